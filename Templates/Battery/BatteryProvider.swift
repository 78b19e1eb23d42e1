import WidgetKit

struct BatteryEntry: TimelineEntry {
    let date: Date
    let devices: [Device]

    init(date: Date, store: DeviceStore) {
        self.date = date
        devices = store.devices(at: date, calendar: .current)
    }

    /// A stack of widgets turns to this one when a device needs its charger.
    var relevance: TimelineEntryRelevance? {
        TimelineEntryRelevance(score: Float(devices.filter(\.isLow).count))
    }

    static func sample(hour: Int) -> BatteryEntry {
        let calendar = Calendar.current
        let date = calendar.date(bySettingHour: hour, minute: 0, second: 0, of: .now) ?? .now
        return BatteryEntry(date: date, store: .sample)
    }
}

struct BatteryProvider: TimelineProvider {
    /// How many entries one timeline has, and how many hours lie between them.
    static let entryCount = 6
    static let hourStep = 2

    func placeholder(in context: Context) -> BatteryEntry {
        BatteryEntry(date: .now, store: .sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (BatteryEntry) -> Void) {
        completion(BatteryEntry(date: .now, store: .sample))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<BatteryEntry>) -> Void) {
        let entries = Self.dates(from: .now, calendar: .current).map { date in
            BatteryEntry(date: date, store: .sample)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }

    static func dates(from now: Date, calendar: Calendar) -> [Date] {
        (0..<entryCount).compactMap { index in
            calendar.date(byAdding: .hour, value: index * hourStep, to: now)
        }
    }
}
