import Foundation
import Graphics
import Views

/// Knows the symbols it is given; for others it answers with a square, one em wide.
package final class SymbolTable: SymbolLibrary, @unchecked Sendable {
    private let known: [String: Symbol]
    package private(set) var requests: [SymbolRequest] = []

    package init(_ known: [String: Symbol] = [:]) { self.known = known }

    package static let square = Symbol(
        size: CGSize(width: 1, height: 1), baseline: 0.8,
        layers: [.init(.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), FillStyle()))])

    package func symbol(for request: SymbolRequest) -> SymbolAnswer {
        requests.append(request)
        guard let symbol = known[request.name] else {
            return .unknown(placeholder: Self.square, suggestions: ["square", "circle"])
        }
        return .found(symbol)
    }
}

/// Assets held in memory; no translations.
package final class StubResources: ResourceLibrary {
    package var colors: [String: (light: RGBA, dark: RGBA)] = [:]
    package var images: [String: (bitmap: Bitmap, scale: CGFloat)] = [:]

    package init() {}

    package func image(
        named name: String, isDark: Bool, scale: CGFloat
    ) -> (bitmap: Bitmap, scale: CGFloat)? { images[name] }

    package func color(named name: String, isDark: Bool) -> RGBA? {
        colors[name].map { isDark ? $0.dark : $0.light }
    }

    package func string(forKey key: String, table: String?, locale: Locale) -> String? { nil }

    package func suggestions(for name: String) -> [String] {
        (Array(colors.keys) + Array(images.keys)).sorted()
    }
}
