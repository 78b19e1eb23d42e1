/// Why the bytes of an image file gave no picture.
package enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Neither PNG nor JPEG.
    case unknownFormat
    /// The decoder's own words.
    case damaged(String)
    /// More pixels than `ImageDecoder.maximumArea`.
    case tooLarge(width: Int, height: Int)

    package var description: String {
        switch self {
        case .unknownFormat: "not a PNG or JPEG image"
        case .damaged(let message): "damaged image: \(message)"
        case .tooLarge(let width, let height):
            "an image of \(width) × \(height) pixels is too large"
        }
    }
}
