import Foundation
import FoundationShim
import Graphics
import LayoutEngine
import LayoutReport
import Rendering
import Testing
import Views

/// What modifiers of text ask, in real fonts.
@Suite @MainActor struct TextViewTests {
    private func render(
        _ view: some View, width: CGFloat = 400, height: CGFloat = 400,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> RenderedView {
        var canvas = Canvas(width, height, scale: 3)
        change(&canvas.frame.environment)
        return canvas.render(view)
    }

    private func size(_ view: some View, width: CGFloat = 400) -> CGSize {
        render(view, width: width).placed.deepest("Text")?.frame.size ?? .zero
    }

    private func report(_ rendered: RenderedView) -> ReportNode.Text? {
        rendered.tree.all.compactMap(\.text).first
    }

    // MARK: Lines

    @Test func lineLimitsAndReservedLines() {
        let long = Text("One two three four five six seven eight nine ten").font(.body)
        let line: CGFloat = 20 + 1 / 3
        func height(_ lines: Int) -> CGFloat {
            ((line + 22 * CGFloat(lines - 1)) * 3).rounded() / 3
        }
        #expect(abs(size(long.lineLimit(2), width: 100).height - height(2)) < 0.34)
        #expect(abs(size(Text("a").lineLimit(3, reservesSpace: true)).height - height(3)) < 0.34)
        #expect(abs(size(Text("a").lineLimit(3, reservesSpace: false)).height - height(1)) < 0.34)
        #expect(abs(size(Text("a").lineLimit(2...4)).height - height(2)) < 0.34)
        #expect(abs(size(long.lineLimit(2...3), width: 100).height - height(3)) < 0.34)
        #expect(abs(size(long.lineLimit(...2), width: 100).height - height(2)) < 0.34)
        #expect(abs(size(Text("a").lineLimit(2...)).height - height(2)) < 0.34)
        #expect(size(long.lineLimit(nil), width: 100).height > height(3))
    }

    @Test(arguments: [Text.TruncationMode.head, .middle, .tail])
    func truncationKeepsTheOtherEnd(mode: Text.TruncationMode) {
        let view = Text("abcdefghijklmnopqrstuvwxyz").lineLimit(1).truncationMode(mode)
        let rendered = render(view, width: 100)
        #expect(report(rendered)?.truncated == true)
        #expect(rendered.findings.map(\.rule) == ["text-truncated"])
        #expect(size(view, width: 100).width <= 100)
    }

    @Test func tighteningSavesTheLastLetters() {
        let view = Text("Partly cloudy").lineLimit(1)
        let natural = size(view).width
        let tight = report(render(view.allowsTightening(true), width: natural - 3))
        #expect(tight?.truncated == false)
        #expect(report(render(view, width: natural - 3))?.truncated == true)
        // There is an end to it.
        #expect(report(render(view.allowsTightening(true), width: natural / 2))?.truncated == true)
    }

    @Test func shrinkingStopsAtItsMinimum() throws {
        let view = Text("A rather long label").lineLimit(1).minimumScaleFactor(0.5)
        let natural = size(view).width
        let fitted = try #require(report(render(view, width: natural * 0.8)))
        #expect(!fitted.truncated)
        #expect(fitted.scale < 0.8 && fitted.scale > 0.75)
        let cut = try #require(report(render(view, width: natural * 0.4)))
        #expect(cut.truncated && cut.scale == 0.5)
    }

    // MARK: Letters

    @Test func trackingAndKerningWiden() {
        let plain = size(Text("Letters")).width
        #expect(abs(size(Text("Letters").tracking(2)).width - plain - 14) < 0.4)
        #expect(abs(size(Text("Letters").kerning(2)).width - plain - 14) < 0.4)
        #expect(abs(size(Text("Letters").tracking(1).kerning(1)).width - plain - 14) < 0.4)
        #expect(abs(size(VStack { Text("Letters") }.tracking(2)).width - plain - 14) < 0.4)
        #expect(size(Text("Letters").tracking(-1)).width < plain)
    }

    @Test func raisedTextMakesTheLineHigher() {
        let plain = size(Text("x")).height
        let raised = Text("x") + Text("2").baselineOffset(6)
        #expect(abs(size(raised).height - plain - 6) < 0.4)
        let lowered = Text("x") + Text("2").baselineOffset(-6)
        #expect(abs(size(lowered).height - plain - 6) < 0.4)
    }

    @Test func joinedTextStandsOnOneBaseline() throws {
        let view = Text("22").font(.system(size: 40)) + Text("°C").font(.caption)
        let placed = try #require(render(view).placed.deepest("Text"))
        #expect(abs(placed.frame.height - 48) < 0.34)
        let alone =
            size(Text("22").font(.system(size: 40))).width
            + size(Text("°C").font(.caption)).width
        #expect(abs(placed.frame.width - alone) < 0.7)
    }

    @Test func letterCaseFollowsTheLocale() {
        let text = VStack { Text("istanbul") }.textCase(.uppercase)
        #expect(report(render(text))?.string == "ISTANBUL")
        let turkish = render(text) { $0.locale = Locale(identifier: "tr_TR") }
        #expect(report(turkish)?.string == "İSTANBUL")
        #expect(report(render(Text("ÄB").textCase(.lowercase)))?.string == "äb")
        #expect(report(render(Text("Ab").textCase(nil)))?.string == "Ab")
    }

    @Test func monospacedDigitsAreAsWideAsEachOther() {
        let one = size(Text("1111").monospacedDigit()).width
        #expect(one == size(Text("8888").monospacedDigit()).width)
        #expect(size(Text("1111")).width < size(Text("8888")).width)
    }

    @Test func smallCapitalsAreThoseAskedFor() {
        let font = Font.system(size: 20)
        let plain = size(Text("Ab").font(font)).width
        let lower = size(Text("Ab").font(font.lowercaseSmallCaps())).width
        let upper = size(Text("Ab").font(font.uppercaseSmallCaps())).width
        let all = size(Text("Ab").font(font.smallCaps())).width
        #expect(lower != plain && upper < plain)
        #expect(all < lower)
    }

    @Test func leadingOfAFontMovesItsLines() {
        let lines = "a\nb\nc"
        let standard = size(Text(verbatim: lines).font(.body)).height
        #expect(size(Text(verbatim: lines).font(.body.leading(.tight))).height < standard)
        #expect(size(Text(verbatim: lines).font(.body.leading(.loose))).height > standard)
    }

    // MARK: Dynamic Type

    @Test func fontsGrowWithTheTextSizeUnlessFixed() {
        func width(_ font: Font, _ size: DynamicTypeSize) -> CGFloat {
            let view = Text("Grow").font(font)
            return render(view) { $0.dynamicTypeSize = size }.placed.deepest("Text")?.frame.width
                ?? 0
        }
        #expect(width(.system(size: 17), .accessibility5) == width(.system(size: 17), .large))
        #expect(width(.body, .accessibility5) > 2 * width(.body, .large))
        let relative = Font.custom("None", size: 12, relativeTo: .caption)
        #expect(width(relative, .accessibility5) > 2 * width(relative, .large))
        let fixed = Font.custom("None", fixedSize: 12)
        #expect(width(fixed, .accessibility5) == width(fixed, .large))
    }

    @Test func rangesOfTextSizesHold() {
        func points(_ view: some View, _ size: DynamicTypeSize) -> Double? {
            report(render(view) { $0.dynamicTypeSize = size })?.size
        }
        let view = Text("x").font(.body)
        #expect(points(view.dynamicTypeSize(.small ... .xLarge), .accessibility5) == 19)
        #expect(points(view.dynamicTypeSize(.small ... .xLarge), .xSmall) == 15)
        #expect(points(view.dynamicTypeSize(...DynamicTypeSize.xxxLarge), .accessibility1) == 23)
        #expect(points(view.dynamicTypeSize(.xSmall), .accessibility1) == 14)
    }

    @Test func scaledMetricsGrowToo() {
        struct Dot: View {
            @ScaledMetric(relativeTo: .title) var length: CGFloat = 28
            var body: some View { Color.red.frame(width: length, height: length).id("dot") }
        }
        func width(_ size: DynamicTypeSize) -> CGFloat? {
            render(Dot()) { $0.dynamicTypeSize = size }.placed.deepest("Frame")?.frame.width
        }
        for (size, length) in [(DynamicTypeSize.large, 28), (.accessibility5, 58), (.xSmall, 25)] {
            #expect(abs((width(size) ?? 0) - CGFloat(length)) < 1e-9)
        }
    }

    // MARK: Fonts

    @Test func missingFontsAreFindings() throws {
        let rendered = render(
            VStack {
                Text("a").font(.custom("Avenir-Heavy", size: 20))
                Text("b") + Text("c").font(.custom("Avenir-Heavy", size: 20))
            })
        #expect(rendered.findings.map(\.rule) == ["font-missing", "font-missing"])
        let first = try #require(rendered.findings.first)
        #expect(first.message.contains("Avenir-Heavy"))
        #expect(first.path == "Widget/VStack/Text[0]")
    }

    @Test func missingFontsAreReplacedByTheirLike() {
        func width(_ font: Font) -> CGFloat { size(Text("Likeness of fonts").font(font)).width }
        func system(_ weight: Font.Weight, _ design: Font.Design = .default) -> CGFloat {
            width(.system(size: 20, weight: weight, design: design))
        }
        #expect(width(.custom("Avenir-Heavy", fixedSize: 20)) == system(.heavy))
        #expect(width(.custom("HelveticaNeue-Light", fixedSize: 20)) == system(.light))
        #expect(width(.custom("Menlo-Bold", fixedSize: 20)) == system(.bold, .monospaced))
        #expect(width(.custom("Georgia", fixedSize: 20)) == system(.regular, .serif))
        #expect(
            width(.custom("Avenir-Heavy", fixedSize: 20).weight(.thin)) == system(.thin))
    }

