import Graphics
import PixelComparison

extension PictureDifference {
    /// Shows where the pictures differ: the reference, faded; over it what differs in red, each region
    /// framed; pixels on smoothed edges in amber, of nearly the same color in light blue; ignored
    /// regions striped. As large as the larger of both on each side.
    package func picture(over reference: Bitmap) -> Bitmap {
        let extent = referenceSize.union(actualSize)
        let same = [UInt8](repeating: UInt8(MARK_SAME), count: extent.width)
        return Bitmap(width: extent.width, height: extent.height, contentID: "difference") {
            pixels in
            guard let start = pixels.baseAddress else { return }
            reference.pixels.withUnsafeBufferPointer { reference in
                for y in 0..<extent.height {
                    let hasRow = y < referenceSize.height
                    let row = start + y * extent.width
                    let width = hasRow ? referenceSize.width : 0
                    let source = hasRow ? reference.baseAddress.map { $0 + y * width } : nil
                    func paint(_ marks: UnsafePointer<UInt8>) {
                        paint_marks(
                            row, source ?? UnsafePointer(row), width, marks, extent.width, y)
                    }
                    if marks.isEmpty {
                        paint(same)
                    } else {
                        marks.withUnsafeBufferPointer { paint($0.baseAddress! + y * extent.width) }
                    }
                }
            }
            for region in regions { frame(region.rect, pixels, extent) }
        }
    }

    /// Pixels between a region and its frame, and the frame's own.
    private static let frameGap = 6
    private static let frameWidth = 2
    private static let frameColor: UInt32 = 0xffff_0050

    /// Frames are drawn where the picture is plain only: they must not hide what differs.
    private func frame(
        _ rect: PixelRect, _ pixels: UnsafeMutableBufferPointer<UInt32>, _ extent: PixelSize
    ) {
        let inner = rect.outset(by: Self.frameGap)
        let outer = inner.outset(by: Self.frameWidth)
        func fill(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
            let cut = PixelRect(left: left, top: top, right: right, bottom: bottom)
                .intersection(PixelRect(width: extent.width, height: extent.height))
            guard !cut.isEmpty else { return }
            for y in cut.top..<cut.bottom {
                for place in (y * extent.width + cut.left)..<(y * extent.width + cut.right)
                where marks[place] == UInt8(MARK_SAME) {
                    pixels[place] = Self.frameColor
                }
            }
        }
        fill(outer.left, outer.top, outer.right, inner.top)
        fill(outer.left, inner.bottom, outer.right, outer.bottom)
        fill(outer.left, inner.top, inner.left, inner.bottom)
        fill(inner.right, inner.top, outer.right, inner.bottom)
    }
}
