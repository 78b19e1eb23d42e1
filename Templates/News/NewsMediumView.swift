import SwiftUI

/// Two headlines with their pictures.
struct NewsMediumView: View {
    let entry: NewsEntry

    var body: some View {
        VStack(spacing: 0) {
            ForEach(entry.stories.prefix(2)) { story in
                StoryRow(story: story)
                    .frame(maxHeight: .infinity)
            }
        }
    }
}
