import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing
import Views

@Suite @MainActor struct GeometryTests {
    private let size = CGSize(width: 100, height: 60)

    private final class Notes {
        var frames: [String: CGRect] = [:]
    }

    @Test func framesAreToldInAllSpaces() {
        let notes = Notes()
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 10)
            GeometryReader { proxy in
                let _ =
                    notes.frames = [
                        "local": proxy.frame(in: .local), "global": proxy.frame(in: .global),
                        "card": proxy.frame(in: .named("card")),
                        "typed": proxy.frame(in: CoordinateSpace.named("card")),
                        "missing": proxy.frame(in: .named("missing")),
                        "bounds": proxy.bounds(of: .named("card")) ?? .null,
                    ]
            }
        }
        .padding(5)
        .coordinateSpace(.named("card"))
        .padding(.leading, 20)
        _ = place(view, in: size)
        let size = CGSize(width: 70, height: 40)
        #expect(notes.frames["local"] == CGRect(origin: .zero, size: size))
        #expect(notes.frames["global"] == CGRect(origin: CGPoint(x: 25, y: 15), size: size))
        #expect(notes.frames["card"] == CGRect(origin: CGPoint(x: 5, y: 15), size: size))
        #expect(notes.frames["typed"] == notes.frames["card"])
        #expect(notes.frames["missing"] == notes.frames["global"])
        #expect(notes.frames["bounds"] == CGRect(x: -5, y: -15, width: 80, height: 60))
    }

    @Test func theNearestSpaceOfANameCounts() {
        let notes = Notes()
        let view = GeometryReader { proxy in
            let _ = notes.frames["x"] = proxy.frame(in: .named("x"))
        }
        .padding(3).coordinateSpace(name: "x").padding(7).coordinateSpace(name: "x")
        _ = place(view, in: size)
        #expect(notes.frames["x"]?.origin == CGPoint(x: 3, y: 3))
    }

    @Test func changesOfGeometryAreToldOnce() {
        var told: [CGSize] = []
        let view = Color.red.frame(width: 20, height: 10)
            .onGeometryChange(for: CGSize.self, of: \.size) { told.append($0) }
        _ = place(view, in: size)
        #expect(told == [CGSize(width: 20, height: 10)])
    }

    @Test func framesFollowTheContainer() {
        let view = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
            .frame(width: 10)
        // (100 − 3 × 8) / 4 = 19; two of them and what lies between.
        #expect(place(view, in: size).leaves[0].frame.width == 46)
        let half = Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in
            length / 2
        }
        #expect(place(half, in: size).frame == CGRect(x: 25, y: 15, width: 50, height: 30))
    }

    @Test func barsTakeTheirRoomFromTheView() {
        let view = Color.red.id("content")
            .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 2) {
                Color.blue.frame(width: 30, height: 8)
            }
        let frames = place(view, in: size).leaves.map(\.frame)
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 100, height: 50),
                CGRect(x: 70, y: 52, width: 30, height: 8),
            ])
        let leading = Color.red.safeAreaInset(edge: .leading) { Color.blue.frame(width: 12) }
        #expect(
            place(leading, in: size).leaves.map(\.frame) == [
                CGRect(x: 20, y: 0, width: 80, height: 60),
                CGRect(x: 0, y: 0, width: 12, height: 60),
            ])
    }

    @Test func scrollViewsShowTheirStartAndSaySo() {
        let view = ScrollView {
            Color.red.frame(width: 40, height: 50)
            Color.blue.frame(width: 60, height: 50)
        }
        .contentMargins(.top, 5)
        let placed = place(view, in: size)
        #expect(
            placed.leaves.map(\.frame) == [
                CGRect(x: 30, y: 5, width: 40, height: 50),
                CGRect(x: 20, y: 63, width: 60, height: 50),
            ])
        #expect(placed.traits.findings.map(\.rule) == ["unsupported-in-widget"])
        guard case .effect(let effect, _) = placed.content else {
            Issue.record("not clipped")
            return
        }
        var group = DisplayGroup([])
        effect.apply(to: &group, in: placed.frame)
        #expect(group.clip?.path.boundingRect == CGRect(x: 20, y: 0, width: 60, height: 60))
    }
}
