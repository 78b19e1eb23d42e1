import SwiftUI

enum Dates {
    static func next(after date: Date) -> [String] {
        let calendar = Calendar.current  // row: foundation Calendar
        let day = calendar.startOfDay(for: date)  // row: calls startOfDay
        // row: foundation DateComponents | calls dateComponents
        let parts: DateComponents = calendar.dateComponents([.hour, .minute], from: day)
        let formatter = DateFormatter()  // row: foundation DateFormatter
        formatter.timeZone = TimeZone(identifier: "UTC")  // row: foundation TimeZone
        formatter.locale = Locale(identifier: "en_US_POSIX")  // row: foundation Locale
        formatter.dateFormat = "yyyy-MM-dd"
        let relative = RelativeDateTimeFormatter()  // row: foundation RelativeDateTimeFormatter
        relative.unitsStyle = .short
        let length = DateComponentsFormatter()  // row: foundation DateComponentsFormatter
        length.allowedUnits = [.hour, .minute]
        let interval = DateInterval(start: day, end: date)  // row: foundation DateInterval
        return [
            formatter.string(from: date), "\(parts.hour ?? 0)",
            relative.localizedString(for: day, relativeTo: date),  // row: calls localizedString
            length.string(from: interval.duration) ?? "",
            ISO8601DateFormatter().string(from: date),  // row: foundation ISO8601DateFormatter
            // row: foundation Date.FormatStyle .dateTime | foundation .formatted(…)
            // row: calls formatted
            date.formatted(.dateTime.hour().minute()),
            "\(date.timeIntervalSince(day))",  // row: calls timeIntervalSince
        ]
    }
}

enum Numbers {
    static func texts(of value: Double) -> [String] {
        let formatter = NumberFormatter()  // row: foundation NumberFormatter
        formatter.numberStyle = .decimal
        // row: foundation Measurement
        let length = Measurement(value: value, unit: UnitLength.meters)
        let measures = MeasurementFormatter()  // row: foundation MeasurementFormatter
        measures.unitOptions = .providedUnit
        return [
            String(format: "%.1f", value),  // row: foundation String(format:)
            formatter.string(from: NSNumber(value: value)) ?? "",
            // row: foundation ByteCountFormatter
            ByteCountFormatter.string(fromByteCount: 1024, countStyle: .file),
            measures.string(from: length),
            ListFormatter.localizedString(byJoining: ["a", "b"]),  // row: foundation ListFormatter
            value.formatted(.number),
        ]
    }

    /// The parts of a color that is written in hexadecimal digits.
    static func color(hex: String) -> UInt64 {
        // row: foundation CharacterSet | calls trimmingCharacters
        let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var value: UInt64 = 0
        Scanner(string: digits).scanHexInt64(&value)  // row: calls scanHexInt64
        return value
    }
}

enum Words {
    static func texts(name: String) -> [String] {
        [
            NSLocalizedString("title", comment: ""),  // row: foundation NSLocalizedString
            String(localized: "title"),  // row: foundation String(localized:)
            name.replacingOccurrences(of: "a", with: "b"),  // row: calls replacingOccurrences
            // row: calls addingPercentEncoding
            name.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "",
            name.components(separatedBy: ",").first ?? "",  // row: calls components
            UUID().uuidString,  // row: foundation UUID
        ]
    }

    static let key: LocalizedStringKey = "title"  // row: foundation LocalizedStringKey
    // row: foundation LocalizedStringResource
    static let resource: LocalizedStringResource = "title"
    static let plain = NSAttributedString(string: "a")  // row: foundation NSAttributedString
    static let styled = AttributedString("a")  // row: foundation AttributedString
    // row: foundation NSRegularExpression
    static let expression = try? NSRegularExpression(pattern: "a+")
}

struct StoredSettings: Codable {
    var count = 0

    // row: foundation UserDefaults(suiteName:) | foundation UserDefaults
    static let store = UserDefaults(suiteName: "group.app") ?? UserDefaults.standard

    static func load() -> StoredSettings {
        store.setValue(3, forKey: "count")  // row: calls setValue
        store.synchronize()  // row: calls synchronize
        let isNew = store.bool(forKey: "new")  // row: calls bool
        let count = store.integer(forKey: "count")  // row: calls integer
        // row: foundation FileManager
        // row: foundation containerURL(forSecurityApplicationGroupIdentifier:) | calls containerURL
        let folder = FileManager.default
            .containerURL(forSecurityApplicationGroupIdentifier: "group.app")
        // row: calls appendingPathComponent
        guard let file = folder?.appendingPathComponent("settings.json"),
            FileManager.default.fileExists(atPath: file.path),  // row: calls fileExists
            let data: Data = try? Data(contentsOf: file)  // row: foundation Data
        else { return StoredSettings(count: isNew ? 0 : count) }
        // row: foundation PropertyListDecoder
        if let list = try? PropertyListDecoder().decode(StoredSettings.self, from: data) {
            return list
        }
        // row: foundation JSONDecoder
        return (try? JSONDecoder().decode(StoredSettings.self, from: data)) ?? StoredSettings()
    }

    func save(to file: URL) throws {
        try JSONEncoder().encode(self).write(to: file)  // row: foundation JSONEncoder
    }

    static func old(_ data: Data) -> NSString? {
        // row: foundation NSKeyedUnarchiver
        try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data)
    }
}

enum Network {
    static func load() async throws -> Data {
        // row: foundation URLComponents
        var components = URLComponents(string: "https://example.com/a")!
        components.queryItems = [URLQueryItem(name: "q", value: "1")]
        var request = URLRequest(url: components.url!)  // row: foundation URLRequest
        request.httpMethod = "GET"
        // row: foundation URLSession
        let (data, response) = try await URLSession.shared.data(for: request)
        // row: foundation HTTPURLResponse
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { return Data() }
        return data
    }

    static func start(_ url: URL) {
        URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()  // row: calls resume
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}  // row: calls asyncAfter
        let queue = OperationQueue()  // row: foundation OperationQueue
        queue.addOperation {}
    }
}

enum Surroundings {
    static let cache = NSCache<NSString, NSString>()  // row: foundation NSCache
    // row: foundation ProcessInfo
    static let isDemo = ProcessInfo.processInfo.arguments.contains("demo")
    static let version = Bundle.main.infoDictionary?["CFBundleVersion"]  // row: foundation Bundle

    static func observe() {
        // row: foundation NotificationCenter
        NotificationCenter.default.post(name: .init("changed"), object: nil)
    }

    static func matches(_ name: String) -> Bool {
        // row: foundation NSPredicate
        let predicate = NSPredicate { value, _ in value as? String == name }
        return predicate.evaluate(with: name)
    }
}
