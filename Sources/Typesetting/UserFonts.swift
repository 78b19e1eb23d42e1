import CPango
import Foundation
import Synchronization

/// Fonts that a user brings along, found by Fontconfig in the folders given and nowhere else.
final class UserFonts: Sendable {
    struct Entry: Hashable, Sendable {
        var path: String
        var index: UInt32
        /// The number of a variable font's named style, where the entry is one.
        var namedStyle: Int?
        var families: [String]
        /// Full and PostScript names.
        var names: [String]
        /// 100...900; the whole range of a variable font.
        var weights: ClosedRange<Double>
        var isItalic: Bool
    }

    private let entries: [Entry]
    private let byFamily: [String: [Int]]
    private let byName: [String: Int]

    init(directories: [String]) {
        let entries = Self.scan(directories)
        var byFamily: [String: [Int]] = [:]
        var byName: [String: Int] = [:]
        for (index, entry) in entries.enumerated() {
            for family in entry.families {
                byFamily[Self.folded(family), default: []].append(index)
            }
            for name in entry.names where byName[Self.folded(name)] == nil {
                byName[Self.folded(name)] = index
            }
        }
        self.entries = entries
        self.byFamily = byFamily
        self.byName = byName
    }

    /// Families, full and PostScript names.
    var allNames: [String] { entries.flatMap { $0.families + $0.names } }

    /// The nearest style of a family, or the font of a full or PostScript name.
    func match(name: String, weight: Double, isItalic: Bool) -> Entry? {
        guard let family = byFamily[Self.folded(name)] else {
            return byName[Self.folded(name)].map { entries[$0] }
        }
        return family.map { entries[$0] }.min { left, right in
            Self.distance(left, weight, isItalic) < Self.distance(right, weight, isItalic)
        }
    }

    /// Slant outweighs weight; of two equal ones the variable font, then the first by path.
    private static func distance(_ entry: Entry, _ weight: Double, _ isItalic: Bool) -> Double {
        let nearest = weight.clamped(to: entry.weights)
        let isVariable = entry.weights.lowerBound < entry.weights.upperBound
        return (entry.isItalic == isItalic ? 0 : 10_000) + abs(nearest - weight)
            + (isVariable ? 0 : 0.5)
    }

    /// Names are found whatever their case, and with or without spaces.
    private static func folded(_ name: String) -> String {
        name.lowercased().filter { $0 != " " }
    }
}

// MARK: Fontconfig

extension UserFonts {
    private static func scan(_ directories: [String]) -> [Entry] {
        guard let config = FcConfigCreate() else { return [] }
        defer { FcConfigDestroy(config) }
        if let cache = cacheDirectory() {
            let xml = "<fontconfig><cachedir>\(escaped(cache))</cachedir></fontconfig>"
            _ = FcConfigParseAndLoadFromMemory(config, xml, 1)
        }
        for directory in directories {
            let path = URL(fileURLWithPath: directory).standardizedFileURL.path
            _ = FcConfigAppFontAddDir(config, path)
        }
        guard let set = FcConfigGetFonts(config, FcSetApplication) else { return [] }
        let patterns = UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont))
        return patterns.compactMap { $0.flatMap(entry) }.sorted {
            ($0.path, $0.index, $0.namedStyle ?? -1) < ($1.path, $1.index, $1.namedStyle ?? -1)
        }
    }

    private static func entry(of pattern: OpaquePointer) -> Entry? {
        guard let path = strings(pattern, FC_FILE).first else { return nil }
        var index: Int32 = 0
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        var slant: Int32 = 0
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        // The high half numbers named styles from 1; 0x8000 marks the variable font itself.
        let style = Int(index >> 16)
        return Entry(
            path: path, index: UInt32(index & 0xFFFF),
            namedStyle: style > 0 && style < 0x8000 ? style - 1 : nil,
            families: strings(pattern, FC_FAMILY),
            names: strings(pattern, FC_FULLNAME) + strings(pattern, FC_POSTSCRIPT_NAME),
            weights: weights(of: pattern), isItalic: slant > 0)
    }

    private static func weights(of pattern: OpaquePointer) -> ClosedRange<Double> {
        var weight = 0.0
        if FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch {
            let value = FcWeightToOpenTypeDouble(weight)
            return value...value
        }
        var range: OpaquePointer?
        var low = 0.0
        var high = 0.0
        if FcPatternGetRange(pattern, FC_WEIGHT, 0, &range) == FcResultMatch,
            FcRangeGetDouble(range, &low, &high) != 0
        {
            let first = FcWeightToOpenTypeDouble(low)
            return first...max(first, FcWeightToOpenTypeDouble(high))
        }
        return 400...400
    }

    private static func strings(_ pattern: OpaquePointer, _ object: String) -> [String] {
        var found: [String] = []
        var value: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, object, Int32(found.count), &value) == FcResultMatch,
            let text = value
        {
            found.append(String(cString: text))
        }
        return found
    }

    /// Where Fontconfig may remember what it found; without it every start reads all files again.
    private static func cacheDirectory() -> String? {
        let environment = ProcessInfo.processInfo.environment
        let base =
            environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { $0 + "/.cache" }
            ?? NSTemporaryDirectory()
        let folder = base + "/vitrine/fontconfig"
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            return folder
        } catch {
            return nil
        }
    }

    private static func escaped(_ path: String) -> String {
        path.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;")
    }
}
