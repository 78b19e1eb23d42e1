import Foundation
import Graphics
import LayoutEngine
import Rendering
import Views
import Widgets

@MainActor
enum ModePictures {
    static let cases: [PictureCase] =
        [
            accented("two-groups") {
                HStack(spacing: 4) {
                    Text("22°").font(.title)
                    Image(systemName: "sun.max.fill").font(.title).foregroundStyle(.yellow)
                        .widgetAccentable()
                }
            },
            accented("nested-groups") {
                HStack(spacing: 4) {
                    Circle().fill(.red)
                    Circle().fill(.green).widgetAccentable(false)
                    Circle().fill(.blue).opacity(0.5)
                }.widgetAccentable().padding(4)
            },
            accented("image-flat") { photo },
            accented("image-accented") { photo.widgetAccentedRenderingMode(.accented) },
            accented("image-desaturated") { photo.widgetAccentedRenderingMode(.desaturated) },
            accented("image-accented-desaturated") {
                photo.widgetAccentedRenderingMode(.accentedDesaturated)
            },
            accented("image-full-color") { photo.widgetAccentedRenderingMode(.fullColor) },
        ] + vibrant + inline

    private static let vibrant: [PictureCase] = [
        vibrant("luminance") {
            HStack(spacing: 0) {
                Color.white
                Color.yellow
                Color.green
                Color.blue
                Color.black
                Color.white.opacity(0.5)
            }.padding(4)
        },
        vibrant("levels") {
            VStack(spacing: 0) {
                Text("Primary")
                Text("Secondary").foregroundStyle(.secondary)
            }.font(.caption)
        },
        PictureCase(
            "modes/vibrant/background-circular", 60, 60, scale: 2, scheme: .dark,
            adjust: {
                $0.colorTreatment = .vibrant
                $0.environment.widgetFamily = .accessoryCircular
            }
        ) {
            ZStack {
                AccessoryWidgetBackground()
                Text("72°").font(.title2)
            }
        },
        PictureCase(
            "modes/vibrant/background-rectangular", 120, 50, scale: 2, scheme: .dark,
            adjust: {
                $0.colorTreatment = .vibrant
                $0.environment.widgetFamily = .accessoryRectangular
            }
        ) {
            ZStack {
                AccessoryWidgetBackground()
                Label("Rain at 5", systemImage: "cloud.rain.fill")
            }
        },
        PictureCase(
            "modes/vibrant/gauge", 66, 66, scale: 2, scheme: .dark,
            adjust: { $0.colorTreatment = .vibrant }
        ) {
            Gauge(value: 0.35) {
                Text("Rain")
            } currentValueLabel: {
                Text("35")
            }.gaugeStyle(.accessoryCircularCapacity)
        },
    ]

    private static let inline: [PictureCase] = [
        line("symbol-and-text") {
            Label("Rain at 5", systemImage: "cloud.rain.fill").font(.caption)
                .foregroundStyle(.red)
        },
        line("first-text-only") {
            VStack {
                Text("First").font(.largeTitle)
                Text("Second")
            }
        },
        line("long-text") { Text("A sentence that is longer than the line above the clock") },
        line("picture") {
            HStack {
                photo
                Text("Picture")
            }
        },
    ]

    private static func accented(
        _ name: String, @ViewBuilder view: () -> some View
    ) -> PictureCase {
        PictureCase(
            "modes/accented/\(name)", 80, 40, scale: 2, scheme: .dark,
            adjust: {
                $0.colorTreatment = .groups(
                    GroupColors(primary: .white, accent: RGBA(hex: 0x0A84FF)))
            }, view: view)
    }

    private static func vibrant(
        _ name: String, @ViewBuilder view: () -> some View
    ) -> PictureCase {
        PictureCase(
            "modes/vibrant/\(name)", 80, 40, scale: 2, scheme: .dark,
            adjust: { $0.colorTreatment = .vibrant }, view: view)
    }

    private static func line(_ name: String, @ViewBuilder view: () -> some View) -> PictureCase {
        let content = view()
        return PictureCase(
            "modes/inline/\(name)", 200, 26, scale: 2, scheme: .dark,
            adjust: { $0.colorTreatment = .vibrant }
        ) { InlineAccessory(content) }
    }

    /// A disk, light above and dark below, clear around it.
    private static var photo: Image {
        let side = 60
        let bitmap = Bitmap(width: side, height: side, contentID: "disk") { pixels in
            for index in pixels.indices {
                let (x, y) = (index % side - side / 2, index / side - side / 2)
                let isInside = x * x + y * y < side * side / 4
                pixels[index] = !isInside ? 0 : y < 0 ? 0xFFFF_CC00 : 0xFF00_3366
            }
        }
        return Image(bitmap: bitmap, scale: 2)
    }
}
