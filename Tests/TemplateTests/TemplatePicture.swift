import Foundation
import Testing
import Views
import Widgets

@testable import Activity
@testable import CalendarDay
@testable import Weather

/// One picture of a template: which, of what hour, in which family and scheme.
struct TemplatePicture: CustomTestStringConvertible, Sendable {
    enum Template: String, CaseIterable, Sendable {
        case weather, calendarDay, activity
    }

    let template: Template
    let hour: Int
    let family: WidgetFamily
    let scheme: ColorScheme
    /// Whether the phone is 320 points wide, not 375.
    var isOnSmallestPhone = false
    var typeSize = DynamicTypeSize.large

    var testDescription: String {
        let phone = isOnSmallestPhone ? ", smallest phone" : ""
        return "\(template.rawValue) at \(hour), \(family), \(scheme), \(typeSize)\(phone)"
    }

    /// Points.
    var size: CGSize {
        switch (family, isOnSmallestPhone) {
        case (.systemSmall, false): CGSize(width: 155, height: 155)
        case (.systemMedium, false): CGSize(width: 329, height: 155)
        case (_, false): CGSize(width: 329, height: 345)
        case (.systemSmall, true): CGSize(width: 141, height: 141)
        case (.systemMedium, true): CGSize(width: 292, height: 141)
        case (_, true): CGSize(width: 292, height: 311)
        }
    }

    /// A Thursday, whose agenda is the fullest.
    static let day = DateComponents(
        calendar: Calendar.current, year: 2026, month: 1, day: 1
    ).date!

    var date: Date { Self.day.addingTimeInterval(Double(hour) * 3600) }

    @MainActor var view: AnyView {
        switch template {
        case .weather:
            AnyView(WeatherWidgetView(entry: WeatherEntry(date: date, forecast: .lisbon)))
        case .calendarDay:
            AnyView(CalendarDayWidgetView(entry: CalendarDayEntry(date: date, agenda: .week)))
        case .activity:
            AnyView(ActivityWidgetView(entry: ActivityEntry(date: date, log: .sample)))
        }
    }

    /// Morning, noon, evening and night, so that every state is among them.
    static let all: [TemplatePicture] = Template.allCases.flatMap { template in
        [0, 9, 12, 19, 22].flatMap { hour in
            families.flatMap { family in
                ColorScheme.allCases.map { scheme in
                    TemplatePicture(template: template, hour: hour, family: family, scheme: scheme)
                }
            }
        }
    }

    /// Where room is scarcest.
    static let tight: [TemplatePicture] = Template.allCases.flatMap { template in
        [9, 19, 22].flatMap { hour in
            families.flatMap { family in
                [
                    TemplatePicture(
                        template: template, hour: hour, family: family, scheme: .light,
                        isOnSmallestPhone: true),
                    TemplatePicture(
                        template: template, hour: hour, family: family, scheme: .light,
                        typeSize: .accessibility5),
                ]
            }
        }
    }

    static let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
}
