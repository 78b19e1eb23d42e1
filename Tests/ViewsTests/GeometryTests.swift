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

    /// The frame that a geometry reader within `effect` is told of, in the whole picture.
    private func frame(_ effect: (AnyView) -> some View) -> CGRect? {
        let notes = Notes()
        let reader = GeometryReader { proxy in
            let _ = notes.frames["global"] = proxy.frame(in: .global)
        }
        _ = place(effect(AnyView(reader.frame(width: 40, height: 20))), in: size)
        return notes.frames["global"]
    }

    /// Frames are told as views are drawn: the box around them where they are turned.
    @Test func framesAreToldAsEffectsDrawThem() {
        #expect(frame { $0 } == CGRect(x: 30, y: 20, width: 40, height: 20))
        #expect(frame { $0.scaleEffect(2) } == CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(
            frame { $0.scaleEffect(0.5, anchor: .topLeading) }
                == CGRect(x: 30, y: 20, width: 20, height: 10))
        #expect(frame { $0.offset(x: 3, y: -4) } == CGRect(x: 33, y: 16, width: 40, height: 20))
        let turned = frame { $0.rotationEffect(.degrees(90)) } ?? .null
        #expect(abs(turned.minX - 40) < 1e-9 && abs(turned.minY - 10) < 1e-9)
        #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 40) < 1e-9)
        #expect(
            frame { $0.scaleEffect(0.5).scaleEffect(2) }
                == CGRect(x: 30, y: 20, width: 40, height: 20))
    }

    @Test func namedSpacesUnderTheSameEffectAreNotMoved() {
        let notes = Notes()
        let view = GeometryReader { proxy in
            let _ = notes.frames["card"] = proxy.frame(in: .named("card"))
            let _ = notes.frames["bounds"] = proxy.bounds(of: .named("card"))
        }
        .padding(5).coordinateSpace(.named("card")).scaleEffect(2)
        _ = place(view, in: size)
        #expect(notes.frames["card"] == CGRect(x: 5, y: 5, width: 90, height: 50))
        #expect(notes.frames["bounds"] == CGRect(x: -5, y: -5, width: 100, height: 60))
    }

    private struct Skew: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height))
        }
    }

    @Test func ownEffectsMoveByTheSize() {
        #expect(
            frame { $0.modifier(Skew()) } == CGRect(x: 50, y: 40, width: 40, height: 20))
        #expect(
            frame { $0.modifier(Skew().ignoredByLayout()) }
                == CGRect(x: 30, y: 20, width: 40, height: 20))
    }

    @Test func visualEffectsSeeTheGeometry() {
        let moved = frame { view in
            view.visualEffect { effect, proxy in
                effect.offset(x: proxy.size.width, y: proxy.frame(in: .global).minY)
                    .opacity(0.5)
            }
        }
        #expect(moved == CGRect(x: 70, y: 40, width: 40, height: 20))
    }

    // MARK: Safe areas

    private func insets(
        _ direction: LayoutDirection = .leftToRight, _ wrap: (AnyView) -> some View
    ) -> (frame: CGRect, insets: EdgeInsets)? {
        var told: (CGRect, EdgeInsets)?
        let reader = GeometryReader { proxy in
            let _ = told = (proxy.frame(in: .global), proxy.safeAreaInsets)
        }
        _ = place(
            wrap(AnyView(reader)).environment(\.layoutDirection, direction), in: size)
        return told
    }

    @Test func barsLeaveASafeArea() {
        let bar = Color.red.frame(height: 10)
        let plain = insets { $0.safeAreaInset(edge: .bottom, spacing: 0) { bar } }
        #expect(plain?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(plain?.insets == EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0))
        let over = insets { $0.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { bar } }
        #expect(over?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(over?.insets == EdgeInsets())
        let other = insets {
            $0.ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom, spacing: 0) { bar }
        }
        #expect(other?.frame == plain?.frame)
        // Padding moves the view away from the bar.
        let away = insets {
            $0.ignoresSafeArea().padding(1).safeAreaInset(edge: .bottom, spacing: 0) { bar }
        }
        #expect(away?.frame == CGRect(x: 1, y: 1, width: 98, height: 48))
        #expect(away?.insets == EdgeInsets())
        // Two bars one over the other.
        let both = insets {
            $0.ignoresSafeArea()
                .safeAreaInset(edge: .bottom, spacing: 0) { bar }
                .safeAreaInset(edge: .bottom, spacing: 0) { bar }
        }
        #expect(both?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test func sideBarsFollowTheDirection() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let told = insets(direction) {
                $0.safeAreaInset(edge: .leading, spacing: 0) { Color.red.frame(width: 10) }
            }
            #expect(told?.insets == EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0))
            #expect(told?.frame.minX == (direction == .leftToRight ? 10 : 0))
        }
        let padded = insets { $0.ignoresSafeArea().safeAreaPadding(8) }
        #expect(padded?.frame == CGRect(origin: .zero, size: size))
    }

    @Test func stylesBehindReachUnderBars() {
        func heights(_ edges: Edge.Set) -> [CGFloat] {
            let view = Color.red.background(Color.blue, ignoresSafeAreaEdges: edges)
                .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 10) }
            func colors(_ node: PlacedNode) -> [CGFloat] {
                node.children.isEmpty ? [node.frame.height] : node.children.flatMap(colors)
            }
            return colors(place(view, in: size))
        }
        #expect(heights(.all) == [60, 50, 10])
        #expect(heights([]) == [50, 50, 10])
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
