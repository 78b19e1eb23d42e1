import Foundation
import Graphics
import LayoutEngine

/// Measures of linear gauges: the accessories' bars are as thick as the rings, the rest are
/// estimates, as no figure is published. Points.
private enum LinearGaugeMeasures {
    static let lineWidth = CircularGaugeMeasures.lineWidth
    static let markerHole = CircularGaugeMeasures.markerHole
    static let boundsSpacing: CGFloat = 8
    static let accessoryBoundsSpacing: CGFloat = 6
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
            HStack(spacing: LinearGaugeMeasures.boundsSpacing) {
                configuration.minimumValueLabel
                LinearTrack(
                    fraction: configuration.value,
                    style: AnyShapeStyle(GaugeTint(sweep: .bar, isAccessory: false)))
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
            HStack(spacing: LinearGaugeMeasures.accessoryBoundsSpacing) {
                configuration.minimumValueLabel.font(.caption)
                AccessoryTrack(fraction: configuration.value)
                configuration.maximumValueLabel.font(.caption)
            }
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
        HStack(spacing: LinearGaugeMeasures.accessoryBoundsSpacing) {
            configuration.minimumValueLabel.font(.caption)
            MarkedTrack(fraction: configuration.value)
            configuration.maximumValueLabel.font(.caption)
        }
    }
}

/// A bar that fills, over a pale one of the same tint.
private struct AccessoryTrack: View {
    let fraction: Double

    var body: some View {
        let tint = GaugeTint(sweep: .bar, isAccessory: true)
        Capsule().fill(tint.opacity(CircularGaugeMeasures.trackOpacity))
            .overlay { LeadingPart(fraction: fraction).fill(tint).clipShape(Capsule()) }
            .frame(height: LinearGaugeMeasures.lineWidth)
    }
}

/// A bar with a marker and a gap around it.
private struct MarkedTrack: View {
    let fraction: Double

    var body: some View {
        let width = LinearGaugeMeasures.lineWidth
        let tint = GaugeTint(sweep: .bar, isAccessory: true)
        let bar = ZStack {
            Capsule().fill(tint)
            BarDot(fraction: fraction, diameter: LinearGaugeMeasures.markerHole).fill(.black)
                .blendMode(.destinationOut)
            BarDot(fraction: fraction, diameter: width).fill(tint)
        }
        bar.compositingGroup().frame(height: width)
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
