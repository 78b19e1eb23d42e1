import Foundation
import Graphics

extension GraphicsContext {
    /// A change of everything that is drawn after it.
    public struct Filter: Sendable {
        let resolve: @Sendable (EnvironmentValues) -> Graphics.Filter?

        private static func matrix(_ values: [Double]) -> Filter {
            Filter { _ in .colorMatrix(values) }
        }

        public static func blur(
            radius: CGFloat, options: BlurOptions = BlurOptions()
        ) -> Filter {
            Filter { _ in
                .blur(radius: max(radius, 0), isOpaque: options.contains(.opaque))
            }
        }

        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
            x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter {
                let shadow = color.rgba(in: $0)
                let offset = CGSize(width: x, height: y)
                return options.contains(.shadowOnly)
                    ? .dropShadowOnly(color: shadow, radius: max(radius, 0), offset: offset)
                    : .shadow(color: shadow, radius: max(radius, 0), offset: offset)
            }
        }

        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            Self.matrix(matrix.values)
        }
        public static func brightness(_ amount: Double) -> Filter {
            matrix(ColorMatrix.brightness(amount))
        }
        public static func contrast(_ amount: Double) -> Filter {
            matrix(ColorMatrix.contrast(amount))
        }
        public static func saturation(_ amount: Double) -> Filter {
            matrix(ColorMatrix.saturation(amount))
        }
        public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }
        public static func hueRotation(_ angle: Angle) -> Filter {
            matrix(ColorMatrix.hueRotation(angle))
        }
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            matrix(ColorMatrix.inversion(min(max(amount, 0), 1)))
        }
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { .colorMatrix(ColorMatrix.multiplication(by: color.rgba(in: $0))) }
        }
        public static var luminanceToAlpha: Filter { Filter { _ in .luminanceToAlpha } }

        /// `color` where the opacity is between the two bounds, nothing elsewhere.
        public static func alphaThreshold(
            min: Double, max: Double = 1, color: Color = Color.black
        ) -> Filter {
            Filter { .alphaThreshold(min: min, max: max, color: color.rgba(in: $0)) }
        }
    }

    /// How a blur treats what lies outside.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// How a shadow is put below what casts it.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Without what casts it.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// In which colors filters compute: encoded sRGB in any case.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }
}

/// A 4 × 5 matrix on straight red, green, blue, alpha and 1; rows give the new components.
public struct ColorMatrix: Equatable, Sendable {
    public var (r1, r2, r3, r4, r5): (Float, Float, Float, Float, Float) = (1, 0, 0, 0, 0)
    public var (g1, g2, g3, g4, g5): (Float, Float, Float, Float, Float) = (0, 1, 0, 0, 0)
    public var (b1, b2, b3, b4, b5): (Float, Float, Float, Float, Float) = (0, 0, 1, 0, 0)
    public var (a1, a2, a3, a4, a5): (Float, Float, Float, Float, Float) = (0, 0, 0, 1, 0)

    /// Changes nothing.
    public init() {}

    var values: [Double] {
        [
            r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
        ].map(Double.init)
    }
}
