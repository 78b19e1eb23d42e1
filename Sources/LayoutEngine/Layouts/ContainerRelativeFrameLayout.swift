import Foundation

/// A frame whose lengths follow from those of the container around everything, which in a widget
/// is the widget without its margins.
package struct ContainerRelativeFrameLayout: Framing {
    private let axes: Axis.Set
    private let alignment: Alignment
    private let length: (CGFloat, Axis) -> CGFloat

    /// - Parameter length: Of the frame, from the container's length along an axis.
    package init(
        _ axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat
    ) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    private func frame(_ subviews: Subviews) -> FrameLayout {
        func length(_ axis: Axis) -> CGFloat? {
            guard axes.contains(Axis.Set(axis)), let container = subviews.containerSize else {
                return nil
            }
            return max(self.length(container[axis], axis), 0)
        }
        return FrameLayout(
            width: length(.horizontal), height: length(.vertical), alignment: alignment)
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        frame(subviews).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        frame(subviews).placeSubviews(
            in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        frame(subviews).spacing(subviews: subviews, cache: &cache)
    }
}

extension ContainerRelativeFrameLayout: GuidePassing {}
