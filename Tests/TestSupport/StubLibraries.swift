import Foundation
import Graphics
import Views

/// One square for each known name.
package final class StubSymbols: SymbolLibrary {
    private let known: Set<String>

    package init(known: Set<String> = ["star"]) { self.known = known }

    package func symbol(for request: SymbolRequest) -> SymbolAnswer {
        let square = Symbol(
            size: CGSize(width: 1, height: 1), baseline: 0.85,
            layers: [.init(.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), FillStyle()))])
        return known.contains(request.name)
            ? .found(square) : .unknown(placeholder: square, suggestions: known.sorted())
    }
}

/// No assets and no translations.
package final class NoResources: ResourceLibrary {
    package init() {}
    package func image(
        named name: String, isDark: Bool, scale: CGFloat
    ) -> (bitmap: Bitmap, scale: CGFloat)? { nil }
    package func color(named name: String, isDark: Bool) -> RGBA? { nil }
    package func string(forKey key: String, table: String?, locale: Locale) -> String? { nil }
    package func suggestions(for name: String) -> [String] { [] }
}
