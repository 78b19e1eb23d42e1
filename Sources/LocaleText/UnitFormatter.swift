import FoundationShim
import _FoundationICU

/// Writes numbers with one unit in one locale. Immutable, and so shared by threads.
final class UnitFormatter: @unchecked Sendable {
    private let formatter: OpaquePointer

    /// - Parameter skeleton: What is written and how, in ICU's language for it.
    init?(skeleton: String, locale: String) {
        var status = U_ZERO_ERROR
        let units = Array(skeleton.utf16)
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                units, Int32(units.count), locale, &status),
            !ICU.isFailure(status)
        else { return nil }
        self.formatter = formatter
    }

    deinit { swift_unumf_close(formatter) }

    func quantity(_ value: Double) -> Quantity? {
        var status = U_ZERO_ERROR
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard !ICU.isFailure(status),
            let text = ICU.string({ swift_unumf_resultToString(result, $0, $1, $2) })
        else { return nil }
        let written = Self.decimal(result) ?? value
        guard let range = Self.numberRange(result) else {
            return Quantity(before: text, number: nil, after: "", value: written)
        }
        let units = Array(text.utf16)
        func part(_ range: Range<Int>) -> String {
            String(decoding: units[range.clamped(to: units.indices)], as: UTF16.self)
        }
        return Quantity(
            before: part(0..<range.lowerBound), number: part(range),
            after: part(range.upperBound..<units.count), value: written)
    }

    private static func decimal(_ result: OpaquePointer) -> Double? {
        var status = U_ZERO_ERROR
        var characters = [CChar](repeating: 0, count: 64)
        let count = swift_unumf_resultToDecimalNumber(result, &characters, 64, &status)
        guard !ICU.isFailure(status), count > 0, count < 64 else { return nil }
        return Double(
            String(decoding: characters.prefix(Int(count)).map(UInt8.init), as: UTF8.self))
    }

    /// From the first to the last UTF-16 unit that belongs to the number; nil if there is none.
    private static func numberRange(_ result: OpaquePointer) -> Range<Int>? {
        var status = U_ZERO_ERROR
        guard let iterator = swift_ufieldpositer_open(&status) else { return nil }
        defer { swift_ufieldpositer_close(iterator) }
        swift_unumf_resultGetAllFieldPositions(result, iterator, &status)
        guard !ICU.isFailure(status) else { return nil }
        var range: Range<Int>?
        var begin: Int32 = 0
        var end: Int32 = 0
        while true {
            let field = swift_ufieldpositer_next(iterator, &begin, &end)
            if field < 0 { return range }
            guard field != Int32(UNUM_MEASURE_UNIT_FIELD.rawValue), begin < end else { continue }
            let found = Int(begin)..<Int(end)
            range =
                range.map {
                    min($0.lowerBound, found.lowerBound)..<max($0.upperBound, found.upperBound)
                } ?? found
        }
    }
}
