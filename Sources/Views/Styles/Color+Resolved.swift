import Foundation
import Graphics

extension Color {
    /// A color's components where nothing adaptive is left.
    public struct Resolved: Hashable, Sendable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
            opacity: Float = 1
        ) {
            self.init(
                RGBA(colorSpace, Double(red), Double(green), Double(blue), Double(opacity)))
        }

        package init(_ color: RGBA) {
            linearRed = Float(SRGBTransfer.linear(fromEncoded: color.red))
            linearGreen = Float(SRGBTransfer.linear(fromEncoded: color.green))
            linearBlue = Float(SRGBTransfer.linear(fromEncoded: color.blue))
            opacity = Float(color.alpha)
        }

        /// sRGB-encoded, as the other two.
        public var red: Float {
            get { Float(rgba.red) }
            set { linearRed = Float(SRGBTransfer.linear(fromEncoded: Double(newValue))) }
        }

        public var green: Float {
            get { Float(rgba.green) }
            set { linearGreen = Float(SRGBTransfer.linear(fromEncoded: Double(newValue))) }
        }

        public var blue: Float {
            get { Float(rgba.blue) }
            set { linearBlue = Float(SRGBTransfer.linear(fromEncoded: Double(newValue))) }
        }

        package var rgba: RGBA {
            RGBA(
                SRGBTransfer.encoded(fromLinear: Double(linearRed)),
                SRGBTransfer.encoded(fromLinear: Double(linearGreen)),
                SRGBTransfer.encoded(fromLinear: Double(linearBlue)), Double(opacity))
        }
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        ResolvedStyle(
            rgba.multiplyingAlpha(by: HierarchicalShapeStyle.opacity(level: level)))
    }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String { rgba.hexadecimal }
}

extension RGBA {
    /// Components given in another space, as extended sRGB.
    package init(
        _ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double,
        _ alpha: Double
    ) {
        switch space {
        case .sRGB: self.init(red, green, blue, alpha)
        case .sRGBLinear:
            self.init(
                SRGBTransfer.encoded(fromLinear: red), SRGBTransfer.encoded(fromLinear: green),
                SRGBTransfer.encoded(fromLinear: blue), alpha)
        case .displayP3:
            // Display P3 has sRGB's curve and white point, so one matrix on linear light does.
            let r = SRGBTransfer.linear(fromEncoded: red)
            let g = SRGBTransfer.linear(fromEncoded: green)
            let b = SRGBTransfer.linear(fromEncoded: blue)
            self.init(
                SRGBTransfer.encoded(fromLinear: 1.224940176 * r - 0.224940176 * g),
                SRGBTransfer.encoded(fromLinear: -0.042056955 * r + 1.042056955 * g),
                SRGBTransfer.encoded(
                    fromLinear: -0.019637555 * r - 0.078636046 * g + 1.098273600 * b),
                alpha)
        }
    }

    /// A color of the hexcone model; `hue` counts full turns.
    package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
        let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
        let saturation = min(max(saturation, 0), 1)
        func component(_ offset: Double) -> Double {
            let k = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        self.init(component(5), component(3), component(1), alpha)
    }
}
