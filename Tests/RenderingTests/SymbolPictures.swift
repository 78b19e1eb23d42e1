import LayoutEngine
import Views

@MainActor
enum SymbolPictures {
    static let cases: [PictureCase] = [
        PictureCase("symbol/text/inline", 150, 24, scale: 2) {
            Text("A \(Image(systemName: "heart.fill")) in text").font(.body)
        },
        PictureCase("symbol/label/caption", 150, 24, scale: 2) {
            Label("Partly Cloudy", systemImage: "cloud.sun.fill").font(.caption)
        },
        PictureCase("symbol/label/sizes", 190, 120, scale: 2) {
            VStack(alignment: .leading, spacing: 6) {
                Label("Title", systemImage: "star").font(.title)
                Label("Headline", systemImage: "bell.fill").font(.headline)
                Label("Footnote", systemImage: "thermometer.medium").font(.footnote)
            }
        },
        PictureCase("symbol/weather/row", 220, 40, scale: 2) {
            HStack(spacing: 8) {
                ForEach(weather, id: \.self) { Image(systemName: $0) }
            }.font(.title3)
        },
        PictureCase("symbol/rendering/hierarchical-palette-multicolor", 120, 30, scale: 2) {
            HStack {
                Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.hierarchical)
                Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.palette)
                    .foregroundStyle(.gray, .orange, .blue)
                Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
            }.font(.title3)
        },
    ]

    private static let weather = [
        "sun.max.fill", "cloud.sun.fill", "cloud.fill", "cloud.rain.fill", "cloud.bolt.fill",
        "snow", "moon.stars.fill", "wind",
    ]
}
