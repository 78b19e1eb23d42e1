import Foundation
import Graphics
import Views

/// No assets and no translations: a package's views bring none by name.
final class EmptyResources: ResourceLibrary {
    func image(
        named name: String, isDark: Bool, scale: CGFloat
    ) -> (bitmap: Bitmap, scale: CGFloat)? { nil }
    func color(named name: String, isDark: Bool) -> RGBA? { nil }
    func string(forKey key: String, table: String?, locale: Locale) -> String? { nil }
    func suggestions(for name: String) -> [String] { [] }
}
