import SwiftUI
import WidgetKit

/// The photo to the edges, and its story on a pane of frosted glass.
struct PhotoLargeView: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let entry: PhotoCaptionEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Label {
                YearsText(years: entry.years)
            } icon: {
                Image(systemName: "calendar")
            }
            .font(.caption.weight(.semibold))
            .padding(.horizontal, 10)
            .padding(.vertical, 6)
            .background(glass, in: .capsule)
            Spacer(minLength: 0)
            VStack(alignment: .leading, spacing: 4) {
                HStack(alignment: .firstTextBaseline) {
                    Text(entry.moment.place)
                        .font(.system(.title3, design: .serif, weight: .semibold))
                    Spacer()
                    if entry.moment.isFavorite {
                        Image(systemName: "heart.fill")
                            .font(.subheadline)
                            .widgetAccentable()
                    }
                }
                Text(LocalizedStringKey(entry.moment.story))
                    .font(.system(.subheadline, design: .serif))
                HStack {
                    Text(entry.moment.date, format: .dateTime.day().month(.wide).year())
                    Spacer()
                    Label {
                        Text(entry.moment.people, format: .list(type: .and))
                    } icon: {
                        Image(systemName: "person.2.fill")
                    }
                }
                .font(.caption)
                .opacity(0.85)
                .padding(.top, 2)
            }
            .padding(14)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(glass, in: ContainerRelativeShape())
        }
        .padding(12)
        // Glass over a photo is dark in every appearance.
        .environment(\.colorScheme, .dark)
        .foregroundStyle(.white)
        .background {
            Photo(moment: entry.moment)
        }
    }

    /// Where colors are taken away glass would be as light as the text.
    private var glass: AnyShapeStyle {
        renderingMode == .fullColor ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.clear)
    }
}
