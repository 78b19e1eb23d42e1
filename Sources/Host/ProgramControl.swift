import Foundation

/// The program's own clock, locale and chance, where it is linked with the library that has them;
/// without it, as in tests, nothing changes.
@MainActor
struct ProgramControl {
    private let setClock: (@convention(c) (Int64, Int64) -> Void)?
    private let setLocaleName: (@convention(c) (UnsafePointer<CChar>) -> Void)?
    private let setZoneName: (@convention(c) (UnsafePointer<CChar>) -> Int32)?
    private let setSeedValue: (@convention(c) (UInt64) -> Void)?
    private var locale: String?
    private var timeZone: String?

    init() {
        let program = dlopen(nil, RTLD_NOW)
        func function<F>(_ name: String, _ type: F.Type) -> F? {
            dlsym(program, name).map { unsafeBitCast($0, to: type) }
        }
        setClock = function(
            "vitrine_set_clock", (@convention(c) (Int64, Int64) -> Void).self)
        setLocaleName = function(
            "vitrine_set_locale", (@convention(c) (UnsafePointer<CChar>) -> Void).self)
        setZoneName = function(
            "vitrine_set_time_zone", (@convention(c) (UnsafePointer<CChar>) -> Int32).self)
        setSeedValue = function("vitrine_set_seed", (@convention(c) (UInt64) -> Void).self)
        locale = getenv("VITRINE_LOCALE").map { String(cString: $0) }
        timeZone = getenv("TZ").map { String(cString: $0) }
    }

    func stopClock(at date: Date) {
        let seconds = date.timeIntervalSince1970
        // What no clock shows is left to the clock.
        guard let setClock, seconds.isFinite, abs(seconds) < 1e15 else { return }
        let whole = seconds.rounded(.down)
        setClock(Int64(whole), Int64((seconds - whole) * 1e9))
    }

    mutating func setLocale(_ identifier: String) {
        if identifier == locale { return }
        locale = identifier
        setLocaleName?(identifier)
    }

    mutating func setTimeZone(_ identifier: String) {
        if identifier == timeZone { return }
        timeZone = identifier
        _ = setZoneName?(identifier)
    }

    func restartChance(_ seed: UInt64) { setSeedValue?(seed) }
}
