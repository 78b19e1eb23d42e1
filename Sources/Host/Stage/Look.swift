import Foundation
import LayoutEngine
import Views
import Widgets

/// How an entry is drawn.
package struct Look: Hashable {
    package var scheme: ColorScheme
    package var mode: WidgetRenderingMode
    package var scale: CGFloat
    package var dynamicType: DynamicTypeSize
    package var direction: LayoutDirection

    package init(
        scheme: ColorScheme, mode: WidgetRenderingMode, scale: CGFloat,
        dynamicType: DynamicTypeSize, direction: LayoutDirection
    ) {
        self.scheme = scheme
        self.mode = mode
        self.scale = scale
        self.dynamicType = dynamicType
        self.direction = direction
    }
}

extension LayoutDirection {
    /// The direction of a locale's script, told by its language and script alone.
    package init(ofLocale identifier: String) {
        let parts = identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
        let languages: Set = ["ar", "he", "iw", "fa", "ur", "yi", "ps", "ug", "dv", "ckb", "sd"]
        let scripts: Set = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo"]
        let script = parts.dropFirst().first { $0.count == 4 }
        let isRightToLeft =
            script.map(scripts.contains) ?? languages.contains(parts.first?.lowercased() ?? "")
        self = isRightToLeft ? .rightToLeft : .leftToRight
    }
}
