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

/// What modifiers say about a view to its container, to the report and to the host.
package struct NodeTraits {
    /// Nil where nobody set one: then the view's own counts, 0 for all but spacers.
    package var layoutPriority: Double?
    package var zIndex: Double = 0
    package var layoutValues: [ObjectIdentifier: Any] = [:]

    /// Names under which views within ask for this one's frame.
    package var coordinateSpaces: [AnyHashable] = []
    /// In the order in which modifiers made them.
    package var preferences: [PreferenceChange] = []
    /// Called once the view and all in it have their places.
    package var placementActions: [(PlacedNode, Surroundings) -> Void] = []

    /// From `.id(_:)` or `.accessibilityIdentifier(_:)`.
    package var identifier: String?
    package var accessibilityLabel: String?
    /// Where a tap on the view leads.
    package var link: String?
    package var findings: [Finding] = []
    /// Belongs to the accent group in accented rendering.
    package var isAccentable = false

    package init() {}

    /// The part that goes to an outer node when the view is wrapped.
    fileprivate var moving: NodeTraits {
        var traits = NodeTraits()
        traits.layoutPriority = layoutPriority
        traits.zIndex = zIndex
        traits.layoutValues = layoutValues
        return traits
    }

    /// The part that stays with the view itself.
    fileprivate var staying: NodeTraits {
        var traits = self
        traits.layoutPriority = nil
        traits.zIndex = 0
        traits.layoutValues = [:]
        return traits
    }
}
