import SwiftUI

/// Rings and figures above, the week's energy below.
struct ActivityLargeView: View {
    @Environment(\.colorScheme) private var colorScheme
    let entry: ActivityEntry

    private var palette: Palette { Palette(scheme: colorScheme) }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 24) {
                ActivityRings(day: entry.day, lineWidth: 16)
                    .frame(width: 140)
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(Goal.allCases) { goal in
                        GoalFigure(goal: goal, day: entry.day, amountStyle: .title3)
                        if goal != Goal.allCases.last {
                            Spacer(minLength: 0)
                        }
                    }
                }
            }
            .frame(height: 140)
            HStack(alignment: .firstTextBaseline) {
                Text("Last 7 Days")
                    .font(.footnote.weight(.semibold))
                Spacer()
                Text("\(daysMet) of 7 goals met")
                    .font(.caption)
                    .foregroundStyle(palette.quiet)
            }
            .padding(.top, 18)
            WeekChart(week: entry.week, goal: .energy)
                .padding(.top, 8)
        }
    }

    private var daysMet: Int {
        entry.week.count { $0.progress(of: .energy) >= 1 }
    }
}
