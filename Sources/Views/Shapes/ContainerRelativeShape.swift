import Foundation
import Graphics
import LayoutEngine

/// The shape of the container, made smaller as far as this one lies inside it: in a widget a
/// rounded rectangle whose corners run parallel to the widget's own.
public struct ContainerRelativeShape: InsettableShape {
    private var inset: CGFloat = 0

    public init() {}

    /// Without a container, a rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect.inset(by: inset)) }

    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.inset += amount
        return copy
    }

    public func _outline(
        in rect: CGRect, _ surroundings: _ShapeSurroundings
    ) -> _ShapeOutline {
        let rect = rect.inset(by: inset)
        return _ShapeOutline(surroundings.container?.path(in: rect) ?? Path(rect))
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == ContainerRelativeShape {
    nonisolated public static var containerRelative: ContainerRelativeShape {
        ContainerRelativeShape()
    }
}

/// A container's shape, and where it is.
package final class ContainerShape: @unchecked Sendable {
    private let shape: any InsettableShape
    /// In the widget's coordinates; nil until the container has its place. Set on the one thread
    /// that records.
    package var frame: CGRect?

    package init(_ shape: some InsettableShape, frame: CGRect? = nil) {
        self.shape = shape
        self.frame = frame
    }

    /// The container's shape around `rect`, concentric to the container itself.
    func path(in rect: CGRect) -> Path {
        let distance =
            frame.map { frame in
                min(
                    rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
                    frame.maxY - rect.maxY)
            } ?? 0
        let inset = max(distance, 0)
        return Self.path(of: shape, inset: inset, in: rect.inset(by: -inset))
    }

    private static func path<S: InsettableShape>(
        of shape: S, inset: CGFloat, in rect: CGRect
    ) -> Path { shape.inset(by: inset).path(in: rect) }
}

private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
    /// Set by the host to the widget's own shape, and by `containerShape(_:)`.
    package var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// The shape that container-relative shapes in the view follow.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> ModifiedView {
        ModifiedView(self) { content, context in
            let container = ContainerShape(shape)
            let direction = context.environment.layoutDirection
            return content.nodes(in: context.with { $0.containerShape = container }).map { node in
                // Drawn before the content, the marker learns where the container is.
                node.layered(
                    with: Node(.leaf(ContainerMarker(container: container)), name: "Container"),
                    behind: true, alignment: .center, name: "ContainerShape",
                    layoutDirection: direction)
            }
        }
    }
}

/// Tells a container shape its frame; draws nothing.
private struct ContainerMarker: Leaf {
    let container: ContainerShape

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func display(in frame: CGRect, context: LayoutContext) -> [DisplayItem] {
        container.frame = frame
        return []
    }
}
