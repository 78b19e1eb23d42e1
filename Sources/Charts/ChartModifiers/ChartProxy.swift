import Foundation
import LayoutEngine
import Views

/// A chart's scales and the place of its plot. Positions are of the plot, points from its top
/// leading corner.
public struct ChartProxy {
    let scales: ChartScales
    /// In the picture.
    let plot: CGRect

    public var plotAreaSize: CGSize { plot.size }
    public var plotSize: CGSize { plot.size }
    public var plotAreaFrame: Anchor<CGRect> { Anchor(frame: plot) }
    public var plotFrame: Anchor<CGRect>? { Anchor(frame: plot) }
    public var plotContainerFrame: Anchor<CGRect>? { Anchor(frame: plot) }

    // MARK: Positions

    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        scales.x?.position(of: value.datum, in: plot.width)
    }

    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        scales.y?.position(of: value.datum, in: plot.height)
    }

    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        range(value.datum, scales.x, plot.width)
    }

    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        range(value.datum, scales.y, plot.height)
    }

    private func range(
        _ datum: Datum, _ scale: PositionScale?, _ length: CGFloat
    ) -> ClosedRange<CGFloat>? {
        scale?.stretch(of: PlottedField(datum), in: length)
            ?? scale?.position(of: datum, in: length).map { $0...$0 }
    }

    // MARK: Values

    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        scales.x?.datum(at: position, in: plot.width).flatMap { P(datum: $0) }
    }

    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        scales.y?.datum(at: position, in: plot.height).flatMap { P(datum: $0) }
    }

    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self),
            let y = value(atY: position.y, as: Y.self)
        else { return nil }
        return (x, y)
    }

    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        scales.foreground.style(of: value.datum)
    }
}
