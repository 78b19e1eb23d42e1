import SwiftUI

/// What lies under the widget.
public enum SceneBackground: String, CaseIterable, Sendable {
    case vertical, diagonal, photograph
}

struct SceneBackgroundView: View {
    var background: SceneBackground

    var body: some View {
        switch background {
        case .vertical: GradientBackground()
        case .diagonal: GradientBackground(startPoint: .topLeading, endPoint: .bottomTrailing)
        case .photograph: Photograph.image.resizable().scaledToFill()
        }
    }
}
