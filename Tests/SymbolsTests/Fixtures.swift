import Foundation
import Graphics

@testable import Symbols

/// Files of the repository, found from this one.
enum Fixtures {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let symbolsFile = root.appendingPathComponent("Fonts/Symbols/symbols.dat").path
    static let library = try! BundledSymbols(path: symbolsFile)

    static func lines(_ path: String) -> [String] {
        let text =
            (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    /// Names that widgets and apps in public repositories ask for.
    static let widgetSymbols = lines("Tests/SymbolsTests/Data/widget-symbols.txt")

    /// Width over height of Apple's images.
    static let aspects: [(name: String, ratio: Double)] =
        lines("Fonts/Symbols/aspects.tsv").dropFirst().map { line in
            let fields = line.split(separator: "\t")
            return (String(fields[0]), Double(fields[1])! / Double(fields[2])!)
        }

    static func symbol(
        _ name: String, weight: Double = 400, scale: SymbolRequest.Scale = .medium,
        variants: SymbolRequest.Variants = [], in library: BundledSymbols = library
    ) -> Symbol? {
        let request = SymbolRequest(name: name, weight: weight, scale: scale, variants: variants)
        guard case .found(let symbol) = library.symbol(for: request) else { return nil }
        return symbol
    }
}

/// A folder that is removed when its test is over.
final class TemporaryFolder {
    let path: String

    init() {
        path =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("symbols-" + UUID().uuidString).path
        try! FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) {
        try! Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    }
}

extension Symbol {
    var widestStroke: Double {
        layers.filter { !$0.isKnockout }.map { layer in
            if case .stroke(_, let style) = layer.drawing { return Double(style.lineWidth) }
            return 0
        }.max() ?? 0
    }
}
