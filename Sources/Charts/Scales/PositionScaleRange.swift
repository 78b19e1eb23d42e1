import Foundation

/// What the values of a scale become.
public protocol ScaleRange {
    associatedtype VisualValue
}

/// The part of the plot that an axis covers.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
    func _padding(in length: CGFloat) -> PlotDimensionScaleRange
}

/// All of the plot's width or height, without a padding at each end.
public struct PlotDimensionScaleRange: PositionScaleRange, Hashable, Sendable {
    public typealias VisualValue = CGFloat
    package var startPadding: CGFloat
    package var endPadding: CGFloat

    init(startPadding: CGFloat, endPadding: CGFloat) {
        self.startPadding = startPadding.isFinite ? startPadding : 0
        self.endPadding = endPadding.isFinite ? endPadding : 0
    }

    public func _padding(in length: CGFloat) -> PlotDimensionScaleRange { self }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
    }

    public static func plotDimension(
        startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
    }
}

extension ClosedRange: ScaleRange { public typealias VisualValue = Bound }

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public func _padding(in length: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: lowerBound, endPadding: length - upperBound)
    }
}

extension Array: ScaleRange { public typealias VisualValue = Element }

extension Array: PositionScaleRange where Element == CGFloat {
    public func _padding(in length: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(
            startPadding: first ?? 0, endPadding: length - (last ?? length))
    }
}
