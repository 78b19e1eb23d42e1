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
    private var bitmaps: [String: Bitmap?] = [:]

    package init(folder: String?) { self.folder = folder }

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
            for file in catalog.imageFiles(named: name, isDark: isDark, scale: scale) {
                if let bitmap = bitmap(file.path) { return (bitmap, file.scale) }
            }
            for file in looseFiles(named: name, scale: scale) {
                if let bitmap = bitmap(path(file.name)) { return (bitmap, file.scale) }
            }
            return nil
        }
    }

    package func isTemplate(imageNamed name: String) -> Bool {
        lock.withLock { catalog.isTemplate(imageNamed: name) }
    }

    package func color(named name: String, isDark: Bool) -> RGBA? {
        lock.withLock { catalog.color(named: name, isDark: isDark) }
    }

    package func string(forKey key: String, table: String?, locale: Locale) -> String? {
        lock.withLock { translations.string(forKey: key, table: table, locale: locale) }
    }

    package func suggestions(for name: String) -> [String] {
        lock.withLock { NearNames.nearest(to: name, among: catalog.names) }
    }

    private func bitmap(_ path: String) -> Bitmap? {
        if let known = bitmaps[path] { return known }
        let bitmap = OutputFile.read(path).flatMap { try? ImageDecoder.bitmap(from: $0) }
        bitmaps[path] = bitmap
        return bitmap
    }

    /// Pictures beside the program, `photo@2x.png`, the best for a scale first.
    private func looseFiles(named name: String, scale: CGFloat) -> [(name: String, scale: CGFloat)]
    {
        let hasExtension = [".png", ".jpg", ".jpeg"].contains { name.lowercased().hasSuffix($0) }
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
