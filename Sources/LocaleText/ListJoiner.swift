import FoundationShim
import _FoundationICU

/// Joins quantities in one locale. Immutable, and so shared by threads.
final class ListJoiner: @unchecked Sendable {
    private let formatter: OpaquePointer

    init?(width: UnitNameWidth, locale: String) {
        let width: UListFormatterWidth =
            switch width {
            case .full: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        var status = U_ZERO_ERROR
        guard
            let formatter = swift_ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, width, &status),
            !ICU.isFailure(status)
        else { return nil }
        self.formatter = formatter
    }

    deinit { swift_ulistfmt_close(formatter) }

    func join(_ items: [String]) -> String? {
        let lengths = items.map { Int32($0.utf16.count) }
        let units = items.flatMap { Array($0.utf16) }
        return units.withUnsafeBufferPointer { buffer in
            var offset = 0
            let starts = lengths.map { length -> UnsafePointer<UChar>? in
                defer { offset += Int(length) }
                return buffer.baseAddress.map { $0 + offset }
            }
            return ICU.string {
                swift_ulistfmt_format(
                    formatter, starts, lengths, Int32(items.count), $0, $1, $2)
            }
        }
    }
}
