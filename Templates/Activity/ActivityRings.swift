import SwiftUI

/// Three rings, one inside the other; as large as the space allows.
struct ActivityRings: View {
    let day: ActivityDay
    let lineWidth: CGFloat

    var body: some View {
        ZStack {
            ForEach(Array(Goal.allCases.enumerated()), id: \.element) { index, goal in
                ProgressRing(goal: goal, progress: day.progress(of: goal), lineWidth: lineWidth)
                    .padding(CGFloat(index) * (lineWidth + 2))
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .widgetAccentable()
        // Rings run clockwise in every language.
        .environment(\.layoutDirection, .leftToRight)
    }
}

/// One ring that begins at twelve o'clock; beyond its goal it runs over its own start.
struct ProgressRing: View {
    @Environment(\.colorScheme) private var colorScheme
    let goal: Goal
    let progress: Double
    let lineWidth: CGFloat

    private var colors: [Color] { Palette(scheme: colorScheme).ring(goal) }
    /// How much of the circle is covered, once at most.
    private var turn: Double { min(max(progress, 0.001), 1) }

    var body: some View {
        ZStack {
            Circle()
                .stroke(colors[0].opacity(0.2), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: turn)
                .stroke(gradient, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                // Past the goal the last turn is what shows, and it ends at the tip.
                .rotationEffect(.degrees(-90 + max(progress - 1, 0) * 360))
            if progress > 0.9 {
                tip
            }
        }
        .padding(lineWidth / 2)
    }

    /// The end of a ring that meets its own start: a round cap whose shadow falls ahead of it.
    private var tip: some View {
        ZStack {
            RingCap(lineWidth: lineWidth, color: colors[1])
                .shadow(color: .black.opacity(0.4), radius: lineWidth / 5, x: lineWidth / 6)
                .mask {
                    Circle().stroke(lineWidth: lineWidth)
                }
            // The ring's last part once more, over the shadow behind the cap.
            Circle()
                .trim(from: turn - 0.12, to: turn)
                .stroke(gradient, lineWidth: lineWidth)
                .rotationEffect(.degrees(-90 - turn * 360))
            RingCap(lineWidth: lineWidth, color: colors[1])
        }
        .rotationEffect(.degrees(progress * 360))
    }

    /// Reaches its end at the tip, except where the ring is too short to show it.
    private var gradient: AngularGradient {
        AngularGradient(
            colors: colors, center: .center, startAngle: .zero,
            endAngle: .degrees(360 * max(turn, 0.25)))
    }
}

/// A disc at twelve o'clock, as wide as the ring's line.
private struct RingCap: View {
    let lineWidth: CGFloat
    let color: Color

    var body: some View {
        GeometryReader { proxy in
            Circle()
                .fill(color)
                .frame(width: lineWidth, height: lineWidth)
                .position(x: proxy.size.width / 2, y: 0)
        }
    }
}
