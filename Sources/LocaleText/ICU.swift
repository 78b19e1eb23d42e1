import _FoundationICU

/// Calls into the library of the Unicode consortium that comes with Foundation, so that no second
/// copy of its data is needed.
enum ICU {
    /// What `call` writes into a buffer; nil where it fails. Called again where the first buffer is
    /// too small.
    static func string(
        _ call: (UnsafeMutablePointer<UChar>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
        var capacity = 128
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            var needed: Int32 = 0
            let units = [UChar](unsafeUninitializedCapacity: capacity) { buffer, count in
                needed = call(buffer.baseAddress, Int32(capacity), &status)
                count = min(max(Int(needed), 0), capacity)
            }
            if status == U_BUFFER_OVERFLOW_ERROR {
                capacity = Int(needed) + 1
                continue
            }
            return isFailure(status) ? nil : String(decoding: units, as: UTF16.self)
        }
        return nil
    }

    static func isFailure(_ status: UErrorCode) -> Bool { status.rawValue > 0 }
}
