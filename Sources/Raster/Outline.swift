import CCairo
import Foundation
import Graphics

/// A path as it is drawn: filled or stroked, under a transform into pixels.
struct Outline {
    enum Drawing {
        case fill(FillStyle)
        case stroke(StrokeStyle)
    }

    var path: Path
    var drawing: Drawing
    var transform: CGAffineTransform

    /// What the outline can touch, in pixels.
    var bounds: CGRect {
        switch drawing {
        case .fill: path.boundingRect.applying(transform)
        case .stroke(let style):
            path.boundingRect.outset(by: style.reach).applying(transform)
        }
    }

    /// Fills or strokes with the context's source.
    func draw(on cairo: OpaquePointer) {
        switch drawing {
        case .fill(let style):
            cairo_new_path(cairo)
            PathTracer(cairo: cairo, transform: transform).trace(path)
            cairo_set_antialias(
                cairo, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            cairo_set_fill_rule(
                cairo, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(cairo)
        case .stroke(let style):
            guard style.isDrawable, transform.isInvertible else { return }
            cairo_new_path(cairo)
            PathTracer(cairo: cairo, transform: transform).trace(path)
            cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
            // The pen is round in the item's coordinates, the path already in pixels.
            cairo_save(cairo)
            var matrix = cairo_matrix_t(transform)
            cairo_transform(cairo, &matrix)
            style.apply(to: cairo)
            cairo_stroke(cairo)
            cairo_restore(cairo)
        }
    }
}

extension CGRect {
    fileprivate func outset(by distance: CGFloat) -> CGRect {
        CGRect(
            x: minX - distance, y: minY - distance, width: width + 2 * distance,
            height: height + 2 * distance)
    }
}

extension CGAffineTransform {
    /// No rotation, no shear; flips count.
    var isAxisAligned: Bool { b == 0 && c == 0 }

    /// Scales both axes alike and turns neither.
    var isUniformScale: Bool { isAxisAligned && a == d && a > 0 }

    /// The side of a square as large as the unit square becomes.
    var scale: CGFloat { abs(a * d - b * c).squareRoot() }

    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12
    }

    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}

extension cairo_matrix_t {
    init(_ t: CGAffineTransform) {
        self.init(
            xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx),
            y0: Double(t.ty))
    }
}

extension StrokeStyle {
    var isDrawable: Bool { lineWidth.isFinite && lineWidth > 0 }

    /// How far from the path the pen can reach.
    var reach: CGFloat {
        guard isDrawable else { return 0 }
        let miter = lineJoin == .miter && miterLimit.isFinite ? max(miterLimit, 1) : 1
        return lineWidth / 2 * max(miter, lineCap == .square ? 1.4143 : 1)
    }

    func apply(to cairo: OpaquePointer) {
        cairo_set_line_width(cairo, Double(lineWidth))
        switch lineCap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch lineJoin {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(cairo, miterLimit.isFinite ? max(Double(miterLimit), 1) : 10)
        // Cairo refuses negative lengths and patterns without length; both mean a solid line.
        let lengths = dash.map { Double($0) }
        if lengths.contains(where: { $0 > 0 }), lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) {
            let phase = dashPhase.isFinite ? Double(dashPhase) : 0
            cairo_set_dash(cairo, lengths, Int32(lengths.count), phase)
        } else {
            cairo_set_dash(cairo, nil, 0, 0)
        }
    }
}

/// Hands a path to Cairo, point by point in pixels.
struct PathTracer {
    var cairo: OpaquePointer
    var transform: CGAffineTransform

    /// Cairo keeps coordinates in 24.8 fixed point: larger ones would come out anywhere.
    private static let limit = 4_000_000.0

    @inline(__always)
    private func map(_ point: CGPoint) -> (x: Double, y: Double) {
        let x = Double(point.x * transform.a + point.y * transform.c + transform.tx)
        let y = Double(point.x * transform.b + point.y * transform.d + transform.ty)
        return (
            x.isNaN ? 0 : min(max(x, -Self.limit), Self.limit),
            y.isNaN ? 0 : min(max(y, -Self.limit), Self.limit)
        )
    }

    func trace(_ path: Path) {
        if case .rect(let rect) = path.storage, transform.isAxisAligned {
            let start = map(CGPoint(x: rect.minX, y: rect.minY))
            let end = map(CGPoint(x: rect.maxX, y: rect.maxY))
            cairo_rectangle(cairo, start.x, start.y, end.x - start.x, end.y - start.y)
        } else {
            trace(path.elements)
        }
    }

    private func trace(_ elements: [Path.Element]) {
        var current = (x: 0.0, y: 0.0)
        var start = current
        for element in elements {
            switch element {
            case .move(let to):
                current = map(to)
                start = current
                cairo_move_to(cairo, current.x, current.y)
            case .line(let to):
                current = map(to)
                cairo_line_to(cairo, current.x, current.y)
            case .quadCurve(let to, let control):
                // The cubic of the same shape: controls two thirds of the way.
                let middle = map(control)
                let end = map(to)
                cairo_curve_to(
                    cairo, current.x + (middle.x - current.x) * 2 / 3,
                    current.y + (middle.y - current.y) * 2 / 3, end.x + (middle.x - end.x) * 2 / 3,
                    end.y + (middle.y - end.y) * 2 / 3, end.x, end.y)
                current = end
            case .curve(let to, let control1, let control2):
                let first = map(control1)
                let second = map(control2)
                current = map(to)
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, current.x, current.y)
            case .closeSubpath:
                cairo_close_path(cairo)
                current = start
            }
        }
    }
}
