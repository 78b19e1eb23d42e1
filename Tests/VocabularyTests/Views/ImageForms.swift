import SwiftUI
import UIKit  // row: imports UIKit

struct ImageForms: View {
    let name: String
    let picture: UIImage

    var body: some View {
        HStack {
            // row: initializers Image(systemName:) | images Image(systemName:)
            Image(systemName: "star")
            Image(uiImage: picture)  // row: initializers Image(uiImage:) | images Image(uiImage:)
            // row: images Image(decorative:scale:orientation:)
            Image(decorative: picture.cgImage!, scale: 2, orientation: .up)
        }
    }
}

/// Images of an asset catalog, which is not there when this is drawn.
struct AssetImageForms: View {
    let name: String
    let number = 3

    var body: some View {
        HStack {
            Image("photo")  // row: images Image("asset")
            Image(name)  // row: initializers Image(_:) | images Image(<expr>)
            // row: initializers Image(_:bundle:) | images Image(<expr>) +bundle:
            Image(name, bundle: .main)
            Image(.photo)  // row: images Image(.resource)
            Image(decorative: "photo")  // row: images Image(decorative:)
            Image("photo\(number)")  // row: images Image("…\(interpolated)")
            // row: images Image("…\(interpolated)") +label:
            Image("photo\(number)", label: Text("Photo"))
        }
    }
}

extension ImageResource {
    // Xcode makes such names of an asset catalog.
    static let photo = ImageResource(name: "photo", bundle: .main)
}

enum PictureSources {
    // row: images UIImage(data:)
    static func picture(of data: Data) -> UIImage? { UIImage(data: data) }
    static func asset() -> UIImage? { UIImage(named: "photo") }  // row: images UIImage(named:)
    // row: images UIImage(systemName:)
    static func symbol() -> UIImage? { UIImage(systemName: "star") }
    static func file(_ path: String) -> UIImage? {
        UIImage(contentsOfFile: path)  // row: images UIImage(contentsOfFile:)
    }
    static func dot() -> UIImage {
        // row: images UIGraphicsImageRenderer
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.red.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
        }
    }
    static func loaded(_ url: URL) -> UIImage? {
        (try? Data(contentsOf: url)).flatMap { UIImage(data: $0) }  // row: images Data(contentsOf:)
    }
}

struct AsyncImageForms: View {
    var body: some View {
        // row: views AsyncImage | images AsyncImage
        AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
            image.resizable()
        } placeholder: {
            Color.gray
        }
    }
}
