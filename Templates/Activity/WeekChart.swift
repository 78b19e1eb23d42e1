import SwiftUI

/// A bar a day, and a dashed line at the goal.
struct WeekChart: View {
    @Environment(\.colorScheme) private var colorScheme
    let week: [ActivityDay]
    let goal: Goal

    private var palette: Palette { Palette(scheme: colorScheme) }
    /// The chart's top, as a multiple of the goal.
    private var top: Double {
        max(week.map { $0.progress(of: goal) }.max() ?? 1, 1.1)
    }

    var body: some View {
        VStack(spacing: 5) {
            GeometryReader { proxy in
                ZStack(alignment: .topLeading) {
                    HStack(alignment: .bottom, spacing: 0) {
                        ForEach(week) { day in
                            bar(of: day, height: proxy.size.height)
                                .frame(maxWidth: .infinity)
                        }
                    }
                    .frame(height: proxy.size.height, alignment: .bottom)
                    GoalLine()
                        .stroke(
                            palette.quiet,
                            style: StrokeStyle(lineWidth: 1, lineCap: .round, dash: [1, 4])
                        )
                        .frame(height: 1)
                        .offset(y: proxy.size.height * (1 - 1 / top))
                }
            }
            HStack(spacing: 0) {
                ForEach(week) { day in
                    Text(day.date, format: .dateTime.weekday(.narrow))
                        .font(.caption2.weight(isToday(day) ? .bold : .regular))
                        .foregroundStyle(isToday(day) ? palette.ink(goal) : palette.quiet)
                        .frame(maxWidth: .infinity)
                }
            }
        }
    }

    private func bar(of day: ActivityDay, height: CGFloat) -> some View {
        UnevenRoundedRectangle(
            topLeadingRadius: 5, bottomLeadingRadius: 2, bottomTrailingRadius: 2,
            topTrailingRadius: 5
        )
        .fill(
            LinearGradient(
                colors: palette.ring(goal).reversed(), startPoint: .top, endPoint: .bottom)
        )
        .opacity(isToday(day) ? 1 : 0.65)
        .frame(width: 22, height: max(height * day.progress(of: goal) / top, 4))
    }

    private func isToday(_ day: ActivityDay) -> Bool { day.id == week.last?.id }
}

private struct GoalLine: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
    }
}
