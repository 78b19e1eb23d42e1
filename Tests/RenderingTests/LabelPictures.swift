import Foundation
import LayoutEngine
import Views

@MainActor
enum LabelPictures {
    static let cases: [PictureCase] = [
        label("title-and-icon") { $0.labelStyle(.titleAndIcon) },
        label("title-only") { $0.labelStyle(.titleOnly) },
        label("icon-only") { $0.labelStyle(.iconOnly) },
        PictureCase("controls/label/wrapping", 110, 50, scale: 2) {
            Label("Partly cloudy with showers", systemImage: "star").font(.footnote)
        },
        PictureCase("controls/divider/in-column", 40, 20, scale: 2) {
            VStack(spacing: 4) {
                Color.red
                Divider()
                Color.red
            }
        },
        PictureCase("controls/divider/in-row", 40, 20, scale: 2) {
            HStack(spacing: 4) {
                Color.red
                Divider()
                Color.red
            }
        },
        PictureCase("controls/link/title", 70, 24, scale: 2) {
            Link("Website", destination: URL(string: "https://example.org")!)
        },
        PictureCase("controls/labeled-content/row", 130, 24, scale: 2) {
            LabeledContent("Wind", value: "12 km/h").padding(.horizontal, 4)
        },
        PictureCase("controls/section/header-and-footer", 90, 70, scale: 2) {
            VStack(alignment: .leading) {
                Section {
                    Text("Rain")
                } header: {
                    Text("Today")
                } footer: {
                    Text("Updated")
                }
            }
        },
        PictureCase("controls/content-unavailable/symbol", 150, 110, scale: 2) {
            ContentUnavailableView("No Events", systemImage: "calendar")
        },
    ]

    private static func label(
        _ name: String, style: (Label<Text, Image>) -> some View
    ) -> PictureCase {
        PictureCase("controls/label/\(name)", 70, 24, scale: 2) {
            style(Label("Rain", systemImage: "star"))
        }
    }
}
