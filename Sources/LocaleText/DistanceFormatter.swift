import Foundation
import FoundationShim
import _FoundationICU

/// Says how far away something is in time, in one locale. Immutable, and so shared by threads.
final class DistanceFormatter: @unchecked Sendable {
    private let formatter: OpaquePointer

    init?(width: UnitNameWidth, locale: String) {
        let style: UDateRelativeDateTimeFormatterStyle =
            switch width {
            case .full: UDAT_STYLE_LONG
            case .short: UDAT_STYLE_SHORT
            case .narrow: UDAT_STYLE_NARROW
            }
        var status = U_ZERO_ERROR
        guard
            let formatter = swift_ureldatefmt_open(
                locale, nil, style, UDISPCTX_CAPITALIZATION_NONE, &status),
            !ICU.isFailure(status)
        else { return nil }
        self.formatter = formatter
    }

    deinit { swift_ureldatefmt_close(formatter) }

    func string(_ count: Int, _ unit: Calendar.Component, isNumeric: Bool) -> String? {
        let unit: URelativeDateTimeUnit =
            switch unit {
            case .year: UDAT_REL_UNIT_YEAR
            case .quarter: UDAT_REL_UNIT_QUARTER
            case .month: UDAT_REL_UNIT_MONTH
            case .weekOfMonth, .weekOfYear: UDAT_REL_UNIT_WEEK
            case .hour: UDAT_REL_UNIT_HOUR
            case .minute: UDAT_REL_UNIT_MINUTE
            case .second: UDAT_REL_UNIT_SECOND
            default: UDAT_REL_UNIT_DAY
            }
        return ICU.string {
            isNumeric
                ? swift_ureldatefmt_formatNumeric(formatter, Double(count), unit, $0, $1, $2)
                : swift_ureldatefmt_format(formatter, Double(count), unit, $0, $1, $2)
        }
    }
}
