import Foundation
import Graphics
import Views

/// A shape that stands for a point.
public protocol ChartSymbolShape: Shape {
    /// The part of the unit square that the shape seems to fill: symbols of one size seem alike
    /// large.
    nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    /// The shape's outline, all of it inside.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        StrokedSymbol(base: self, lineWidth: max(lineWidth, 0))
    }

    /// Only the pen's width counts.
    nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        strokeBorder(lineWidth: style.lineWidth)
    }
}

extension Circle: ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The shapes that charts choose from by themselves.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Kind: Hashable, Sendable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let kind: Kind

    nonisolated init(kind: Kind) { self.kind = kind }

    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    nonisolated public func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square:
            // Of the circle's area.
            Path(rect.insetBy(dx: rect.width * 0.057, dy: rect.height * 0.057))
        case .triangle: Self.polygon(3, in: rect, scale: 1.2)
        case .diamond: Self.polygon(4, in: rect, scale: 1.2)
        case .pentagon: Self.polygon(5, in: rect, scale: 1.1)
        case .plus: Self.bars(2, turnedBy: 0, in: rect)
        case .cross: Self.bars(2, turnedBy: .pi / 4, in: rect)
        case .asterisk: Self.bars(3, turnedBy: .pi / 2, in: rect)
        }
    }

    /// Corners on an ellipse, the first one on top.
    nonisolated private static func polygon(
        _ count: Int, in rect: CGRect, scale: CGFloat
    ) -> Path {
        var path = Path()
        path.addLines(
            (0..<count).map { corner in
                let angle = CGFloat(corner) / CGFloat(count) * 2 * .pi - .pi / 2
                return CGPoint(
                    x: rect.midX + cos(angle) * rect.width / 2 * scale,
                    y: rect.midY + sin(angle) * rect.height / 2 * scale)
            })
        path.closeSubpath()
        return path
    }

    /// Bars through the middle, evenly turned.
    nonisolated private static func bars(
        _ count: Int, turnedBy first: CGFloat, in rect: CGRect
    ) -> Path {
        var path = Path()
        let bar = CGRect(
            x: -rect.width / 2, y: -rect.height / 6, width: rect.width, height: rect.height / 3)
        for index in 0..<count {
            let angle = first + CGFloat(index) / CGFloat(count) * .pi
            path.addRect(
                bar,
                transform: CGAffineTransform(translationX: rect.midX, y: rect.midY)
                    .rotated(by: angle))
        }
        return path
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A symbol of a type that is not known.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let base: any ChartSymbolShape

    nonisolated public init(_ shape: some ChartSymbolShape) { base = shape }

    public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    /// With what is inside, where the shape is open there.
    var hollowOutline: ((CGRect) -> Path)? { (base as? any HollowSymbol)?.outline }
}

/// A symbol that is open inside.
private protocol HollowSymbol {
    func outline(in rect: CGRect) -> Path
}

/// A symbol's outline as a filled ring.
private struct StrokedSymbol<Base: ChartSymbolShape>: ChartSymbolShape, HollowSymbol {
    let base: Base
    let lineWidth: CGFloat

    func outline(in rect: CGRect) -> Path { lineWidth > 0 ? base.path(in: rect) : Path() }

    var perceptualUnitRect: CGRect { base.perceptualUnitRect }

    nonisolated func path(in rect: CGRect) -> Path {
        var path = base.path(in: rect)
        let inner = rect.insetBy(dx: lineWidth, dy: lineWidth)
        guard lineWidth > 0 else { return Path() }
        guard inner.width > 0, inner.height > 0 else { return path }
        // Turned over, it runs the other way round and leaves its inside free.
        let turn = CGAffineTransform(translationX: 2 * rect.midX, y: 0).scaledBy(x: -1, y: 1)
        path.addPath(base.path(in: inner), transform: turn)
        return path
    }
}

/// What stands for a point.
enum MarkSymbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
}
