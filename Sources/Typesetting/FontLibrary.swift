import Foundation
import Graphics
import Synchronization

/// The fonts that text may be set in: those of one folder, and those a user adds. Nothing that is
/// installed on the machine is looked at.
///
/// Shared by all threads; files are mapped into memory when first needed.
package final class FontLibrary: Sendable {
    /// The file of the system font in the folder of bundled fonts.
    package static let systemFontFile = BundledFonts.system

    /// Of the bundled fonts.
    package let directory: String
    let userFonts: UserFonts?
    private let opened = Mutex(Opened())

    private struct Opened {
        var files: [FileKey: OpenTypeFile?] = [:]
        var faces: [FaceKey: OpenTypeFace] = [:]
    }

    private struct FileKey: Hashable {
        var path: String
        var index: UInt32
    }

    /// A face that is wanted: where it is, and at which point of its design space.
    struct FaceKey: Hashable, Sendable {
        var path: String
        var index: UInt32 = 0
        var weight: Double
        var opticalSize: Double?
        /// The number of a variable font's named style, which then decides instead of `weight`.
        var namedStyle: Int?
        var stretch: Double = 1
        /// Points, where the font brings its own tracking by size.
        var trackingSize: Double?
    }

    /// `directory` holds the bundled fonts, `userDirectories` fonts that views name, and Apple's own
    /// for those who have them.
    package init(
        directory: String, userDirectories: [String] = []
    ) throws(FontLibraryError) {
        self.directory = directory
        let system = directory + "/" + BundledFonts.system
        guard FileManager.default.fileExists(atPath: system) else {
            throw .missingSystemFont(path: system)
        }
        for folder in userDirectories {
            guard FileManager.default.fileExists(atPath: folder) else {
                throw .missingFolder(path: folder)
            }
        }
        userFonts = userDirectories.isEmpty ? nil : UserFonts(directories: userDirectories)
    }

    /// Whether text that names a font (by family, full or PostScript name) is set in it.
    package func contains(fontNamed name: String) -> Bool {
        userFonts?.match(name: name, weight: 400, isItalic: false) != nil
    }

    /// Names of the user's fonts that someone who wrote `name` may have meant, nearest first.
    func names(like name: String) -> [String] {
        // Words count alike whatever stands between them.
        func words(_ name: String) -> String {
            String(name.lowercased().map { $0 == " " || $0 == "-" ? "." : $0 })
        }
        let names = Dictionary(
            (userFonts?.allNames ?? []).map { (words($0), $0) },
            uniquingKeysWith: { first, _ in first })
        return NearestNames.nearest(to: words(name), among: names.keys.sorted())
            .compactMap { names[$0] }
    }

    func bundledPath(_ file: String) -> String { directory + "/" + file }

    /// nil where there is no such file or it is no font.
    func face(_ key: FaceKey) -> OpenTypeFace? {
        opened.withLock { opened in
            if let face = opened.faces[key] { return face }
            let fileKey = FileKey(path: key.path, index: key.index)
            let file: OpenTypeFile?
            if let known = opened.files[fileKey] {
                file = known
            } else {
                file = OpenTypeFile(path: key.path, index: key.index)
                opened.files[fileKey] = file
            }
            guard let file else { return nil }
            let face = Self.makeFace(key, file: file)
            opened.faces[key] = face
            return face
        }
    }

    private static func makeFace(_ key: FaceKey, file: OpenTypeFile) -> OpenTypeFace {
        var variations: [(tag: String, value: Double)] = []
        if let style = key.namedStyle {
            variations = file.variations(ofNamedStyle: style)
        } else if let axis = file.axis("wght") {
            variations.append(("wght", key.weight.clamped(to: axis.range)))
        }
        if let size = key.opticalSize, let axis = file.axis("opsz") {
            variations.removeAll { $0.tag == "opsz" }
            variations.append(("opsz", size.clamped(to: axis.range)))
        }
        let name = (key.path as NSString).lastPathComponent
        return OpenTypeFace(
            file: file, family: (name as NSString).deletingPathExtension, variations: variations,
            stretch: key.stretch, trackingSize: key.trackingSize)
    }
}

/// Why there are no fonts to set text in.
package enum FontLibraryError: Error, CustomStringConvertible {
    case missingSystemFont(path: String)
    case missingFolder(path: String)

    package var description: String {
        switch self {
        case .missingSystemFont(let path): "the system font is missing: \(path)"
        case .missingFolder(let path): "there is no folder of fonts at \(path)"
        }
    }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
