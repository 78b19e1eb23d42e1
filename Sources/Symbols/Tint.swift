import Graphics

/// What a part of a drawing shows, which decides its color in multicolor rendering.
///
/// The order is that of `COLORS` in the script that builds the drawings.
enum Tint: Int, Hashable, Sendable {
    case none, sun, moon, cloud, rain, snow, bolt, gray, white, flame, red
    case orange, yellow, green, blue, pink, purple, mint, cyan, brown

    /// The system color of that thing in light appearance; nil takes the foreground.
    var color: RGBA? {
        switch self {
        case .none: nil
        case .sun, .bolt, .yellow: RGBA(hex: 0xFFCC00)
        case .moon, .white: .white
        case .cloud: .white
        case .rain, .blue: RGBA(hex: 0x32ADE6)
        case .snow, .cyan: RGBA(hex: 0x64D2FF)
        case .gray: RGBA(hex: 0x8E8E93)
        case .flame, .orange: RGBA(hex: 0xFF9500)
        case .red: RGBA(hex: 0xFF3B30)
        case .green: RGBA(hex: 0x34C759)
        case .pink: RGBA(hex: 0xFF2D55)
        case .purple: RGBA(hex: 0xAF52DE)
        case .mint: RGBA(hex: 0x00C7BE)
        case .brown: RGBA(hex: 0xA2845E)
        }
    }
}
