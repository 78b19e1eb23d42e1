import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing

@testable import Views

@MainActor
struct EffectTests {
    private let box = CGSize(width: 60, height: 40)

    /// What the outermost effect of `view` does to its items.
    private func group(_ view: some View, context: ResolveContext? = nil) -> DisplayGroup? {
        let placed = place(view, in: box, context: context)
        guard case .effect(let effect, let child) = placed.content else { return nil }
        var group = DisplayGroup(child.items)
        effect.apply(to: &group, in: placed.frame)
        return group
    }

    @Test func opacityIsOfTheWhole() {
        #expect(group(Circle().opacity(0.5))?.opacity == 0.5)
        #expect(group(Circle().opacity(7))?.opacity == 1)
        #expect(group(Circle().hidden())?.opacity == 0)
        #expect(group(Circle().blendMode(.multiply))?.blendMode == .multiply)
        #expect(group(Circle().compositingGroup())?.isIsolated == true)
    }

    @Test func shadowsAreBlackUnlessColored() {
        let plain = group(Circle().shadow(radius: 3))
        #expect(
            plain?.filters == [
                .shadow(color: RGBA(0, 0, 0, 0.33), radius: 3, offset: .zero)
            ])
        let context = makeContext { $0.colorScheme = .dark }
        let own = group(Circle().shadow(color: .primary, radius: 3, x: 1, y: 2), context: context)
        #expect(
            own?.filters == [
                .shadow(color: .white, radius: 3, offset: CGSize(width: 1, height: 2))
            ])
    }

    @Test func clipsFollowTheFrame() {
        let frame = CGRect(origin: .zero, size: box)
        #expect(group(Color.red.clipShape(Capsule()))?.clip?.path == Capsule().path(in: frame))
        #expect(group(Color.red.clipped())?.clip?.path == Path(frame))
        #expect(
            group(Color.red.cornerRadius(8))?.clip?.path
                == Path(roundedRect: frame, cornerRadius: 8, style: .continuous))
    }

    @Test func rotationsTurnAboutTheirAnchor() throws {
        let center = try #require(group(Color.red.rotationEffect(.degrees(90))))
        let moved = CGPoint(x: 60, y: 20).applying(center.transform)
        #expect(abs(moved.x - 30) < 1e-9 && abs(moved.y - 50) < 1e-9)
        let corner = try #require(
            group(Color.red.rotationEffect(.degrees(180), anchor: .bottomTrailing)))
        #expect(abs(CGPoint(x: 60, y: 40).applying(corner.transform).x - 60) < 1e-9)
    }

    @Test func scalesGrowAboutTheirAnchor() {
        #expect(
            group(Color.red.scaleEffect(2))?.transform
                == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -30, ty: -20))
        #expect(
            group(Color.red.scaleEffect(x: -1, anchor: .leading))?.transform
                == CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    }

    /// By the formula of `ProjectionTransform(rotation:…)`, worked out by hand: the box is 60 × 40, so
    /// the eye is 60 points away, and its right edge lies 30·sin 60° behind the screen.
    @Test func turnsInSpaceHavePerspective() throws {
        let turned = group(Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
        let map = try #require(turned?.projection)
        let right = try #require(map.image(of: CGPoint(x: 60, y: 40)))
        let w = 1 + 30 * sin(Double.pi / 3) / 60
        #expect(abs(right.x - (30 + 15 / w)) < 1e-9)
        #expect(abs(right.y - (20 + 20 / w)) < 1e-9)
        let left = try #require(map.image(of: CGPoint(x: 0, y: 40)))
        #expect(left.y > 40 && right.y < 40)
        let flat = try #require(
            group(
                Color.red.rotation3DEffect(
                    .degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)))
        #expect(flat.projection == nil)
        #expect(abs(flat.transform.a - 0.5) < 1e-9 && flat.transform.d == 1)
    }

    @Test func turnsAboutTheEyesAxisStayFlat() throws {
        let turned = try #require(
            group(Color.red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))))
        #expect(turned.projection == nil)
        #expect(abs(turned.transform.b - 1) < 1e-9)
    }

    @Test func colorMatrices() {
        func apply(_ matrix: [Double], _ color: [Double]) -> [Double] {
            (0..<4).map { row in
                zip(matrix[(row * 5)..<(row * 5 + 5)], color + [1]).map(*).reduce(0, +)
            }
        }
        let color = [0.2, 0.4, 0.8, 1]
        #expect(apply(ColorMatrix.inversion(), color) == [0.8, 0.6, 1 - 0.8, 1])
        #expect(apply(ColorMatrix.brightness(0.1), color)[0] == 0.2 + 0.1)
        #expect(abs(apply(ColorMatrix.contrast(2), color)[2] - 1.1) < 1e-9)
        let gray = apply(ColorMatrix.saturation(0), color)
        #expect(abs(gray[0] - gray[1]) < 1e-9 && abs(gray[1] - gray[2]) < 1e-9)
        let turned = apply(ColorMatrix.hueRotation(.zero), color)
        #expect(zip(turned, color).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(
            apply(ColorMatrix.multiplication(by: RGBA(0.5, 1, 0)), color) == [0.1, 0.4, 0, 1])
    }

    @Test func masksAreComposed() {
        let nodes = Color.red.mask { Circle() }.nodes(in: makeContext())
        guard case .container(_, let children, .masked) = nodes[0].kind else {
            Issue.record("not masked")
            return
        }
        #expect(children.count == 2)
        let placed = place(Color.red.mask(Circle()), in: box)
        #expect(placed.children[1].leaves[0].frame == CGRect(x: 10, y: 0, width: 40, height: 40))
    }

    @Test func backgroundsLieBehind() {
        let view = Circle().fill(.white).background(.black)
        let placed = place(view, in: box)
        #expect(placed.items.count == 2)
        #expect(fillColor(placed.items) == .black)
        let overlay = place(Circle().fill(.white).overlay(.black, in: .capsule), in: box)
        #expect(fillColor(overlay.items) == .white)
    }

    @Test func bordersLieInside() {
        let placed = place(Color.red.border(.black, width: 2), in: box)
        #expect(
            placed.items.last
                == .stroke(
                    Path(CGRect(x: 1, y: 1, width: 58, height: 38)), StrokeStyle(lineWidth: 2),
                    .color(.black)))
    }
}
