import SwiftUI
import WidgetKit

/// The phone's charge, as a ring.
struct BatteryCircularView: View {
    let device: Device

    var body: some View {
        Gauge(value: device.level) {
            Text(device.name)
        } currentValueLabel: {
            Image(systemName: device.isCharging ? "bolt.fill" : device.symbolName)
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .widgetAccentable()
    }
}

/// Three devices, each a bar.
struct BatteryRectangularView: View {
    let devices: [Device]

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 5) {
            ForEach(devices.prefix(3)) { device in
                GridRow {
                    Image(systemName: device.symbolName)
                        .font(.caption.weight(.semibold))
                        .gridColumnAlignment(.center)
                    ProgressView(value: device.level)
                        .widgetAccentable()
                    LevelText(device: device)
                        .font(.system(.footnote, design: .rounded, weight: .semibold))
                        .gridColumnAlignment(.trailing)
                }
            }
        }
    }
}

/// The phone's charge in words.
struct BatteryInlineView: View {
    let device: Device

    var body: some View {
        Label {
            Text("\(device.name) \(device.level, format: .percent.precision(.fractionLength(0)))")
        } icon: {
            Image(systemName: device.batterySymbolName)
        }
    }
}
