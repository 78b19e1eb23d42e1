import CoreGraphics
import Foundation
import Graphics
import Views

/// Whether the even-odd rule decides what is inside.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// How something is put onto what is there.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
    case destinationOut, destinationAtop, xor, plusDarker, plusLighter

    /// Those that Core Graphics has beyond SwiftUI's are drawn as `normal`.
    var mode: BlendMode {
        switch self {
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .clear, .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .normal, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: .normal
        }
    }
}

/// Where the calls of an image's drawing go: they are kept, and made where the image is shown.
public final class CGContext {
    typealias Step = (inout GraphicsContext) -> Void

    private struct State {
        var fill = RGBA.black
        var stroke = RGBA.black
        var pen = StrokeStyle()
        var transform = CGAffineTransform.identity
        var clips: [(path: Path, eoFill: Bool)] = []
        var opacity = 1.0
        var blendMode = BlendMode.normal
        var shadow: (color: RGBA, radius: CGFloat, offset: CGSize)?
    }

    /// Points.
    let size: CGSize
    private(set) var steps: [Step] = []
    private var state = State()
    private var saved: [State] = []
    private var path = Path()

    init(size: CGSize) { self.size = size }

    // MARK: State

    public func saveGState() { saved.append(state) }
    public func restoreGState() { if let last = saved.popLast() { state = last } }

    func withState(_ body: (CGContext) -> Void) {
        saveGState()
        body(self)
        restoreGState()
    }

    public func translateBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.translatedBy(x: x, y: y)
    }
    public func scaleBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.scaledBy(x: x, y: y)
    }
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    public var ctm: CGAffineTransform { state.transform }

    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = RGBA(red, green, blue, alpha)
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = RGBA(red, green, blue, alpha)
    }
    public func setLineWidth(_ width: CGFloat) { state.pen.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.pen.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.pen.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.pen.dash, state.pen.dashPhase) = (lengths, phase)
    }
    public func setAlpha(_ alpha: CGFloat) { state.opacity = min(max(alpha, 0), 1) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.mode }
    public func setShouldAntialias(_ isOn: Bool) {}
    public func setAllowsAntialiasing(_ isOn: Bool) {}

    /// - Parameter blur: Twice the radius that SwiftUI's shadows have (Core Graphics' own measure).
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { ($0.rgba, blur / 2, offset) }
    }
    public func setShadow(offset: CGSize, blur: CGFloat) {
        state.shadow = (RGBA(0, 0, 0, 1.0 / 3), blur / 2, offset)
    }

    // MARK: The path

    public func beginPath() { path = Path() }
    public func closePath() { path.closeSubpath() }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addPath(_ other: CGPath) { path.addPath(other.path) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: end, control: control)
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle),
            endAngle: .radians(endAngle), clockwise: clockwise)
    }

    private func takePath() -> Path {
        defer { path = Path() }
        return path
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(takePath(), eoFill: rule == .evenOdd)
    }
    public func strokePath() { stroke(takePath(), state.pen) }
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if mode != .stroke { fill(path, eoFill: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill, mode != .eoFill { stroke(path, state.pen) }
    }
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(takePath(), eoFill: rule == .evenOdd)
    }

    // MARK: Drawing

    public func fill(_ rect: CGRect) { fill(Path(rect), eoFill: false) }
    public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), eoFill: false) }
    public func stroke(_ rect: CGRect) { stroke(Path(rect), state.pen) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var pen = state.pen
        pen.lineWidth = width
        stroke(Path(rect), pen)
    }
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.pen) }
    public func clip(to rect: CGRect) { clip(Path(rect), eoFill: false) }

    public func clear(_ rect: CGRect) {
        withState { context in
            context.state.blendMode = .destinationOut
            context.state.fill = .black
            context.fill(rect)
        }
    }

    /// Upside down where the axes point as UIKit's do, as in Core Graphics.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let picture = Image(bitmap: image.bitmap, scale: 1)
        withState { context in
            context.translateBy(x: 0, y: rect.minY + rect.maxY)
            context.scaleBy(x: 1, y: -1)
            context.add { $0.draw(picture, in: rect) }
        }
    }

    func fill(_ path: Path, eoFill: Bool) {
        let color = Color(state.fill)
        add { $0.fill(path, with: .color(color), style: FillStyle(eoFill: eoFill)) }
    }

    func stroke(_ path: Path, _ pen: StrokeStyle) {
        let color = Color(state.stroke)
        add { $0.stroke(path, with: .color(color), style: pen) }
    }

    func clip(_ path: Path, eoFill: Bool) {
        state.clips.append((path.applying(state.transform), eoFill))
    }

    /// Keeps a step, to be made in the state that is now.
    func add(_ step: @escaping Step) {
        let state = state
        steps.append { context in
            var copy = context
            for clip in state.clips {
                copy.clip(to: clip.path, style: FillStyle(eoFill: clip.eoFill))
            }
            copy.concatenate(state.transform)
            copy.opacity *= state.opacity
            copy.blendMode = state.blendMode
            if let shadow = state.shadow {
                copy.addFilter(
                    .shadow(
                        color: Color(shadow.color), radius: shadow.radius, x: shadow.offset.width,
                        y: shadow.offset.height))
            }
            step(&copy)
        }
    }
}
