import Foundation
import Graphics
import LayoutEngine

extension GraphicsContext {
    /// What a canvas fills and strokes with.
    public struct Shading: Sendable {
        /// The paint for something that covers a rectangle.
        let paint: @Sendable (CGRect, ResolveContext) -> Paint

        public static var foreground: Shading { style(ForegroundStyle()) }
        public static var backdrop: Shading { style(BackgroundStyle()) }

        public static func color(_ color: Color) -> Shading {
            Shading { _, context in .color(color.rgba(in: context.environment)) }
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading { rect, context in context.resolve(style).paint(in: rect) }
        }

        /// Points are in the canvas's coordinates. Options that repeat the gradient are ignored.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { _, context in
                .linearGradient(
                    gradient.ramp(in: context.environment), start: startPoint, end: endPoint)
            }
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { _, context in
                .radialGradient(
                    gradient.ramp(in: context.environment), center: center,
                    startRadius: max(startRadius, 0), endRadius: max(endRadius, 0))
            }
        }

        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { _, context in
                .angularGradient(
                    gradient.ramp(in: context.environment), center: center, start: angle,
                    end: angle + .degrees(360))
            }
        }

        public static func palette(_ array: [Shading]) -> Shading {
            array.first ?? color(.clear)
        }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }
}
