import SwiftUI

/// A weather icon of filled paths, drawn in a box of 24 by 24.
struct WeatherIcon: View {
    enum Kind: Sendable { case sun, cloud, partlyCloudy, rain }

    var kind: Kind

    private static let yellow = Color(red: 1, green: 0xD6 / 255.0, blue: 0x0A / 255.0)
    private static let blue = Color(red: 0x64 / 255.0, green: 0xD2 / 255.0, blue: 1)

    var body: some View {
        ZStack {
            switch kind {
            case .sun:
                Drawing(path: .sun()).fill(Self.yellow)
            case .cloud:
                Drawing(path: .cloud).fill(Color.white)
            case .partlyCloudy:
                Drawing(path: .sun(scale: 0.72, center: CGPoint(x: 16, y: 8.2))).fill(Self.yellow)
                Drawing(path: .cloud).fill(Color.white)
            case .rain:
                Drawing(path: .rainCloud).fill(Color.white)
                Drawing(path: .drops).fill(Self.blue)
            }
        }
    }
}

/// A path of the 24 by 24 box, scaled to its frame.
private struct Drawing: Shape {
    var path: Path

    func path(in rect: CGRect) -> Path {
        path.applying(CGAffineTransform(scaleX: rect.width / 24, y: rect.height / 24))
    }
}

extension Path {
    fileprivate static func sun(
        scale: CGFloat = 1, center: CGPoint = CGPoint(x: 12, y: 12)
    ) -> Path {
        Path { path in
            let radius = 4.6 * scale
            path.addEllipse(
                in: CGRect(
                    x: center.x - radius, y: center.y - radius, width: 2 * radius,
                    height: 2 * radius))
            for ray in 0..<8 {
                let angle = Double(ray) * .pi / 4
                let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
                let side = CGSize(width: -y * 0.9 * scale, height: x * 0.9 * scale)
                let inner = CGPoint(x: center.x + x * 6.8 * scale, y: center.y + y * 6.8 * scale)
                let outer = CGPoint(x: center.x + x * 10.2 * scale, y: center.y + y * 10.2 * scale)
                path.move(to: CGPoint(x: inner.x + side.width, y: inner.y + side.height))
                path.addLine(to: CGPoint(x: outer.x + side.width, y: outer.y + side.height))
                path.addLine(to: CGPoint(x: outer.x - side.width, y: outer.y - side.height))
                path.addLine(to: CGPoint(x: inner.x - side.width, y: inner.y - side.height))
                path.closeSubpath()
            }
        }
    }

    fileprivate static let cloud = Path(
        start: (7, 19),
        curves: [
            (4.2, 19, 2, 16.9, 2, 14.3), (2, 11.9, 3.8, 10, 6.2, 9.7), (7, 7, 9.4, 5, 12.3, 5),
            (15.6, 5, 18.2, 7.4, 18.6, 10.5), (20.6, 10.7, 22, 12.5, 22, 14.7),
            (22, 17.1, 20, 19, 17.6, 19),
        ])

    fileprivate static let rainCloud = Path(
        start: (7, 15),
        curves: [
            (4.2, 15, 2, 13.2, 2, 10.8), (2, 8.7, 3.8, 7, 6.2, 6.8), (7, 4.5, 9.4, 3, 12.3, 3),
            (15.6, 3, 18.2, 5, 18.6, 7.6), (20.6, 7.8, 22, 9.3, 22, 11.1),
            (22, 13.3, 20, 15, 17.6, 15),
        ])

    fileprivate static let drops: Path = {
        var all = Path()
        for x: CGFloat in [7, 12, 17] {
            all.addPath(
                Path(
                    start: (x, 17),
                    curves: [
                        (x + 1.6, 19.4, x + 1.6, 21.6, x, 21.6),
                        (x - 1.6, 21.6, x - 1.6, 19.4, x, 17),
                    ]))
        }
        return all
    }()

    /// A closed outline of curves, each two control points and an end.
    private init(
        start: (CGFloat, CGFloat),
        curves: [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)]
    ) {
        self.init { path in
            path.move(to: CGPoint(x: start.0, y: start.1))
            for curve in curves {
                path.addCurve(
                    to: CGPoint(x: curve.4, y: curve.5),
                    control1: CGPoint(x: curve.0, y: curve.1),
                    control2: CGPoint(x: curve.2, y: curve.3))
            }
            path.closeSubpath()
        }
    }
}
