import Foundation

/// What a clock in one place shows at one moment.
struct LocalTime: Identifiable, Sendable {
    let place: Place
    let date: Date
    let hour: Int
    let minute: Int
    /// From the time zone of whoever looks, in seconds.
    let offset: Int
    /// Calendar days from the day of whoever looks.
    let dayOffset: Int

    var id: Place.ID { place.id }

    init(place: Place, date: Date, home: Calendar) {
        self.place = place
        self.date = date
        var calendar = home
        calendar.timeZone = place.timeZone
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        hour = parts.hour ?? 0
        minute = parts.minute ?? 0
        offset =
            place.timeZone.secondsFromGMT(for: date) - home.timeZone.secondsFromGMT(for: date)
        // The place's day as one of this calendar, so that whole days lie between them.
        let day = calendar.dateComponents([.year, .month, .day], from: date)
        dayOffset =
            home.dateComponents(
                [.day], from: home.startOfDay(for: date), to: home.date(from: day) ?? date
            ).day ?? 0
    }

    /// Between six in the morning and six in the evening.
    var isDay: Bool { (6..<18).contains(hour) }

    /// Of the day; 0...1.
    var dayShare: Double { (Double(hour) + Double(minute) / 60) / 24 }

    var dayText: String {
        switch dayOffset {
        case ..<0: "Yesterday"
        case 0: "Today"
        default: "Tomorrow"
        }
    }

    /// `+9 h`, `−5 h`, `+5:30 h`; in the zone of whoever looks, `Local`.
    var offsetText: String {
        if offset == 0 { return "Local" }
        let minutes = abs(offset) / 60
        let sign = offset < 0 ? "\u{2212}" : "+"
        let rest = minutes % 60 == 0 ? "" : ":\(minutes % 60)"
        return "\(sign)\(minutes / 60)\(rest) h"
    }
}
