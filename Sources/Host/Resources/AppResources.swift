import Foundation
import Graphics
import Images
import Views

/// The assets and translations in an app extension's folder. Each is read when it is first asked
/// for; a widget without any costs one look at the folder.
///
/// Asked on the main thread, and by widgets' own threads for translations; hence the lock.
package final class AppResources: ResourceLibrary, @unchecked Sendable {
    private let folder: String?
    private let lock = NSRecursiveLock()
    private lazy var names: [String] = folder.map(Self.contents) ?? []
    private lazy var catalog = AssetCatalog(
        folders: names.filter { $0.hasSuffix(".xcassets") }.map { path($0) })
    private lazy var translations = TranslationTables(folder: folder ?? "", names: names)
    private var pictures: [String: Picture] = [:]
    /// In which vector pictures set text.
    private let fontFile: String?

    /// What a file gave, with the scale at which a picture without pixels was drawn.
    private enum Picture {
        case pixels(Bitmap, scale: CGFloat?)
        case unreadable(String)
        case missing
    }

    package init(folder: String?, fontFile: String? = nil) {
        self.folder = folder
        self.fontFile = fontFile
    }

    private func path(_ name: String) -> String { "\(folder ?? "")/\(name)" }

    static func contents(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// The folder itself, where fonts lie in it.
    var fontFolder: String? {
        names.contains { name in [".ttf", ".otf", ".ttc"].contains(where: name.hasSuffix) }
            ? folder : nil
    }

    package func image(
        named name: String, isDark: Bool, scale: CGFloat
    ) -> (bitmap: Bitmap, scale: CGFloat)? {
        lock.withLock {
            let isStretched = catalog.keepsVectors(imageNamed: name)
            for file in files(named: name, isDark: isDark, scale: scale) {
                let picture = picture(file.path, scale: scale, isStretched: isStretched)
                if case .pixels(let bitmap, let drawn) = picture {
                    return (bitmap, drawn ?? file.scale)
                }
            }
            return nil
        }
    }

    package func problem(withImageNamed name: String) -> String? {
        lock.withLock {
            for file in files(named: name, isDark: false, scale: 1) {
                if case .unreadable(let problem) = picture(
                    file.path, scale: 1, isStretched: false)
                {
                    return problem
                }
            }
            return nil
        }
    }

    private func files(
        named name: String, isDark: Bool, scale: CGFloat
    ) -> [(path: String, scale: CGFloat)] {
        catalog.imageFiles(named: name, isDark: isDark, scale: scale)
            + looseFiles(named: name, scale: scale).map { (path($0.name), $0.scale) }
    }

    package func isTemplate(imageNamed name: String) -> Bool {
        lock.withLock { catalog.isTemplate(imageNamed: name) }
    }

    package func color(named name: String, isDark: Bool) -> RGBA? {
        lock.withLock { catalog.color(named: name, isDark: isDark) }
    }

    package func string(forKey key: String, table: String?, locale: Locale) -> String? {
        string(forKey: key, table: table, locale: locale, numbers: [])
    }

    package func string(
        forKey key: String, table: String?, locale: Locale, numbers: [Double?]
    ) -> String? {
        lock.withLock {
            translations.string(forKey: key, table: table, locale: locale, numbers: numbers)
        }
    }

    package func suggestions(for name: String) -> [String] {
        lock.withLock { NearNames.nearest(to: name, among: catalog.names) }
    }

    private func picture(_ path: String, scale: CGFloat, isStretched: Bool) -> Picture {
        // Vectors are drawn anew for another scale.
        let scaled = "\(path) \(scale)"
        if let known = pictures[path] ?? pictures[scaled] { return known }
        let picture = read(path, scale: scale, isStretched: isStretched)
        if case .pixels(_, _?) = picture {
            pictures[scaled] = picture
        } else {
            pictures[path] = picture
        }
        return picture
    }

    private func read(_ path: String, scale: CGFloat, isStretched: Bool) -> Picture {
        guard let file = OutputFile.read(path) else { return .missing }
        do throws(ImageError) {
            guard VectorImageDecoder.isVector(file) else {
                return .pixels(try ImageDecoder.bitmap(from: file), scale: nil)
            }
            let drawn = try VectorImageDecoder.bitmap(
                from: file, scale: scale, isStretched: isStretched, fontFile: fontFile)
            return .pixels(drawn.bitmap, scale: drawn.scale)
        } catch {
            return .unreadable(error.description)
        }
    }

    /// Pictures beside the program, `photo@2x.png`, the best for a scale first.
    private func looseFiles(named name: String, scale: CGFloat) -> [(name: String, scale: CGFloat)]
    {
        let hasExtension = [".png", ".jpg", ".jpeg", ".webp", ".gif", ".heic"].contains {
            name.lowercased().hasSuffix($0)
        }
        var found: [(name: String, scale: CGFloat)] = []
        for candidate in hasExtension ? [""] : [".png", ".jpg", ".jpeg"] {
            if names.contains(name + candidate) { found.append((name + candidate, 1)) }
            for factor in 2...3 where names.contains("\(name)@\(factor)x\(candidate)") {
                found.append(("\(name)@\(factor)x\(candidate)", CGFloat(factor)))
            }
        }
        return found.sorted { abs($0.scale - scale) < abs($1.scale - scale) }
    }
}

/// Names that are written much alike.
enum NearNames {
    /// At most three, nearest first, none that differs in more than a third of its letters.
    static func nearest(to name: String, among names: [String]) -> [String] {
        let wanted = Array(name.lowercased())
        let limit = max(2, wanted.count / 3)
        var near: [(distance: Int, name: String)] = []
        for name in names {
            let distance = distance(wanted, Array(name.lowercased()))
            if distance <= limit { near.append((distance, name)) }
        }
        near.sort { $0 < $1 }
        return near.prefix(3).map(\.name)
    }

    /// Letters to insert, leave out or exchange.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in right.enumerated() {
                let above = row[j + 1]
                row[j + 1] = a == b ? diagonal : min(diagonal, above, row[j]) + 1
                diagonal = above
            }
        }
        return row[right.count]
    }
}
