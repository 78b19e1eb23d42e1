import Foundation
import SwiftUI
import Vitrine

/// One picture of a widget as a tinted Home Screen and the Lock Screen show it, since its pictures of
/// these modes have no background of their own.
struct ModeSheet: View {
    /// Where `vitrine render` left the pictures, at two pixels a point.
    let folder: URL

    var body: some View {
        HStack(spacing: 0) {
            HStack(alignment: .top, spacing: 16) {
                VStack(alignment: .leading, spacing: 35) {
                    tile("systemSmall", mode: "accented")
                    tile("systemMedium", mode: "accented")
                }
                tile("systemLarge", mode: "accented")
            }
            .padding(16)
            .background(Color(hue: 0.68, saturation: 0.35, brightness: 0.28))
            if hasAccessories {
                VStack(spacing: 24) {
                    picture("accessoryInline", mode: "vibrant")
                    picture("accessoryRectangular", mode: "vibrant")
                    picture("accessoryCircular", mode: "vibrant")
                }
                .frame(width: 257)
                .frame(maxHeight: .infinity)
                .background(Color(hue: 0.57, saturation: 0.5, brightness: 0.38))
            }
        }
    }

    /// Points.
    var size: CGSize { CGSize(width: hasAccessories ? 963 : 706, height: 377) }

    private var hasAccessories: Bool { image("accessoryRectangular", mode: "vibrant") != nil }

    private func tile(_ family: String, mode: String) -> some View {
        picture(family, mode: mode)
            .background(.black.opacity(0.28), in: .rect(cornerRadius: 22))
    }

    @ViewBuilder private func picture(_ family: String, mode: String) -> some View {
        if let image = image(family, mode: mode) {
            Image(uiImage: image)
                .resizable()
                .frame(width: image.size.width / 2, height: image.size.height / 2)
        }
    }

    private func image(_ family: String, mode: String) -> UIImage? {
        UIImage(contentsOfFile: folder.appendingPathComponent("\(family)-dark-\(mode)-00.png").path)
    }
}

@main
struct ModeSheetProgram {
    /// Arguments: the folder of a widget's pictures, and the file to write.
    @MainActor static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        guard arguments.count == 2 else { fatalError("usage: mode-sheet FOLDER FILE") }
        let sheet = ModeSheet(folder: arguments[0])
        try PictureRenderer().picture(of: sheet, size: sheet.size, scale: 1)
            .write(to: arguments[1])
    }
}
