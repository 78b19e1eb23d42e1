import Foundation

/// One thing to do today.
struct Reminder: Identifiable, Sendable {
    let id: String
    let title: LocalizedStringResource
    /// Minutes after midnight.
    let minute: Int
    var isFlagged = false
    var isDone = false

    var part: DayPart {
        switch minute {
        case ..<(12 * 60): .morning
        case ..<(18 * 60): .afternoon
        default: .evening
        }
    }

    func date(on day: Date, calendar: Calendar) -> Date {
        calendar.date(bySettingHour: minute / 60, minute: minute % 60, second: 0, of: day) ?? day
    }
}

/// What a day is divided into.
enum DayPart: CaseIterable, Identifiable {
    case morning, afternoon, evening

    var id: Self { self }

    var title: LocalizedStringResource {
        switch self {
        case .morning: "Morning"
        case .afternoon: "Afternoon"
        case .evening: "Evening"
        }
    }
}
