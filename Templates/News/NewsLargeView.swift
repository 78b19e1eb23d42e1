import SwiftUI

/// The top story over its picture, and three more below.
struct NewsLargeView: View {
    let entry: NewsEntry

    private var top: Story { entry.stories[0] }

    var body: some View {
        // A small phone's widget has room for two.
        ViewThatFits(in: .vertical) {
            layout(rowCount: 3)
            layout(rowCount: 2)
        }
    }

    private func layout(rowCount: Int) -> some View {
        VStack(spacing: 0) {
            Link(destination: top.url) {
                VStack(alignment: .leading, spacing: 3) {
                    Spacer(minLength: 0)
                    SectionLabel(story: top)
                    ViewThatFits(in: .vertical) {
                        Text(top.headline)
                        Text(top.shortHeadline)
                    }
                    .font(.system(.title3, design: .serif, weight: .semibold))
                    .frame(height: 52, alignment: .bottomLeading)
                }
                .foregroundStyle(.white)
                .padding(12)
                .frame(
                    maxWidth: .infinity, minHeight: 100, maxHeight: .infinity, alignment: .leading
                )
                .background { CoverBackground(art: top.art) }
                .clipShape(.rect(cornerRadius: 14))
            }
            VStack(spacing: 0) {
                ForEach(entry.stories.dropFirst().prefix(rowCount)) { story in
                    StoryRow(story: story, pictureSize: 44)
                        .padding(.top, 10)
                }
            }
        }
    }
}
