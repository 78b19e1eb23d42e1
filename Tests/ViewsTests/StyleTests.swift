import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing

@testable import Views

@MainActor
struct StyleTests {
    private let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    private let ramp = GradientRamp(stops: [
        .init(location: 0, color: .white), .init(location: 1, color: .black),
    ])

    @Test func linearGradientSpansItsRectangle() {
        let style = makeContext().resolve(
            LinearGradient(
                colors: [.white, .black], startPoint: .topLeading, endPoint: .bottomTrailing))
        #expect(
            style.paint(in: rect)
                == .linearGradient(
                    ramp, start: CGPoint(x: 10, y: 20), end: CGPoint(x: 70, y: 60)))
    }

    @Test func radialGradientKeepsPoints() {
        let style = makeContext().resolve(
            RadialGradient(
                colors: [.white, .black], center: .center, startRadius: 2, endRadius: 30))
        #expect(
            style.paint(in: rect)
                == .radialGradient(
                    ramp, center: CGPoint(x: 40, y: 40), startRadius: 2, endRadius: 30))
    }

    @Test func ellipticalGradientTouchesTheSides() {
        let style = makeContext().resolve(EllipticalGradient(colors: [.white, .black]))
        #expect(
            style.paint(in: rect)
                == .ellipticalGradient(
                    ramp,
                    transform: CGAffineTransform(a: 60, b: 0, c: 0, d: 40, tx: 40, ty: 40),
                    startRadius: 0, endRadius: 0.5))
    }

    @Test func angularGradientTurnsOnce() {
        let style = makeContext().resolve(
            AngularGradient(colors: [.white, .black], center: .center, angle: .degrees(90)))
        #expect(
            style.paint(in: rect)
                == .angularGradient(
                    ramp, center: CGPoint(x: 40, y: 40), start: .degrees(90), end: .degrees(450)))
    }

    @Test func stopsFollowTheScheme() {
        let gradient = Gradient(colors: [.primary, .clear])
        let dark = makeContext { $0.colorScheme = .dark }
        #expect(gradient.ramp(in: EnvironmentValues()).stops[0].color == .black)
        #expect(gradient.ramp(in: dark.environment).stops[0].color == .white)
        #expect(Gradient(colors: [.red, .red, .red]).stops.map(\.location) == [0, 0.5, 1])
    }

    @Test func colorGradientRunsFromTopToBottom() {
        let style = makeContext().resolve(Color.black.gradient)
        guard case .linear(let ramp, .top, .bottom) = style.pattern else {
            Issue.record("\(style)")
            return
        }
        #expect(ramp.stops[1].color == .black)
        #expect(ramp.stops[0].color.red > 0.1)
    }

    @Test func meshNeedsItsCount() {
        let context = makeContext()
        let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let good = context.resolve(
            MeshGradient(
                width: 2, height: 2, points: points, colors: [.red, .green, .blue, .white]))
        guard case .meshGradient(let mesh) = good.paint(in: rect) else {
            Issue.record("\(good)")
            return
        }
        #expect(mesh.points.last == CGPoint(x: 70, y: 60))
        let bad = context.resolve(
            MeshGradient(width: 2, height: 2, points: points, colors: [.red]))
        #expect(bad.findings.map(\.rule) == ["mesh-gradient-count"])
    }

    @Test func fadedStyles() {
        let context = makeContext()
        #expect(context.resolve(.white.opacity(0.5)).solidColor?.alpha == 0.5)
        let faded = context.resolve(
            LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
                .opacity(0.25))
        guard case .faded(_, opacity: 0.25) = faded.paint(in: rect) else {
            Issue.record("\(faded)")
            return
        }
    }

    /// Measured over black and white (colors.json, materials, measured samples).
    @Test(arguments: [
        (MaterialRecipe.ultraThin, false, 89.0, 245.0), (.thin, false, 141, 245),
        (.regular, false, 197, 245), (.thick, false, 234, 246), (.ultraThin, true, 32, 177),
        (.thin, true, 32, 126), (.regular, true, 32, 84), (.thick, true, 30, 36),
    ])
    func materialsMatchOverBlackAndWhite(
        recipe: MaterialRecipe, isDark: Bool, overBlack: Double, overWhite: Double
    ) {
        let filter = isDark ? recipe.dark : recipe.light
        #expect(abs(filter.color(over: SIMD3()).x * 255 - overBlack) < 2)
        #expect(abs(filter.color(over: SIMD3(repeating: 1)).x * 255 - overWhite) < 2)
        let flat = filter.flatColor
        #expect(abs(flat.red * flat.alpha * 255 - overBlack) < 2)
        #expect(abs((flat.red * flat.alpha + 1 - flat.alpha) * 255 - overWhite) < 2)
    }

    /// The same samples, over red.
    @Test func materialsMatchOverRed() {
        let samples: [(BackdropFilter, SIMD3<Double>)] = [
            (MaterialRecipe.ultraThin.light, [234, 93, 93]),
            (MaterialRecipe.thin.light, [255, 141, 141]),
            (MaterialRecipe.regular.light, [255, 186, 186]),
            (MaterialRecipe.thick.light, [255, 226, 226]),
            (MaterialRecipe.ultraThin.dark, [169, 29, 29]),
            (MaterialRecipe.thin.dark, [159, 22, 22]),
        ]
        for (filter, color) in samples {
            let shown = filter.color(over: SIMD3(1, 0, 0)) * 255
            for index in 0..<3 { #expect(abs(shown[index] - color[index]) < 2) }
        }
    }

    @Test func stylesOfUsers() {
        let dark = makeContext { $0.colorScheme = .dark }
        #expect(makeContext().resolve(Brand()).solidColor == .black)
        #expect(dark.resolve(Brand()).solidColor == .white)
    }

    @Test func whateverIsDrawnWithAStyleTellsItsFindings() {
        let symbols = SymbolTable(["square": SymbolTable.square])
        let views: [any View] = [
            Text("a"), Image(systemName: "square"), Circle(), Circle().fill(.foreground),
            Color("Brand"), Text("a").background(Color("Brand")),
        ]
        for view in views {
            let nodes = AnyView(AnyView(view).foregroundColor(Color("Brand")))
                .nodes(in: makeContext(symbols: symbols))
            #expect(findings(nodes[0]).map(\.rule).contains("missing-color"), "\(view)")
        }
    }

    private func findings(_ node: Node) -> [Finding] {
        var findings = node.traits.findings
        switch node.kind {
        case .container(_, let children, _): findings += children.flatMap(self.findings)
        case .effect(_, let child): findings += self.findings(child)
        case .leaf, .deferred: break
        }
        return findings
    }

    @Test func dropAndInnerShadows() {
        let view = Rectangle().fill(
            .white.shadow(.drop(color: .black, radius: 3, x: 1, y: 2)).shadow(.inner(radius: 4)))
        let items = place(view, in: CGSize(width: 60, height: 40)).items
        guard case .group(let group)? = items.first else {
            Issue.record("a shadow needs a group")
            return
        }
        #expect(
            group.filters == [
                .innerShadow(color: RGBA(0, 0, 0, 0.55), radius: 4, offset: .zero),
                .shadow(color: .black, radius: 3, offset: CGSize(width: 1, height: 2)),
            ])
        #expect(group.items.count == 1)
    }
}

private struct Brand: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
    }
}
