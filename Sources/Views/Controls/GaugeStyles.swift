import Foundation
import Graphics
import LayoutEngine

/// Measures of circular gauges of iOS (truth, section 4). Lengths in points, angles clockwise from
/// the right. Fonts are visual estimates.
private enum GaugeMeasures {
    static let diameter: CGFloat = 58
    static let lineWidth: CGFloat = 5.5
    static let trackOpacity = 0.35
    /// The open ring without labels at its ends, and with them.
    static let openArc = (start: Angle.degrees(135), sweep: 270.0)
    static let labeledArc = (start: Angle.degrees(150), sweep: 240.0)
    /// Around the marker, in degrees of the ring.
    static let markerGap = 3.75
    static let valueFont = Font.system(size: 19, weight: .medium, design: .rounded)
    static let labelFont = Font.system(size: 11, weight: .semibold, design: .rounded)
    static let boundsFont = Font.system(size: 9, weight: .medium, design: .rounded)
}

/// A bar with its labels.
public struct DefaultGaugeStyle {
    nonisolated public init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills, its name above and its value below.
public struct LinearCapacityGaugeStyle {
    nonisolated public init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .center, spacing: LinearTrack.labelSpacing) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                LinearTrack(
                    fraction: configuration.value, style: AnyShapeStyle(TintShapeStyle()))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A bar that fills, for the Lock Screen.
public struct AccessoryLinearCapacityGaugeStyle {
    nonisolated public init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: LinearTrack.labelSpacing) {
            configuration.label.font(.headline)
            LinearTrack(
                fraction: configuration.value, style: AnyShapeStyle(TintShapeStyle()),
                height: GaugeMeasures.lineWidth)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A bar with a marker at the value, for the Lock Screen.
public struct AccessoryLinearGaugeStyle {
    nonisolated public init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel.font(.caption)
            MarkedTrack(fraction: configuration.value)
            configuration.maximumValueLabel.font(.caption)
        }
    }
}

/// An open ring with a marker at the value, for the Lock Screen.
public struct AccessoryCircularGaugeStyle {
    nonisolated public init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        let hasBounds =
            configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
        let arc = hasBounds ? GaugeMeasures.labeledArc : GaugeMeasures.openArc
        MarkedRing(fraction: configuration.value, start: arc.start, sweep: arc.sweep)
            .overlay {
                configuration.currentValueLabel
                    .font(GaugeMeasures.valueFont).lineLimit(1).minimumScaleFactor(0.5)
                    .padding(GaugeMeasures.lineWidth + 3)
            }
            .overlay(alignment: .bottom) {
                if hasBounds {
                    HStack(spacing: 10) {
                        configuration.minimumValueLabel
                        configuration.maximumValueLabel
                    }.font(GaugeMeasures.boundsFont).lineLimit(1).minimumScaleFactor(0.5)
                } else {
                    configuration.label.font(GaugeMeasures.labelFont).lineLimit(1)
                        .minimumScaleFactor(0.5).frame(maxWidth: 24)
                }
            }
            .frame(width: GaugeMeasures.diameter, height: GaugeMeasures.diameter)
    }
}

/// A ring that closes clockwise from the top, for the Lock Screen.
public struct AccessoryCircularCapacityGaugeStyle {
    nonisolated public init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CapacityRing(fraction: configuration.value, style: AnyShapeStyle(TintShapeStyle()))
            .overlay {
                VStack(spacing: 0) {
                    configuration.currentValueLabel
                    if configuration.currentValueLabel == nil { configuration.label }
                }
                .font(GaugeMeasures.valueFont).lineLimit(1).minimumScaleFactor(0.5)
                .padding(GaugeMeasures.lineWidth + 3)
            }
            .frame(width: GaugeMeasures.diameter, height: GaugeMeasures.diameter)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
        LinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
        AccessoryLinearGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// A ring that closes clockwise from the top; its pen is in proportion to its diameter.
struct CapacityRing: View {
    let fraction: Double
    let style: AnyShapeStyle

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            let width = side * GaugeMeasures.lineWidth / GaugeMeasures.diameter
            ZStack {
                Circle().inset(by: width / 2)
                    .stroke(style.opacity(GaugeMeasures.trackOpacity), lineWidth: width)
                if fraction > 0 {
                    Circle().inset(by: width / 2).rotation(.degrees(-90))
                        .trim(from: 0, to: CGFloat(fraction))
                        .stroke(style, style: StrokeStyle(lineWidth: width, lineCap: .round))
                }
            }.frame(width: proxy.size.width, height: proxy.size.height)
        }
        .aspectRatio(1, contentMode: .fit)
    }
}

/// An open ring with a marker and a gap around it.
private struct MarkedRing: View {
    let fraction: Double
    let start: Angle
    /// Degrees.
    let sweep: Double

    var body: some View {
        let pen = StrokeStyle(lineWidth: GaugeMeasures.lineWidth, lineCap: .round)
        let radius = (GaugeMeasures.diameter - GaugeMeasures.lineWidth) / 2
        let gap = CGFloat(GaugeMeasures.markerGap * .pi / 180) * radius
        let ring = ZStack {
            Circle().inset(by: GaugeMeasures.lineWidth / 2).rotation(start)
                .trim(from: 0, to: CGFloat(sweep / 360)).stroke(TintShapeStyle(), style: pen)
            dot(GaugeMeasures.lineWidth + 2 * gap, radius).fill(.black)
                .blendMode(.destinationOut)
            dot(GaugeMeasures.lineWidth, radius).fill(TintShapeStyle())
        }
        ring.compositingGroup()
    }

    private func dot(_ diameter: CGFloat, _ radius: CGFloat) -> RingDot {
        RingDot(
            angle: start + .degrees(sweep * fraction), radius: radius, diameter: diameter)
    }
}

/// A disk on a circle around the middle.
private struct RingDot: Shape {
    let angle: Angle
    let radius: CGFloat
    let diameter: CGFloat

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(
            x: rect.midX + radius * CGFloat(cos(angle.radians)),
            y: rect.midY + radius * CGFloat(sin(angle.radians)))
        return Path(
            ellipseIn: CGRect(
                x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter,
                height: diameter))
    }
}

/// A bar with a marker and a gap around it.
private struct MarkedTrack: View {
    let fraction: Double

    var body: some View {
        let bar = ZStack {
            Capsule().fill(TintShapeStyle())
            BarDot(fraction: fraction, diameter: GaugeMeasures.lineWidth + 4).fill(.black)
                .blendMode(.destinationOut)
            BarDot(fraction: fraction, diameter: GaugeMeasures.lineWidth).fill(TintShapeStyle())
        }
        bar.compositingGroup().frame(height: GaugeMeasures.lineWidth)
    }
}

/// A disk on the middle line of a bar.
private struct BarDot: Shape {
    let fraction: Double
    let diameter: CGFloat

    func path(in rect: CGRect) -> Path {
        let room = rect.width - rect.height
        let x = rect.minX + rect.height / 2 + room * CGFloat(fraction)
        return Path(
            ellipseIn: CGRect(
                x: x - diameter / 2, y: rect.midY - diameter / 2, width: diameter,
                height: diameter))
    }
}
