import Foundation
import Graphics
import LayoutEngine
import Views

/// One axis of a chart of some size: its scale, and the values that it marks.
struct AxisModel {
    /// Marks at some values, which `AxisMarks` asked for.
    struct Group {
        var part: AxisPart
        var values: [AxisValue]
        /// How values are written where nobody says.
        var format: AxisFormat
    }

    let axis: Axis
    let scale: PositionScale
    private(set) var groups: [Group] = []

    /// - Parameter length: Of the plot, about; it decides how many values are marked.
    init?(_ model: ChartModel, _ axis: Axis, length: CGFloat, _ environment: EnvironmentValues) {
        self.axis = axis
        let setting = model.setting(axis)
        let isHidden = setting.visibility == .hidden
        let parts = isHidden ? [] : setting.parts ?? [AxisPart()]
        let reading = DomainReading(model, axis, environment)
        guard var domain = reading.domain(parts: parts) else { return nil }

        let automaticCount = ChartMetrics.desiredCount(
            length: length, isVertical: axis == .vertical)
        for part in parts {
            let marked = reading.values(part.values, in: domain, automaticCount: automaticCount)
            if !reading.isExplicit { domain = domain.including(marked.reached) }
            let values = marked.data.filter { domain.contains($0) }
            groups.append(
                Group(
                    part: part,
                    values: values.enumerated().map {
                        AxisValue(index: $0.offset, count: values.count, datum: $0.element)
                    }, format: marked.format))
        }
        scale = PositionScale(
            domain: domain, transform: setting.type ?? .linear, isVertical: axis == .vertical,
            isReversed: reading.isReversed, range: setting.range)
    }
}

extension AxisModel {
    /// A value with all that is drawn for it.
    struct Marked {
        var value: AxisValue
        /// The value after it.
        var next: Datum?
        var elements: [AxisElement]
        var group: Group
    }

    func marked() -> [Marked] {
        groups.flatMap { group in
            group.values.map { value in
                let next = value.index + 1
                return Marked(
                    value: value,
                    next: group.values.indices.contains(next) ? group.values[next].datum : nil,
                    elements: elements(of: value, group), group: group)
            }
        }
    }

    private func elements(of value: AxisValue, _ group: Group) -> [AxisElement] {
        guard let marks = group.part.marks else { return defaultElements(of: value, group) }
        var list = _AxisMarkList(value: value)
        marks(value)._gather(into: &list)
        return list.elements
    }

    /// Names have a label only. Others have a line through the plot, and on the horizontal axis a
    /// tick that goes on with it.
    private func defaultElements(of value: AxisValue, _ group: Group) -> [AxisElement] {
        var list = _AxisMarkList(value: value)
        if !scale.isBanded {
            AxisGridLine(stroke: group.part.stroke)._gather(into: &list)
            if axis == .horizontal { AxisTick(stroke: group.part.stroke)._gather(into: &list) }
        }
        let label = AxisLabel(
            content: group.part.label?(value), collision: .automatic, orientation: .automatic)
        list.elements.append(AxisElement(kind: .label(label)))
        return list.elements
    }

    var gridStroke: StrokeStyle {
        StrokeStyle(
            lineWidth: ChartMetrics.gridLineWidth,
            dash: axis == .horizontal ? ChartMetrics.gridLineDash : [])
    }

    /// - Parameter centered: Between the value and the one after it, or the axis' end.
    func position(of marked: Marked, centered: Bool, in length: CGFloat) -> CGFloat? {
        guard let place = scale.position(of: marked.value.datum, in: length) else { return nil }
        guard centered, !scale.isBanded, let bounds = scale.bounds else { return place }
        let next = marked.next?.number ?? bounds.upperBound
        guard let end = scale.position(next, in: length), abs(end - place) > 1e-6 else {
            return nil
        }
        return (place + end) / 2
    }
}

extension AxisElement {
    @MainActor
    func paint(in box: CGRect, _ context: ResolveContext) -> Paint {
        if let foreground { return context.resolve(foreground).paint(in: box) }
        return context.resolve(ChartMetrics.gridLineColor).paint(in: box)
    }
}

/// How an axis writes its values by itself.
enum AxisFormat {
    case name
    /// Digits after the point.
    case number(Int)
    case percent
    case date(DateStride)

    func text(_ datum: Datum, _ environment: EnvironmentValues) -> Text {
        switch (self, datum.storage) {
        case (_, .category(let name)): return Text(verbatim: name)
        case (.percent, .number(let value)):
            return Text(
                value,
                format: FloatingPointFormatStyle<Double>.Percent.percent
                    .precision(.fractionLength(0)))
        case (.number(let digits), .number(let value)):
            return Text(
                value,
                format: FloatingPointFormatStyle<Double>.number
                    .precision(.fractionLength(digits)))
        case (_, .number(let value)):
            return Text(value, format: FloatingPointFormatStyle<Double>.number)
        case (.date(let stride), .date(let seconds)):
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            return Text(date, format: Self.format(stride))
        case (_, .date(let seconds)):
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            return Text(date, format: .dateTime.month().day())
        }
    }

    private static func format(_ stride: DateStride) -> Date.FormatStyle {
        switch stride.component {
        case .nanosecond, .second: .dateTime.minute().second()
        case .minute: .dateTime.hour().minute()
        case .hour: .dateTime.hour()
        case .day, .weekday, .weekdayOrdinal, .weekOfYear, .weekOfMonth: .dateTime.month().day()
        case .month, .quarter: .dateTime.month()
        default: .dateTime.year()
        }
    }
}

extension PositionScale.Domain {
    /// The domain with numbers and dates that lie beyond it.
    func including(_ data: [Datum]) -> PositionScale.Domain {
        let numbers = data.compactMap(\.number)
        switch self {
        case .numbers(let range): return .numbers(range.including(numbers))
        case .dates(let range): return .dates(range.including(numbers))
        case .categories: return self
        }
    }

    func contains(_ datum: Datum) -> Bool {
        switch self {
        case .numbers(let range), .dates(let range):
            guard let value = datum.number else { return false }
            let slack = (range.upperBound - range.lowerBound) * 1e-9
            return value >= range.lowerBound - slack && value <= range.upperBound + slack
        case .categories(let names): return datum.category.map(names.contains) ?? false
        }
    }
}

extension ClosedRange where Bound == Double {
    func including(_ values: [Double]) -> ClosedRange {
        let low = values.min() ?? lowerBound
        let high = values.max() ?? upperBound
        return Swift.min(lowerBound, low)...Swift.max(upperBound, high)
    }
}
