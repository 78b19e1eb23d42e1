import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing

@testable import Views

@MainActor
struct ImageTests {
    private let box = CGSize(width: 100, height: 100)

    private let layered = Symbol(
        size: CGSize(width: 1.5, height: 1), baseline: 0.8,
        layers: [
            .init(.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), FillStyle()), level: 1),
            .init(
                .stroke(
                    Path(CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)),
                    StrokeStyle(lineWidth: 0.1)),
                color: RGBA(hex: 0x123456)),
        ])

    private func paints(_ items: [DisplayItem]) -> [RGBA?] {
        items.map { item in
            switch item {
            case .fill(_, _, let paint), .stroke(_, _, let paint): paint.solidColor
            default: nil
            }
        }
    }

    private func drawn(
        _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> PlacedNode {
        let context = makeContext(symbols: SymbolTable(["layered": layered]), change)
        return place(view, in: box, context: context)
    }

    @Test func symbolsAreAsLargeAsTheirFont() {
        let placed = drawn(Image(systemName: "layered").font(.system(size: 20)))
        #expect(placed.frame == CGRect(x: 35, y: 40, width: 30, height: 20))
        guard case .fill(let path, _, _)? = placed.items.first,
            case .stroke(_, let pen, _)? = placed.items.last
        else {
            Issue.record("\(placed.items)")
            return
        }
        #expect(path == Path(CGRect(x: 35, y: 40, width: 20, height: 20)))
        #expect(pen.lineWidth == 2)
    }

    @Test func theRequestTellsWeightScaleAndVariants() {
        let symbols = SymbolTable(["layered": layered])
        let view = Image(systemName: "layered", variableValue: 0.4)
            .symbolVariant(.circle).symbolVariant(.fill)
            .imageScale(.large).font(.system(size: 20, weight: .bold))
        let nodes = view.nodes(in: makeContext(symbols: symbols))
        #expect(nodes[0].traits.findings.map(\.rule).contains("variable-value-not-shown"))
        #expect(
            symbols.requests == [
                SymbolRequest(
                    name: "layered", weight: 700, scale: .large, variants: [.circle, .fill],
                    variableValue: 0.4)
            ])
    }

    @Test func renderingModesColorTheLayers() {
        let image = Image(systemName: "layered")
        let red = RGBA(hex: 0xFF383C)
        let base: (inout EnvironmentValues) -> Void = { $0.setForeground([Color.red]) }
        #expect(paints(drawn(image, base).items) == [red, red])
        #expect(
            paints(drawn(image.symbolRenderingMode(.hierarchical), base).items)
                == [red.multiplyingAlpha(by: 0.5), red])
        #expect(
            paints(drawn(image.symbolRenderingMode(.multicolor), base).items)
                == [red, RGBA(hex: 0x123456)])
        #expect(
            paints(drawn(image.renderingMode(.original), base).items)
                == [red, RGBA(hex: 0x123456)])
        #expect(paints(drawn(image.symbolRenderingMode(.palette), base).items) == [red, red])
    }

    @Test func severalStylesAreAPalette() {
        let placed = drawn(Image(systemName: "layered").foregroundStyle(.white, .black))
        #expect(paints(placed.items) == [.black, .white])
    }

    @Test func knockoutsStayWithinTheSymbol() {
        let symbol = Symbol(
            size: CGSize(width: 1, height: 1), baseline: 0.8,
            layers: [
                .init(.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), FillStyle())),
                .init(
                    .fill(Path(CGRect(x: 0, y: 0, width: 0.5, height: 0.5)), FillStyle()),
                    isKnockout: true),
            ])
        let context = makeContext(symbols: SymbolTable(["badge": symbol]))
        let items = place(Image(systemName: "badge"), in: box, context: context).items
        guard case .group(let whole)? = items.first, case .group(let hole)? = whole.items.last
        else {
            Issue.record("\(items)")
            return
        }
        #expect(whole.isIsolated)
        #expect(hole.blendMode == .destinationOut)
    }

    @Test func resizableSymbolsFillTheirOffer() {
        let fit = drawn(Image(systemName: "layered").resizable().scaledToFit())
        #expect(fit.frame.width == 100)
        #expect(abs(fit.frame.height - 100 / 1.5) < 1e-9)
        let stretched = drawn(Image(systemName: "layered").resizable())
        #expect(stretched.frame.size == box)
    }

    @Test func symbolsStandOnTheirBaseline() {
        let placed = drawn(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Image(systemName: "layered")
                Rectangle().frame(width: 10, height: 10)
            }.font(.system(size: 20)))
        let frames = placed.leaves.map(\.frame)
        #expect(abs(frames[0].minY + 16 - frames[1].maxY) < 1e-9)
    }

    @Test func unknownSymbolIsAFindingWithSuggestions() {
        let nodes = Image(systemName: "sqare").nodes(in: makeContext())
        #expect(nodes[0].traits.findings.map(\.rule) == ["unknown-symbol"])
        #expect(nodes[0].traits.findings[0].hint == "Nearest names: square, circle.")
        #expect(!place(Image(systemName: "sqare"), in: box).items.isEmpty)
    }

    private func bitmap(_ width: Int, _ height: Int) -> Bitmap {
        Bitmap(width: width, height: height, contentID: "test") { pixels in
            for index in pixels.indices { pixels[index] = UInt32(index) }
        }
    }

    private func resources() -> StubResources {
        let resources = StubResources()
        resources.images["photo"] = (bitmap(60, 40), 2)
        return resources
    }

    @Test func assetsHaveTheirOwnSize() {
        let placed = place(Image("photo"), in: box, context: makeContext(resources: resources()))
        #expect(placed.frame == CGRect(x: 35, y: 40, width: 30, height: 20))
        guard case .image(let image)? = placed.items.first else {
            Issue.record("no image")
            return
        }
        #expect(image.source == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(image.destination == placed.frame)
        #expect(image.template == nil)
    }

    @Test func templatesTakeTheForeground() {
        let context = makeContext(resources: resources())
        let view = Image("photo").renderingMode(.template).foregroundColor(.white)
        guard case .image(let image)? = place(view, in: box, context: context).items.first else {
            Issue.record("no image")
            return
        }
        #expect(image.template == .color(.white))
    }

    @Test func aspectRatioFillsAndFits() {
        let context = makeContext(resources: resources())
        let fill = place(
            Image("photo").resizable().scaledToFill(), in: box, context: context)
        #expect(fill.frame == CGRect(x: -25, y: 0, width: 150, height: 100))
        let fit = place(Image("photo").resizable().scaledToFit(), in: box, context: context)
        #expect(abs(fit.frame.height - 200 / 3) < 1e-9)
    }

    @Test func capInsetsKeepTheEnds() {
        let context = makeContext(resources: resources())
        let insets = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 10)
        let items = place(
            Image("photo").resizable(capInsets: insets), in: box, context: context
        ).items
        let parts = items.compactMap { item -> (CGRect, CGRect)? in
            guard case .image(let image) = item else { return nil }
            return (image.source, image.destination)
        }
        #expect(parts.map(\.0.width) == [10, 30, 20])
        #expect(parts.map(\.1.width) == [5, 85, 10])
        #expect(parts.map(\.1.minX) == [0, 5, 90])
    }

    @Test func tilesRepeat() {
        let context = makeContext(resources: resources())
        let items = place(
            Image("photo").resizable(resizingMode: .tile), in: box, context: context
        ).items
        guard case .fill(_, _, .tiledImage(_, let transform))? = items.first else {
            Issue.record("\(items)")
            return
        }
        #expect(transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    }

    @Test func imagePaintCropsItsSource() {
        let style = makeContext(resources: resources()).resolve(
            ImagePaint(
                image: Image("photo"), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1)))
        guard case .image(let part, let scale) = style.pattern else {
            Issue.record("\(style)")
            return
        }
        #expect(part.width == 30 && part.height == 40)
        #expect(part.pixels[0] == 30 && part.pixels[30] == 90)
        #expect(scale == 0.5)
    }

    @Test func missingAssetIsAFinding() {
        let context = makeContext(resources: resources())
        let node = Image("phot").resizable().nodes(in: context)[0]
        #expect(node.traits.findings.map(\.rule) == ["missing-image"])
        #expect(node.traits.findings[0].hint == "Nearest names: photo.")
        #expect(place(Image("phot"), in: box, context: context).frame.size == .zero)
    }

    @Test func redactedPicturesAreBoxes() {
        let placed = drawn(Image(systemName: "layered")) { $0.redactionReasons = .placeholder }
        #expect(paints(placed.items) == [RGBA.black.multiplyingAlpha(by: 0.16)])
    }
}
