import Foundation
import Graphics

/// A color that the system provides and that follows scheme, contrast and release of iOS.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal
    case cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case quinaryLabel, placeholderText, link
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case separator, opaqueSeparator
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground

    package func rgba(in environment: EnvironmentValues) -> RGBA {
        let swatches =
            environment.systemPalette == .ios18 ? SystemColorTable.ios18 : SystemColorTable.ios26
        let swatch = swatches[self] ?? SystemColorTable.allReleases[self]
        guard let swatch else { return .clear }
        return swatch.color(
            isDark: environment.colorScheme == .dark,
            isIncreased: environment.colorSchemeContrast == .increased)
    }
}

/// One color's values; where increased contrast has none of its own, the normal ones.
private struct Swatch {
    private let light: RGBA
    private let dark: RGBA
    private let lightIncreased: RGBA
    private let darkIncreased: RGBA

    init(_ light: UInt32, _ dark: UInt32, _ lightIncreased: UInt32, _ darkIncreased: UInt32) {
        self.init((light, 1), (dark, 1), (lightIncreased, 1), (darkIncreased, 1))
    }

    init(
        _ light: (UInt32, Double), _ dark: (UInt32, Double), _ lightIncreased: (UInt32, Double),
        _ darkIncreased: (UInt32, Double)
    ) {
        self.light = RGBA(hex: light.0, alpha: light.1)
        self.dark = RGBA(hex: dark.0, alpha: dark.1)
        self.lightIncreased = RGBA(hex: lightIncreased.0, alpha: lightIncreased.1)
        self.darkIncreased = RGBA(hex: darkIncreased.0, alpha: darkIncreased.1)
    }

    func color(isDark: Bool, isIncreased: Bool) -> RGBA {
        switch (isDark, isIncreased) {
        case (false, false): light
        case (true, false): dark
        case (false, true): lightIncreased
        case (true, true): darkIncreased
        }
    }
}

/// Light, dark, light with increased contrast, dark with increased contrast.
private enum SystemColorTable {
    /// Human Interface Guidelines, "Color", revision of December 2025.
    static let ios26: [SystemColor: Swatch] = [
        .red: Swatch(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
        .orange: Swatch(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
        .yellow: Swatch(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
        .green: Swatch(0x34C759, 0x30D158, 0x008932, 0x4AD968),
        .mint: Swatch(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
        .teal: Swatch(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
        .cyan: Swatch(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
        .blue: Swatch(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
        .indigo: Swatch(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
        .purple: Swatch(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
        .pink: Swatch(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
        .brown: Swatch(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
    ]

    /// Human Interface Guidelines, "Color", revision of 2023 (iOS 13 to 18).
    static let ios18: [SystemColor: Swatch] = [
        .red: Swatch(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
        .orange: Swatch(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
        .yellow: Swatch(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
        .green: Swatch(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
        .mint: Swatch(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
        .teal: Swatch(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
        .cyan: Swatch(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
        .blue: Swatch(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
        .indigo: Swatch(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
        .purple: Swatch(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
        .pink: Swatch(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
        .brown: Swatch(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
        .link: Swatch(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF),
    ]

    /// The same in all releases: grays from the guidelines; labels, fills, separators and
    /// backgrounds as printed from UIColor by public listings. The link color of iOS 26 is not
    /// published: its blue is taken.
    static let allReleases: [SystemColor: Swatch] = [
        .gray: Swatch(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
        .gray2: Swatch(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
        .gray3: Swatch(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
        .gray4: Swatch(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
        .gray5: Swatch(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
        .gray6: Swatch(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
        .label: Swatch(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF),
        .secondaryLabel: Swatch((0x3C3C43, 0.6), (0xEBEBF5, 0.6), (0x3C3C43, 0.8), (0xEBEBF5, 0.7)),
        .tertiaryLabel: Swatch((0x3C3C43, 0.3), (0xEBEBF5, 0.3), (0x3C3C43, 0.7), (0xEBEBF5, 0.55)),
        .quaternaryLabel: Swatch(
            (0x3C3C43, 0.18), (0xEBEBF5, 0.16),
            (0x3C3C43, 0.55), (0xEBEBF5, 0.4)),
        .quinaryLabel: Swatch(
            (0x000000, 0.05), (0xFFFFFF, 0.05),
            (0x000000, 0.08137), (0xFFFFFF, 0.08137)),
        .placeholderText: Swatch(
            (0x3C3C43, 0.3), (0xEBEBF5, 0.3),
            (0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
        .link: Swatch(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
        .systemFill: Swatch((0x787880, 0.2), (0x787880, 0.36), (0x787880, 0.28), (0x787880, 0.44)),
        .secondarySystemFill: Swatch(
            (0x787880, 0.16), (0x787880, 0.32),
            (0x787880, 0.24), (0x787880, 0.4)),
        .tertiarySystemFill: Swatch(
            (0x767680, 0.12), (0x767680, 0.24),
            (0x767680, 0.2), (0x767680, 0.32)),
        .quaternarySystemFill: Swatch(
            (0x747480, 0.08), (0x767680, 0.18),
            (0x747480, 0.12), (0x767680, 0.26)),
        .separator: Swatch((0x3C3C43, 0.29), (0x545458, 0.6), (0x3C3C43, 0.37), (0x545458, 0.68)),
        .opaqueSeparator: Swatch(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A),
        .systemBackground: Swatch(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000),
        .secondarySystemBackground: Swatch(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
        .tertiarySystemBackground: Swatch(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x2C2C2E),
        .systemGroupedBackground: Swatch(0xF2F2F7, 0x000000, 0xF2F2F7, 0x000000),
        .secondarySystemGroupedBackground: Swatch(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x1C1C1E),
        .tertiarySystemGroupedBackground: Swatch(0xF2F2F7, 0x2C2C2E, 0xF2F2F7, 0x2C2C2E),
    ]
}
