import Foundation
import Graphics

/// A view whose environment is decided: what layout and drawing work on.
///
/// The name is public because views' hidden requirement hands nodes on; nothing in it is.
///
/// Nodes are made, laid out and recorded on one thread; only display lists travel. Hence
/// `@unchecked`.
public struct Node: @unchecked Sendable {
    package enum Kind {
        /// Something that is measured and drawn as a whole.
        case leaf(any Leaf)
        /// Children under a layout.
        case container(any Layout, [Node], Composition)
        /// One child drawn in another way; layout does not notice.
        indirect case effect(any Effect, Node)
        /// Content that waits for its size.
        case deferred(any DeferredContent)
    }

    /// How a container's children become one picture.
    package enum Composition: Hashable, Sendable {
        /// One over the other, in order of `zIndex`.
        case stacked
        /// The first, seen through the alpha of the second.
        case masked
    }

    package var kind: Kind
    package var traits = NodeTraits()
    /// The view's name in reports and paths, for example `Text`.
    package var name: String
    package var layoutDirection: LayoutDirection

    package init(_ kind: Kind, name: String, layoutDirection: LayoutDirection = .leftToRight) {
        self.kind = kind
        self.name = name
        self.layoutDirection = layoutDirection
    }

    /// What a stack goes by: a modifier's word, or the view's own. A frame around a spacer is an
    /// ordinary view (truth, `ha.medium-3tiles`).
    var layoutPriority: Double {
        if let priority = traits.layoutPriority { return priority }
        switch kind {
        case .leaf(let leaf): return leaf.layoutPriority
        case .effect(_, let child): return child.layoutPriority
        case .container, .deferred: return 0
        }
    }

    /// This node under a unary layout. Its traits move to the outer node, where a stack looks for
    /// them.
    package func wrapped(
        in layout: some Layout, name: String, layoutDirection: LayoutDirection
    ) -> Node {
        var inner = self
        inner.traits = traits.staying
        var outer = Node(
            .container(layout, [inner], .stacked), name: name, layoutDirection: layoutDirection)
        outer.traits = traits.moving
        return outer
    }

    /// This node, drawn through an effect.
    package func drawn(with effect: any Effect, name: String) -> Node {
        var inner = self
        inner.traits = traits.staying
        var outer = Node(.effect(effect, inner), name: name, layoutDirection: layoutDirection)
        outer.traits = traits.moving
        return outer
    }
}
