import SwiftUI
import WidgetKit

/// How many are left, and the next three.
struct RemindersSmallView: View {
    let entry: RemindersEntry

    var body: some View {
        // A small phone's widget has room for two.
        ViewThatFits(in: .vertical) {
            layout(count: 3)
            layout(count: 2)
        }
    }

    private func layout(count: Int) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top) {
                ListIcon(list: entry.list)
                Spacer(minLength: 4)
                OpenCount(entry: entry, size: 28)
            }
            Text(entry.list.title)
                .font(.subheadline.weight(.semibold))
                .foregroundStyle(entry.list.tint)
                .widgetAccentable()
                .padding(.top, 2)
            Spacer(minLength: 0)
            VStack(alignment: .leading, spacing: 5) {
                ForEach(entry.open.prefix(count)) { reminder in
                    ReminderRow(reminder: reminder, entry: entry)
                }
            }
            if entry.open.isEmpty {
                AllDone()
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct ListIcon: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let list: ReminderList

    var body: some View {
        Image(systemName: list.symbolName)
            .font(.system(size: 14, weight: .semibold))
            .foregroundStyle(.white)
            .widgetAccentable()
            .frame(width: 30, height: 30)
            .background(disc, in: .circle)
    }

    /// In one flat color symbol and disc would be one.
    private var disc: AnyShapeStyle {
        renderingMode == .fullColor ? AnyShapeStyle(list.tint.gradient) : AnyShapeStyle(.quaternary)
    }
}

struct OpenCount: View {
    let entry: RemindersEntry
    let size: CGFloat

    var body: some View {
        Text(entry.open.count, format: .number)
            .font(.system(size: size, weight: .bold, design: .rounded))
            .contentTransition(.numericText(countsDown: true))
            .invalidatableContent()
    }
}

struct AllDone: View {
    var body: some View {
        Label("All done", systemImage: "checkmark.circle")
            .font(.footnote.weight(.medium))
            .foregroundStyle(.secondary)
    }
}
