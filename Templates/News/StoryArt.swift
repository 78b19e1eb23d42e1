import SwiftUI
import WidgetKit

/// The picture of a story; a symbol where colors are taken away.
struct StoryPicture: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let art: Story.Art

    var body: some View {
        if renderingMode == .fullColor {
            StoryArt(art: art)
        } else {
            Rectangle()
                .fill(.quaternary)
                .overlay {
                    Image(systemName: art.symbolName)
                        .font(.title3)
                        .widgetAccentable()
                }
        }
    }
}

/// Gradients and shapes that fill whatever they are given.
struct StoryArt: View {
    let art: Story.Art

    var body: some View {
        GeometryReader { proxy in
            let size = proxy.size
            ZStack {
                switch art {
                case .coast: CoastArt(size: size)
                case .orbit: OrbitArt(size: size)
                case .lanterns: LanternArt(size: size)
                case .glacier: GlacierArt(size: size)
                case .orchard: OrchardArt(size: size)
                case .tramway: TramArt(size: size)
                }
            }
            .frame(width: size.width, height: size.height)
        }
        .clipped()
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }
}

/// Waves under a low sun.
private struct CoastArt: View {
    let size: CGSize

    var body: some View {
        LinearGradient(
            colors: [Color(hex: 0x2F6F8F), Color(hex: 0x7FB7BE), Color(hex: 0xF3C98B)],
            startPoint: .top, endPoint: .bottom)
        Circle()
            .fill(Color(hex: 0xFFE9BF))
            .frame(width: size.height * 0.3)
            .position(x: size.width * 0.68, y: size.height * 0.4)
        ForEach(0..<4) { index in
            Wave(phase: Double(index) * 1.7, height: size.height * 0.03)
                .fill(Color(hex: [0x3E8A94, 0x2C7382, 0x1F5B6E, 0x164658][index]))
                .frame(height: size.height * (0.46 - CGFloat(index) * 0.115))
                .frame(maxHeight: .infinity, alignment: .bottom)
        }
    }
}

