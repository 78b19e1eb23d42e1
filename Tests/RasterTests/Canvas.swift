import Foundation
import Graphics
import Raster

/// A picture drawn in a test, asked pixel by pixel.
struct Canvas {
    let bitmap: Bitmap

    init(bitmap: Bitmap) { self.bitmap = bitmap }

    /// Draws `items` on `width` × `height` points at `scale`.
    init(_ width: Int, _ height: Int, scale: CGFloat = 1, _ items: [DisplayItem]) throws {
        bitmap = try Rasterizer().rasterize(
            DisplayList(items), size: CGSize(width: width, height: height), scale: scale
        ).bitmap(contentID: "test")
    }

    /// The premultiplied pixel as 0xAARRGGBB.
    subscript(x: Int, y: Int) -> UInt32 { bitmap.pixels[y * bitmap.width + x] }

    func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

    /// Red, green and blue, premultiplied.
    func levels(_ x: Int, _ y: Int) -> [Int] {
        [Int(self[x, y] >> 16 & 255), Int(self[x, y] >> 8 & 255), Int(self[x, y] & 255)]
    }

    var alphaSum: Int { bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) } }
}

extension RGBA {
    static let fullRed = RGBA(1, 0, 0)
    static let fullBlue = RGBA(0, 0, 1)
}

extension Path {
    static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
        Path(CGRect(x: x, y: y, width: width, height: height))
    }
}

extension DisplayItem {
    static func fill(_ path: Path, _ color: RGBA) -> DisplayItem {
        .fill(path, FillStyle(), .color(color))
    }

    static func fill(_ path: Path, _ paint: Paint) -> DisplayItem {
        .fill(path, FillStyle(), paint)
    }

    /// A group with whatever `change` sets.
    static func group(
        _ items: [DisplayItem], _ change: (inout DisplayGroup) -> Void
    ) -> DisplayItem {
        var group = DisplayGroup(items)
        change(&group)
        return .group(group)
    }
}
