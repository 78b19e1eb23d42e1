import SwiftUI

/// Dusk or night, with stars, a shooting star and hills.
struct NightSky: View {
    @Environment(\.colorScheme) private var colorScheme
    /// Of the height.
    let hills: CGFloat
    /// Of the shooting star's head.
    let star: UnitPoint

    var body: some View {
        ZStack(alignment: .bottom) {
            LinearGradient(
                stops: [
                    .init(color: Color("SkyTop"), location: 0),
                    .init(color: Color("SkyMiddle"), location: 0.55),
                    .init(color: Color("SkyBottom"), location: 1),
                ],
                startPoint: .top, endPoint: .bottom)
            Canvas { context, size in
                drawStars(in: &context, size: size)
                drawShootingStar(in: &context, size: size)
            }
            HillShape(height: hills, phase: 0.4)
                .fill(Color("HillFar"))
            HillShape(height: hills * 0.66, phase: 2.2)
                .fill(Color("HillNear"))
        }
    }

    private func drawStars(in context: inout GraphicsContext, size: CGSize) {
        let count = Int(size.width * size.height / 620)
        for index in 0..<count {
            // Spread evenly, and yet without pattern: multiples of two irrational numbers.
            let x = (Double(index) * 0.754_877_666).truncatingRemainder(dividingBy: 1)
            let y = (Double(index) * 0.569_840_291).truncatingRemainder(dividingBy: 1)
            let brightness = (Double(index) * 0.381_966).truncatingRemainder(dividingBy: 1)
            let radius = 0.35 + 0.65 * brightness * brightness
            let point = CGPoint(x: x * size.width, y: y * size.height)
            let fade = 1 - y * (colorScheme == .dark ? 0.6 : 1)
            context.fill(
                Path(
                    ellipseIn: CGRect(
                        x: point.x - radius, y: point.y - radius, width: 2 * radius,
                        height: 2 * radius)),
                with: .color(.white.opacity((0.25 + 0.6 * brightness) * fade)))
        }
    }

    private func drawShootingStar(in context: inout GraphicsContext, size: CGSize) {
        let head = CGPoint(x: size.width * star.x, y: size.height * star.y)
        let tail = CGPoint(x: head.x + 56, y: head.y - 34)
        var trail = Path()
        trail.move(to: tail)
        trail.addLine(to: head)
        context.stroke(
            trail,
            with: .linearGradient(
                Gradient(colors: [.white.opacity(0), .white.opacity(0.85)]), startPoint: tail,
                endPoint: head),
            style: StrokeStyle(lineWidth: 1.6, lineCap: .round))
    }
}

/// A soft line of hills along the lower edge.
private struct HillShape: Shape {
    /// Of the rectangle's.
    let height: CGFloat
    let phase: Double

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            let steps = 48
            for step in 0...steps {
                let share = Double(step) / Double(steps)
                let wave = 0.5 + 0.32 * sin(share * 5 + phase) + 0.18 * sin(share * 11 + phase * 3)
                path.addLine(
                    to: CGPoint(
                        x: rect.minX + rect.width * share,
                        y: rect.maxY - rect.height * height * wave))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
