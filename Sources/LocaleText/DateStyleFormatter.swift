import Foundation
import _FoundationICU

/// Writes dates in one of a locale's own styles. Guarded by whoever shares it.
final class DateStyleFormatter: @unchecked Sendable {
    private let formatter: UnsafeMutablePointer<UDateFormat?>

    init?(
        date: DateFormatter.Style, time: DateFormatter.Style, locale: String, timeZone: String
    ) {
        var status = U_ZERO_ERROR
        let zone = Array(timeZone.utf16)
        guard
            let formatter = swift_udat_open(
                Self.style(time), Self.style(date), locale, zone, Int32(zone.count), nil, -1,
                &status),
            !ICU.isFailure(status)
        else { return nil }
        self.formatter = formatter
    }

    deinit { swift_udat_close(formatter) }

    private static func style(_ style: DateFormatter.Style) -> UDateFormatStyle {
        switch style {
        case .none: UDAT_NONE
        case .short: UDAT_SHORT
        case .medium: UDAT_MEDIUM
        case .long: UDAT_LONG
        case .full: UDAT_FULL
        @unknown default: UDAT_MEDIUM
        }
    }

    func string(_ date: Date) -> String? {
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded(.down)
        return ICU.string { swift_udat_format(formatter, milliseconds, $0, $1, nil, $2) }
    }
}
