import Foundation
import Graphics

@testable import Typesetting

/// The repository's own fonts, opened once.
enum Fixture {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let library: FontLibrary = {
        do {
            return try FontLibrary(directory: root.appendingPathComponent("Fonts").path)
        } catch {
            fatalError("\(error)")
        }
    }()

    static func typesetter() -> PangoTypesetter { PangoTypesetter(library: library) }

    static func truth(_ name: String) throws -> [[String]] {
        let url = root.appendingPathComponent("Tests/Truth/\(name)")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
}

extension Paragraph {
    init(_ text: String, _ font: FontSpec, scale: CGFloat = 3) {
        self.init(spans: [Span(.text(text), font: font)])
        displayScale = scale
    }
}

extension FontSpec {
    static func system(_ size: CGFloat, weight: Double = 400) -> FontSpec {
        FontSpec(size: size, weight: weight)
    }

    /// A text style: its size, and the leading that Apple's guidelines give it.
    static func style(_ size: CGFloat, leading: CGFloat, weight: Double = 400) -> FontSpec {
        FontSpec(size: size, weight: weight, leading: leading)
    }

    static let body = style(17, leading: 22)
}

extension TypesetText {
    /// Glyph identifiers of a line, left to right.
    func glyphs(line: Int = 0) -> [UInt32] {
        lines[line].runs.flatMap { $0.glyphs?.glyphs.map(\.id) ?? [] }
    }

    /// Where glyphs stand in a line, left to right.
    func positions(line: Int = 0) -> [CGFloat] {
        lines[line].runs.flatMap { run in
            run.glyphs.map { glyphs in
                glyphs.glyphs.map { glyphs.origin.x + $0.position.x }
            } ?? []
        }
    }

    /// Of the shapes themselves, in the first line.
    var inkWidth: CGFloat {
        let edges = lines[0].runs.flatMap { run in
            run.glyphs.map { glyphs in
                glyphs.glyphs.compactMap { glyph -> ClosedRange<CGFloat>? in
                    let shape = glyphs.face.outline(of: glyph.id).boundingRect
                    guard shape.width > 0 else { return nil }
                    let x = glyphs.origin.x + glyph.position.x
                    return x + shape.minX * glyphs.size...x + shape.maxX * glyphs.size
                }
            } ?? []
        }
        guard let first = edges.map(\.lowerBound).min(), let last = edges.map(\.upperBound).max()
        else { return 0 }
        return last - first
    }

    /// A text that tells two settings apart.
    var fingerprint: String {
        lines.map { line in
            line.runs.map { run in
                "\(run.span)@\(run.origin.x),\(run.origin.y)+\(run.width)"
                    + (run.glyphs.map { glyphs in
                        glyphs.face.name + "/\(glyphs.size):"
                            + glyphs.glyphs.map { "\($0.id)(\($0.position.x),\($0.position.y))" }
                            .joined(separator: " ")
                    } ?? "-")
            }.joined(separator: "|")
        }.joined(separator: "\n") + "\n\(size) \(firstBaseline) \(lastBaseline) \(scale)"
    }
}
