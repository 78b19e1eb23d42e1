/// Instants as people type them.
enum Instant {
    /// ISO 8601 with a zone: `2026-01-01T09:41:00Z`, `2026-01-01T09:41+01:00`; a date alone is its
    /// first moment in UTC; `system` is the real clock, read once.
    static func canonical(_ text: String) throws(UsageError) -> String {
        if text == "system" { return Clock.wallTime }
        let error = UsageError(
            "'\(text)' is no instant",
            hint: "for example \(RenderOptions.defaultInstant), or system")
        let halves = text.split(whereSeparator: { $0 == "T" || $0 == " " })
        guard (1...2).contains(halves.count) else { throw error }
        guard let date = numbers(halves[0], "-", lengths: [4, 2, 2]),
            (1...12).contains(date[1]), (1...days(in: date[1], of: date[0])).contains(date[2])
        else { throw error }
        guard halves.count == 2 else { return "\(halves[0])T00:00:00Z" }
        var (time, zone) = split(halves[1])
        if zone.isEmpty { throw UsageError("'\(text)' has no time zone", hint: "end it with Z") }
        if zone == "z" { zone = "Z" }
        if zone != "Z" {
            if zone.count == 5 { zone = "\(zone.prefix(3)):\(zone.suffix(2))" }
            guard let offset = numbers(zone.dropFirst(), ":", lengths: [2, 2]), offset[0] < 24,
                offset[1] < 60
            else { throw error }
        }
        // A fraction of a second is below what any widget shows.
        if let point = time.firstIndex(of: ".") {
            guard time[time.index(after: point)...].allSatisfy(\.isNumber) else { throw error }
            time = time[..<point]
        }
        guard
            let clock = numbers(time, ":", lengths: [2, 2, 2])
                ?? numbers(time, ":", lengths: [2, 2]),
            clock[0] < 24, clock[1] < 60, clock.count == 2 || clock[2] < 60
        else { throw error }
        return "\(halves[0])T\(time)\(clock.count == 2 ? ":00" : "")\(zone)"
    }

    private static func split(_ text: Substring) -> (time: Substring, zone: Substring) {
        guard let start = text.firstIndex(where: { "Zz+-".contains($0) }) else { return (text, "") }
        return (text[..<start], text[start...])
    }

    private static func numbers(
        _ text: Substring, _ separator: Character, lengths: [Int]
    ) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.count) == lengths,
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
        else { return nil }
        return parts.compactMap { Int($0) }
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        default: 31
        }
    }
}
