import Graphics

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
        let reader = PictureReader()
        let source = try reader.read(self)
        return withExtendedLifetime(reader) {
            Bitmap(
                width: source.size.width, height: source.size.height, contentID: "picture file"
            ) { pixels in
                pixels.baseAddress?.update(from: source.start, count: source.size.area)
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
        try compare(reference, with: actual, ignoring: ignored, FileReaders())
    }

    func compare(
        _ reference: PictureFile, with actual: PictureFile, ignoring ignored: [PixelRect],
        _ readers: FileReaders
    ) throws(PictureComparisonError) -> ComparedFiles {
        if reference == actual { return .identical }
        let left: PixelSource
        let right: PixelSource
        do throws(PictureFileError) { left = try readers.reference.read(reference) } catch {
            throw PictureComparisonError(place: .reference, error: error)
        }
        do throws(PictureFileError) { right = try readers.actual.read(actual) } catch {
            throw PictureComparisonError(place: .actual, error: error)
        }
        return withExtendedLifetime(readers) {
            .compared(compare(left, with: right, ignoring: ignored))
        }
    }
}

/// A reader for either side.
struct FileReaders {
    let reference = PictureReader()
    let actual = PictureReader()
}

/// What comparing two files gave.
package enum ComparedFiles: Sendable {
    /// The same bytes.
    case identical
    case compared(PictureDifference)

    package var matches: Bool {
        switch self {
        case .identical: true
        case .compared(let difference): difference.matches
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
