import SwiftUI

/// The rings beside the figures of all goals.
struct ActivityMediumView: View {
    let entry: ActivityEntry

    var body: some View {
        HStack(spacing: 18) {
            ActivityRings(day: entry.day, lineWidth: 14)
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Goal.allCases) { goal in
                    GoalRow(goal: goal, day: entry.day)
                    if goal != Goal.allCases.last {
                        Spacer(minLength: 0)
                    }
                }
            }
        }
    }
}

/// Figures of a goal with its percentage on the trailing side.
private struct GoalRow: View {
    @Environment(\.colorScheme) private var colorScheme
    let goal: Goal
    let day: ActivityDay

    var body: some View {
        HStack(spacing: 8) {
            GoalFigure(goal: goal, day: day, amountStyle: .headline)
            Spacer(minLength: 0)
            Text(day.progress(of: goal), format: .percent.precision(.fractionLength(0)))
                .font(.system(.subheadline, design: .rounded, weight: .semibold))
                .foregroundStyle(Palette(scheme: colorScheme).ink(goal))
        }
    }
}
