import Foundation

// On Linux `Locale.current` is en_001 whatever the environment says. Foundation calls its own
// getters through the dynamic linker, and this library comes before it: the getters below are the
// ones found, by Foundation's formatters as well as by users' code.

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func programLocaleCurrent() -> Locale { ProgramLocale.current.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func programLocaleAutoupdatingCurrent() -> Locale { ProgramLocale.current.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func programLocalePreferredLanguages() -> [String] { ProgramLocale.current.languages }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func programCalendarCurrent() -> Calendar { ProgramLocale.current.calendar }

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func programCalendarAutoupdatingCurrent() -> Calendar { ProgramLocale.current.calendar }

/// Makes `identifier` (for example `de_DE`) the locale, calendar and preferred language.
@_cdecl("vitrine_set_locale")
public func programSetLocale(_ identifier: UnsafePointer<CChar>) {
    ProgramLocale.set(identifier: String(cString: identifier), timeZone: TimeZone.current)
}

/// Makes `identifier` (for example `Europe/Berlin`) the time zone; answers 0 if there is none such.
@_cdecl("vitrine_set_time_zone")
public func programSetTimeZone(_ identifier: UnsafePointer<CChar>) -> Int32 {
    guard let zone = TimeZone(identifier: String(cString: identifier)) else { return 0 }
    setenv("TZ", identifier, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
    NSTimeZone.default = zone
    ProgramLocale.set(identifier: ProgramLocale.current.locale.identifier, timeZone: zone)
    return 1
}
