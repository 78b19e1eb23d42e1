import Foundation
import Graphics
import Raster
import Testing

/// Display lists of anything: no number may stop the rasterizer, and none may leave what the next
/// picture would see.
@Suite struct StrangeNumbersTests {
    private struct Maker {
        var random: Random

        private static let numbers: [Double] = [
            0, -0.0, 1, -1, 0.5, 3.7, 10, 25, -40, 1e-12, 1e5, -1e7, 1e12, -1e30, 1e300, .nan,
            .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
        ]

        mutating func below(_ limit: Int) -> Int { Int(random.word() % UInt32(limit)) }

        /// Mostly sensible, sometimes not.
        mutating func number() -> CGFloat {
            below(8) == 0
                ? CGFloat(Self.numbers[below(Self.numbers.count)]) : CGFloat(below(400)) / 10 - 5
        }

        mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

        mutating func rect() -> CGRect {
            CGRect(x: number(), y: number(), width: number(), height: number())
        }

        mutating func color() -> RGBA {
            RGBA(number() / 20, number() / 20, number() / 20, number() / 20)
        }

        mutating func transform() -> CGAffineTransform {
            switch below(4) {
            case 0: CGAffineTransform(scaleX: number() / 10, y: number() / 10)
            case 1: CGAffineTransform(rotationAngle: number())
            case 2:
                CGAffineTransform(
                    a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
            default: CGAffineTransform(translationX: number(), y: number())
            }
        }

        mutating func path() -> Path {
            switch below(6) {
            case 0: return Path()
            case 1: return Path(rect())
            case 2: return Path(ellipseIn: rect())
            case 3: return Path(roundedRect: rect(), cornerRadius: number())
            case 4:
                return Path(
                    roundedRect: rect(), cornerSize: CGSize(width: number(), height: number()))
            default:
                var path = Path()
                for _ in 0..<below(8) {
                    switch below(5) {
                    case 0: path.move(to: point())
                    case 1: path.addLine(to: point())
                    case 2: path.addQuadCurve(to: point(), control: point())
                    case 3: path.addCurve(to: point(), control1: point(), control2: point())
                    default: path.closeSubpath()
                    }
                }
                return path
            }
        }

        mutating func ramp() -> GradientRamp {
            let stops = (0..<below(4)).map { _ in
                GradientRamp.Stop(location: number() / 20, color: color())
            }
            return GradientRamp(stops: stops, space: below(2) == 0 ? .device : .perceptual)
        }

        mutating func bitmap() -> Bitmap {
            let (width, height) = (below(6), below(6))
            let color = random.word() | 0xff00_0000
            return Bitmap(width: width, height: height, contentID: "\(color)") {
                $0.update(repeating: color)
            }
        }

        mutating func paint() -> Paint {
            switch below(9) {
            case 0: .linearGradient(ramp(), start: point(), end: point())
            case 1:
                .radialGradient(
                    ramp(), center: point(), startRadius: number(), endRadius: number())
            case 2:
                .ellipticalGradient(
                    ramp(), transform: transform(), startRadius: number(), endRadius: number())
            case 3:
                .angularGradient(
                    ramp(), center: point(), start: Angle(radians: number()),
                    end: Angle(radians: number()))
            case 4:
                .meshGradient(
                    MeshRamp(
                        columns: below(4), rows: 2, points: (0..<below(9)).map { _ in point() },
                        colors: (0..<below(9)).map { _ in color() }, background: color()))
            case 5: .tiledImage(bitmap(), transform: transform())
            case 6: .faded(paint(), opacity: number() / 10)
            default: .color(color())
            }
        }

        mutating func stroke() -> StrokeStyle {
            StrokeStyle(
                lineWidth: number(), lineCap: CGLineCap(rawValue: Int32(below(3)))!,
                lineJoin: CGLineJoin(rawValue: Int32(below(3)))!, miterLimit: number(),
                dash: (0..<below(4)).map { _ in number() }, dashPhase: number())
        }

        mutating func filter() -> Filter {
            switch below(4) {
            case 0: .blur(radius: number(), isOpaque: below(2) == 0)
            case 1:
                .shadow(
                    color: color(), radius: number(),
                    offset: CGSize(width: number(), height: number()))
            case 2: .colorMatrix((0..<(below(3) == 0 ? 7 : 20)).map { _ in number() })
            default: .luminanceToAlpha
            }
        }

        mutating func items(_ depth: Int) -> [DisplayItem] {
            (0..<below(4)).map { _ in item(depth) }
        }

        mutating func item(_ depth: Int) -> DisplayItem {
            switch below(depth > 0 ? 8 : 5) {
            case 0, 1:
                return .fill(
                    path(), FillStyle(eoFill: below(2) == 0, antialiased: below(4) > 0), paint())
            case 2: return .stroke(path(), stroke(), paint())
            case 3:
                let glyphs = (0..<below(4)).map { _ in
                    GlyphRun.Glyph(id: [1, 2, 9, 77][below(4)], position: point())
                }
                return .glyphs(
                    GlyphRun(face: SquareFace(), size: number(), origin: point(), glyphs: glyphs),
                    paint())
            case 4:
                return .image(
                    DisplayImage(
                        bitmap: bitmap(), source: rect(), destination: rect(),
                        interpolation: [.none, .low, .medium, .high][below(4)],
                        template: below(3) == 0 ? paint() : nil))
            default:
                var group = DisplayGroup(items(depth - 1))
                group.transform = transform()
                if below(3) == 0 { group.clip = .init(path()) }
                if below(4) == 0 { group.mask = items(depth - 1) }
                if below(3) == 0 { group.filters = (0...below(2)).map { _ in filter() } }
                if below(3) == 0 { group.opacity = number() / 10 }
                if below(3) == 0 { group.blendMode = BlendMode.allCases[below(21)] }
                group.isIsolated = below(5) == 0
                return .group(group)
            }
        }
    }

    @Test(arguments: 0..<8)
    func neverStopsTheRasterizer(seed: Int) throws {
        var maker = Maker(random: Random(seed: UInt64(seed) * 7919 + 1))
        let rasterizer = Rasterizer()
        for _ in 0..<12 {
            let list = DisplayList(maker.items(3))
            let size = CGSize(width: 20, height: 16)
            let first = try rasterizer.rasterize(list, size: size, scale: 2).bitmap(contentID: "")
            // Colors never exceed their alpha.
            #expect(
                first.pixels.allSatisfy { pixel in
                    let alpha = pixel >> 24
                    return pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha
                        && pixel >> 16 & 255 <= alpha
                })
            let again = try Rasterizer().rasterize(list, size: size, scale: 2)
                .bitmap(contentID: "")
            #expect(first.pixels == again.pixels)
            _ = Fingerprint(list, size: size, scale: 2)
        }
    }
}
