import SwiftUI

/// What, and how long until then.
struct CountdownSmallView: View {
    let entry: CountdownEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Image(systemName: entry.occasion.kind.symbolName)
                .font(.title3.weight(.semibold))
                .widgetAccentable()
            Spacer(minLength: 0)
            Text(entry.occasion.kind.title)
                .font(.footnote.weight(.semibold))
            // A small phone's widget is too narrow for the large figures.
            ViewThatFits(in: .horizontal) {
                RemainingText(entry: entry, size: 28)
                RemainingText(entry: entry, size: 23)
            }
            BeginText(entry: entry)
                .font(.caption)
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
