import Foundation

/// What one goal is about.
enum Goal: CaseIterable, Identifiable {
    case energy, exercise, distance

    var id: Self { self }

    var name: String {
        switch self {
        case .energy: "Energy"
        case .exercise: "Exercise"
        case .distance: "Distance"
        }
    }

    var unit: String {
        switch self {
        case .energy: "kcal"
        case .exercise: "min"
        case .distance: "km"
        }
    }

    var symbolName: String {
        switch self {
        case .energy: "flame.fill"
        case .exercise: "figure.run"
        case .distance: "location.fill"
        }
    }

    var target: Double {
        switch self {
        case .energy: 520
        case .exercise: 40
        case .distance: 6
        }
    }
}

/// How far the goals of one day were met.
struct ActivityDay: Identifiable {
    let date: Date
    let amounts: [Goal: Double]

    var id: Date { date }

    func amount(of goal: Goal) -> Double { amounts[goal] ?? 0 }

    /// 1 is the whole goal; more is possible.
    func progress(of goal: Goal) -> Double { amount(of: goal) / goal.target }

    func amountText(of goal: Goal) -> String {
        let digits = goal == .distance ? 1 : 0
        return amount(of: goal).formatted(.number.precision(.fractionLength(digits)))
    }
}

/// A stand-in for a health store: every day has its own strength, told from its date.
struct ActivityLog: Sendable {
    /// Of the goals, in the order of their cases, on an average day.
    let averages: [Double]

    static let sample = ActivityLog(averages: [1.02, 0.92, 0.97])

    /// What was done from midnight to `date`.
    func day(at date: Date, calendar: Calendar) -> ActivityDay {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        let hours = Double(parts.hour ?? 0) + Double(parts.minute ?? 0) / 60
        return day(at: date, share: Self.share(ofDayUntil: hours), calendar: calendar)
    }

    func week(until date: Date, calendar: Calendar) -> [ActivityDay] {
        let today = calendar.startOfDay(for: date)
        let past = (1...6).reversed().compactMap { offset in
            calendar.date(byAdding: .day, value: -offset, to: today)
        }
        return past.map { day(at: $0, share: 1, calendar: calendar) }
            + [day(at: date, calendar: calendar)]
    }

    private func day(at date: Date, share: Double, calendar: Calendar) -> ActivityDay {
        let midnight = calendar.startOfDay(for: date)
        let number = (midnight.timeIntervalSince1970 / 86_400).rounded()
        let amounts = zip(Goal.allCases, averages).enumerated().map { index, pair in
            let strength = 1 + 0.28 * sin(number * 1.7 + Double(index) * 2.4)
            return (pair.0, pair.0.target * pair.1 * strength * share)
        }
        return ActivityDay(date: date, amounts: Dictionary(uniqueKeysWithValues: amounts))
    }

    /// Little at night, most around midday and in the early evening; 1 at midnight.
    private static func share(ofDayUntil hours: Double) -> Double {
        let awake = min(max((hours - 6) / 16, 0), 1)
        return awake - 0.09 * sin(2 * .pi * awake)
    }
}
