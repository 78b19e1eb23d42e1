import Foundation
import Views
import Widgets

@testable import Activity
@testable import Battery
@testable import CalendarDay
@testable import Countdown
@testable import Music
@testable import News
@testable import Notes
@testable import PhotoCaption
@testable import Reminders
@testable import Stocks
@testable import Weather
@testable import WorldClock

/// The templates, each with what it is drawn from.
enum Template: String, CaseIterable, Sendable {
    case activity = "Activity"
    case battery = "Battery"
    case calendarDay = "CalendarDay"
    case countdown = "Countdown"
    case music = "Music"
    case news = "News"
    case notes = "Notes"
    case photoCaption = "PhotoCaption"
    case reminders = "Reminders"
    case stocks = "Stocks"
    case weather = "Weather"
    case worldClock = "WorldClock"

    /// The template's source, assets and translations.
    var folder: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Templates/\(rawValue)")
    }

    @MainActor var widget: any Widget {
        switch self {
        case .activity: ActivityWidget()
        case .battery: BatteryWidget()
        case .calendarDay: CalendarDayWidget()
        case .countdown: CountdownWidget()
        case .music: MusicWidget()
        case .news: NewsWidget()
        case .notes: NotesWidget()
        case .photoCaption: PhotoCaptionWidget()
        case .reminders: RemindersWidget()
        case .stocks: StocksWidget()
        case .weather: WeatherWidget()
        case .worldClock: WorldClockWidget()
        }
    }

    @MainActor func view(at date: Date) -> AnyView {
        switch self {
        case .activity:
            AnyView(ActivityWidgetView(entry: ActivityEntry(date: date, log: .sample)))
        case .battery:
            AnyView(BatteryWidgetView(entry: BatteryEntry(date: date, store: .sample)))
        case .calendarDay:
            AnyView(CalendarDayWidgetView(entry: CalendarDayEntry(date: date, agenda: .week)))
        case .countdown:
            AnyView(CountdownWidgetView(entry: CountdownEntry(date: date, kind: .meteors)))
        case .music:
            AnyView(MusicWidgetView(entry: MusicEntry(date: date)))
        case .news:
            AnyView(
                NewsWidgetView(entry: NewsEntry(date: date, edition: .top, turn: hour(of: date))))
        case .notes:
            AnyView(NotesWidgetView(entry: NotesEntry(date: date, folder: .home)))
        case .photoCaption:
            AnyView(PhotoCaptionWidgetView(entry: PhotoCaptionEntry(date: date)))
        case .reminders:
            AnyView(RemindersWidgetView(entry: RemindersEntry(date: date, list: .today)))
        case .stocks:
            AnyView(StocksWidgetView(entry: StocksEntry(date: date, stock: nil)))
        case .weather:
            AnyView(WeatherWidgetView(entry: WeatherEntry(date: date, forecast: .lisbon)))
        case .worldClock:
            AnyView(WorldClockWidgetView(entry: WorldClockEntry(date: date, place: nil)))
        }
    }

    private func hour(of date: Date) -> Int { Calendar.current.component(.hour, from: date) }

    /// At which the template shows its states.
    var hours: [Int] {
        switch self {
        case .activity, .calendarDay, .weather: [0, 9, 12, 19, 22]
        case .notes, .photoCaption: [9]
        default: [9, 14, 23]
        }
    }

    var families: [WidgetFamily] {
        let systems: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
        return switch self {
        case .photoCaption: systems
        case .news: systems + [.accessoryRectangular, .accessoryInline]
        default: systems + [.accessoryCircular, .accessoryRectangular, .accessoryInline]
        }
    }
}
