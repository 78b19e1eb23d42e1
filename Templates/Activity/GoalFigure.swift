import SwiftUI

/// The name of a goal over its figures.
struct GoalFigure: View {
    @Environment(\.colorScheme) private var colorScheme
    let goal: Goal
    let day: ActivityDay
    let amountStyle: Font.TextStyle

    private var palette: Palette { Palette(scheme: colorScheme) }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Label(goal.name, systemImage: goal.symbolName)
                .font(.caption.weight(.semibold))
                .foregroundStyle(palette.ink(goal))
            HStack(alignment: .firstTextBaseline, spacing: 3) {
                Text(day.amountText(of: goal))
                    .font(.system(amountStyle, design: .rounded, weight: .semibold))
                TargetText(goal: goal)
            }
        }
    }
}

/// What a goal asks for; only its unit where there is no room.
struct TargetText: View {
    @Environment(\.colorScheme) private var colorScheme
    let goal: Goal

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text("/ \(Int(goal.target)) \(goal.unit)")
            Text(goal.unit)
        }
        .font(.caption)
        .foregroundStyle(Palette(scheme: colorScheme).quiet)
    }
}
