import SwiftUI
import WidgetKit

struct EnvironmentReads: View {
    @Environment(\.redactionReasons) private var reasons  // row: environment \.redactionReasons
    @Environment(\.sizeCategory) private var category  // row: environment \.sizeCategory
    // row: environment \.isLuminanceReduced
    @Environment(\.isLuminanceReduced) private var isDimmed
    @Environment(\.dynamicTypeSize) private var typeSize  // row: environment \.dynamicTypeSize
    @Environment(\.openURL) private var openURL  // row: environment \.openURL
    @Environment(\.displayScale) private var scale  // row: environment \.displayScale
    // row: environment \.accessibilityReduceMotion
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    // row: environment \.horizontalSizeClass
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.pixelLength) private var pixel  // row: environment \.pixelLength
    @Environment(\.calendar) private var calendar  // row: environment \.calendar
    @Environment(\.dismiss) private var dismiss  // row: environment \.dismiss
    @Environment(\.font) private var font  // row: environment \.font
    @Environment(\.isEnabled) private var isEnabled  // row: environment \.isEnabled
    @Environment(\.isFocused) private var isFocused  // row: environment \.isFocused
    @Environment(\.layoutDirection) private var direction  // row: environment \.layoutDirection
    @Environment(\.scenePhase) private var phase  // row: environment \.scenePhase
    @Environment(\.mood) private var mood
    @Environment(\.warmth) private var warmth

    var body: some View {
        VStack {
            Text(reasons.contains(.placeholder) ? "placeholder" : mood)
            Text(isDimmed || reducesMotion || isFocused || !isEnabled ? "dim" : "bright")
            Text(typeSize >= .accessibility1 || category >= .large ? "large" : "small")
            Text("\(scale) \(pixel) \(warmth)")
            Text(sizeClass == .compact && direction == .leftToRight ? "phone" : "pad")
            Text(phase == .active && font == nil ? "active" : calendar.identifier.debugDescription)
        }
    }

    func leave() {
        openURL(URL(string: "https://example.com")!)
        dismiss()
    }
}

private struct MoodKey: EnvironmentKey {  // row: language custom EnvironmentKey
    static let defaultValue = "calm"
}

extension EnvironmentValues {
    var mood: String {
        get { self[MoodKey.self] }
        set { self[MoodKey.self] = newValue }
    }

    @Entry var warmth = 3  // row: wrappers @Entry
}
