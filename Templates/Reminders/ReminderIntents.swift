import AppIntents
import WidgetKit

/// The lists a person may put on the Home Screen.
enum ReminderList: String, AppEnum {
    case today, groceries

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "List"

    static let caseDisplayRepresentations: [ReminderList: DisplayRepresentation] = [
        .today: DisplayRepresentation(
            title: "Today", image: .init(systemName: "calendar.circle.fill")),
        .groceries: DisplayRepresentation(
            title: "Groceries", image: .init(systemName: "cart.fill")),
    ]

    var title: LocalizedStringResource {
        switch self {
        case .today: "Today"
        case .groceries: "Groceries"
        }
    }

    var symbolName: String {
        switch self {
        case .today: "calendar"
        case .groceries: "cart.fill"
        }
    }
}

/// What is asked when the widget is edited.
struct SelectListIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a List"
    static let description = IntentDescription("The list whose reminders are shown.")

    @Parameter(title: "List", default: .today)
    var list: ReminderList
}

/// Ticks a reminder off, or brings it back.
struct ToggleReminderIntent: AppIntent {
    static let title: LocalizedStringResource = "Tick Off a Reminder"
    static let isDiscoverable = false

    @Parameter(title: "Reminder")
    var reminderID: String

    init() {}

    init(_ reminder: Reminder) {
        reminderID = reminder.id
    }

    func perform() async throws -> some IntentResult {
        ReminderStore.shared.toggle(id: reminderID)
        return .result()
    }
}
