import Foundation
import FoundationShim
import LocaleText
import Testing

@Suite struct FoundationShimTests {
    init() { ICULocaleWriter.install() }

    private let english = Locale(identifier: "en_US")
    private let utc: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    // MARK: Localized strings

    @Test func valuesGoIntoSentences() {
        let name = "Ada"
        let count = 1234
        let string = String(
            localized: "\(name) has \(count) points, \(0.5, specifier: "%.2f") each",
            locale: english)
        #expect(string == "Ada has 1,234 points, 0.50 each")
        #expect(String(localized: "50% off", locale: english) == "50% off")
        #expect(String(localized: "\(count)% of all", locale: english) == "1,234% of all")
        let german = Locale(identifier: "de_DE")
        #expect(String(localized: "\(count)", locale: german) == "1.234")
    }

    @Test func keysNameTheirValuesByKind() {
        let resource: LocalizedStringResource = "\("a") \(1) \(2.5) 100%"
        #expect(resource.key == "%@ %lld %lf 100%%")
    }

    @Test func translationsMayReorder() {
        let text = LocalizedFormat.string(
            "%2$@ vor %1$lld Tagen", arguments: [.integer(3), .string("Ada")], locale: english)
        #expect(text == "Ada vor 3 Tagen")
    }

    // MARK: Formatters; English strings as CLDR has them

    @Test(arguments: [
        (3600.0, "in 1 hour"), (-7200, "2 hours ago"), (86_400, "in 1 day"),
        (-30, "30 seconds ago"),
    ])
    func relativeDates(interval: Double, text: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        formatter.calendar = utc
        let now = Date(timeIntervalSince1970: 1_767_268_800)
        #expect(
            formatter.localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
                == text)
    }

    @Test func namedRelativeDates() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        formatter.calendar = utc
        formatter.dateTimeStyle = .named
        let now = Date(timeIntervalSince1970: 1_767_268_800)
        #expect(
            formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now)
                == "yesterday")
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, 3905.0, "1:05:05"),
        (.positional, 65, "1:05"),
        (.positional, 5, "0:05"), (.abbreviated, 3900, "1h 5m"), (.short, 3900, "1 hr, 5 min"),
        (.full, 3905, "1 hour, 5 minutes, 5 seconds"), (.full, 3600, "1 hour"),
    ])
    func durations(
        style: DateComponentsFormatter.UnitsStyle, interval: Double, text: String
    ) {
        let formatter = DateComponentsFormatter()
        formatter.calendar = utc
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = style
        #expect(formatter.string(from: interval) == text)
    }

    @Test func durationsCanBePaddedAndCut() {
        let formatter = DateComponentsFormatter()
        formatter.calendar = utc
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "00:01:05")
        formatter.zeroFormattingBehavior = .default
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 3905) == "1 hour")
        var components = DateComponents()
        components.day = 2
        components.hour = 3
        formatter.maximumUnitCount = 0
        formatter.allowedUnits = []
        #expect(formatter.string(from: components) == "2 days, 3 hours")
    }

    @Test func measurements() {
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        let style = Measurement<UnitTemperature>.FormatStyle(
            width: .abbreviated, locale: english, usage: .weather)
        #expect(warm.formatted(style) == "68°F")
        let german = warm.formatted(style.locale(Locale(identifier: "de_DE")))
        #expect(german.hasPrefix("20") && german.hasSuffix("°C") && german.count == 5)
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        formatter.unitOptions = [.temperatureWithoutUnit, .providedUnit]
        #expect(formatter.string(from: warm) == "20°")
    }

    @Test func lists() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    }

    // MARK: The rest

    @Test func thereIsNoNetwork() async {
        await #expect(throws: URLError.self) {
            _ = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
        }
        let error = await withCheckedContinuation { continuation in
            URLSession.shared.dataTask(with: URL(string: "https://example.com")!) {
                continuation.resume(returning: $2)
            }.resume()
        }
        #expect((error as? URLError)?.code == .notConnectedToInternet)
    }

    @Test func filesAreRead() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("shim-\(UUID())")
        try Data("hello".utf8).write(to: file)
        let (data, _) = try await URLSession.shared.data(from: file)
        #expect(String(decoding: data, as: UTF8.self) == "hello")
    }

    @Test func aSessionsOwnProtocolAnswersForTheNetwork() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Parrot.classForCoder()]
        let session = URLSession(configuration: configuration)
        let (data, response) = try await session.data(from: URL(string: "https://parrot/hello")!)
        #expect(String(decoding: data, as: UTF8.self) == "/hello")
        #expect(response.url?.host == "parrot")
        await #expect(throws: URLError.self) {
            _ = try await session.data(from: URL(string: "https://parrot/silence")!)
        }
        await #expect(throws: URLError.self) {
            _ = try await session.data(from: URL(string: "https://elsewhere/hello")!)
        }
    }
}

/// Says the path of what it is asked, a little later and in two pieces.
private final class Parrot: URLProtocol, @unchecked Sendable {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "parrot" }

    override func startLoading() {
        DispatchQueue.global().async { [self] in
            guard let path = request.url?.path, path != "/silence" else {
                client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
                return
            }
            client?.urlProtocol(self, didLoad: Data(path.prefix(3).utf8))
            client?.urlProtocol(self, didLoad: Data(path.dropFirst(3).utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
    }
}
