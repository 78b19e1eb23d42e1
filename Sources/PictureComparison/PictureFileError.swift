/// Why the bytes of a file cannot be compared as a picture.
package enum PictureFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What the file seems to be, such as “a JPEG picture”.
    case notPNG(String)
    /// Ends before its end.
    case truncated
    /// The decoder's own words.
    case damaged(String)
    /// The name of a color space that is not sRGB.
    case colorSpace(String)
    case tooLarge(PixelSize)
    /// The system's own words.
    case unreadable(String)

    package var description: String {
        switch self {
        case .notPNG(let kind): "is \(kind), not a PNG picture"
        case .truncated: "ends too early: the picture was not written completely"
        case .damaged(let message): "is damaged: \(message)"
        case .colorSpace(let name):
            "is in the color space \(name); only sRGB can be compared without changing colors"
        case .tooLarge(let size): "has \(size) pixels, which is too many"
        case .unreadable(let message): "cannot be read: \(message)"
        }
    }
}
