import SwiftUI

/// Every device with its bar, and what needs attention in the heading.
struct BatteryLargeView: View {
    let entry: BatteryEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .firstTextBaseline) {
                Text("Batteries")
                    .font(.headline)
                Spacer()
                Text(entry.summary)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            .padding(.bottom, 6)
            ForEach(entry.devices) { device in
                Divider()
                DeviceRow(device: device)
                    .frame(maxHeight: .infinity)
            }
        }
    }
}

extension BatteryEntry {
    /// The first device that runs out, else how many are charging.
    var summary: String {
        if let low = devices.first(where: \.isLow) {
            return "\(low.name) is low"
        }
        let charging = devices.filter(\.isCharging).count
        return charging == 0 ? "All in use" : "\(charging) charging"
    }
}

private struct DeviceRow: View {
    @ScaledMetric(relativeTo: .subheadline) private var nameWidth: CGFloat = 78
    @ScaledMetric(relativeTo: .subheadline) private var levelWidth: CGFloat = 58
    let device: Device

    var body: some View {
        HStack(spacing: 10) {
            Image(systemName: device.symbolName)
                .font(.body.weight(.medium))
                .frame(width: 26)
            Text(device.name)
                .font(.subheadline)
                .frame(width: nameWidth, alignment: .leading)
            Gauge(value: device.level) {
                Text(device.name)
            }
            .gaugeStyle(BatteryBarStyle())
            .tint(device.tint)
            HStack(spacing: 3) {
                if device.isCharging {
                    Image(systemName: "bolt.fill")
                        .font(.caption)
                        .foregroundStyle(device.tint)
                        .widgetAccentable()
                }
                LevelText(device: device)
                    .font(.system(.subheadline, design: .rounded, weight: .semibold))
            }
            .frame(width: levelWidth, alignment: .trailing)
        }
    }
}

/// A bar that is as full as the battery.
private struct BatteryBarStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        Capsule()
            .fill(.quaternary)
            .overlay(alignment: .leading) {
                GeometryReader { proxy in
                    Capsule()
                        .fill(.tint)
                        .frame(
                            width: max(proxy.size.width * configuration.value, proxy.size.height))
                }
                .widgetAccentable()
            }
            .frame(height: 8)
    }
}
