import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing

@testable import Views

@MainActor
struct CanvasTests {
    private let box = CGSize(width: 60, height: 40)

    /// What a canvas draws, in its own coordinates.
    private func items(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> [DisplayItem] {
        let items = place(Canvas(renderer: renderer), in: box).items
        guard case .group(let group)? = items.first else { return [] }
        return group.items
    }

    @Test func fillsAndStrokesLieWhereTheyAreDrawn() {
        let square = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
        let drawn = items { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
            context.stroke(square, with: .color(.white), lineWidth: 2)
        }
        #expect(
            drawn == [
                .fill(
                    Path(CGRect(origin: .zero, size: box)), FillStyle(), .color(.black)),
                .stroke(square, StrokeStyle(lineWidth: 2), .color(.white)),
            ])
    }

    @Test func gradientsAreInTheCanvasCoordinates() {
        let drawn = items { context, size in
            context.fill(
                Path(CGRect(x: 10, y: 10, width: 5, height: 5)),
                with: .linearGradient(
                    Gradient(colors: [.white, .black]), startPoint: .zero,
                    endPoint: CGPoint(x: 60, y: 0)))
        }
        guard case .fill(_, _, .linearGradient(_, let start, let end))? = drawn.first else {
            Issue.record("\(drawn)")
            return
        }
        #expect(start == .zero && end == CGPoint(x: 60, y: 0))
    }

    @Test func stateIsOfTheCopyThatSetsIt() {
        let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
        let drawn = items { context, _ in
            var other = context
            other.translateBy(x: 5, y: 6)
            other.rotate(by: .degrees(0))
            other.opacity = 0.5
            other.fill(square, with: .color(.black))
            context.fill(square, with: .color(.white))
        }
        guard case .group(let moved)? = drawn.first else {
            Issue.record("\(drawn)")
            return
        }
        #expect(moved.opacity == 0.5)
        #expect(CGPoint.zero.applying(moved.transform) == CGPoint(x: 5, y: 6))
        #expect(drawn.last == .fill(square, FillStyle(), .color(.white)))
    }

    @Test func clipsAreInTheCoordinatesOfTheirCall() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let drawn = items { context, _ in
            context.translateBy(x: 5, y: 0)
            context.clip(to: square)
            context.translateBy(x: 100, y: 0)
            context.fill(square, with: .color(.black))
        }
        guard case .group(let clipped)? = drawn.first else {
            Issue.record("\(drawn)")
            return
        }
        #expect(clipped.clip?.path == Path(CGRect(x: 5, y: 0, width: 10, height: 10)))
    }

    @Test func textStandsAtItsAnchor() {
        var frame = CGRect.zero
        _ = items { context, _ in
            let text = context.resolve(Text("abc").font(.system(size: 10)))
            frame = CGRect(origin: .zero, size: text.measure(in: CGSize(width: 100, height: 100)))
        }
        #expect(frame.width == 30)
    }

    @Test func imagesAreDrawnIntoTheirRectangle() {
        let resources = StubResources()
        resources.images["photo"] = (Bitmap(width: 4, height: 2, contentID: "x") { _ in }, 1)
        let canvas = Canvas { context, _ in
            context.draw(Image("photo"), in: CGRect(x: 1, y: 2, width: 8, height: 4))
            context.draw(Image("photo"), at: CGPoint(x: 20, y: 20))
        }
        let items = place(canvas, in: box, context: makeContext(resources: resources)).items
        guard case .group(let group)? = items.first else {
            Issue.record("\(items)")
            return
        }
        let frames = group.items.compactMap { item -> CGRect? in
            if case .image(let image) = item { image.destination } else { nil }
        }
        #expect(
            frames == [
                CGRect(x: 1, y: 2, width: 8, height: 4), CGRect(x: 18, y: 19, width: 4, height: 2),
            ])
    }

    @Test func layersAreOnePicture() {
        let drawn = items { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
                layer.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 1)), with: .color(.white))
            }
        }
        guard case .group(let outer)? = drawn.first, case .group(let layer)? = outer.items.first
        else {
            Issue.record("\(drawn)")
            return
        }
        #expect(outer.opacity == 0.5)
        #expect(layer.isIsolated && layer.items.count == 2)
    }

    @Test func gradientsGoOnWhereAsked() {
        let drawn = items { context, _ in
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 30, height: 10)),
                with: .linearGradient(
                    Gradient(colors: [.white, .black]), startPoint: CGPoint(x: 10, y: 0),
                    endPoint: CGPoint(x: 20, y: 0), options: .mirror))
        }
        guard case .fill(_, _, .linearGradient(let ramp, let start, let end))? = drawn.first else {
            Issue.record("\(drawn)")
            return
        }
        #expect(start == .zero && end == CGPoint(x: 30, y: 0))
        #expect(ramp.color(at: 0) == .black && ramp.color(at: 1.0 / 3).red > 0.99)
        #expect(ramp.color(at: 2.0 / 3 - 1e-6).red < 0.01 && ramp.color(at: 1) == .white)
    }

    @Test func viewsAreDrawnAsSymbols() throws {
        let canvas = Canvas { context, _ in
            let dot = context.resolveSymbol(id: "dot")
            #expect(dot?.size == CGSize(width: 4, height: 6))
            #expect(context.resolveSymbol(id: 1) == nil)
        } symbols: {
            Color.red.frame(width: 4, height: 6).tag("dot")
        }
        _ = place(canvas, in: box)
    }
}
