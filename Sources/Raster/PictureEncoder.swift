/// Draws pictures into PNG files, one after the other, in memory that it keeps.
///
/// Belongs to one thread at a time.
package final class PictureEncoder {
    private let rasterizer = Rasterizer()
    private let writer = PNGWriter()

    package init() {}

    package func png(
        of picture: Picture, compression: PNGCompression = .fast
    ) throws(RasterError) -> [UInt8] {
        let surface = try rasterizer.rasterize(
            picture.list, size: picture.size, scale: picture.scale)
        return try writer.encode(surface, scale: picture.scale, compression: compression)
    }
}
