import SwiftUI

/// The weekday over a big number.
struct DateHeading: View {
    @Environment(\.colorScheme) private var colorScheme
    let date: Date

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(date, format: .dateTime.weekday(.wide))
                .font(.caption.weight(.semibold))
                .textCase(.uppercase)
                .foregroundStyle(Palette(scheme: colorScheme).accent)
                .widgetAccentable()
            Text(date, format: .dateTime.day())
                .font(.largeTitle)
        }
    }
}
