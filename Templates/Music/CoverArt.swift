import SwiftUI

/// An album's cover: a mesh of its colors with a figure on it.
struct CoverArt: View {
    let cover: Song.Cover

    var body: some View {
        CoverMesh(cover: cover)
            .overlay {
                GeometryReader { proxy in
                    figure(side: min(proxy.size.width, proxy.size.height))
                        .frame(width: proxy.size.width, height: proxy.size.height)
                }
            }
            .aspectRatio(1, contentMode: .fit)
            .clipped()
            .accessibilityHidden(true)
    }

    @ViewBuilder private func figure(side: CGFloat) -> some View {
        switch cover {
        case .dunes:
            Circle()
                .fill(.white.opacity(0.9))
                .frame(width: side * 0.34)
                .overlay {
                    Circle()
                        .fill(cover.colors[4])
                        .frame(width: side * 0.34)
                        .offset(x: side * 0.09, y: -side * 0.05)
                        .mask { Circle().frame(width: side * 0.34) }
                }
        case .tides:
            VStack(spacing: side * 0.055) {
                ForEach(0..<5) { index in
                    Capsule()
                        .fill(.white.opacity(0.9 - Double(index) * 0.13))
                        .frame(
                            width: side * [0.26, 0.44, 0.56, 0.44, 0.26][index], height: side * 0.05
                        )
                }
            }
        case .aurora:
            ZStack {
                ForEach(0..<3) { index in
                    Circle()
                        .stroke(.white.opacity(0.85), lineWidth: side * 0.022)
                        .frame(width: side * (0.24 + CGFloat(index) * 0.16))
                }
            }
        case .ember:
            Rectangle()
                .fill(.white.opacity(0.9))
                .frame(width: side * 0.3, height: side * 0.3)
                .rotationEffect(.degrees(45))
                .overlay {
                    Circle()
                        .fill(cover.colors[4])
                        .frame(width: side * 0.2)
                }
        }
    }
}

/// The colors alone.
struct CoverMesh: View {
    let cover: Song.Cover

    var body: some View {
        MeshGradient(
            width: 3, height: 3,
            points: [
                [0, 0], [0.5, 0], [1, 0],
                [0, 0.5], [0.42, 0.58], [1, 0.45],
                [0, 1], [0.5, 1], [1, 1],
            ],
            colors: cover.colors)
    }
}

extension Song.Cover {
    /// Row by row.
    var colors: [Color] {
        let codes: [UInt32] =
            switch self {
            case .dunes:
                [
                    0xF6A25B, 0xE9736A, 0xC5487A, 0xF08A5A, 0xD4556F, 0x8F3A86, 0xB84A72, 0x7A2F7E,
                    0x40246B,
                ]
            case .tides:
                [
                    0x39C2C9, 0x2A8FC4, 0x2B63B5, 0x2FA7C0, 0x2466A8, 0x243F8E, 0x1F6E9C, 0x1D3F7D,
                    0x191F57,
                ]
            case .aurora:
                [
                    0x1E3B5A, 0x1F7A6E, 0x57C98A, 0x1A2F55, 0x1E6B70, 0x3AA884, 0x151D42, 0x2A2E6A,
                    0x5B3F93,
                ]
            case .ember:
                [
                    0x5A1F2E, 0xA8322F, 0xE8703A, 0x3D1730, 0x8E2A35, 0xD65A36, 0x221229, 0x571C34,
                    0xA23A35,
                ]
            }
        return codes.map { Color(hex: $0) }
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
