import Foundation
import Graphics
import LayoutEngine

/// A 2D shape that fits itself into a rectangle. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in `rect`.
    func path(in rect: CGRect) -> Path

    static var role: ShapeRole { get }

    /// What becomes of the outline where the layout runs from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The outline where it depends on more than the rectangle, or is drawn with a pen.
    func _outline(in rect: CGRect, _ surroundings: _ShapeSurroundings) -> _ShapeOutline
}

/// What a shape is there for.
public enum ShapeRole: Hashable, Sendable {
    case fill
    case stroke
    case separator
}

/// What becomes of a view's drawing where the layout runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    /// Drawn for left to right, turned over for right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// What a shape's outline may depend on beside its rectangle.
public struct _ShapeSurroundings {
    package var container: ContainerShape?
    package var layoutDirection: LayoutDirection

    package init(container: ContainerShape? = nil, layoutDirection: LayoutDirection = .leftToRight)
    {
        self.container = container
        self.layoutDirection = layoutDirection
    }

    init(_ environment: EnvironmentValues) {
        container = environment.containerShape
        layoutDirection = environment.layoutDirection
    }
}

/// A path, and the pen that draws it where the shape is its stroke.
public struct _ShapeOutline: Hashable, Sendable {
    package var path: Path
    package var stroke: StrokeStyle?

    package init(_ path: Path, stroke: StrokeStyle? = nil) {
        self.path = path
        self.stroke = stroke
    }

    func mapping(_ change: (Path) -> Path) -> _ShapeOutline {
        _ShapeOutline(change(path), stroke: stroke)
    }
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// All that is offered; 10 points where nothing is (truth, rule 8).
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    nonisolated public func _outline(
        in rect: CGRect, _ surroundings: _ShapeSurroundings
    ) -> _ShapeOutline {
        // Shapes are asked in their own coordinates: many answer from the size alone.
        let path = path(in: CGRect(origin: .zero, size: rect.size))
        return _ShapeOutline(path.offsetBy(dx: rect.minX, dy: rect.minY))
    }

    /// The outline, turned over where the layout's direction asks for it.
    nonisolated func placedOutline(
        in rect: CGRect, _ surroundings: _ShapeSurroundings
    ) -> _ShapeOutline {
        let outline = _outline(in: rect, surroundings)
        guard case .mirrors(in: surroundings.layoutDirection) = layoutDirectionBehavior else {
            return outline
        }
        let turning = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
        return outline.mapping { $0.applying(turning) }
    }
}

extension Shape {
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape of a type that is not known.
public struct AnyShape: Shape {
    private let base: any Shape

    public init<S: Shape>(_ shape: S) { base = shape }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        base.sizeThatFits(proposal)
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    public func _outline(
        in rect: CGRect, _ surroundings: _ShapeSurroundings
    ) -> _ShapeOutline { base._outline(in: rect, surroundings) }
}

/// A path is a shape that keeps its own coordinates, counted from the rectangle's corner.
extension Path: Shape {
    public func path(in rect: CGRect) -> Path {
        rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY)
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
