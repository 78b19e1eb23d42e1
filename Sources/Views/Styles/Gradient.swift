import Foundation
import Graphics

/// Colors along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0...1.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space in which colors between stops are computed.
    public struct ColorSpace: Hashable, Sendable {
        package let space: GradientColorSpace

        /// Encoded sRGB.
        public static let device = ColorSpace(space: .device)
        /// The default, OKLab here.
        public static let perceptual = ColorSpace(space: .perceptual)
    }

    public var stops: [Stop]
    private var space: GradientColorSpace = .perceptual

    public init(stops: [Stop]) { self.stops = stops }

    /// Colors at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The same stops, mixed in another space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space.space
        return AnyGradient(copy)
    }

    package func ramp(level: Int = 0, in environment: EnvironmentValues) -> GradientRamp {
        let opacity = HierarchicalShapeStyle.opacity(level: level)
        return GradientRamp(
            stops: stops.map {
                .init(
                    location: Double($0.location),
                    color: $0.color.rgba(in: environment).multiplyingAlpha(by: opacity))
            }, space: space)
    }
}
