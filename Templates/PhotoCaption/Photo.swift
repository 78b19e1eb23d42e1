import SwiftUI
import WidgetKit

/// A photo that fills its place, with one part of it in view whatever is cut off.
struct Photo: View {
    let moment: Moment
    var focus: Alignment = .center

    var body: some View {
        Color.clear
            .overlay(alignment: focus) {
                Image(moment.imageName)
                    .resizable()
                    .widgetAccentedRenderingMode(.fullColor)
                    .scaledToFill()
            }
            .clipped()
            .accessibilityLabel(moment.place)
    }
}

/// Darkens the lower part of a photo, so that white text can be read on it. Where colors are taken
/// away black would be as light as the text.
struct Scrim: View {
    @Environment(\.widgetRenderingMode) private var renderingMode

    var body: some View {
        LinearGradient(
            stops: [
                .init(color: .black.opacity(0), location: 0.4),
                .init(color: .black.opacity(0.35), location: 0.65),
                .init(color: .black.opacity(0.6), location: 1),
            ],
            startPoint: .top, endPoint: .bottom
        )
        .opacity(renderingMode == .fullColor ? 1 : 0)
    }
}
