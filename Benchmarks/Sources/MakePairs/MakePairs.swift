import Foundation
import Graphics
import PictureComparison
import Raster

/// Makes pairs of pictures that differ slightly, as a changed text makes them:
///
///     make-pairs FOLDER PICTURE… [--count 100]
///
/// Writes `FOLDER/reference/000.png` … and `FOLDER/actual/000.png` …, the pictures in turn, the actual
/// one with a block of a text's size shifted by three pixels and a dot in it, at another place each
/// time.
@main struct MakePairs {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        var count = 100
        if let place = arguments.firstIndex(of: "--count"), place + 1 < arguments.count {
            count = Int(arguments[place + 1]) ?? count
            arguments.removeSubrange(place...place + 1)
        }
        guard arguments.count > 1 else {
            print("usage: make-pairs FOLDER PICTURE… [--count N]")
            exit(2)
        }
        let folder = URL(fileURLWithPath: arguments[0])
        for name in ["reference", "actual"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        let pictures = try arguments.dropFirst().map { try PictureFile(path: $0).bitmap() }
        let writer = PNGWriter()
        for index in 0..<count {
            let picture = pictures[index % pictures.count]
            let name =
                String(repeating: "0", count: 3 - min(String(index).count, 3)) + "\(index).png"
            func write(_ bitmap: Bitmap, _ side: String) throws {
                try Data(writer.encode(bitmap, scale: 3))
                    .write(to: folder.appendingPathComponent("\(side)/\(name)"))
            }
            try write(picture, "reference")
            try write(shifted(picture, index), "actual")
        }
    }

    private static func shifted(_ picture: Bitmap, _ index: Int) -> Bitmap {
        let (width, height) = (picture.width, picture.height)
        let (left, top) = (
            width / 8 + index * 37 % (width / 2), height / 8 + index * 53 % (height / 2)
        )
        return Bitmap(width: width, height: height, contentID: "shifted") { pixels in
            _ = pixels.update(fromContentsOf: picture.pixels)
            for y in top..<min(top + 60, height) {
                for x in left..<min(left + 240, width - 3) {
                    pixels[y * width + x] = picture.pixels[y * width + x + 3]
                    // Plain ground shows no shift.
                    if y - top < 12, x - left < 12 { pixels[y * width + x] ^= 0x00c0_c0c0 }
                }
            }
        }
    }
}
