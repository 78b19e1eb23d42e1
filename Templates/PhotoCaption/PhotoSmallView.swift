import SwiftUI
import WidgetKit

/// The photo to the edges, and where it was taken.
struct PhotoSmallView: View {
    @Environment(\.widgetContentMargins) private var margins
    let entry: PhotoCaptionEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Spacer(minLength: 0)
            YearsText(years: entry.years)
                .font(.caption.weight(.medium))
            Text(entry.moment.place)
                .font(.headline)
        }
        .foregroundStyle(.white)
        .lineLimit(1)
        .padding(margins)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background {
            Photo(moment: entry.moment)
                .overlay { Scrim() }
        }
    }
}

struct YearsText: View {
    let years: Int

    var body: some View {
        Text(years == 1 ? "A year ago" : "\(years) years ago")
    }
}
