import Foundation
import LayoutEngine
import Rendering
import Views

@MainActor
enum ButtonPictures {
    static let cases: [PictureCase] =
        [
            button("automatic") { Button("Add") {} },
            button("bordered") { Button("Add") {}.buttonStyle(.bordered) },
            button("bordered-prominent") { Button("Add") {}.buttonStyle(.borderedProminent) },
            button("borderless") { Button("Add") {}.buttonStyle(.borderless) },
            button("plain") { Button("Add") {}.buttonStyle(.plain) },
            button("tinted") { Button("Add") {}.tint(.purple) },
            button("destructive") { Button("Delete", role: .destructive) {} },
            button("disabled") { Button("Add") {}.disabled(true) },
            button("symbol-circle", 50) {
                Button {
                } label: {
                    Image(systemName: "star")
                }.buttonBorderShape(.circle)
            },
            button("rounded-rectangle") {
                Button("Add") {}.buttonBorderShape(.roundedRectangle(radius: 8))
            },
            PictureCase(
                "controls/button/before-ios-26", 90, 44, scale: 2,
                adjust: { $0.environment.systemPalette = .ios18 }
            ) { Button("Add") {}.buttonStyle(.borderedProminent) },
            button("disabled-prominent") {
                Button("Add") {}.buttonStyle(.borderedProminent).disabled(true)
            },
            button("prominent-in-flat-colors", scheme: .dark) {
                $0.environment.isFlat = true
                $0.environment.tintStyle = AnyShapeStyle(Color.white)
                $0.colorTreatment = .vibrant
            } view: {
                Button("Add") {}.buttonStyle(.borderedProminent)
            },
            button("sizes", 250, 70) {
                HStack(spacing: 6) {
                    Button("S") {}.controlSize(.small)
                    Button("R") {}.controlSize(.regular)
                    Button("L") {}.controlSize(.large)
                }
            },
        ] + toggles

    private static let toggles: [PictureCase] = [
        toggle("button-on") { Toggle("Wifi", isOn: .constant(true)).toggleStyle(.button) },
        toggle("button-off") { Toggle("Wifi", isOn: .constant(false)).toggleStyle(.button) },
        toggle("switch-on") { Toggle("Wifi", isOn: .constant(true)).toggleStyle(.switch) },
        toggle("switch-off") { Toggle("Wifi", isOn: .constant(false)).toggleStyle(.switch) },
        toggle("switch-tinted") {
            Toggle("Wifi", isOn: .constant(true)).toggleStyle(.switch).tint(.orange)
        },
        PictureCase(
            "controls/toggle/switch-before-ios-26", 130, 44, scale: 2,
            adjust: { $0.environment.systemPalette = .ios18 }
        ) { Toggle("Wifi", isOn: .constant(true)).toggleStyle(.switch).padding(4) },
    ]

    private static func button(
        _ name: String, _ width: CGFloat = 90, _ height: CGFloat = 44, scheme: ColorScheme = .light,
        adjust: (inout PictureFrame) -> Void = { _ in }, @ViewBuilder view: () -> some View
    ) -> PictureCase {
        PictureCase(
            "controls/button/\(name)", width, height, scale: 2, scheme: scheme, adjust: adjust,
            view: view)
    }

    private static func toggle(_ name: String, @ViewBuilder view: () -> some View) -> PictureCase {
        PictureCase("controls/toggle/\(name)", 130, 44, scale: 2) { view().padding(4) }
    }
}
