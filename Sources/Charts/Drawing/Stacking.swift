import Foundation
import LayoutEngine

/// Where the values of bars and areas lie once they are put onto each other.
struct Stacking {
    /// What a mark covers of the axis its value is on.
    struct Span {
        var axis: Axis
        var start: Double
        var end: Double
        /// Whether nothing lies beyond the mark's end, and nothing before its start.
        var isOutermost = true
        /// Whether the mark stands on zero.
        var standsOnZero = true
    }

    /// One for each mark; nil where a mark's place says all.
    private(set) var spans: [Span?]

    private struct Pile: Hashable {
        var kind: Mark.Kind
        var axis: Axis
        var field: PlottedField?
        var group: Datum?
    }

    private struct Height {
        var up = 0.0
        var down = 0.0
        var total = 0.0
        var lastUp: Int?
        var lastDown: Int?
    }

    init(_ marks: [Mark], seriesOrder: (Mark) -> Int) {
        spans = Array(repeating: nil, count: marks.count)
        var values: [(index: Int, pile: Pile, value: Double)] = []
        var piles: [Pile: Height] = [:]
        for (index, mark) in marks.enumerated() {
            guard let axis = mark.valueAxis, let method = mark.stacking?.kind,
                let value = mark.place(on: axis).value?.datum.number, value.isFinite
            else { continue }
            if method == .unstacked {
                spans[index] = Span(axis: axis, start: 0, end: value)
                continue
            }
            let other = mark.place(on: axis.across).value
            let pile = Pile(
                kind: mark.kind, axis: axis, field: other, group: mark.style.positionBy?.value)
            values.append((index, pile, value))
            piles[pile, default: Height()].total += abs(value)
        }
        // An area lies on the one before it, whatever the order of its points.
        values = values.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            guard marks[first.index].kind == .area, marks[second.index].kind == .area else {
                return left.offset < right.offset
            }
            let orders = (seriesOrder(marks[first.index]), seriesOrder(marks[second.index]))
            return orders.0 == orders.1 ? left.offset < right.offset : orders.0 < orders.1
        }.map(\.element)
        for (index, pile, value) in values {
            stack(index, value, marks[index].stacking?.kind ?? .standard, onto: &piles[pile]!, pile)
        }
    }

    private mutating func stack(
        _ index: Int, _ value: Double, _ method: MarkStackingMethod.Kind,
        onto height: inout Height, _ pile: Pile
    ) {
        let part = method == .normalized && height.total > 0 ? value / height.total : value
        let isUp = part >= 0
        let start = isUp ? height.up : height.down
        if isUp { height.up += part } else { height.down += part }
        let shift = method == .center ? -height.total / 2 : 0
        if let before = isUp ? height.lastUp : height.lastDown {
            spans[before]?.isOutermost = false
        }
        if isUp { height.lastUp = index } else { height.lastDown = index }
        spans[index] = Span(
            axis: pile.axis, start: start + shift, end: start + part + shift,
            standsOnZero: start == 0 && method != .center)
    }
}

extension Mark {
    func place(on axis: Axis) -> Place { axis == .horizontal ? x : y }

    /// The axis along which a bar or an area stretches from zero to its value; nil where it covers
    /// intervals or cells.
    var valueAxis: Axis? {
        guard kind == .bar || kind == .area else { return nil }
        func isNumber(_ place: Place) -> Bool {
            guard let field = place.value, field.end == nil, !field.datum.isDate else {
                return false
            }
            return field.datum.number != nil
        }
        switch (x, y) {
        case (.value, .value): return isNumber(y) ? .vertical : isNumber(x) ? .horizontal : nil
        case (.value, .fixed): return isNumber(x) ? .horizontal : nil
        case (.fixed, .value): return isNumber(y) ? .vertical : nil
        default: return nil
        }
    }

    /// Which line or area a point belongs to.
    var seriesKey: [Datum?] {
        [series, series == nil ? style.foregroundBy : nil, style.symbolBy, style.lineBy]
    }
}

extension Axis {
    var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
