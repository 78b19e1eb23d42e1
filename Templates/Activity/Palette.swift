import SwiftUI

/// The colors of the goals in one appearance.
struct Palette {
    let scheme: ColorScheme

    /// Start and end of a ring.
    func ring(_ goal: Goal) -> [Color] {
        switch goal {
        case .energy:
            scheme == .dark
                ? [Color(hex: 0xFF4E50), Color(hex: 0xFF9A5A)]
                : [Color(hex: 0xE5383B), Color(hex: 0xFF7A3D)]
        case .exercise:
            scheme == .dark
                ? [Color(hex: 0x2BC48A), Color(hex: 0xA8F05C)]
                : [Color(hex: 0x0E9F6E), Color(hex: 0x5FBF2A)]
        case .distance:
            scheme == .dark
                ? [Color(hex: 0x3E8BFF), Color(hex: 0x5CE1E6)]
                : [Color(hex: 0x2563EB), Color(hex: 0x16A5D8)]
        }
    }

    /// Text and symbols of a goal.
    func ink(_ goal: Goal) -> Color {
        switch goal {
        case .energy: scheme == .dark ? Color(hex: 0xFF7E66) : Color(hex: 0xC92A2A)
        case .exercise: scheme == .dark ? Color(hex: 0x6FE08A) : Color(hex: 0x0B7A4B)
        case .distance: scheme == .dark ? Color(hex: 0x6CB8FF) : Color(hex: 0x1D55CC)
        }
    }

    /// What is read second: units, targets, days.
    var quiet: Color { .primary.opacity(0.62) }

    /// Top to bottom.
    var background: [Color] {
        scheme == .dark
            ? [Color(hex: 0x232327), Color(hex: 0x121214)]
            : [Color(hex: 0xFFFFFF), Color(hex: 0xF2F3F7)]
    }
}

struct ActivityBackground: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        LinearGradient(
            colors: Palette(scheme: colorScheme).background, startPoint: .top,
            endPoint: .bottom)
    }
}

extension Color {
    /// Red, green and blue, eight bits each.
    init(hex: UInt32) {
        func channel(_ shift: UInt32) -> Double {
            Double((hex >> shift) & 0xFF) / 255
        }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
