import Foundation
import Graphics

/// A user's symbol: the shapes of an SVG with their transforms, fills and strokes.
///
/// Read are `path`, `rect`, `circle`, `ellipse`, `line`, `polyline`, `polygon` and `g`, with `fill`,
/// `stroke`, `stroke-width`, `fill-rule`, `opacity` of 0 and `transform`, as attributes or in
/// `style`. Every shape takes the foreground color. In a symbol template as exported from Apple's
/// app the drawing of the nearest weight and of medium scale is taken, and the text lines and
/// margins beside it give its baseline and frame.
struct SVGDocument: Sendable {
    struct Shape: Sendable {
        var path: Path
        var isFilled = false
        var isEvenOdd = false
        /// In the units of the document.
        var strokeWidth: Double?
        /// The enclosing `g` of a template, such as `Regular-M`.
        var group: String?
    }

    private var shapes: [Shape] = []
    private var viewBox: CGRect?
    /// Things of a template by their id: baseline, cap line, margins.
    private var guides: [String: CGRect] = [:]
    private static let weightNames = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    /// Longer side of a symbol from a plain SVG, in ems: that of a circle.
    private static let plainSize = 1.0

    init(text: [UInt8], path: String) throws(SVGProblem) {
        var scanner = XMLScanner(text)
        var stack: [(name: String, style: Style)] = []
        var sawRoot = false
        do throws(XMLScanner.Failure) {
            while let token = try scanner.next() {
                switch token {
                case .start(let name, let attributes, let isEmpty):
                    let local = name.split(separator: ":").last.map(String.init) ?? name
                    if !sawRoot {
                        guard local == "svg" else {
                            throw scanner.failure("not an SVG: <\(name)>")
                        }
                        sawRoot = true
                        let box = SVGPathData.numbers(attributes["viewBox"] ?? "")
                        if box.count == 4, box[2] > 0, box[3] > 0 {
                            viewBox = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
                        }
                    }
                    var style = stack.last?.style ?? Style()
                    style.apply(attributes, element: local)
                    add(local, attributes, style)
                    if !isEmpty { stack.append((name, style)) }
                case .end(let name):
                    guard let open = stack.popLast(), open.name == name else {
                        throw scanner.failure("</\(name)> closes nothing")
                    }
                }
            }
        } catch {
            throw SVGProblem(path: path, reason: .malformed(line: error.line, error.message))
        }
        guard stack.isEmpty, sawRoot else {
            let lines = 1 + text.count { $0 == UInt8(ascii: "\n") }
            throw SVGProblem(
                path: path,
                reason: .malformed(
                    line: lines,
                    sawRoot ? "<\(stack.last?.name ?? "svg")> is not closed" : "there is no <svg>"))
        }
        guard shapes.contains(where: { !$0.path.isEmpty }) else {
            throw SVGProblem(path: path, reason: .empty)
        }
    }

    private mutating func add(_ name: String, _ attributes: [String: String], _ style: Style) {
        guard !style.isHidden, let outline = Self.outline(name, attributes) else { return }
        let path = outline.applying(style.transform)
        if let id = attributes["id"] { guides[id] = path.boundingRect }
        let scale = abs(
            style.transform.a * style.transform.d - style.transform.b * style.transform.c
        ).squareRoot()
        // A line has no inside.
        let isFilled = style.fill && name != "line"
        guard isFilled || style.stroke else { return }
        shapes.append(
            Shape(
                path: path, isFilled: isFilled, isEvenOdd: style.isEvenOdd,
                strokeWidth: style.stroke ? style.strokeWidth * scale : nil, group: style.group))
    }

    private static func outline(_ name: String, _ attributes: [String: String]) -> Path? {
        func value(_ key: String) -> Double {
            attributes[key].flatMap { SVGPathData.numbers($0).first } ?? 0
        }
        switch name {
        case "path": return SVGPathData.path(attributes["d"] ?? "")
        case "rect":
            let rect = CGRect(
                x: value("x"), y: value("y"), width: max(value("width"), 0),
                height: max(value("height"), 0))
            let rx = attributes["rx"] == nil ? value("ry") : value("rx")
            let ry = attributes["ry"] == nil ? rx : value("ry")
            return Path(
                roundedRect: rect,
                cornerSize: CGSize(
                    width: min(rx, rect.width / 2), height: min(ry, rect.height / 2)),
                style: .circular)
        case "circle", "ellipse":
            let rx = max(name == "circle" ? value("r") : value("rx"), 0)
            let ry = max(name == "circle" ? value("r") : value("ry"), 0)
            return Path(
                ellipseIn: CGRect(
                    x: value("cx") - rx, y: value("cy") - ry, width: 2 * rx, height: 2 * ry))
        case "line":
            var path = Path()
            path.move(to: CGPoint(x: value("x1"), y: value("y1")))
            path.addLine(to: CGPoint(x: value("x2"), y: value("y2")))
            return path
        case "polyline", "polygon":
            let numbers = SVGPathData.numbers(attributes["points"] ?? "")
            var path = Path()
            path.addLines(
                stride(from: 0, to: numbers.count - 1, by: 2).map {
                    CGPoint(x: numbers[$0], y: numbers[$0 + 1])
                })
            if name == "polygon", !path.isEmpty { path.closeSubpath() }
            return path
        default: return nil
        }
    }

