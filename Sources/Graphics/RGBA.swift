import Foundation

/// A color as it is painted: sRGB-encoded components with straight alpha, each nominally in 0...1.
///
/// Components outside that range are kept (extended sRGB) and clamped only when pixels are written.
/// Nothing adaptive is left in it: schemes, tints and hierarchies are decided before.
package struct RGBA: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    /// Components that are not numbers become 0; alpha is clamped to 0...1.
    package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        self.red = red.isFinite ? red : 0
        self.green = green.isFinite ? green : 0
        self.blue = blue.isFinite ? blue : 0
        self.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 0
    }

    /// A color from its usual notation, `0xRRGGBB`.
    package init(hex: UInt32, alpha: Double = 1) {
        self.init(
            Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255,
            alpha)
    }

    package static let clear = RGBA(0, 0, 0, 0)
    package static let black = RGBA(0, 0, 0)
    package static let white = RGBA(1, 1, 1)

    package func multiplyingAlpha(by factor: Double) -> RGBA {
        RGBA(red, green, blue, alpha * factor)
    }

    /// `#RRGGBB`, or `#RRGGBBAA` where the color is not opaque.
    package var hexadecimal: String {
        func byte(_ value: Double) -> String {
            let digits = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16)
            return (digits.count < 2 ? "0" + digits : digits).uppercased()
        }
        return "#" + byte(red) + byte(green) + byte(blue) + (alpha < 1 ? byte(alpha) : "")
    }
}

/// Transfer function of sRGB, odd-symmetric so that extended values keep their sign.
package enum SRGBTransfer {
    package static func linear(fromEncoded value: Double) -> Double {
        let magnitude = abs(value)
        let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    package static func encoded(fromLinear value: Double) -> Double {
        let magnitude = abs(value)
        let encoded =
            magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }
}

/// A color in Björn Ottosson's OKLab space, where SwiftUI's gradients are close to straight lines.
package struct OKLab: Hashable, Sendable {
    package var lightness: Double
    package var a: Double
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    package init(_ color: RGBA) {
        let r = SRGBTransfer.linear(fromEncoded: color.red)
        let g = SRGBTransfer.linear(fromEncoded: color.green)
        let b = SRGBTransfer.linear(fromEncoded: color.blue)
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        self.init(
            lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    package func rgba(alpha: Double) -> RGBA {
        let lRoot = lightness + 0.3963377774 * a + 0.2158037573 * b
        let mRoot = lightness - 0.1055613458 * a - 0.0638541728 * b
        let sRoot = lightness - 0.0894841775 * a - 1.2914855480 * b
        let l = lRoot * lRoot * lRoot
        let m = mRoot * mRoot * mRoot
        let s = sRoot * sRoot * sRoot
        return RGBA(
            SRGBTransfer.encoded(fromLinear: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            SRGBTransfer.encoded(fromLinear: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            SRGBTransfer.encoded(fromLinear: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
            alpha)
    }
}
