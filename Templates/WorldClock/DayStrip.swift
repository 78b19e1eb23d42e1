import SwiftUI
import WidgetKit

/// A day from midnight to midnight as a strip of dark and light, with a mark at now.
struct DayStrip: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let time: LocalTime

    private let markWidth: CGFloat = 4

    var body: some View {
        Capsule()
            .fill(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing))
            .frame(height: 6)
            .frame(maxHeight: .infinity)
            .overlay(alignment: .leading) {
                GeometryReader { proxy in
                    Capsule()
                        .fill(.white)
                        .stroke(.black.opacity(0.35), lineWidth: 0.5)
                        .frame(width: markWidth)
                        .offset(x: (proxy.size.width - markWidth) * time.dayShare)
                }
                .widgetAccentable()
            }
            .frame(height: 14)
            .environment(\.layoutDirection, .leftToRight)
            .accessibilityHidden(true)
    }

    private var stops: [Gradient.Stop] {
        [
            .init(color: night, location: 0.2),
            .init(color: isFullColor ? Color("StripDawn") : .primary.opacity(0.5), location: 0.27),
            .init(color: day, location: 0.38),
            .init(color: day, location: 0.62),
            .init(color: isFullColor ? Color("StripDusk") : .primary.opacity(0.5), location: 0.75),
            .init(color: night, location: 0.84),
        ]
    }

    private var day: Color { isFullColor ? Color("StripDay") : .primary.opacity(0.8) }
    private var night: Color { isFullColor ? Color("StripNight") : .primary.opacity(0.2) }

    /// Elsewhere only opacity tells light from dark.
    private var isFullColor: Bool { renderingMode == .fullColor }
}
