import SwiftUI
import WidgetKit

/// The top story's headline.
struct NewsRectangularView: View {
    let story: Story

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Label(story.section.title, systemImage: "newspaper.fill")
                .font(.caption.weight(.semibold))
                .widgetAccentable()
            Text(story.shortHeadline)
                .font(.system(.headline, design: .serif))
                .lineLimit(2)
                .minimumScaleFactor(0.8)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The section that leads.
struct NewsInlineView: View {
    let story: Story

    var body: some View {
        Label(story.shortHeadline, systemImage: "newspaper")
            .minimumScaleFactor(0.75)
    }
}