    // MARK: Timers

    @Test func timersFillTheWidthAndLieAsLinesDo() throws {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let timer = Text(timerInterval: start...start.addingTimeInterval(900), countsDown: true)
        func ink(_ alignment: TextAlignment) -> CGFloat? {
            let rendered = render(timer.multilineTextAlignment(alignment), width: 200) {
                $0.now = start
            }
            #expect(rendered.placed.deepest("Text")?.frame.width == 200)
            #expect(report(rendered)?.string == "15:00")
            for item in rendered.displayList.items {
                if case .glyphs(let run, _) = item { return run.origin.x }
            }
            return nil
        }
        let leading = try #require(ink(.leading))
        let center = try #require(ink(.center))
        let trailing = try #require(ink(.trailing))
        #expect(leading < 1 && center > 70 && trailing > 140)
        #expect(size(timer.fixedSize()).width < 60)
    }

    // MARK: Markdown

    @Test func markdownOfKeysIsDrawn() throws {
        let name = "*Not* read"
        let rendered = render(
            Text("**\(name)** is [\(3) there](https://example.com/\(7))"))
        #expect(report(rendered)?.string == "*Not* read is 3 there")
        #expect(rendered.tree.all.compactMap(\.link) == ["https://example.com/7"])
        let colors = rendered.displayList.items.compactMap { item -> Paint? in
            if case .glyphs(_, let paint) = item { return paint }
            return nil
        }
        #expect(Set(colors).count == 2)
    }

