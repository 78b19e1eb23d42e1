import SwiftUI

/// The colors of paper, ink and categories in one appearance.
struct Palette {
    let scheme: ColorScheme

    /// Weekday and month.
    var accent: Color {
        scheme == .dark ? Color(hex: 0xFF6B63) : Color(hex: 0xD0281F)
    }

    /// What is read second: times, places, what is over.
    var quiet: Color { .primary.opacity(0.62) }

    var hairline: Color { .primary.opacity(0.12) }

    /// Bars and blocks.
    func fill(_ category: CalendarEvent.Category) -> Color {
        switch category {
        case .work: scheme == .dark ? Color(hex: 0x4C9DFF) : Color(hex: 0x1B76E8)
        case .family: scheme == .dark ? Color(hex: 0xFFB340) : Color(hex: 0xE08600)
        case .health: scheme == .dark ? Color(hex: 0x3DD8A0) : Color(hex: 0x12A06B)
        case .leisure: scheme == .dark ? Color(hex: 0xC58CFF) : Color(hex: 0x8E44D8)
        }
    }

    /// Text on a faint block of the same category.
    func ink(_ category: CalendarEvent.Category) -> Color {
        switch category {
        case .work: scheme == .dark ? Color(hex: 0x8CC2FF) : Color(hex: 0x0B4FA8)
        case .family: scheme == .dark ? Color(hex: 0xFFCB80) : Color(hex: 0x7A4700)
        case .health: scheme == .dark ? Color(hex: 0x82E8C5) : Color(hex: 0x07593B)
        case .leisure: scheme == .dark ? Color(hex: 0xDBB8FF) : Color(hex: 0x5E2399)
        }
    }

    /// Top to bottom.
    var paper: [Color] {
        scheme == .dark
            ? [Color(hex: 0x2A2A2D), Color(hex: 0x1B1B1D)]
            : [Color(hex: 0xFFFFFF), Color(hex: 0xF4F4F8)]
    }
}

struct PaperBackground: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        LinearGradient(
            colors: Palette(scheme: colorScheme).paper, startPoint: .top, endPoint: .bottom)
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
