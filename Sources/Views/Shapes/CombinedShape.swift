import Foundation
import Graphics
import LayoutEngine

/// Two shapes joined, cut or taken away from each other.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation: Sendable {
        case union, intersection, difference, symmetricDifference
        case lineIntersection, lineSubtraction

        func apply(to first: Path, _ second: Path, eoFill: Bool) -> Path {
            switch self {
            case .union: first.union(second, eoFill: eoFill)
            case .intersection: first.intersection(second, eoFill: eoFill)
            case .difference: first.subtracting(second, eoFill: eoFill)
            case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
            case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
            case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
            }
        }
    }

    let first: First
    let second: Second
    let operation: Operation
    let eoFill: Bool

    public func path(in rect: CGRect) -> Path {
        operation.apply(to: first.path(in: rect), second.path(in: rect), eoFill: eoFill)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        first.sizeThatFits(proposal)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    public func _outline(
        in rect: CGRect, _ surroundings: _ShapeSurroundings
    ) -> _ShapeOutline {
        _ShapeOutline(
            operation.apply(
                to: first._outline(in: rect, surroundings).area,
                second._outline(in: rect, surroundings).area, eoFill: eoFill))
    }
}

extension _ShapeOutline {
    /// What is painted, as a path to fill.
    fileprivate var area: Path { stroke.map(path.strokedPath) ?? path }
}

extension Shape {
    /// Both shapes together.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// What is in both shapes.
    nonisolated public func intersection<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// This shape without the other.
    nonisolated public func subtracting<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .difference, eoFill: eoFill)
    }

    /// What is in one shape alone.
    nonisolated public func symmetricDifference<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// The parts of this shape's outline in the other shape, to be stroked.
    nonisolated public func lineIntersection<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// The parts of this shape's outline outside the other shape, to be stroked.
    nonisolated public func lineSubtraction<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}
