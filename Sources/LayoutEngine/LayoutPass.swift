import Foundation
import Graphics

/// Runs layout over a tree of nodes.
package enum LayoutPass {
    /// Places `node` into `bounds`: it is offered their size, and what it takes is aligned in them.
    package static func layout(
        _ node: Node, in bounds: CGRect, alignment: Alignment = .center, context: LayoutContext
    ) -> PlacedNode {
        context.containerSize = bounds.size
        let tree = LayoutTree(
            Node(
                .container(
                    FrameLayout(
                        width: bounds.width, height: bounds.height, alignment: alignment), [node],
                    .stacked),
                name: "Root", layoutDirection: node.layoutDirection),
            context: context)
        return withExtendedLifetime(tree) {
            tree.root.placed(
                at: bounds.origin, size: bounds.size, proposal: ProposedViewSize(bounds.size),
                in: Surroundings()
            ).children[0]
        }
    }

    /// The size `node` takes for `proposal`.
    package static func size(
        of node: Node, proposal: ProposedViewSize, context: LayoutContext
    ) -> CGSize {
        let tree = LayoutTree(node, context: context)
        return withExtendedLifetime(tree) { tree.root.sizeThatFits(proposal) }
    }
}
