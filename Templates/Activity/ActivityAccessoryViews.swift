import SwiftUI
import WidgetKit

/// The rings alone.
struct ActivityCircularView: View {
    let day: ActivityDay

    var body: some View {
        ActivityRings(day: day, lineWidth: 7)
    }
}

/// The amount of each goal, with its bar.
struct ActivityRectangularView: View {
    let day: ActivityDay

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 7, verticalSpacing: 4) {
            ForEach(Goal.allCases) { goal in
                GridRow {
                    Image(systemName: goal.symbolName)
                        .font(.caption)
                        .gridColumnAlignment(.center)
                    ProgressView(value: min(day.progress(of: goal), 1))
                        .widgetAccentable()
                    Text("\(day.amountText(of: goal)) \(goal.unit)")
                        .font(.system(.caption, design: .rounded, weight: .semibold))
                        .fixedSize()
                        .gridColumnAlignment(.trailing)
                }
            }
        }
        // Three rows leave no room for larger text.
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}

/// The amount of the outermost ring.
struct ActivityInlineView: View {
    let day: ActivityDay

    var body: some View {
        Label(
            "\(day.amountText(of: .energy)) of \(Int(Goal.energy.target)) \(Goal.energy.unit)",
            systemImage: Goal.energy.symbolName)
    }
}
