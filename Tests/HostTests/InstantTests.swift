import Foundation
import Testing

@testable import Host

@Suite struct InstantTests {
    @Test(arguments: [
        ("2026-01-01T09:41:00Z", 1_767_260_460.0), ("1970-01-01T00:00:00Z", 0),
        ("1969-12-31T23:59:59Z", -1), ("2024-02-29T12:00:00Z", 1_709_208_000),
        ("2000-03-01T00:00:00+01:00", 951_865_200), ("2026-01-01T09:41:00.5Z", 1_767_260_460.5),
        ("1600-01-01T00:00:00Z", -11_676_096_000),
    ])
    func aTextIsAnInstant(text: String, seconds: Double) {
        #expect(Instant.date(from: text)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: ["", "today", "2026-13-01T00:00:00Z", "2026-01-01T09:41:00", "2026-01-01"])
    func noInstant(text: String) {
        #expect(Instant.date(from: text) == nil)
    }

    @Test func textsAgreeWithFoundationsForAThousandDays() {
        let formatter = ISO8601DateFormatter()
        for day in 0..<1000 {
            let date = Date(timeIntervalSince1970: Double(day) * 40_000_000 - 9_000_000_001)
            #expect(Instant.text(date) == formatter.string(from: date))
            #expect(Instant.date(from: Instant.text(date)) == date)
        }
        #expect(Instant.text(Date(timeIntervalSince1970: 0.25)) == "1970-01-01T00:00:00.250Z")
    }
}
