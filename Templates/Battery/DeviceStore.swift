import Foundation

/// A stand-in for what a phone knows about the devices around it: all are charged at night and used
/// through the day, each at its own pace.
struct DeviceStore: Sendable {
    private struct Habit {
        let kind: Device.Kind
        /// Of the battery, per hour.
        let use: Double
        /// The hours of the day at which the device is put on its charger and taken off it.
        let charging: Range<Double>

        /// Full at the end of charging; while charging, from what the day left to full.
        func level(at hour: Double) -> Double {
            let length = charging.upperBound - charging.lowerBound
            let lowest = max(1 - use * (24 - length), 0.05)
            if charging.contains(hour) {
                return lowest + (1 - lowest) * (hour - charging.lowerBound) / length
            }
            let hoursOfUse = (hour - charging.upperBound + 24).truncatingRemainder(dividingBy: 24)
            return max(1 - use * hoursOfUse, 0.05)
        }
    }

    private let habits: [Habit]

    static let sample = DeviceStore(habits: [
        Habit(kind: .phone, use: 0.052, charging: 0..<6.5),
        Habit(kind: .watch, use: 0.041, charging: 8..<9),
        Habit(kind: .headset, use: 0.043, charging: 13..<15),
        Habit(kind: .tablet, use: 0.055, charging: 21..<24),
        Habit(kind: .laptop, use: 0.09, charging: 9..<11.5),
        Habit(kind: .keyboard, use: 0.008, charging: 2..<4),
    ])

    func devices(at date: Date, calendar: Calendar) -> [Device] {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        let hour = Double(parts.hour ?? 0) + Double(parts.minute ?? 0) / 60
        return habits.map { habit in
            Device(
                kind: habit.kind, level: habit.level(at: hour),
                isCharging: habit.charging.contains(hour))
        }
    }
}
