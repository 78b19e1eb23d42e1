import CPango
import Foundation
import Graphics

/// Collects a glyph's outline from HarfBuzz as a path: ems, y down.
enum GlyphOutline {
    static func path(of glyph: UInt32, in font: OpaquePointer) -> Path {
        let sink = Sink()
        hb_font_get_glyph_shape(
            font, glyph, functions.pointer, Unmanaged.passUnretained(sink).toOpaque())
        return sink.elements.isEmpty ? Path() : Path(storage: .elements(sink.elements))
    }

    private final class Sink {
        var elements: [Path.Element] = []
    }

    private struct Functions: @unchecked Sendable {
        // Immutable once made.
        let pointer: OpaquePointer
    }

    private static let functions: Functions = {
        let functions = hb_draw_funcs_create()!
        hb_draw_funcs_set_move_to_func(
            functions, { _, data, _, x, y, _ in append(data, .move(to: point(x, y))) }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions, { _, data, _, x, y, _ in append(data, .line(to: point(x, y))) }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, cx, cy, x, y, _ in
                append(data, .quadCurve(to: point(x, y), control: point(cx, cy)))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, ax, ay, bx, by, x, y, _ in
                append(
                    data,
                    .curve(to: point(x, y), control1: point(ax, ay), control2: point(bx, by)))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions, { _, data, _, _ in append(data, .closeSubpath) }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return Functions(pointer: functions)
    }()

    private static func append(_ data: UnsafeMutableRawPointer?, _ element: Path.Element) {
        guard let data else { return }
        Unmanaged<Sink>.fromOpaque(data).takeUnretainedValue().elements.append(element)
    }

    private static func point(_ x: Float, _ y: Float) -> CGPoint {
        CGPoint(x: Double(x) / OpenTypeFace.unitsPerEm, y: -Double(y) / OpenTypeFace.unitsPerEm)
    }
}
