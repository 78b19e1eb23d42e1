import Foundation
import Graphics
import LayoutEngine
import Views

@MainActor
package func makeContext(
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
package func place(
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

package var layoutContext: LayoutContext {
    LayoutContext(typesetter: SquareTypesetter(), displayScale: 3)
}

extension PlacedNode {
    /// All leaves, in drawing order.
    package var leaves: [(leaf: any Leaf, frame: CGRect)] {
        if case .leaf(let leaf) = content { return [(leaf, frame)] }
        return children.flatMap(\.leaves)
    }

    /// What the leaves draw, without the effects around them.
    package var items: [DisplayItem] {
        leaves.flatMap { $0.leaf.display(in: $0.frame, context: layoutContext) }
    }
}

/// The color a single filled item has.
package func fillColor(_ items: [DisplayItem]) -> RGBA? {
    guard case .fill(_, _, let paint)? = items.first else { return nil }
    return paint.solidColor
}
