import Foundation
import Graphics
import LayoutEngine
import LayoutReport
import Rendering
import Testing
import Views

/// Numbers that are none and texts that nobody wrote, through all stages to the picture: frames are
/// numbers, nothing traps, nothing hangs.
@Suite(.timeLimit(.minutes(2))) @MainActor struct BadInputPictures {
    nonisolated private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
        0,
        1e9,
    ]

    nonisolated private static let sizes: [CGSize] = [
        CGSize(width: 60, height: 40), .zero, CGSize(width: 1, height: 1),
        CGSize(width: 1, height: 60), CGSize(width: 60, height: 1),
    ]

    private func expectSane(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ view: () -> some View
    ) throws {
        let view = view()
        // By itself, and where stacks ask for its least, its largest and its ideal length.
        let row = HStack {
            view
            VStack {
                view; Text("x")
            }
            .fixedSize()
        }
        for size in Self.sizes {
            let canvas = Canvas(size.width, size.height, scale: 2)
            for rendered in [canvas.render(view), canvas.render(row)] {
                for node in rendered.tree.all {
                    let isSane =
                        node.frame.allSatisfy { $0.isFinite && abs($0) < 1e9 }
                        && node.frame[2] >= 0 && node.frame[3] >= 0
                    if !isSane {
                        Issue.record(
                            "\(name) in \(size): \(node.view) \(node.frame)",
                            sourceLocation: sourceLocation)
                    }
                }
            }
        }
        #expect(
            try Canvas(60, 40, scale: 1).png(view).count > 50, "\(name)",
            sourceLocation: sourceLocation)
    }

    // MARK: Numbers

    @Test(arguments: numbers) func numbersOfLayout(number: CGFloat) throws {
        let red = Color.red
        try expectSane("frame") { red.frame(width: number, height: number) }
        try expectSane("least") { red.frame(minWidth: number, minHeight: number) }
        try expectSane("ideal") { Text("ab").frame(idealWidth: number, idealHeight: number) }
        try expectSane("largest") { red.frame(maxWidth: number, maxHeight: number) }
        try expectSane("row") {
            HStack(spacing: number) {
                red; red; Text("ab")
            }
        }
        try expectSane("column") {
            VStack(spacing: number) {
                red; Spacer(minLength: number); Text("ab")
            }
        }
        try expectSane("grid") {
            Grid(horizontalSpacing: number, verticalSpacing: number) {
                GridRow {
                    red; Text("ab").gridCellAnchor(UnitPoint(x: number, y: number))
                }
                .padding(number)
                Divider()
            }
        }
        try expectSane("padding") { Text("ab").padding(number) }
        try expectSane("one edge") { Text("ab").padding(.leading, number) }
        try expectSane("offset") { Text("ab").offset(x: number, y: number) }
        try expectSane("position") { Text("ab").position(x: number, y: number) }
        try expectSane("ratio") { red.aspectRatio(number, contentMode: .fill) }
        try expectSane("size as ratio") {
            red.aspectRatio(CGSize(width: number, height: 2), contentMode: .fit)
        }
        try expectSane("priority") { red.layoutPriority(Double(number)).zIndex(Double(number)) }
        try expectSane("guide") { red.alignmentGuide(.top) { _ in number } }
        try expectSane("safe area") {
            red.safeAreaPadding(number).safeAreaInset(edge: .top, spacing: number) { Text("x") }
        }
        try expectSane("margins") { red.contentMargins(number) }
        try expectSane("part of the container") {
            red.containerRelativeFrame(.vertical, count: 2, span: 1, spacing: number)
        }
    }

    @Test(arguments: numbers) func numbersOfText(number: CGFloat) throws {
        try expectSane("size") { Text("ab c").font(.system(size: number)) }
        try expectSane("custom") { Text("ab c").font(.custom("Nothing", size: number)) }
        try expectSane("fixed") { Text("ab c").font(.custom("Nothing", fixedSize: number)) }
        try expectSane("tracking") { Text("ab c").tracking(number) }
        try expectSane("kerning") { Text("ab c").kerning(number) }
        try expectSane("baseline") { Text("ab c").baselineOffset(number) }
        try expectSane("lines") { Text("ab c\nd").lineSpacing(number) }
        try expectSane("scale") { Text("abcdefghijkl").lineLimit(1).minimumScaleFactor(number) }
        try expectSane("joined") {
            Text("a").font(.system(size: number)) + Text("b").tracking(number)
                + Text(Image(systemName: "star"))
        }
        try expectSane("value") {
            Text(Double(number), format: .number)
            Text("\(Double(number), specifier: "%.1f")")
        }
        try expectSane("symbol") {
            Image(systemName: "wifi", variableValue: Double(number)).font(.system(size: number))
        }
        try expectSane("label") {
            Label("ab", systemImage: "star").font(.system(size: number))
        }
    }

    @Test(arguments: [Int.min, -1, 0, 1, 1_000_000, Int.max]) func countsOfLines(
        count: Int
    ) throws {
        let text = Text("one two three four five six seven")
        try expectSane("limit") { text.lineLimit(count) }
        try expectSane("reserved") { text.lineLimit(min(count, 1000), reservesSpace: true) }
        try expectSane("at least") { text.lineLimit(min(count, 1000)...) }
        try expectSane("at most") { text.lineLimit(...count) }
    }

    /// As a user's effect would compute it.
    private struct NumberEffect: GeometryEffect {
        let number: CGFloat

        func effectValue(size: CGSize) -> ProjectionTransform {
            var transform = ProjectionTransform(
                CGAffineTransform(a: number, b: 1, c: 0, d: number, tx: number, ty: 1))
            transform.m13 = number
            return transform
        }
    }

    @Test(arguments: numbers) func numbersOfEffects(number: CGFloat) throws {
        let view = Text("ab").background {
            // Told of its place through the effects.
            GeometryReader { proxy in
                Color.red.frame(
                    width: proxy.frame(in: .global).width, height: proxy.frame(in: .global).minY)
            }
        }
        try expectSane("turn") { view.rotationEffect(.degrees(Double(number))) }
        try expectSane("anchor") {
            view.rotationEffect(.degrees(20), anchor: UnitPoint(x: number, y: number))
        }
        try expectSane("turn in space") {
            view.rotation3DEffect(
                .radians(Double(number)), axis: (number, 1, number), anchorZ: number,
                perspective: number)
        }
        try expectSane("axis") {
            view.rotation3DEffect(.degrees(40), axis: (number, number, number))
        }
        try expectSane("scale") { view.scaleEffect(number) }
        try expectSane("one scale") { view.scaleEffect(x: number, y: 1, anchor: .top) }
        try expectSane("map") {
            view.transformEffect(CGAffineTransform(a: number, b: number, c: 1, d: 1, tx: 0, ty: 0))
        }
        try expectSane("effect") { view.modifier(NumberEffect(number: number)) }
        try expectSane("effect apart") {
            view.modifier(NumberEffect(number: number).ignoredByLayout())
        }
        try expectSane("visual effect") {
            view.visualEffect { effect, proxy in
                effect.offset(x: number, y: proxy.size.width * number).scaleEffect(number)
                    .rotationEffect(.radians(Double(number)))
                    .rotation3DEffect(.degrees(Double(number)), axis: (1, number, 0))
                    .blur(radius: number).opacity(Double(number)).contrast(Double(number))
                    .brightness(Double(number)).saturation(Double(number))
                    .grayscale(Double(number)).hueRotation(.degrees(Double(number)))
            }
        }
        try expectSane("shadow") { view.shadow(radius: number, x: number, y: number) }
        try expectSane("filters") {
            view.blur(radius: number).opacity(Double(number)).contrast(Double(number))
                .brightness(Double(number)).saturation(Double(number))
                .grayscale(Double(number)).hueRotation(.degrees(Double(number)))
        }
    }

    @Test(arguments: numbers) func numbersOfShapes(number: CGFloat) throws {
        let point = UnitPoint(x: number, y: number)
        let gradient = Gradient(stops: [
            .init(color: .red, location: number), .init(color: .blue, location: 1 - number),
        ])
        try expectSane("corner") { RoundedRectangle(cornerRadius: number).fill(.red) }
        try expectSane("corners") {
            UnevenRoundedRectangle(topLeadingRadius: number, bottomTrailingRadius: 4)
        }
        try expectSane("clip") { Color.red.clipShape(.rect(cornerRadius: number)) }
        try expectSane("inset") { Circle().inset(by: number).stroke(lineWidth: number) }
        try expectSane("inner line") { Capsule().strokeBorder(.red, lineWidth: number) }
        try expectSane("dashes") {
            Rectangle().stroke(
                style: StrokeStyle(
                    lineWidth: 2, miterLimit: number, dash: [number, 3], dashPhase: number))
        }
        try expectSane("part") { Circle().trim(from: number, to: 1 - number).stroke() }
        try expectSane("shape") {
            Rectangle().scale(number).rotation(.degrees(Double(number))).offset(x: number)
        }
        try expectSane("border") { Color.clear.border(.red, width: number) }
        try expectSane("linear") {
            LinearGradient(gradient: gradient, startPoint: point, endPoint: .top)
        }
        try expectSane("radial") {
            RadialGradient(
                gradient: gradient, center: point, startRadius: number, endRadius: number)
        }
        try expectSane("angular") {
            AngularGradient(
                gradient: gradient, center: point, startAngle: .degrees(Double(number)),
                endAngle: .degrees(90))
        }
        try expectSane("color") {
            Color(red: Double(number), green: 0.5, blue: Double(number), opacity: Double(number))
        }
        try expectSane("path") {
            Path { path in
                path.move(to: CGPoint(x: number, y: 0))
                path.addLine(to: CGPoint(x: 10, y: number))
                path.addArc(
                    center: CGPoint(x: number, y: number), radius: number, startAngle: .zero,
                    endAngle: .degrees(Double(number)), clockwise: true)
            }
            .stroke(.red, lineWidth: 2)
        }
        try expectSane("progress") {
            ProgressView(value: Double(number), total: Double(number))
            ProgressView(value: Double(number)).progressViewStyle(.circular)
        }
        try expectSane("gauge") { Gauge(value: Double(number)) { Text("x") } }
    }

    // MARK: Texts

    nonisolated private static let strings: [(name: String, string: String)] = [
        ("empty", ""), ("space", " "), ("spaces", String(repeating: " ", count: 3000)),
        ("tabs and ends of lines", "\t\n\r\n\u{2028}\u{2029}\t"),
        ("spaces of no width", String(repeating: "\u{200B}\u{FEFF}", count: 300)),
        ("spaces that do not break", String(repeating: "\u{A0}", count: 3000)),
        ("ends of lines", String(repeating: "\n", count: 5000)),
        ("no break", String(repeating: "x", count: 5000)),
        ("joined words", String(repeating: "word\u{2060}", count: 500)),
        (
            "replaced surrogates",
            String(decoding: [0xD800, 0x61, 0xDFFF] as [UInt16], as: UTF16.self)
        ),
        ("marks", String(repeating: "\u{301}", count: 2000)),
        ("stars", String(repeating: "*", count: 3000)),
        ("brackets", String(repeating: "[", count: 3000) + String(repeating: "](", count: 3000)),
        ("control characters", "\0\u{1}\u{1B}[31m\u{7F}"),
    ]

    @Test(arguments: strings.map(\.name)) func strangeTexts(name: String) throws {
        let string = try #require(Self.strings.first { $0.name == name }).string
        try expectSane(name) { Text(verbatim: string) }
        try expectSane("key of \(name)") { Text(LocalizedStringKey(string)) }
        try expectSane("shrunk \(name)") {
            Text(string).minimumScaleFactor(0.1).allowsTightening(true).lineLimit(2)
                .textCase(.uppercase)
        }
        try expectSane("parts of \(name)") {
            Label(string, systemImage: "star")
            Button(string) {}
            Text(AttributedString(string)) + Text(string).bold()
        }
        try expectSane("image \(name)") {
            Image(systemName: String(string.prefix(100)))
            Image(String(string.prefix(100)))
        }
    }

    @Test(arguments: ["word ", "x", "\n", "👩\u{200D}👧", "**a** "])
    func aMillionCharacters(piece: String) {
        let string = String(repeating: piece, count: 1_000_000 / piece.unicodeScalars.count)
        let start = ContinuousClock.now
        for size in [CGSize(width: 170, height: 170), CGSize(width: 1, height: 1)] {
            let rendered = Canvas(size.width, size.height, scale: 2).render(
                VStack {
                    Text(verbatim: string).lineLimit(2)
                    HStack {
                        Text(LocalizedStringKey(string)); Text(string).minimumScaleFactor(0.5)
                    }
                })
            #expect(
                rendered.tree.all.allSatisfy { $0.frame.allSatisfy { abs($0) < 1e7 } },
                "\(piece) in \(size)")
        }
        // Unoptimized, and beside other tests.
        #expect(ContinuousClock.now - start < .seconds(40))
    }
}
