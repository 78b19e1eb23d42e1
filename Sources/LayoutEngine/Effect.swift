import Foundation
import Graphics

/// A change in how a node is drawn, which layout does not notice.
package protocol Effect {
    /// Sets on `group`, which holds the node's items, what the effect does to them. `frame` is the
    /// node's, in the same coordinates as the items.
    func apply(to group: inout DisplayGroup, in frame: CGRect)

    /// How what is drawn moves, in the coordinates of `frame`: views within are told of their place
    /// as it is drawn.
    func transform(in frame: CGRect) -> CGAffineTransform

    /// The effect once the place of the view is known.
    func placed(in frame: CGRect, _ surroundings: Surroundings) -> any Effect
}

extension Effect {
    package func transform(in frame: CGRect) -> CGAffineTransform { .identity }
    package func placed(in frame: CGRect, _ surroundings: Surroundings) -> any Effect { self }
}

/// Content that is made once its size is known.
package protocol DeferredContent {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether the views beside it must have their places first.
    var waitsForSiblings: Bool { get }

    /// The nodes for the place. They lie at its frame's top leading corner, and each is offered all
    /// of it.
    func nodes(at place: DeferredPlace) -> [Node]
}

extension DeferredContent {
    package var waitsForSiblings: Bool { false }
}
