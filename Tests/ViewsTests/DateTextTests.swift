import Foundation
import LayoutEngine
import LocaleText
import TestSupport
import Testing
import Views

/// The strings of timeline.json, `date_styles`.
@Suite @MainActor struct DateTextTests {
    private static let noon = Date(timeIntervalSince1970: 1_767_268_860)  // 2026-01-01 12:01 UTC

    init() { ICULocaleWriter.install() }

    private func string(_ text: Text, locale: String = "en_US", now: Date = noon) -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.timeZone = TimeZone(identifier: "UTC")!
        environment.calendar = environment.locale.calendar
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

    /// Time, day, relative and offset in the ten locales, each as CLDR and Apple's ICU write it.
    @Test(arguments: [
        [
            "de_DE", "12:01", "1. Januar 2026", "11 Min., 14 Sek.", "2 Stunden und 23 Minuten",
            "-3 Monate",
        ],
        [
            "fr_FR", "12:01", "1 janvier 2026", "11 min et 14 s", "2 heures et 23 minutes",
            "-3 mois",
        ],
        ["ja_JP", "12:01", "2026年1月1日", "11分 14秒", "2時間 23分", "-3か月"],
        ["zh_Hans_CN", "12:01", "2026年1月1日", "11分钟14秒", "2小时23分钟", "-3个月"],
        ["ru_RU", "12:01", "1 января 2026 г.", "11 мин 14 с", "2 часа 23 минуты", "-3 месяца"],
        ["ar", "12:01 م", "1 يناير، 2026", "11 د 14 ث", "ساعتان و23 دقيقة", "-3 أشهر"],
        ["he", "12:01", "1 בינואר 2026", "11 דק׳ ו-14 שנ׳", "שעתיים ו-23 דקות", "-3 חודשים"],
        ["hi_IN", "अ 12:01", "1 जनवरी 2026", "11 मि॰, 14 से॰", "2 घंटे और 23 मिनट", "-3 महीने"],
        ["th_TH", "12:01", "1 มกราคม 2569", "11 นาที 14 วิ", "2 ชั่วโมง และ 23 นาที", "-3 เดือน"],
        ["ar_EG", "١٢:٠١ م", "١ يناير، ٢٠٢٦", "١١ د ١٤ ث", "ساعتان و٢٣ دقيقة", "-٣ أشهر"],
    ])
    func datesInTenLocales(row: [String]) {
        func plain(_ text: String) -> String {
            text.replacingOccurrences(of: "\u{202F}", with: " ")
                .replacingOccurrences(of: "\u{A0}", with: " ").filter {
                    !["\u{200E}", "\u{200F}", "\u{61C}"].contains($0)
                }
        }
        let soon = Self.noon.addingTimeInterval(11 * 60 + 14)
        let later = Self.noon.addingTimeInterval(2 * 3600 + 23 * 60)
        let spring =
            Calendar(identifier: .gregorian)
            .date(byAdding: .month, value: 3, to: Self.noon) ?? Self.noon
        let texts = [
            Text(Self.noon, style: .time), Text(Self.noon, style: .date),
            Text(soon, style: .relative), Text(later, style: .relative),
            Text(spring, style: .offset),
        ]
        for (text, expected) in zip(texts, row.dropFirst()) {
            #expect(plain(string(text, locale: row[0])) == expected, "\(row[0])")
        }
    }

    @Test func relativeDatesKnowMonthsAndYears() {
        let date = Self.noon.addingTimeInterval(400 * 86_400)
        #expect(string(Text(date, style: .relative)) == "1 year, 1 month")
        #expect(string(Text(date, style: .relative), locale: "de_DE") == "1 Jahr und 1 Monat")
        #expect(string(Text(date, style: .offset), locale: "fr_FR") == "-1\u{A0}an")
        // Two years in one word, which tells no sign.
        let twoYears = Self.noon.addingTimeInterval(-731 * 86_400)
        #expect(string(Text(twoYears, style: .offset), locale: "ar") == "+سنتان")
    }

    @Test func clocksCountInTheDigitsOfTheLocale() {
        let date = Self.noon.addingTimeInterval(3932)
        #expect(string(Text(date, style: .timer), locale: "ar_EG") == "١:٠٥:٣٢")
        #expect(string(Text(date, style: .timer), locale: "hi_IN") == "1:05:32")
        #expect(string(Text(date, style: .timer), locale: "hi_IN@numbers=deva") == "१:०५:३२")
    }

    @Test func calendarsAreThoseOfTheLocale() {
        #expect(string(Text(Self.noon, style: .date), locale: "ar_SA").contains("١٤٤٧"))
        #expect(string(Text(Self.noon, style: .date), locale: "fa_IR").contains("۱۴۰۴"))
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
        for _ in 0..<2 {
            #expect(string(Text("\(2026) of \(-7)")) == "2,026 of -7")
            #expect(string(Text("\(2026)"), locale: "de_DE") == "2.026")
        }
        #expect(string(Text("at \(Self.noon, style: .time)")) == "at 12:01\u{202F}PM")
        #expect(string(Text("a") + Text("b").bold()) == "ab")
    }
}
