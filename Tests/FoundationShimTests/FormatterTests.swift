import Foundation
import FoundationShim
import LocaleText
import Testing

/// Strings of the locales that the product promises to write right.
@Suite struct FormatterTests {
    init() { ICULocaleWriter.install() }

    private static let start = Date(timeIntervalSince1970: 1_767_268_860)  // 2026-01-01 12:01 UTC

    private func calendar(_ locale: String) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        calendar.locale = Locale(identifier: locale)
        return calendar
    }

    /// With ordinary spaces instead of those that keep a line together.
    private func plain(_ text: String?) -> String {
        (text ?? "").replacingOccurrences(of: "\u{A0}", with: " ")
            .replacingOccurrences(of: "\u{202F}", with: " ")
    }

    // MARK: Units

    struct UnitRow: CustomTestStringConvertible, Sendable {
        let locale, unit, width, text: String
        let count: Double
        var testDescription: String { "\(locale) \(unit) \(width) \(count)" }
    }

    /// Rows of CLDR 47 in which Apple's data agrees; tabs between locale, unit, width, count, text.
    static let rows: [UnitRow] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Truth/cldr_units.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count == 5, let count = Double(cells[3]) else { return nil }
            return UnitRow(
                locale: cells[0], unit: cells[1], width: cells[2], text: cells[4], count: count)
        }
    }()

    @Test func unitsAreThoseOfCLDR() {
        #expect(Self.rows.count > 300)
        // None of ja_JP, which Apple writes without the space between number and unit.
        #expect(Set(Self.rows.map(\.locale)).count == 9)
        for row in Self.rows {
            let text = LocaleWriting.writer?.quantity(
                row.count, unit: row.unit, width: row.width == "long" ? .full : .short,
                usage: nil, fraction: 0...0, alwaysSigned: false,
                locale: Locale(identifier: row.locale))?.text
            #expect(text == row.text, "\(row)")
        }
    }

    // MARK: DateComponentsFormatter

    @Test(arguments: [
        ("en_US", "2 hours, 23 minutes"), ("de_DE", "2 Stunden und 23 Minuten"),
        ("fr_FR", "2 heures et 23 minutes"), ("ja_JP", "2時間 23分"),
        ("zh_Hans_CN", "2小时23分钟"), ("ru_RU", "2 часа 23 минуты"),
        ("ar", "ساعتان و23 دقيقة"), ("he", "שעתיים ו-23 דקות"),
        ("hi_IN", "2 घंटे और 23 मिनट"), ("th_TH", "2 ชั่วโมง และ 23 นาที"),
    ])
    func durationsInFull(locale: String, expected: String) {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar(locale)
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.hour, .minute]
        #expect(plain(formatter.string(from: 8580)) == expected)
    }

    @Test func durationsInEveryStyle() {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar("en_US")
        formatter.allowedUnits = [.hour, .minute, .second]
        let expected: [(DateComponentsFormatter.UnitsStyle, String)] = [
            (.positional, "1:05:32"), (.abbreviated, "1h 5m 32s"),
            (.short, "1 hr, 5 min, 32 sec"), (.full, "1 hour, 5 minutes, 32 seconds"),
            (.brief, "1hr 5min 32sec"), (.spellOut, "one hour, five minutes, thirty-two seconds"),
        ]
        for (style, text) in expected {
            formatter.unitsStyle = style
            #expect(formatter.string(from: 3932) == text)
        }
        formatter.maximumUnitCount = 1
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 3932) == "1 hour")
    }

    @Test func durationsKnowMonthsAndYears() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        let components = DateComponents(year: 2, month: 3)
        let expected = [
            "en_US": "2 years, 3 months", "de_DE": "2 Jahre und 3 Monate",
            "fr_FR": "2 ans et 3 mois", "ru_RU": "2 года 3 месяца", "ja_JP": "2年 3か月",
        ]
        for (locale, text) in expected {
            formatter.calendar = calendar(locale)
            #expect(plain(formatter.string(from: components)) == text)
        }
    }

    // MARK: RelativeDateTimeFormatter

    @Test(arguments: [
        ("en_US", "in 2 months", "yesterday", "5 min. ago"),
        ("de_DE", "in 2 Monaten", "gestern", "vor 5 Min."),
        ("fr_FR", "dans 2 mois", "hier", "il y a 5 min"),
        ("ja_JP", "2 か月後", "昨日", "5 分前"),
        ("zh_Hans_CN", "2个月后", "昨天", "5分钟前"),
        ("ru_RU", "через 2 месяца", "вчера", "5 мин. назад"),
        ("he", "בעוד חודשיים", "אתמול", "לפני 5 דק׳"),
        ("th_TH", "ในอีก 2 เดือน", "เมื่อวาน", "5 นาทีที่แล้ว"),
    ])
    func distances(locale: String, months: String, yesterday: String, minutes: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.calendar = calendar(locale)
        #expect(
            formatter.localizedString(
                for: Self.start.addingTimeInterval(70 * 86_400), relativeTo: Self.start) == months)
        formatter.unitsStyle = .short
        #expect(plain(formatter.localizedString(from: DateComponents(minute: -5))) == minutes)
        formatter.unitsStyle = .full
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == yesterday)
    }

    @Test func distancesTellTheirLargestUnitAlone() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.calendar = calendar("en_US")
        let expected: [(Double, String)] = [
            (5, "in 5 seconds"), (-61, "1 minute ago"), (3600 * 25, "in 1 day"),
            (-86_400 * 10, "1 week ago"), (86_400 * 400, "in 1 year"), (0, "in 0 seconds"),
        ]
        for (seconds, text) in expected {
            let date = Self.start.addingTimeInterval(seconds)
            #expect(formatter.localizedString(for: date, relativeTo: Self.start) == text)
        }
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(hour: 2)) == "In 2 hours")
        formatter.unitsStyle = .spellOut
        formatter.formattingContext = .unknown
        #expect(formatter.localizedString(from: DateComponents(hour: 2)) == "in two hours")
    }

    // MARK: Measurements

    @Test(arguments: [
        ("en_US", "69°F", "3.5 mi"), ("de_DE", "20 °C", "5,7 km"), ("fr_FR", "20 °C", "5,7 km"),
        ("ja_JP", "20°C", "5.7 km"), ("zh_Hans_CN", "20°C", "5.7公里"),
        ("ru_RU", "20 °C", "5,7 км"), ("th_TH", "20°C", "5.7 กม."), ("hi_IN", "20℃", "5.7 कि॰मी॰"),
    ])
    func measurementsInTheUnitsOfTheLocale(locale: String, weather: String, road: String) {
        let locale = Locale(identifier: locale)
        let temperature = Measurement(value: 20.4, unit: UnitTemperature.celsius)
        let length = Measurement(value: 5.678, unit: UnitLength.kilometers)
        #expect(
            plain(
                temperature.formatted(
                    .measurement(width: .abbreviated, usage: .weather).locale(locale))) == weather)
        #expect(
            plain(
                length.formatted(.measurement(width: .abbreviated, usage: .road).locale(locale)))
                == road)
    }

    @Test func measurementsObeyTheirOptions() {
        let us = Locale(identifier: "en_US")
        let celsius = Measurement(value: 21.26, unit: UnitTemperature.celsius)
        #expect(
            celsius.formatted(.measurement(width: .narrow, usage: .asProvided).locale(us))
                == "21.26°C")
        let noScale = Measurement<UnitTemperature>.FormatStyle(
            width: .narrow, locale: us, usage: .weather, hidesScaleName: true)
        #expect(noScale.format(celsius) == "70°")
        let oneDigit = Measurement<UnitTemperature>.FormatStyle(
            width: .abbreviated, locale: us, usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(1)))
        #expect(oneDigit.format(celsius) == "21.3°C")
        let long = Measurement(value: 3, unit: UnitLength.kilometers)
        #expect(
            long.formatted(.measurement(width: .wide, usage: .asProvided).locale(us))
                == "3 kilometers")
    }

    @Test func measurementFormatterObeysItsOptions() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let celsius = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter.string(from: celsius) == "68°F")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: celsius) == "20°C")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: celsius) == "68°")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(
            formatter.string(from: Measurement(value: 1.26, unit: UnitLength.miles))
                == "1.3 miles")
        #expect(formatter.string(from: UnitLength.miles as Foundation.Unit) == "mile")
    }

    // MARK: Lists and names

    @Test(arguments: [
        ("en_US", "a, b, and c"), ("de_DE", "a, b und c"), ("fr_FR", "a, b et c"),
        ("ja_JP", "a、b、c"), ("zh_Hans_CN", "a、b和c"), ("ru_RU", "a, b и c"),
        ("hi_IN", "a, b और c"), ("th_TH", "a b และ c"),
    ])
    func lists(locale: String, expected: String) {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: locale)
        #expect(formatter.string(from: ["a", "b", "c"]) == expected)
    }

    @Test func namesHaveTheOrderOfTheirLanguage() {
        var name = PersonNameComponents()
        name.givenName = "Anna"
        name.familyName = "Bell"
        name.namePrefix = "Dr."
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: name) == "Anna Bell")
        formatter.style = .long
        #expect(formatter.string(from: name) == "Dr. Anna Bell")
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "AB")
        formatter.style = .medium
        formatter.locale = Locale(identifier: "hu_HU")
        #expect(formatter.string(from: name) == "Bell Anna")
        name.givenName = "太郎"
        name.familyName = "山田"
        #expect(
            name.formatted(.name(style: .long).locale(Locale(identifier: "ja_JP"))) == "Dr.山田太郎")
    }
}
