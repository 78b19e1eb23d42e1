import Foundation
import Views

/// A sector of a pie or a ring, as wide as its value's part of the whole.
public struct SectorMark {
    private let mark: Mark

    /// - Parameters:
    ///   - innerRadius: A ratio and an inset are of the plot's radius; none without it.
    ///   - angularInset: Points that are left free at each straight side.
    nonisolated public init<A: Plottable>(
        angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        var mark = Mark(
            .sector, x: .fixed(start: nil, end: nil), y: .fixed(start: nil, end: nil))
        mark.sector = SectorShape(
            value: angle.field, innerRadius: innerRadius, outerRadius: outerRadius,
            inset: angularInset ?? 0)
        self.mark = mark
    }
}

extension SectorMark: _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { marks.marks.append(mark) }
}

/// What a sector asks for.
struct SectorShape {
    var value: PlottedField
    var innerRadius: MarkDimension
    var outerRadius: MarkDimension
    /// Points.
    var inset: CGFloat
}
