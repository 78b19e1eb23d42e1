import SwiftUI

/// A ring as full as a battery, around whatever stands for its device. While the device charges, the
/// ring opens at the top for a bolt.
struct BatteryRing<Content: View>: View {
    let device: Device
    let lineWidth: CGFloat
    @ViewBuilder let content: Content

    var body: some View {
        ZStack {
            Circle()
                .inset(by: lineWidth / 2)
                .stroke(.quaternary, lineWidth: lineWidth)
            Circle()
                .inset(by: lineWidth / 2)
                .rotation(.degrees(-90))
                .trim(from: 0, to: device.level)
                .stroke(
                    device.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
                )
                .widgetAccentable()
        }
        .overlay(alignment: .top) {
            if device.isCharging {
                ChargingBolt(size: lineWidth * 2.2)
                    .offset(y: -lineWidth * 0.6)
            }
        }
        // The bolt's outline erases what is behind it.
        .compositingGroup()
        .overlay { content }
        .aspectRatio(1, contentMode: .fit)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(device.name)
        .accessibilityValue(Text(device.level, format: .percent.precision(.fractionLength(0))))
    }
}

/// A bolt that keeps a gap around itself.
private struct ChargingBolt: View {
    let size: CGFloat

    var body: some View {
        ZStack {
            Circle()
                .frame(width: size * 1.05, height: size * 1.05)
                .blendMode(.destinationOut)
            Image(systemName: "bolt.fill")
                .font(.system(size: size * 0.8, weight: .bold))
                .foregroundStyle(.green)
                .widgetAccentable()
        }
    }
}

extension Device {
    var tint: Color { isLow ? .red : .green }
}
