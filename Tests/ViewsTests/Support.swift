import Foundation
import Graphics
import LayoutEngine
import TestSupport

@testable import Views

/// Knows the symbols it is given; each is a filled square, one em wide.
final class SymbolTable: SymbolLibrary, @unchecked Sendable {
    let known: [String: Symbol]
    private(set) var requests: [SymbolRequest] = []

    init(_ known: [String: Symbol] = [:]) { self.known = known }

    static let square = Symbol(
        size: CGSize(width: 1, height: 1), baseline: 0.8,
        layers: [.init(.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), FillStyle()))])

    func symbol(for request: SymbolRequest) -> SymbolAnswer {
        requests.append(request)
        guard let symbol = known[request.name] else {
            return .unknown(placeholder: Self.square, suggestions: ["square", "circle"])
        }
        return .found(symbol)
    }
}

/// Assets and translations held in memory.
final class StubResources: ResourceLibrary {
    var colors: [String: (light: RGBA, dark: RGBA)] = [:]
    var images: [String: (bitmap: Bitmap, scale: CGFloat)] = [:]

    func image(
        named name: String, isDark: Bool, scale: CGFloat
    ) -> (bitmap: Bitmap, scale: CGFloat)? { images[name] }

    func color(named name: String, isDark: Bool) -> RGBA? {
        colors[name].map { isDark ? $0.dark : $0.light }
    }

    func string(forKey key: String, table: String?, locale: Locale) -> String? { nil }
    func suggestions(for name: String) -> [String] { (Array(colors.keys) + Array(images.keys)).sorted() }
}

@MainActor
func makeContext(
    symbols: SymbolTable = SymbolTable(), resources: StubResources = StubResources(),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> ResolveContext {
    var environment = EnvironmentValues()
    change(&environment)
    return ResolveContext(
        environment: environment, scope: ResolveScope(symbols: symbols, resources: resources))
}

/// The view's nodes, laid out in a box of `size`.
@MainActor
func place(
    _ view: some View, in size: CGSize, context: ResolveContext? = nil
) -> PlacedNode {
    let nodes = view.nodes(in: context ?? makeContext())
    let root =
        nodes.count == 1
        ? nodes[0]
        : Node(.container(ZStackLayout(alignment: .center), nodes, .stacked), name: "ZStack")
    return LayoutPass.layout(
        root, in: CGRect(origin: .zero, size: size), context: layoutContext)
}

var layoutContext: LayoutContext {
    LayoutContext(typesetter: SquareTypesetter(), displayScale: 3)
}

extension PlacedNode {
    /// All leaves, in drawing order.
    var leaves: [(leaf: any Leaf, frame: CGRect)] {
        if case .leaf(let leaf) = content { return [(leaf, frame)] }
        return children.flatMap(\.leaves)
    }

    /// What the leaves draw, without the effects around them.
    var items: [DisplayItem] {
        leaves.flatMap { $0.leaf.display(in: $0.frame, context: layoutContext) }
    }
}

/// The color a single filled item has.
func fillColor(_ items: [DisplayItem]) -> RGBA? {
    guard case .fill(_, _, let paint)? = items.first else { return nil }
    return paint.solidColor
}