    // MARK: Making a symbol of it

    func symbol(weight: Double, size: Double) -> Symbol {
        if let template = template(weight: weight) { return template.symbol(size: size) }
        let drawn = shapes.filter { $0.group == nil || !Self.isGuide($0.group) }
        let box = viewBox ?? Self.ink(of: drawn)
        let unit = Self.plainSize / max(box.width, box.height, 1e-6) * size
        return Self.symbol(drawn, frame: box, unit: unit, baselineFromTop: nil)
    }

    private static func isGuide(_ group: String?) -> Bool { group == "Guides" || group == "Notes" }

    private struct Template {
        var shapes: [Shape]
        var frame: CGRect
        var unit: Double
        var baseline: Double

        func symbol(size: Double) -> Symbol {
            let middle = (baseline - frame.minY) * unit - SymbolMetrics.centerAboveBaseline
            return SVGDocument.symbol(
                shapes, frame: frame, unit: unit * size,
                baselineFromTop: middle * size + SymbolMetrics.centerAboveBaseline)
        }
    }

    /// The drawing of the nearest weight at medium scale, if this is a template.
    private func template(weight: Double) -> Template? {
        let groups = Set(shapes.compactMap(\.group))
        let wanted = Int((min(max(weight, 100), 900) / 100).rounded()) - 1
        let nearest = Self.weightNames.indices.sorted { abs($0 - wanted) < abs($1 - wanted) }
        guard let name = nearest.map({ Self.weightNames[$0] + "-M" }).first(where: groups.contains)
        else { return nil }
        let drawn = shapes.filter { $0.group == name }
        let ink = Self.ink(of: drawn)
        guard let baseline = guides["Baseline-M"]?.midY, let cap = guides["Capline-M"]?.midY,
            baseline > cap
        else { return nil }
        return Template(
            shapes: drawn, frame: ink,
            unit: 2 * SymbolMetrics.centerAboveBaseline / (baseline - cap),
            baseline: baseline)
    }

    private static func ink(of shapes: [Shape]) -> CGRect {
        var result: CGRect?
        for shape in shapes {
            let half = (shape.strokeWidth ?? 0) / 2
            let box = shape.path.boundingRect.insetBy(dx: -half, dy: -half)
            result = result?.union(box) ?? box
        }
        return result ?? .zero
    }

    private static func symbol(
        _ shapes: [Shape], frame: CGRect, unit: Double, baselineFromTop: Double?
    ) -> Symbol {
        let place = CGAffineTransform(
            a: unit, b: 0, c: 0, d: unit, tx: -frame.minX * unit, ty: -frame.minY * unit)
        var layers: [Symbol.Layer] = []
        for shape in shapes {
            let path = shape.path.applying(place)
            if shape.isFilled {
                layers.append(Symbol.Layer(.fill(path, FillStyle(eoFill: shape.isEvenOdd))))
            }
            if let width = shape.strokeWidth, width > 0 {
                layers.append(
                    Symbol.Layer(
                        .stroke(
                            path,
                            StrokeStyle(lineWidth: width * unit, lineCap: .round, lineJoin: .round))
                    ))
            }
        }
        let height = frame.height * unit
        return Symbol(
            size: CGSize(width: frame.width * unit, height: height),
            baseline: baselineFromTop ?? height / 2 + SymbolMetrics.centerAboveBaseline,
            layers: layers)
    }
}

/// What an element hands on to those inside it.
private struct Style {
    var transform = CGAffineTransform.identity
    var fill = true
    var stroke = false
    var strokeWidth = 1.0
    var isEvenOdd = false
    var isHidden = false
    var group: String?
    private static let unseen: Set<String> = [
        "defs", "clipPath", "mask", "symbol", "pattern", "linearGradient", "radialGradient",
    ]

    mutating func apply(_ attributes: [String: String], element: String) {
        var values = attributes
        for declaration in (attributes["style"] ?? "").split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            values[parts[0].trimmingCharacters(in: .whitespaces)] =
                parts[1].trimmingCharacters(in: .whitespaces)
        }
        if Self.unseen.contains(element) || values["display"] == "none"
            || values["visibility"] == "hidden"
        {
            isHidden = true
        }
        if let value = values["fill"] { fill = value != "none" && value != "transparent" }
        if let value = values["stroke"] { stroke = value != "none" && value != "transparent" }
        if let value = values["stroke-width"], let width = SVGPathData.numbers(value).first {
            strokeWidth = max(width, 0)
        }
        if let value = values["fill-rule"] { isEvenOdd = value == "evenodd" }
        if let value = values["opacity"].flatMap({ SVGPathData.numbers($0).first }), value == 0 {
            isHidden = true
        }
        if let value = values["transform"] {
            transform = SVGTransform.matrix(value).concatenating(transform)
        }
        if element == "g", let id = attributes["id"] { group = id }
    }
}
