import Foundation
import Graphics
import LayoutEngine

/// Measures of circular gauges of iOS, read from pictures that iOS 26 drew at three pixels a point
/// (Tests/Truth/apple_pictures.json). Lengths in points, angles clockwise from the right.
enum CircularGaugeMeasures {
    static let diameter: CGFloat = 58
    static let lineWidth: CGFloat = 5.5
    static let trackOpacity = 0.35
    /// The open ring without labels at its ends, and with them.
    static let openArc = (start: Angle.degrees(135), sweep: 270.0)
    static let labeledArc = (start: Angle.degrees(150), sweep: 240.0)
    /// The hole in the ring in which the marker lies.
    static let markerHole: CGFloat = 10
    /// The shadow that the end of a filling ring casts on its track, and how far along it, in turns.
    static let endShadowOpacity = 0.7
    static let endShadowRadius: CGFloat = 1
    static let endShadowReach: CGFloat = 0.06

    static let boundsFont = Font.system(size: 11, weight: .medium)
    static let boundsSpacing: CGFloat = 8
    /// Below the labels of the ends; their baseline lies 6 points above the ring's lowest point.
    static let boundsInset: CGFloat = 3
    /// The current value of an open ring: as wide as it may be, and its middle above the ring's.
    static let openValueSide: CGFloat = 41
    static let openValueRise: CGFloat = 1
    /// The square that a closed ring leaves to its value.
    static let closedValueSide: CGFloat = 29.2
    /// Fonts of values that bring none; visual estimates, in the design of the bounds' font.
    static let openValueFont = Font.system(size: 22, weight: .medium)
    static let closedValueFont = Font.system(size: 19, weight: .medium)
}

/// An open ring with a marker at the value, for the Lock Screen.
public struct AccessoryCircularGaugeStyle {
    nonisolated public init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        let hasBounds =
            configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
        let arc = hasBounds ? CircularGaugeMeasures.labeledArc : CircularGaugeMeasures.openArc
        MarkedRing(fraction: configuration.value, start: arc.start, sweep: arc.sweep)
            .overlay {
                GaugeValue(
                    label: configuration.currentValueLabel,
                    font: CircularGaugeMeasures.openValueFont,
                    side: CircularGaugeMeasures.openValueSide
                ).offset(y: -CircularGaugeMeasures.openValueRise)
            }
            .overlay(alignment: .bottom) {
                HStack(spacing: CircularGaugeMeasures.boundsSpacing) {
                    if hasBounds {
                        configuration.minimumValueLabel
                        configuration.maximumValueLabel
                    } else {
                        configuration.label
                    }
                }
                .font(CircularGaugeMeasures.boundsFont).lineLimit(1).minimumScaleFactor(0.5)
                .frame(maxWidth: CircularGaugeMeasures.openValueSide)
                // The ring itself runs clockwise in every language.
                .environment(\.layoutDirection, .leftToRight)
                .padding(.bottom, CircularGaugeMeasures.boundsInset)
            }
            .frame(
                width: CircularGaugeMeasures.diameter, height: CircularGaugeMeasures.diameter)
    }
}

/// A ring that closes clockwise from the top, for the Lock Screen.
public struct AccessoryCircularCapacityGaugeStyle {
    nonisolated public init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CapacityRing(
            fraction: configuration.value,
            style: AnyShapeStyle(
                GaugeTint(sweep: .ring(start: .degrees(-97), degrees: 360), isAccessory: true))
        )
        .overlay {
            if configuration.currentValueLabel == nil {
                GaugeValue(
                    label: configuration.label, font: CircularGaugeMeasures.closedValueFont,
                    side: CircularGaugeMeasures.closedValueSide)
            } else {
                GaugeValue(
                    label: configuration.currentValueLabel,
                    font: CircularGaugeMeasures.closedValueFont,
                    side: CircularGaugeMeasures.closedValueSide)
            }
        }
        .frame(width: CircularGaugeMeasures.diameter, height: CircularGaugeMeasures.diameter)
    }
}

/// What stands in the middle of a ring, made smaller where it does not fit.
private struct GaugeValue<Label: View>: View {
    let label: Label
    let font: Font
    /// Points.
    let side: CGFloat

    var body: some View {
        label.font(font).lineLimit(1).minimumScaleFactor(0.2)
            .frame(maxWidth: side, maxHeight: side)
    }
}

/// A ring that closes clockwise from the top; its pen is in proportion to its diameter.
struct CapacityRing: View {
    let fraction: Double
    let style: AnyShapeStyle

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            let width = side * CircularGaugeMeasures.lineWidth / CircularGaugeMeasures.diameter
            ZStack {
                Circle().inset(by: width / 2)
                    .stroke(
                        style.opacity(CircularGaugeMeasures.trackOpacity), lineWidth: width)
                if fraction > 0 {
                    Circle().inset(by: width / 2).rotation(.degrees(-90))
                        .trim(from: 0, to: CGFloat(fraction))
                        .stroke(style, style: StrokeStyle(lineWidth: width, lineCap: .round))
                    end(width, radius: (side - width) / 2)
                }
            }.frame(width: proxy.size.width, height: proxy.size.height)
        }
        .aspectRatio(1, contentMode: .fit)
    }

    /// The round end, with its shadow on the part of the ring before it.
    private func end(_ width: CGFloat, radius: CGFloat) -> some View {
        let angle = Angle.degrees(360 * fraction - 90)
        let dot = RingDot(angle: angle, radius: radius, diameter: width)
        return ZStack {
            dot.fill(style)
                .shadow(
                    color: .black.opacity(CircularGaugeMeasures.endShadowOpacity),
                    radius: CircularGaugeMeasures.endShadowRadius
                )
                .mask {
                    Circle().inset(by: width / 2).rotation(angle)
                        .trim(from: 0, to: CircularGaugeMeasures.endShadowReach)
                        .stroke(lineWidth: width)
                }
            dot.fill(style)
        }
    }
}

/// An open ring with a marker and a gap around it.
private struct MarkedRing: View {
    let fraction: Double
    let start: Angle
    /// Degrees.
    let sweep: Double

    var body: some View {
        let width = CircularGaugeMeasures.lineWidth
        let pen = StrokeStyle(lineWidth: width, lineCap: .round)
        let tint = GaugeTint(sweep: .ring(start: start, degrees: sweep), isAccessory: true)
        let ring = ZStack {
            Circle().inset(by: width / 2).rotation(start)
                .trim(from: 0, to: CGFloat(sweep / 360)).stroke(tint, style: pen)
            dot(CircularGaugeMeasures.markerHole).fill(.black).blendMode(.destinationOut)
            dot(width).fill(tint)
        }
        ring.compositingGroup()
    }

    private func dot(_ diameter: CGFloat) -> RingDot {
        RingDot(
            angle: start + .degrees(sweep * fraction),
            radius: (CircularGaugeMeasures.diameter - CircularGaugeMeasures.lineWidth) / 2,
            diameter: diameter)
    }
}

/// A disk on a circle around the middle.
private struct RingDot: Shape {
    let angle: Angle
    let radius: CGFloat
    let diameter: CGFloat

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

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
