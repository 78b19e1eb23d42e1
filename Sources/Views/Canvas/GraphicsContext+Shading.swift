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

        /// Points are in the canvas's coordinates.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { rect, context in
                let spread = GradientSpread(gradient.ramp(in: context.environment), options)
                let (first, last) = spread.turns(from: startPoint, to: endPoint, over: rect)
                let step = CGVector(from: startPoint, to: endPoint)
                func point(_ turn: Int) -> CGPoint {
                    CGPoint(
                        x: startPoint.x + step.dx * CGFloat(turn),
                        y: startPoint.y + step.dy * CGFloat(turn))
                }
                return .linearGradient(
                    spread.ramp(first..<last), start: point(first), end: point(last))
            }
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { rect, context in
                let spread = GradientSpread(gradient.ramp(in: context.environment), options)
                let (start, end) = (max(startRadius, 0), max(endRadius, 0))
                let (first, last) = spread.turns(from: start, to: end, around: center, over: rect)
                return .radialGradient(
                    spread.ramp(first..<last), center: center,
                    startRadius: start + (end - start) * CGFloat(first),
                    endRadius: start + (end - start) * CGFloat(last))
            }
        }

        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { _, context in
                let spread = GradientSpread(gradient.ramp(in: context.environment), options)
                return .angularGradient(
                    spread.ramp(0..<1), center: center, start: angle, end: angle + .degrees(360))
            }
        }

        public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

        /// An image repeated from `origin` on.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            Shading { _, context in
                context.resolve(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
                    .paint(in: CGRect(origin: origin, size: .zero))
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
