import SwiftUI

/// The sky, lighter towards its end.
public struct GradientBackground: View {
    var endPoint: UnitPoint
    var startPoint: UnitPoint
    @Environment(\.colorScheme) private var scheme

    public init(startPoint: UnitPoint = .top, endPoint: UnitPoint = .bottom) {
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public var body: some View {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    private var colors: [Color] {
        scheme == .dark
            ? [Color(red: 0x0B, green: 0x10, blue: 0x26), Color(red: 0x3A, green: 0x4A, blue: 0x7B)]
            : [Color(red: 0x3A, green: 0x7B, blue: 0xD5), Color(red: 0x8F, green: 0xD3, blue: 0xFE)]
    }
}

extension Color {
    /// Of 0 to 255 each.
    fileprivate init(red: Int, green: Int, blue: Int) {
        self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }
}
