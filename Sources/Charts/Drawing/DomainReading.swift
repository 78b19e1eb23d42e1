import Foundation
import LayoutEngine
import Views

/// Reads an axis' domain and its round values off the data and what was asked for.
struct DomainReading {
    private let data: [Datum]
    private let setting: ChartConfiguration.AxisSetting
    private let asked: _ScaleDomainSetting?
    private let calendar: Calendar
    private let isNormalized: Bool

    init(_ model: ChartModel, _ axis: Axis, _ environment: EnvironmentValues) {
        setting = model.setting(axis)
        asked = setting.domain
        var data = model.data(on: axis)
        if let modify = asked?.modify {
            let names = data.contains { $0.category != nil }
            data = names ? modify(data.inOrder) : data + modify(data)
        }
        self.data = data
        calendar = environment.calendar
        let stacked = zip(model.marks, model.stacking.spans)
            .first { $0.1?.axis == axis }?.0.stacking
        isNormalized = stacked == .normalized
    }

    /// Whether the domain was given and nothing widens it.
    var isExplicit: Bool { asked?.data != nil }

    var isReversed: Bool {
        if let asked, asked.isReversed { return true }
        guard let given = asked?.data, let first = given.first?.number,
            let last = given.last?.number
        else { return false }
        return first > last
    }

    /// Nil where there is nothing to place.
    func domain(parts: [AxisPart]) -> PositionScale.Domain? {
        let data = asked?.data ?? data
        if data.contains(where: { $0.category != nil }) {
            return .categories(data.compactMap(\.category).inOrder)
        }
        let numbers = data.compactMap(\.number).filter(\.isFinite)
        guard let low = numbers.min(), let high = numbers.max() else { return nil }
        if data.contains(where: \.isDate) { return .dates(low...high) }
        return .numbers(isExplicit ? low...high : widened(low, high, numbers))
    }

    /// Zero belongs to an axis of numbers unless it was asked not to.
    private func widened(_ low: Double, _ high: Double, _ numbers: [Double]) -> ClosedRange<Double>
    {
        if setting.type?.isLogarithmic ?? false {
            let positive = numbers.filter { $0 > 0 }
            guard let low = positive.min(), let high = positive.max() else { return 1...10 }
            return low < high ? low...high : low...low * 10
        }
        var (low, high) = (low, high)
        if asked?.includesZero ?? true { (low, high) = (min(low, 0), max(high, 0)) }
        if low == high { high = low + 1 }
        return low...high
    }

    // MARK: Values

    /// - Returns: The values within the domain or beyond it, and those of them to which it reaches.
    func values(
        _ values: AxisMarkValues, in domain: PositionScale.Domain, automaticCount: Int
    ) -> (data: [Datum], reached: [Datum], format: AxisFormat) {
        switch domain {
        case .categories(let names):
            if case .given(let data) = values.kind { return (data, [], .name) }
            return (names.map { .category($0) }, [], .name)
        case .numbers(let range): return numbers(values, in: range, automaticCount)
        case .dates(let range): return dates(values, in: range, automaticCount)
        }
    }

    private func numbers(
        _ values: AxisMarkValues, in range: ClosedRange<Double>, _ automaticCount: Int
    ) -> (data: [Datum], reached: [Datum], format: AxisFormat) {
        let rounds = (values.roundsLowerBound ?? true, values.roundsUpperBound ?? true)
        let ticks: NumberTicks
        switch values.kind {
        case .given(let data):
            let digits = data.compactMap(\.number).map(Self.fractionDigits).max() ?? 0
            return (data, data, isNormalized ? .percent : .number(digits))
        case .dateStride: return ([], [], .name)
        case .numberStride(let step):
            ticks = NumberTicks(
                covering: range, step: step, roundsLowerBound: rounds.0 && !isExplicit,
                roundsUpperBound: rounds.1 && !isExplicit)
        case .automatic(let count, let minimum):
            if setting.type?.isLogarithmic ?? false {
                let powers = Self.powers(in: range).map { Datum.number($0) }
                return (powers, powers, .number(range.lowerBound < 1 ? 2 : 0))
            }
            ticks = NumberTicks(
                covering: range, desiredCount: count ?? automaticCount, minimumStep: minimum,
                roundsLowerBound: rounds.0 && !isExplicit,
                roundsUpperBound: rounds.1 && !isExplicit)
        }
        let data = ticks.values.map { Datum.number($0) }
        return (data, data, isNormalized ? .percent : .number(ticks.fractionDigits))
    }

    private func dates(
        _ values: AxisMarkValues, in range: ClosedRange<Double>, _ automaticCount: Int
    ) -> (data: [Datum], reached: [Datum], format: AxisFormat) {
        let dates =
            Date(
                timeIntervalSinceReferenceDate: range.lowerBound)...Date(
                timeIntervalSinceReferenceDate: range.upperBound)
        let stride: DateStride
        var calendar = calendar
        var aligns = false
        switch values.kind {
        case .given(let data):
            let stride = DateStride.automatic(
                covering: dates, desiredCount: max(data.count, 2), calendar: calendar)
            return (data, data, .date(stride))
        case .numberStride: return ([], [], .name)
        case .dateStride(let asked, let other):
            stride = asked
            calendar = other ?? calendar
        case .automatic(let count, let minimum):
            stride = .automatic(
                covering: dates, desiredCount: count ?? automaticCount, minimumLength: minimum,
                calendar: calendar)
            aligns = true
        }
        let rounds = (values.roundsLowerBound ?? false, values.roundsUpperBound ?? false)
        let data = stride.dates(
            covering: dates, calendar: calendar, roundsLowerBound: rounds.0,
            roundsUpperBound: rounds.1, aligns: aligns
        ).map(\.datum)
        return (data, rounds.0 || rounds.1 ? data : [], .date(stride))
    }

    private static func powers(in range: ClosedRange<Double>) -> [Double] {
        guard range.lowerBound > 0 else { return [] }
        let first = Int(log10(range.lowerBound).rounded(.down))
        let last = Int(log10(range.upperBound).rounded(.up))
        return last - first < 40 ? (first...last).map { pow(10, Double($0)) } : []
    }

    private static func fractionDigits(_ value: Double) -> Int {
        (0...6).first { digits in
            let scaled = value * pow(10, Double(digits))
            return abs(scaled - scaled.rounded()) < 1e-6 * max(abs(scaled), 1)
        } ?? 6
    }
}
