import Foundation
import Synchronization

/// The locale of the whole program, as the request wants it.
struct ProgramLocale: Sendable {
    var locale: Locale
    var calendar: Calendar
    /// As `Locale.preferredLanguages` gives them: BCP 47, the first is the one that is used.
    var languages: [String]

    init(identifier: String, timeZone: TimeZone?) {
        locale = Locale(identifier: identifier)
        // Made from the identifier, not from `.current`, which is being answered here.
        calendar = Calendar(identifier: locale.calendarIdentifier)
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        languages = [locale.identifier(.bcp47)]
    }

    /// VITRINE_LOCALE, or American English, which is also what Xcode's previews start with.
    private static let state = Mutex(
        ProgramLocale(
            identifier: getenv("VITRINE_LOCALE").map { String(cString: $0) } ?? "en_US",
            timeZone: nil))

    static var current: ProgramLocale { state.withLock { $0 } }

    static func set(identifier: String, timeZone: TimeZone?) {
        let new = ProgramLocale(identifier: identifier, timeZone: timeZone)
        state.withLock { $0 = new }
    }
}

extension Locale {
    fileprivate var calendarIdentifier: Calendar.Identifier { calendar.identifier }
}
