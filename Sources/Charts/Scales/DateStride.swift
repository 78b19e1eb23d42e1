import Foundation

/// Dates at even steps of a calendar's unit.
package struct DateStride: Hashable {
    package let component: Calendar.Component
    package let count: Int

    package init(_ component: Calendar.Component, count: Int = 1) {
        self.component = component
        self.count = max(count, 1)
    }

    /// More marks than this no axis shows.
    private static let mostDates = 1000

    /// The beginnings of units within a range, from the first one in steps.
    ///
    /// - Parameter aligns: Whether steps start at round places, such as hours divisible by six,
    ///   and not at the first unit of the range.
    package func dates(
        covering range: ClosedRange<Date>, calendar: Calendar, roundsLowerBound: Bool = false,
        roundsUpperBound: Bool = false, aligns: Bool = false
    ) -> [Date] {
        guard
            range.upperBound.timeIntervalSince(range.lowerBound) / approximateLength
                < Double(Self.mostDates),
            var date = calendar.dateInterval(of: component, for: range.lowerBound)?.start
        else { return [] }
        if aligns { date = aligned(date, calendar) }
        var dates: [Date] = []
        while dates.count < Self.mostDates {
            if date >= range.lowerBound || roundsLowerBound {
                if date > range.upperBound {
                    if roundsUpperBound, dates.last.map({ $0 < range.upperBound }) ?? true {
                        dates.append(date)
                    }
                    break
                }
                dates.append(date)
            }
            guard let next = calendar.date(byAdding: component, value: count, to: date), next > date
            else { break }
            date = next
        }
        return dates
    }

    /// The last round place at or before a unit's beginning.
    private func aligned(_ date: Date, _ calendar: Calendar) -> Date {
        guard count > 1 else { return date }
        let value = calendar.component(component, from: date)
        let first = [.month, .day].contains(component) ? 1 : 0
        let excess = (value - first) % count
        return calendar.date(byAdding: component, value: -excess, to: date) ?? date
    }

    /// Seconds.
    package var approximateLength: Double { Self.length(of: component) * Double(count) }

    private static func length(of component: Calendar.Component) -> Double {
        switch component {
        case .nanosecond: 1e-9
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day, .weekday, .weekdayOrdinal: 86400
        case .weekOfYear, .weekOfMonth: 7 * 86400
        case .month: 30.436875 * 86400
        case .quarter: 91.310625 * 86400
        default: 365.2425 * 86400
        }
    }

    private static let automaticSteps: [DateStride] = [
        DateStride(.second), DateStride(.second, count: 5), DateStride(.second, count: 15),
        DateStride(.second, count: 30), DateStride(.minute), DateStride(.minute, count: 5),
        DateStride(.minute, count: 15), DateStride(.minute, count: 30), DateStride(.hour),
        DateStride(.hour, count: 3), DateStride(.hour, count: 6), DateStride(.hour, count: 12),
        DateStride(.day), DateStride(.day, count: 2), DateStride(.weekOfYear), DateStride(.month),
        DateStride(.month, count: 3), DateStride(.month, count: 6), DateStride(.year),
        DateStride(.year, count: 2), DateStride(.year, count: 5), DateStride(.year, count: 10),
        DateStride(.year, count: 20), DateStride(.year, count: 50), DateStride(.year, count: 100),
        DateStride(.year, count: 200), DateStride(.year, count: 500),
    ]

    /// The step whose number of dates in a range comes nearest to the desired one; of two as near,
    /// the finer.
    package static func automatic(
        covering range: ClosedRange<Date>, desiredCount: Int, minimumLength: Double = 0,
        calendar: Calendar
    ) -> DateStride {
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        var best: (stride: DateStride, distance: Int)?
        for stride in automaticSteps
        where stride.approximateLength >= minimumLength
            && length / stride.approximateLength < Double(desiredCount * 4 + 8)
        {
            let count = stride.dates(covering: range, calendar: calendar, aligns: true).count
            let distance = abs(count - desiredCount)
            if distance < best?.distance ?? .max { best = (stride, distance) }
        }
        return best?.stride ?? automaticSteps[automaticSteps.count - 1]
    }
}
