import Graphics
import Images

/// The bytes of a PNG file that is compared.
package struct PictureFile: Sendable, Equatable {
    package var bytes: [UInt8]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Its pixels in sRGB, 8 bits a component: of 16 bits the upper half, other gammas converted, gray
    /// and indexed ones spread out.
    ///
    /// Files without a color space are sRGB; those in another are refused, since converting would
    /// change colors by more than most changes that a test looks for.
    package func bitmap() throws(PictureFileError) -> Bitmap {
        _ = try PNGStructure(bytes)
        do throws(ImageError) {
            return try ImageDecoder.bitmap(from: bytes)
        } catch {
            switch error {
            case .tooLarge(let width, let height):
                throw .tooLarge(PixelSize(width: width, height: height))
            case .damaged(let message): throw .damaged(message)
            default: throw .damaged(error.description)
            }
        }
    }
}

extension ComparisonSettings {
    /// Compares two files. Files with the same bytes are the same picture and are not decoded, and
    /// so cannot be wrong either.
    ///
    /// The error is that of the reference, if both cannot be read.
    package func compare(
        _ reference: PictureFile, with actual: PictureFile, ignoring ignored: [PixelRect] = []
    ) throws(PictureComparisonError) -> ComparedFiles {
        if reference == actual { return .identical }
        let left: Bitmap
        let right: Bitmap
        do throws(PictureFileError) { left = try reference.bitmap() } catch {
            throw PictureComparisonError(place: .reference, error: error)
        }
        do throws(PictureFileError) { right = try actual.bitmap() } catch {
            throw PictureComparisonError(place: .actual, error: error)
        }
        return .compared(compare(left, with: right, ignoring: ignored), reference: left)
    }
}

/// What comparing two files gave.
package enum ComparedFiles: Sendable {
    /// The same bytes.
    case identical
    /// The difference, and the reference's pixels to draw it over.
    case compared(PictureDifference, reference: Bitmap)

    package var matches: Bool {
        switch self {
        case .identical: true
        case .compared(let difference, _): difference.matches
        }
    }
}

/// Which of two files cannot be read, and why.
package struct PictureComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Place: String, Sendable {
        case reference
        case actual = "picture"
    }

    package var place: Place
    package var error: PictureFileError

    package init(place: Place, error: PictureFileError) {
        self.place = place
        self.error = error
    }

    package var description: String { "the \(place.rawValue) \(error)" }
}