    @Test func stringsAreNoMarkdown() {
        let value = "**a** b@c.de"
        #expect(report(render(Text(value)))?.string == value)
        #expect(report(render(Text(verbatim: "_x_")))?.string == "_x_")
    }

    @Test func attributedMarkdownIsDrawn() throws {
        var text = try AttributedString(markdown: "plain **bold** `code` ~~gone~~")
        let rendered = render(Text(text))
        #expect(report(rendered)?.string == "plain bold code gone")
        let wider = size(Text(text)).width
        #expect(wider > size(Text("plain bold code gone")).width)
        text.backgroundColor = .yellow
        let fills = render(Text(text)).displayList.items.filter {
            if case .fill = $0 { return true }
            return false
        }
        #expect(fills.count >= 4)
    }

    // MARK: Bad input

    @Test func numbersThatAreNoneAreMended() {
        let views: [AnyView] = [
            AnyView(Text("abc").font(.system(size: .nan))),
            AnyView(Text("abc").font(.system(size: -12))),
            AnyView(Text("abc").font(.system(size: .infinity))),
            AnyView(Text("abc").tracking(.infinity).kerning(.nan).baselineOffset(-.infinity)),
            AnyView(Text("abc\nd").lineSpacing(.nan)), AnyView(Text("abc\nd").lineSpacing(-3)),
            AnyView(Text("abc").lineLimit(-2)), AnyView(Text("abc").lineLimit(0)),
            AnyView(Text("abc").minimumScaleFactor(.nan)), AnyView(Text("").frame(width: 0)),
            AnyView(Text("abc").frame(width: 0, height: 0)), AnyView(Text("abc").frame(width: 1)),
        ]
        for view in views {
            let rendered = render(HStack { view }, width: 100, height: 100)
            for frame in rendered.tree.all.map(\.frame) {
                #expect(frame.allSatisfy { $0.isFinite && abs($0) < 1e6 })
                #expect(frame[2] >= 0 && frame[3] >= 0)
            }
        }
    }

    @Test func hugeTextsAreDrawnInTime() throws {
        let start = ContinuousClock.now
        let words = String(repeating: "word ", count: 20_000)
        let rendered = render(
            HStack {
                VStack {
                    Text(words).lineLimit(1); Text("**b** \(words)").minimumScaleFactor(0.2)
                }
                Text(verbatim: String(repeating: "x", count: 100_000)).textCase(.uppercase)
            }, width: 170, height: 170)
        #expect(rendered.findings.filter { $0.rule == "text-truncated" }.count == 3)
        #expect(rendered.findings.allSatisfy { $0.message.count < 200 })
        #expect(rendered.tree.all.compactMap(\.text).allSatisfy { $0.string.count <= 2001 })
        // Unoptimized, and beside other tests.
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test func emptyTextTakesNoRoom() {
        #expect(size(Text("")) == .zero)
        #expect(size(Text(" ")).height > 20)
        #expect(size(Text(" ")).width > 0)
    }
}
