import CXXHash
import Graphics
import LayoutReport

/// A reference without pixels: a hash that tells whether a picture is the same to the last bit, and
/// the placed tree, which tells what changed.
///
/// A few hundred bytes to some kilobytes of text instead of a picture, for references that nobody
/// looks at:
///
///     vitrine reference 1
///     size 465 × 465 at 3
///     pixels 6d2c…
///     Widget (0, 0, 155, 155)
///       Text (52.5, 6.599, 50, 14.333) text="09:41" font="system regular" size=12 baseline=11.426
package struct HashedReference: Sendable, Equatable {
    package var size: PixelSize
    /// Pixels a point.
    package var scale: Double
    /// 32 hexadecimal digits, of the pixels and nothing else: not of how a file stores them.
    package var hash: String
    package var layout: ReportNode

    package init(of picture: Bitmap, scale: Double, layout: ReportNode) {
        size = picture.size
        self.scale = scale
        hash = Self.hash(of: picture)
        self.layout = layout
    }

    /// Whether a picture is the same to the last bit.
    package func matches(_ picture: Bitmap) -> Bool {
        picture.size == size && Self.hash(of: picture) == hash
    }

    private static func hash(of picture: Bitmap) -> String {
        // Words are hashed as little-endian bytes, which they are on every machine this runs on.
        let hash = picture.pixels.withUnsafeBytes {
            XXH_INLINE_XXH3_128bits_withSeed($0.baseAddress, $0.count, UInt64(picture.width))
        }
        return [hash.high64, hash.low64].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    // MARK: Text

    private static let heading = "vitrine reference 1"

    package var text: String {
        let points = scale == scale.rounded() ? String(Int(scale)) : String(scale)
        return """
            \(Self.heading)
            size \(size) at \(points)
            pixels \(hash)
            \(layout.layoutText)
            """
    }

    /// Reads what `text` gave.
    package init(text: String) throws(LayoutTextError) {
        let lines = text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
        guard lines.first.map(String.init) == Self.heading else {
            throw LayoutTextError(line: 1, message: "is not “\(Self.heading)”")
        }
        let words = lines.count > 1 ? lines[1].split(separator: " ") : []
        guard words.count == 6, words[0] == "size", words[2] == "×", words[4] == "at",
            let width = Int(words[1]), let height = Int(words[3]), let scale = Double(words[5]),
            width >= 0, height >= 0, scale > 0, scale.isFinite
        else { throw LayoutTextError(line: 2, message: "has no size") }
        let hash = lines.count > 2 ? lines[2].split(separator: " ") : []
        guard hash.count == 2, hash[0] == "pixels", hash[1].count == 32,
            hash[1].allSatisfy(\.isHexDigit)
        else { throw LayoutTextError(line: 3, message: "has no hash of 32 digits") }
        size = PixelSize(width: width, height: height)
        self.scale = scale
        self.hash = String(hash[1])
        do throws(LayoutTextError) {
            layout = try ReportNode(layoutText: lines.count > 3 ? String(lines[3]) : "")
        } catch {
            throw LayoutTextError(line: error.line + 3, message: error.message)
        }
    }
}
