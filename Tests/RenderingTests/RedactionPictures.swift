import Foundation
import LayoutEngine
import Views
import Widgets

@MainActor
enum RedactionPictures {
    static let cases: [PictureCase] = [
        redacted("one-line") { Text("Partly cloudy") },
        redacted("lines-of-a-text") {
            Text("Partly cloudy with showers").frame(width: 90).font(.footnote)
        },
        redacted("colored-text") { Text("Rain").foregroundStyle(.red).font(.title) },
        redacted("symbol") { Image(systemName: "star").font(.title) },
        redacted("label") { Label("Rain", systemImage: "star") },
        redacted("shapes-stay") { Circle().fill(.green).padding(8) },
        redacted("unredacted") {
            VStack {
                Text("Hidden")
                Text("Seen").unredacted()
            }
        },
        redacted("privacy", reason: .privacy) {
            VStack {
                Text("Balance")
                Text("$ 1,234").privacySensitive()
            }
        },
        redacted("invalidated", reason: .invalidated) {
            VStack {
                Text("Score")
                Text("3:1").invalidatableContent()
            }
        },
    ]

    private static func redacted(
        _ name: String, reason: RedactionReasons = .placeholder,
        @ViewBuilder view: () -> some View
    ) -> PictureCase {
        PictureCase("modes/redacted/\(name)", 120, 50, scale: 2) {
            view().redacted(reason: reason)
        }
    }
}