private struct Wave: Shape {
    let phase: Double
    let height: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            for step in 0...40 {
                let share = Double(step) / 40
                path.addLine(
                    to: CGPoint(
                        x: rect.minX + rect.width * share,
                        y: rect.minY + height * (1 + sin(share * 9 + phase))))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// A ringed planet and its moon.
private struct OrbitArt: View {
    let size: CGSize

    private var radius: CGFloat { min(size.width, size.height) * 0.29 }

    var body: some View {
        RadialGradient(
            colors: [Color(hex: 0x3B2A6B), Color(hex: 0x120B2E)], center: .topTrailing,
            startRadius: 0, endRadius: max(size.width, size.height))
        ring(from: 0.5, to: 1)
        Circle()
            .fill(
                RadialGradient(
                    colors: [Color(hex: 0xFFC98A), Color(hex: 0xD9693E), Color(hex: 0x5E1F3E)],
                    center: .init(x: 0.3, y: 0.28), startRadius: 0, endRadius: radius * 2)
            )
            .frame(width: radius * 2, height: radius * 2)
        ring(from: 0, to: 0.5)
        Circle()
            .fill(Color(hex: 0xEDE6FF))
            .frame(width: radius * 0.3)
            .offset(x: radius * 1.28, y: -radius * 0.82)
    }

    private func ring(from start: CGFloat, to end: CGFloat) -> some View {
        Ellipse()
            .trim(from: start, to: end)
            .stroke(Color(hex: 0xF1D9FF).opacity(0.75), lineWidth: radius * 0.13)
            .frame(width: radius * 3.1, height: radius * 0.9)
            .rotationEffect(.degrees(-18))
    }
}

/// Paper lanterns that rise at night.
private struct LanternArt: View {
    let size: CGSize

    private static let places: [(x: CGFloat, y: CGFloat, scale: CGFloat)] = [
        (0.22, 0.3, 0.7), (0.5, 0.52, 1.25), (0.78, 0.26, 0.85), (0.86, 0.66, 0.6),
        (0.17, 0.74, 0.9), (0.38, 0.16, 0.45), (0.64, 0.84, 0.5),
    ]

    var body: some View {
        LinearGradient(
            colors: [Color(hex: 0x1B1035), Color(hex: 0x4A1E4B), Color(hex: 0x8C3B43)],
            startPoint: .top, endPoint: .bottom)
        ForEach(Self.places.indices, id: \.self) { index in
            let place = Self.places[index]
            let side = min(size.width, size.height) * 0.24 * place.scale
            RoundedRectangle(cornerRadius: side * 0.34)
                .fill(
                    LinearGradient(
                        colors: [Color(hex: 0xFF9A3D), Color(hex: 0xFFE3A1)], startPoint: .top,
                        endPoint: .bottom)
                )
                .frame(width: side, height: side * 1.2)
                .shadow(color: Color(hex: 0xFFB04A).opacity(0.8), radius: side * 0.5)
                .position(x: size.width * place.x, y: size.height * place.y)
        }
    }
}

/// Facets of ice before a pale sky.
private struct GlacierArt: View {
    let size: CGSize

    /// Corners as shares of the size.
    private static let facets: [(corners: [(x: CGFloat, y: CGFloat)], color: UInt32)] = [
        ([(0, 0.55), (0.3, 0.2), (0.55, 1), (0, 1)], 0x7FC4DD),
        ([(0.3, 0.2), (0.62, 0.48), (0.55, 1)], 0x4C9EC4),
        ([(0.62, 0.48), (0.84, 0.14), (1, 0.4), (1, 1), (0.55, 1)], 0xA8DDEA),
        ([(0.84, 0.14), (1, 0.4), (1, 1), (0.78, 1)], 0x63B2D1),
    ]

    var body: some View {
        LinearGradient(
            colors: [Color(hex: 0xBFD8E6), Color(hex: 0xF2F1EA)], startPoint: .top,
            endPoint: .bottom)
        ForEach(Self.facets.indices, id: \.self) { index in
            Path { path in
                path.addLines(
                    Self.facets[index].corners.map {
                        CGPoint(x: $0.x * size.width, y: $0.y * size.height)
                    })
                path.closeSubpath()
            }
            .fill(Color(hex: Self.facets[index].color))
        }
    }
}

/// Rows of trees with red apples.
private struct OrchardArt: View {
    let size: CGSize

    var body: some View {
        LinearGradient(
            colors: [Color(hex: 0xF7E2B2), Color(hex: 0xC9D58B)], startPoint: .top,
            endPoint: .bottom)
        Rectangle()
            .fill(Color(hex: 0x8AA650))
            .frame(height: size.height * 0.3)
            .frame(maxHeight: .infinity, alignment: .bottom)
        ForEach(0..<3) { index in
            let side = min(size.width, size.height) * (0.36 + CGFloat(index) * 0.07)
            ZStack {
                RoundedRectangle(cornerRadius: 2)
                    .fill(Color(hex: 0x6B4A2B))
                    .frame(width: side * 0.1, height: side * 0.8)
                    .offset(y: side * 0.4)
                Circle()
                    .fill(Color(hex: [0x5B8A3C, 0x4C7A34, 0x3F6B2D][index]))
                    .frame(width: side, height: side)
                ForEach(0..<4) { apple in
                    Circle()
                        .fill(Color(hex: 0xD94030))
                        .frame(width: side * 0.14)
                        .offset(
                            x: side * [-0.24, 0.2, -0.02, 0.1][apple],
                            y: side * [0.06, 0.18, -0.24, -0.04][apple])
                }
            }
            .position(
                x: size.width * (0.2 + CGFloat(index) * 0.31),
                y: size.height * (0.46 + CGFloat(index) * 0.06))
        }
    }
}

/// Lit windows that pass at night.
private struct TramArt: View {
    let size: CGSize

    var body: some View {
        LinearGradient(
            colors: [Color(hex: 0x0E1B33), Color(hex: 0x2A4168)], startPoint: .top,
            endPoint: .bottom)
        VStack(spacing: size.height * 0.05) {
            HStack(spacing: size.width * 0.05) {
                ForEach(0..<3) { _ in
                    RoundedRectangle(cornerRadius: 3)
                        .fill(Color(hex: 0xFFE08A))
                }
            }
            .frame(height: size.height * 0.2)
            Rectangle()
                .fill(Color(hex: 0xF3EFE4))
                .frame(height: size.height * 0.04)
        }
        .padding(.horizontal, size.width * 0.08)
        .padding(.vertical, size.height * 0.08)
        .background(Color(hex: 0xC6483C), in: .rect(cornerRadius: size.height * 0.08))
        .frame(width: size.width * 0.84)
        .offset(x: size.width * 0.06, y: size.height * 0.1)
        Rectangle()
            .fill(Color(hex: 0x93A5C4).opacity(0.7))
            .frame(height: 1)
            .offset(y: -size.height * 0.22)
        Rectangle()
            .fill(Color(hex: 0x080F1E))
            .frame(height: size.height * 0.16)
            .frame(maxHeight: .infinity, alignment: .bottom)
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
