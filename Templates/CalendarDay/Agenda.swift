import Foundation

struct CalendarEvent: Identifiable {
    let title: String
    let place: String
    let start: Date
    let end: Date
    let category: Category

    enum Category: CaseIterable {
        case work, family, health, leisure
    }

    var id: Date { start }

    func isOver(at date: Date) -> Bool { end <= date }
    func isOngoing(at date: Date) -> Bool { start <= date && date < end }
}

/// A stand-in for a calendar store: the same week, every week.
struct Agenda: Sendable {
    struct Plan: Sendable {
        let title: String
        let place: String
        /// Minutes after midnight.
        let start: Int
        let minutes: Int
        let category: CalendarEvent.Category
    }

    /// By weekday, Sunday first.
    let plans: [[Plan]]

    func events(on date: Date, in calendar: Calendar) -> [CalendarEvent] {
        let midnight = calendar.startOfDay(for: date)
        let weekday = calendar.component(.weekday, from: date)
        return plans[(weekday - 1) % plans.count].compactMap { plan in
            let start = calendar.date(
                bySettingHour: plan.start / 60, minute: plan.start % 60, second: 0, of: midnight)
            return start.map { start in
                CalendarEvent(
                    title: plan.title, place: plan.place, start: start,
                    end: start.addingTimeInterval(Double(plan.minutes) * 60),
                    category: plan.category)
            }
        }
    }

    static let week = Agenda(plans: [restDay, workday, workday, workday, fullDay, workday, restDay])

    private static let workday = [
        Plan(title: "Stand-up", place: "Room 4", start: at(9, 30), minutes: 30, category: .work),
        Plan(
            title: "Lunch with Mara", place: "Corner Café", start: at(12, 30), minutes: 60,
            category: .family),
        Plan(title: "Swimming", place: "City pool", start: at(18), minutes: 75, category: .health),
    ]

    private static let fullDay = [
        Plan(title: "Stand-up", place: "Room 4", start: at(9), minutes: 30, category: .work),
        Plan(
            title: "Design review", place: "Studio", start: at(10), minutes: 90,
            category: .work),
        Plan(
            title: "Lunch with Mara", place: "Corner Café", start: at(12, 30), minutes: 60,
            category: .family),
        Plan(
            title: "Dentist", place: "Mill Street 8", start: at(15), minutes: 45,
            category: .health),
        Plan(
            title: "Pottery class", place: "Kiln house", start: at(18, 30), minutes: 90,
            category: .leisure),
    ]

    private static let restDay = [
        Plan(
            title: "Farmers' market", place: "Old square", start: at(10), minutes: 90,
            category: .family),
        Plan(
            title: "Hike to the lake", place: "North gate", start: at(13), minutes: 180,
            category: .leisure),
    ]

    private static func at(_ hour: Int, _ minute: Int = 0) -> Int { hour * 60 + minute }
}
