import Foundation
import Graphics
import LayoutEngine

extension View {
    /// A shadow of the view's opaque parts.
    ///
    /// - Parameters:
    ///   - color: Black at 0.33 unless given (truth, section 6).
    ///   - radius: Of the blur, in points.
    ///   - x: How far the shadow lies to the right, in points.
    ///   - y: How far it lies below, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ModifiedView {
        ModifiedView(self) { node, context in
            let shadow = Filter.shadow(
                color: color.rgba(in: context.environment), radius: max(radius, 0),
                offset: CGSize(width: x, height: y))
            return node.drawn(with: GroupEffect { $0.filters = [shadow] }, name: "Shadow")
        }
    }

    /// The view out of focus.
    ///
    /// - Parameter radius: In points.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedView {
        filtered(by: .blur(radius: max(radius, 0), isOpaque: opaque), name: "Blur")
    }

    /// - Parameter amount: Added to all components; 0 changes nothing.
    nonisolated public func brightness(_ amount: Double) -> ModifiedView {
        filtered(by: .colorMatrix(ColorMatrix.brightness(amount)), name: "Brightness")
    }

    /// - Parameter amount: By which the distance to middle gray grows; 1 changes nothing.
    nonisolated public func contrast(_ amount: Double) -> ModifiedView {
        filtered(by: .colorMatrix(ColorMatrix.contrast(amount)), name: "Contrast")
    }

    /// - Parameter amount: By which the distance to gray grows; 1 changes nothing, 0 leaves gray.
    nonisolated public func saturation(_ amount: Double) -> ModifiedView {
        filtered(by: .colorMatrix(ColorMatrix.saturation(amount)), name: "Saturation")
    }

    /// - Parameter amount: 0...1, how gray the view becomes.
    nonisolated public func grayscale(_ amount: Double) -> ModifiedView {
        filtered(
            by: .colorMatrix(ColorMatrix.saturation(1 - min(max(amount, 0), 1))),
            name: "Grayscale")
    }

    /// All hues turned alike.
    nonisolated public func hueRotation(_ angle: Angle) -> ModifiedView {
        filtered(by: .colorMatrix(ColorMatrix.hueRotation(angle)), name: "HueRotation")
    }

    nonisolated public func colorInvert() -> ModifiedView {
        filtered(by: .colorMatrix(ColorMatrix.inversion()), name: "ColorInvert")
    }

    /// All components multiplied by those of a color.
    nonisolated public func colorMultiply(_ color: Color) -> ModifiedView {
        ModifiedView(self) { node, context in
            let matrix = ColorMatrix.multiplication(by: color.rgba(in: context.environment))
            return node.drawn(
                with: GroupEffect { $0.filters = [.colorMatrix(matrix)] }, name: "ColorMultiply")
        }
    }

    /// Opacity from how light the view is.
    nonisolated public func luminanceToAlpha() -> ModifiedView {
        filtered(by: .luminanceToAlpha, name: "LuminanceToAlpha")
    }

    nonisolated private func filtered(by filter: Filter, name: String) -> ModifiedView {
        drawn(with: GroupEffect { $0.filters = [filter] }, name: name)
    }
}

/// Matrices of color filters, rows r, g, b, a on straight encoded components.
///
/// Weights of saturation and hue are those of the W3C's filter effects.
extension ColorMatrix {
    static func brightness(_ amount: Double) -> [Double] {
        [
            1, 0, 0, 0, amount,
            0, 1, 0, 0, amount,
            0, 0, 1, 0, amount,
            0, 0, 0, 1, 0,
        ]
    }

    static func contrast(_ amount: Double) -> [Double] {
        let offset = 0.5 - 0.5 * amount
        return [
            amount, 0, 0, 0, offset,
            0, amount, 0, 0, offset,
            0, 0, amount, 0, offset,
            0, 0, 0, 1, 0,
        ]
    }

    static func saturation(_ s: Double) -> [Double] {
        let (r, g, b) = (0.213 * (1 - s), 0.715 * (1 - s), 0.072 * (1 - s))
        return [
            r + s, g, b, 0, 0,
            r, g + s, b, 0, 0,
            r, g, b + s, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    static func hueRotation(_ angle: Angle) -> [Double] {
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        return [
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
            0.072 - c * 0.072 + s * 0.928, 0, 0,
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
            0.072 - c * 0.072 - s * 0.283, 0, 0,
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
            0.072 + c * 0.928 + s * 0.072, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    /// - Parameter amount: 0...1; a half leaves middle gray.
    static func inversion(_ amount: Double = 1) -> [Double] {
        let factor = 1 - 2 * amount
        return [
            factor, 0, 0, 0, amount,
            0, factor, 0, 0, amount,
            0, 0, factor, 0, amount,
            0, 0, 0, 1, 0,
        ]
    }

    static func multiplication(by color: RGBA) -> [Double] {
        [
            color.red, 0, 0, 0, 0,
            0, color.green, 0, 0, 0,
            0, 0, color.blue, 0, 0,
            0, 0, 0, color.alpha, 0,
        ]
    }
}
