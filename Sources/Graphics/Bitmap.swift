import Foundation

/// Pixels in memory: premultiplied, native-endian ARGB words (alpha in the high byte), rows without
/// padding. Shared by reference; equal when identity and content hash say so.
package final class Bitmap: Hashable, Sendable {
    package let width: Int
    package let height: Int
    package let pixels: [UInt32]
    /// A name of the content for fingerprints: what it was decoded from, or a hash of its pixels.
    package let contentID: String

    /// Makes a bitmap of `width` × `height` pixels and lets `fill` write all of them.
    package init(
        width: Int, height: Int, contentID: String,
        fill: (UnsafeMutableBufferPointer<UInt32>) -> Void
    ) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        self.contentID = contentID
        let area = self.width * self.height
        pixels = [UInt32](unsafeUninitializedCapacity: area) { buffer, count in
            buffer.initialize(repeating: 0)
            fill(UnsafeMutableBufferPointer(rebasing: buffer[..<area]))
            count = area
        }
    }

    package static func == (left: Bitmap, right: Bitmap) -> Bool {
        left === right
            || (left.width == right.width && left.height == right.height
                && left.contentID == right.contentID)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(contentID)
    }
}
