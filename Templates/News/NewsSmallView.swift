import SwiftUI
import WidgetKit

/// The top story, over its picture.
struct NewsSmallView: View {
    let story: Story

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            Spacer(minLength: 0)
            SectionLabel(story: story)
            Text(story.shortHeadline)
                .font(.system(.headline, design: .serif, weight: .semibold))
                .lineLimit(3)
                .fixedSize(horizontal: false, vertical: true)
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// What a story is about, in small capitals.
struct SectionLabel: View {
    let story: Story

    var body: some View {
        Text(story.section.title)
            .font(.caption2.weight(.bold))
            .textCase(.uppercase)
            .tracking(0.6)
            .widgetAccentable()
    }
}

/// A picture that darkens towards the words on it.
struct CoverBackground: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    @Environment(\.colorScheme) private var colorScheme
    let art: Story.Art

    var body: some View {
        if renderingMode == .fullColor {
            StoryArt(art: art)
                .overlay(.black.opacity(colorScheme == .dark ? 0.35 : 0))
                .overlay {
                    LinearGradient(
                        stops: [
                            .init(color: .black.opacity(0), location: 0.25),
                            .init(color: .black.opacity(0.55), location: 0.6),
                            .init(color: .black.opacity(0.75), location: 1),
                        ],
                        startPoint: .top, endPoint: .bottom)
                }
        } else {
            Rectangle()
                .fill(.quaternary)
        }
    }
}
