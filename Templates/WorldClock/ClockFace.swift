import SwiftUI
import WidgetKit

/// An analog clock: white by day, black by night.
struct ClockFace: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.widgetRenderingMode) private var renderingMode
    let time: LocalTime
    /// Large faces have numerals, small ones longer ticks.
    var hasNumerals = false
    var hasMinuteTicks = false

    var body: some View {
        ZStack {
            Circle()
                .fill(face)
                .shadow(color: .black.opacity(time.isDay ? 0.14 : 0), radius: 3, y: 1)
            Canvas { context, size in
                draw(in: &context, size: size)
            }
            if hasNumerals {
                numerals
            }
            Canvas { context, size in
                drawHands(in: &context, size: size)
            }
        }
        .aspectRatio(1, contentMode: .fit)
        // Clocks run clockwise in every language.
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(time.place.name)
    }

    private var numerals: some View {
        GeometryReader { proxy in
            RadialLayout(inset: 0.27) {
                ForEach(1...12, id: \.self) { hour in
                    Text(hour, format: .number)
                        .font(
                            .system(
                                size: max(proxy.size.width * 0.115, 11), weight: .medium,
                                design: .rounded))
                }
            }
            .foregroundStyle(ink)
        }
    }

    private var face: AnyShapeStyle {
        guard renderingMode == .fullColor else { return AnyShapeStyle(.quaternary) }
        return time.isDay
            ? AnyShapeStyle(
                LinearGradient(
                    colors: [Color("DayTop"), Color("DayBottom")], startPoint: .top,
                    endPoint: .bottom))
            : AnyShapeStyle(
                LinearGradient(
                    colors: [Color("NightTop"), Color("NightBottom")], startPoint: .top,
                    endPoint: .bottom))
    }

    private var ink: Color {
        guard renderingMode == .fullColor else { return .primary }
        return time.isDay ? Color(white: 0.08) : .white
    }

    private func draw(in context: inout GraphicsContext, size: CGSize) {
        let radius = size.width / 2
        let tickLength = radius * (hasNumerals ? 0.06 : 0.11)
        let count = hasMinuteTicks ? 60 : 12
        for tick in 0..<count {
            let isHour = tick % (count / 12) == 0
            let angle = Angle.degrees(360 * Double(tick) / Double(count))
            var path = Path()
            path.move(to: CGPoint(x: radius, y: radius * 0.07))
            path.addLine(to: CGPoint(x: radius, y: radius * 0.07 + tickLength))
            context.stroke(
                path.applying(.rotation(by: angle, around: CGPoint(x: radius, y: radius))),
                with: .color(ink.opacity(isHour ? 0.75 : 0.3)),
                style: StrokeStyle(
                    lineWidth: max(radius * (isHour ? 0.028 : 0.018), 0.8), lineCap: .round))
        }
    }

    private func drawHands(in context: inout GraphicsContext, size: CGSize) {
        let radius = size.width / 2
        let center = CGPoint(x: radius, y: radius)
        let minuteAngle = Angle.degrees(Double(time.minute) * 6)
        let hourAngle = Angle.degrees(Double(time.hour % 12) * 30 + Double(time.minute) / 2)
        let hands = [
            (angle: hourAngle, length: 0.5, width: 0.085),
            (angle: minuteAngle, length: 0.78, width: 0.06),
        ]
        for hand in hands {
            // A thin stem, and then the blade.
            let turn = CGAffineTransform.rotation(by: hand.angle, around: center)
            var stem = Path()
            stem.move(to: center)
            stem.addLine(to: CGPoint(x: radius, y: radius * (1 - 0.2)))
            var blade = Path()
            blade.move(to: CGPoint(x: radius, y: radius * (1 - 0.2)))
            blade.addLine(to: CGPoint(x: radius, y: radius * (1 - hand.length)))
            context.stroke(
                stem.applying(turn), with: .color(ink),
                style: StrokeStyle(lineWidth: max(radius * 0.035, 1), lineCap: .round))
            context.stroke(
                blade.applying(turn), with: .color(ink),
                style: StrokeStyle(lineWidth: max(radius * hand.width, 2), lineCap: .round))
        }
        let dot = radius * 0.055
        context.fill(
            Path(
                ellipseIn: CGRect(x: radius - dot, y: radius - dot, width: 2 * dot, height: 2 * dot)
            ),
            with: .color(Color("Accent")))
    }
}

extension CGAffineTransform {
    fileprivate static func rotation(by angle: Angle, around center: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: center.x, y: center.y)
            .rotated(by: angle.radians)
            .translatedBy(x: -center.x, y: -center.y)
    }
}
