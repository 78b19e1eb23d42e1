import SwiftUI

/// The rings, and the figure of the outermost.
struct ActivitySmallView: View {
    @Environment(\.colorScheme) private var colorScheme
    let entry: ActivityEntry

    private var palette: Palette { Palette(scheme: colorScheme) }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top, spacing: 0) {
                ActivityRings(day: entry.day, lineWidth: 9)
                    .frame(width: 78)
                Spacer(minLength: 0)
                Image(systemName: Goal.energy.symbolName)
                    .font(.footnote)
                    .foregroundStyle(palette.ink(.energy))
            }
            Spacer(minLength: 0)
            HStack(alignment: .firstTextBaseline, spacing: 3) {
                Text(entry.day.amountText(of: .energy))
                    .font(.system(.title2, design: .rounded, weight: .semibold))
                    .foregroundStyle(palette.ink(.energy))
                TargetText(goal: .energy)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}
