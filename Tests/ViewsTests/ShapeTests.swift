import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing

@testable import Views

@MainActor
struct ShapeTests {
    private let rect = CGRect(x: 10, y: 20, width: 60, height: 40)

    @Test func pathsInARectangle() {
        #expect(Rectangle().path(in: rect) == Path(rect))
        #expect(Ellipse().path(in: rect) == Path(ellipseIn: rect))
        #expect(
            Circle().path(in: rect)
                == Path(ellipseIn: CGRect(x: 20, y: 20, width: 40, height: 40)))
        #expect(
            Capsule().path(in: rect)
                == Path(roundedRect: rect, cornerRadius: 20, style: .continuous))
        #expect(
            RoundedRectangle(cornerRadius: 8).path(in: rect)
                == Path(roundedRect: rect, cornerRadius: 8, style: .continuous))
        #expect(RoundedRectangle(cornerRadius: 0).path(in: rect) == Path(rect))
    }

    @Test func insetsShrinkRadii() {
        let inner = CGRect(x: 13, y: 23, width: 54, height: 34)
        #expect(Rectangle().inset(by: 3).path(in: rect) == Path(inner))
        #expect(
            RoundedRectangle(cornerRadius: 8).inset(by: 3).path(in: rect)
                == Path(roundedRect: inner, cornerRadius: 5, style: .continuous))
        #expect(
            Capsule().inset(by: 3).path(in: rect)
                == Path(roundedRect: inner, cornerRadius: 17, style: .continuous))
        #expect(
            Circle().inset(by: 3).path(in: rect)
                == Path(ellipseIn: CGRect(x: 23, y: 23, width: 34, height: 34)))
        #expect(Rectangle().inset(by: 100).path(in: rect).boundingRect.size == .zero)
    }

    @Test func sizes() {
        let offer = ProposedViewSize(width: 60, height: 40)
        #expect(Circle().sizeThatFits(offer) == CGSize(width: 40, height: 40))
        #expect(
            Circle().sizeThatFits(ProposedViewSize(width: 60, height: nil))
                == CGSize(width: 60, height: 60))
        #expect(Capsule().sizeThatFits(offer) == CGSize(width: 60, height: 40))
        #expect(Ellipse().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    }

    @Test func derivedShapesMoveTheOutline() {
        let base = Rectangle()
        #expect(base.offset(x: 5, y: -5).path(in: rect) == Path(rect.offsetBy(dx: 5, dy: -5)))
        #expect(
            base.scale(0.5).path(in: rect).boundingRect
                == CGRect(x: 25, y: 30, width: 30, height: 20))
        let turned = base.rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(abs(turned.width - 40) < 1e-9)
        #expect(abs(turned.midX - rect.midX) < 1e-9)
        #expect(
            base.size(width: 5, height: 6).path(in: rect)
                == Path(CGRect(x: 10, y: 20, width: 5, height: 6)))
    }

    @Test func trimmedCircleStartsAtTheRight() throws {
        let circle = CGRect(x: 0, y: 0, width: 100, height: 100)
        let quarter = Circle().trim(from: 0, to: 0.25).path(in: circle)
        guard case .move(let start)? = quarter.elements.first else {
            Issue.record("a trimmed path begins with a move")
            return
        }
        #expect(start == CGPoint(x: 100, y: 50))
        let end = try #require(quarter.currentPoint)
        #expect(abs(end.x - 50) < 1e-6 && abs(end.y - 100) < 1e-6)
        #expect(Circle().trim(from: 0.5, to: 0.5).path(in: circle).isEmpty)
        #expect(Circle().trim(from: -1, to: 2).path(in: circle) == Circle().path(in: circle))
    }

    @Test func trimCountsLengthAcrossCorners() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(
            square.trimmedPath(from: 0.125, to: 0.375).elements == [
                .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
                .line(to: CGPoint(x: 10, y: 5)),
            ])
        // The closing line counts as well.
        #expect(square.trimmedPath(from: 0.875, to: 1).currentPoint == .zero)
    }

    /// A shape that looks at the size alone, as many do.
    private struct Diagonal: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: rect.width, y: rect.height))
            }
        }
    }

    @Test func shapesAreAskedInTheirOwnCoordinates() {
        let surroundings = _ShapeSurroundings(EnvironmentValues())
        #expect(Diagonal().placedOutline(in: rect, surroundings).path.boundingRect == rect)
        let inset = Diagonal().offset(x: 1, y: 2).placedOutline(in: rect, surroundings)
        #expect(inset.path.boundingRect == rect.offsetBy(dx: 1, dy: 2))
    }

    @Test func shapesFillWithTheForeground() {
        let placed = place(
            Circle().foregroundStyle(.red), in: CGSize(width: 60, height: 40))
        #expect(placed.frame == CGRect(x: 10, y: 0, width: 40, height: 40))
        #expect(
            placed.items == [
                .fill(Path(ellipseIn: placed.frame), FillStyle(), .color(RGBA(hex: 0xFF383C)))
            ])
    }

    @Test func strokesAreCenteredAndBordersInside() {
        let box = CGSize(width: 60, height: 40)
        let pen = StrokeStyle(lineWidth: 4)
        let stroke = place(Rectangle().stroke(.white, lineWidth: 4), in: box)
        #expect(
            stroke.items == [
                .stroke(Path(CGRect(origin: .zero, size: box)), pen, .color(.white))
            ])
        let border = place(Rectangle().strokeBorder(.white, lineWidth: 4), in: box)
        #expect(
            border.items == [
                .stroke(Path(CGRect(x: 2, y: 2, width: 56, height: 36)), pen, .color(.white))
            ])
    }

    @Test func fillsAndStrokesLieOverEachOther() {
        let placed = place(
            Circle().fill(.white).stroke(.black, lineWidth: 2), in: CGSize(width: 40, height: 40))
        #expect(placed.items.count == 2)
        #expect(fillColor(placed.items) == .white)
    }

    @Test func containerRelativeShapesAreConcentric() {
        let view = ContainerRelativeShape().fill(.white).padding(6)
            .containerShape(RoundedRectangle(cornerRadius: 20))
        let placed = place(view, in: CGSize(width: 100, height: 80))
        #expect(
            placed.items == [
                .fill(
                    Path(
                        roundedRect: CGRect(x: 6, y: 6, width: 88, height: 68), cornerRadius: 14,
                        style: .continuous), FillStyle(), .color(.white))
            ])
        let context = makeContext {
            $0.containerShape = ContainerShape(
                RoundedRectangle(cornerRadius: 20),
                frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        }
        let bare = place(
            ContainerRelativeShape().fill(.white), in: CGSize(width: 100, height: 80),
            context: context)
        #expect(
            bare.items == [
                .fill(
                    Path(
                        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 80),
                        cornerRadius: 20, style: .continuous), FillStyle(), .color(.white))
            ])
    }

    @Test func unevenCornersTurnOverFromRightToLeft() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 10)
        let context = makeContext { $0.layoutDirection = .rightToLeft }
        let placed = place(
            shape.fill(.white), in: CGSize(width: 60, height: 40), context: context)
        guard case .fill(let path, _, _)? = placed.items.first else {
            Issue.record("nothing filled")
            return
        }
        // The corner at the top right is gone, the one at the top left is there.
        let points = path.elements.compactMap { element -> CGPoint? in
            switch element {
            case .move(let to), .line(let to): to
            default: nil
            }
        }
        #expect(points.contains(CGPoint(x: 0, y: 0)))
        #expect(!points.contains(CGPoint(x: 60, y: 0)))
    }
}
