import Foundation
import LayoutEngine
import TestSupport
import Testing
import Views

/// The strings of timeline.json, `date_styles`.
@Suite @MainActor struct DateTextTests {
    private static let noon = Date(timeIntervalSince1970: 1_767_268_860)  // 2026-01-01 12:01 UTC

    private func string(_ text: Text, locale: String = "en_US", now: Date = noon) -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.timeZone = TimeZone(identifier: "UTC")!
        environment.calendar = Calendar(identifier: .gregorian)
        environment.now = now
        let scope = ResolveScope(symbols: SymbolTable(), resources: StubResources())
        let context = LayoutContext(typesetter: SquareTypesetter(), displayScale: 1)
        let nodes = text.nodes(in: ResolveContext(environment: environment, scope: scope))
        guard case .leaf(let leaf)? = nodes.first?.kind else { return "" }
        return leaf.describe(in: CGRect(x: 0, y: 0, width: 900, height: 900), context: context)
            .text?.string ?? ""
    }

    @Test func timesAndDays() {
        #expect(string(Text(Self.noon, style: .time)) == "12:01\u{202F}PM")
        #expect(string(Text(Self.noon, style: .date)) == "January 1, 2026")
        #expect(string(Text(Self.noon, style: .time), locale: "de_DE") == "12:01")
        #expect(string(Text(Self.noon, style: .date), locale: "de_DE") == "1. Januar 2026")
    }

    @Test(arguments: [
        (11 * 60 + 14, "11 min, 14 sec"), (2 * 3600 + 23 * 60, "2 hours, 23 minutes"),
        (-(2 * 3600 + 23 * 60), "2 hours, 23 minutes"), (3600, "1 hour"), (0, "0 sec"),
    ])
    func relativeDatesTellTwoUnits(seconds: Int, expected: String) {
        let date = Self.noon.addingTimeInterval(Double(seconds))
        #expect(string(Text(date, style: .relative)) == expected)
    }

    @Test(arguments: [(11 * 60, "-11 minutes"), (-2 * 3600, "+2 hours")])
    func offsetsTellOneUnitAndASign(seconds: Int, expected: String) {
        let date = Self.noon.addingTimeInterval(Double(seconds))
        #expect(string(Text(date, style: .offset)) == expected)
    }

    @Test(arguments: [
        (15 * 60, "15:00"), (2 * 60 + 32, "2:32"), (36 * 3600 + 59 * 60 + 1, "36:59:01"),
        (-90, "1:30"),
    ])
    func timersCount(seconds: Int, expected: String) {
        let date = Self.noon.addingTimeInterval(Double(seconds))
        #expect(string(Text(date, style: .timer)) == expected)
    }

    @Test func intervalsRunAndStop() {
        let interval = Self.noon...Self.noon.addingTimeInterval(3932)
        #expect(string(Text(timerInterval: interval)) == "1:05:32")
        #expect(string(Text(timerInterval: interval, showsHours: false)) == "65:32")
        #expect(string(Text(timerInterval: interval, countsDown: false)) == "0:00")
        let paused = Self.noon.addingTimeInterval(3900)
        #expect(string(Text(timerInterval: interval, pauseTime: paused)) == "0:32")
        let late = Self.noon.addingTimeInterval(9999)
        #expect(string(Text(timerInterval: interval), now: late) == "0:00")
    }

    @Test func keysPutTheirValuesIn() {
        let name = "Anna"
        #expect(
            string(Text("Hello \(name), \(3) of \(2.5, specifier: "%.1f")"))
                == "Hello Anna, 3 of 2.5")
        #expect(string(Text("100% sure")) == "100% sure")
        #expect(string(Text("at \(Self.noon, style: .time)")) == "at 12:01\u{202F}PM")
        #expect(string(Text("a") + Text("b").bold()) == "ab")
    }
}
