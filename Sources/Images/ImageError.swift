/// Why the bytes of an image file gave no picture.
package enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A format that is not read; nil where it is not even recognized.
    case unknownFormat(name: String?)
    /// A format's library is not installed; `package` is Debian's with it.
    case missingLibrary(String, package: String)
    /// The decoder's own words.
    case damaged(String)
    /// More pixels than `ImageDecoder.maximumArea`.
    case tooLarge(width: Int, height: Int)

    package var description: String {
        switch self {
        case .unknownFormat(let name):
            name.map { "\($0) images are not read here" } ?? "no image in a known format"
        case .missingLibrary(let format, let package):
            "\(format) images need the package \(package)"
        case .damaged(let message): "damaged image: \(message)"
        case .tooLarge(let width, let height):
            "an image of \(width) × \(height) pixels is too large"
        }
    }
}
