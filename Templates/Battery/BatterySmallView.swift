import SwiftUI

/// Four devices as rings.
struct BatterySmallView: View {
    let devices: [Device]

    var body: some View {
        Grid(horizontalSpacing: 11, verticalSpacing: 11) {
            ForEach(0..<2) { row in
                GridRow {
                    ForEach(devices.dropFirst(row * 2).prefix(2)) { device in
                        BatteryRing(device: device, lineWidth: 5) {
                            VStack(spacing: 1) {
                                Image(systemName: device.symbolName)
                                    .font(.system(size: 15, weight: .medium))
                                    .frame(height: 18)
                                LevelText(device: device, showsSign: false)
                                    .font(.system(.caption2, design: .rounded, weight: .semibold))
                            }
                        }
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// How full a battery is.
struct LevelText: View {
    let device: Device
    var showsSign = true

    var body: some View {
        Group {
            if showsSign {
                Text(device.level, format: .percent.precision(.fractionLength(0)))
            } else {
                Text((device.level * 100).rounded(), format: .number)
            }
        }
        .monospacedDigit()
        .contentTransition(.numericText(value: device.level))
    }
}
