import SwiftUI
import WidgetKit

/// The photo on one side, its story on the other.
struct PhotoMediumView: View {
    @Environment(\.widgetContentMargins) private var margins
    let entry: PhotoCaptionEntry

    var body: some View {
        HStack(spacing: 0) {
            Photo(moment: entry.moment)
                .containerRelativeFrame(.horizontal) { length, _ in length * 0.47 }
            VStack(alignment: .leading, spacing: 4) {
                YearsText(years: entry.years)
                    .font(.caption.weight(.semibold))
                    .foregroundStyle(.secondary)
                Text(entry.moment.place)
                    .font(.system(.headline, design: .serif))
                    .widgetAccentable()
                Text(LocalizedStringKey(entry.moment.story))
                    .font(.system(.footnote, design: .serif))
                    .lineLimit(4)
            }
            .padding(margins)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }
}
