import SwiftUI

/// A headline with its picture on the trailing side; a link to the story.
struct StoryRow: View {
    let story: Story
    var pictureSize: CGFloat = 52

    var body: some View {
        Link(destination: story.url) {
            HStack(spacing: 12) {
                VStack(alignment: .leading, spacing: 1) {
                    HStack(spacing: 4) {
                        SectionLabel(story: story)
                            .foregroundStyle(Color("Accent"))
                        Text("· \(Text(story.date, style: .time))")
                            .font(.caption2)
                            .foregroundStyle(.secondary)
                    }
                    .lineLimit(1)
                    // Two lines, of the shorter headline where that is what fits.
                    ViewThatFits(in: .vertical) {
                        Text(story.headline)
                        Text(story.shortHeadline)
                    }
                    .font(.system(.subheadline, design: .serif, weight: .semibold))
                    .frame(height: 39, alignment: .topLeading)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                StoryPicture(art: story.art)
                    .frame(width: pictureSize, height: pictureSize)
                    .clipShape(.rect(cornerRadius: 10))
            }
        }
        .foregroundStyle(.primary)
    }
}
