import SwiftUI

/// Four devices side by side, with names.
struct BatteryMediumView: View {
    let devices: [Device]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(devices.prefix(4)) { device in
                VStack(spacing: 2) {
                    BatteryRing(device: device, lineWidth: 6) {
                        Image(systemName: device.symbolName)
                            .font(.system(size: 23, weight: .medium))
                    }
                    .frame(width: 62, height: 62)
                    .padding(.bottom, 6)
                    LevelText(device: device)
                        .font(.system(.headline, design: .rounded))
                    Text(device.name)
                        .font(.caption2)
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity)
            }
        }
        .frame(maxHeight: .infinity)
    }
}
