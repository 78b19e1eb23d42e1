import Foundation

/// Something with a battery.
struct Device: Identifiable, Hashable, Sendable {
    enum Kind: String, Sendable {
        case phone, watch, headset, tablet, laptop, keyboard
    }

    let kind: Kind
    /// 0...1.
    let level: Double
    let isCharging: Bool

    var id: Kind { kind }

    var isLow: Bool { level <= 0.2 && !isCharging }

    var name: String {
        switch kind {
        case .phone: "Phone"
        case .watch: "Watch"
        case .headset: "Headset"
        case .tablet: "Tablet"
        case .laptop: "Laptop"
        case .keyboard: "Keyboard"
        }
    }

    var symbolName: String {
        switch kind {
        case .phone: "iphone"
        case .watch: "applewatch"
        case .headset: "headphones"
        case .tablet: "ipad"
        case .laptop: "laptopcomputer"
        case .keyboard: "keyboard"
        }
    }

    /// A battery as full as this one.
    var batterySymbolName: String {
        if isCharging { return "battery.100percent.bolt" }
        return switch level {
        case ..<0.13: "battery.0percent"
        case ..<0.38: "battery.25percent"
        case ..<0.63: "battery.50percent"
        case ..<0.88: "battery.75percent"
        default: "battery.100percent"
        }
    }
}
