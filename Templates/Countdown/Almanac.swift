import AppIntents

/// Something in the sky, and when.
struct Occasion: Identifiable, Sendable {
    let kind: OccasionKind
    let date: Date

    var id: OccasionKind { kind }

    /// Whether hours count, not days.
    func isNear(at now: Date) -> Bool { date.timeIntervalSince(now) < 24 * 3600 }
}

enum OccasionKind: String, AppEnum {
    case meteors, comet, eclipse

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Event"

    static let caseDisplayRepresentations: [OccasionKind: DisplayRepresentation] = [
        .meteors: "Meteor Shower",
        .comet: "Bright Comet",
        .eclipse: "Lunar Eclipse",
    ]

    var title: String {
        switch self {
        case .meteors: "Meteor Shower"
        case .comet: "Bright Comet"
        case .eclipse: "Lunar Eclipse"
        }
    }

    var symbolName: String {
        switch self {
        case .meteors: "sparkles"
        case .comet: "star.fill"
        case .eclipse: "moon.fill"
        }
    }
}

/// A stand-in for a table of what the sky has to show: the same each day, counted from its midnight.
struct Almanac: Sendable {
    static let sample = Almanac()

    /// In the order of time.
    func occasions(from date: Date, calendar: Calendar) -> [Occasion] {
        OccasionKind.allCases.compactMap { kind in
            let midnight = calendar.startOfDay(for: date)
            let day = calendar.date(byAdding: .day, value: kind.days, to: midnight) ?? midnight
            return calendar.date(
                bySettingHour: kind.hour, minute: kind.minute, second: 0, of: day
            ).map { Occasion(kind: kind, date: $0) }
        }
    }
}

extension OccasionKind {
    /// After today.
    fileprivate var days: Int {
        switch self {
        case .meteors: 0
        case .comet: 12
        case .eclipse: 61
        }
    }

    fileprivate var hour: Int { self == .eclipse ? 21 : 22 }
    fileprivate var minute: Int { self == .comet ? 0 : 30 }
}

/// What is asked when the widget is edited.
struct SelectOccasionIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose an Event"
    static let description = IntentDescription("The event that is counted down to.")

    @Parameter(title: "Event", default: .meteors)
    var kind: OccasionKind
}
