import Foundation
import Graphics

/// One drawing as it stands on the grid of 256, before a weight is chosen.
struct SymbolDrawing: Hashable, Sendable {
    struct Element: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case fill(evenOdd: Bool)
            /// As wide as `width` strokes of the weight, and `gap` grid units on each side.
            case stroke(width: Double, gap: Double)
        }
        var kind: Kind
        var isKnockout = false
        /// As in `Symbol.Layer`; negative for what only ever erases.
        var level = 0
        var tint = Tint.none
        /// The same outline at each of `SymbolDrawing.masters`, or one for all weights.
        var outlines: [[Path.Element]]
    }

    var elements: [Element]
    /// The weights of the outlines where an element has several.
    var masters: [Double] = []

    init(elements: [Element]) { self.elements = elements }

    /// Nil if `bytes` are not a whole drawing.
    init?(decoding bytes: UnsafeRawBufferPointer, masters: [Double]) {
        var reader = ByteReader(bytes: bytes)
        guard let count = reader.u16() else { return nil }
        elements = []
        elements.reserveCapacity(count)
        self.masters = masters
        for _ in 0..<count {
            guard let flags = reader.u8(), let level = reader.u8(), let tint = reader.u8(),
                let width = reader.u8(), let gap = reader.u8(), let masterCount = reader.u8(),
                let commandCount = reader.u16(), let commands = reader.slice(commandCount)
            else { return nil }
            var outlines: [[Path.Element]] = []
            for _ in 0..<masterCount {
                guard let outline = Self.outline(commands, from: &reader) else { return nil }
                outlines.append(outline)
            }
            guard masterCount == 1 || masterCount == masters.count else { return nil }
            elements.append(
                Element(
                    kind: flags & 1 == 1
                        ? .fill(evenOdd: flags & 4 != 0)
                        : .stroke(width: Double(width) / 64, gap: Double(gap) / 8),
                    isKnockout: flags & 2 != 0, level: level == 255 ? -1 : level,
                    tint: Tint(rawValue: tint) ?? .none,
                    outlines: outlines))
        }
    }

    private static func outline(
        _ commands: Slice<UnsafeRawBufferPointer>, from reader: inout ByteReader
    ) -> [Path.Element]? {
        var result: [Path.Element] = []
        result.reserveCapacity(commands.count)
        for command in commands {
            switch command {
            case 0:
                guard let to = reader.point() else { return nil }
                result.append(.move(to: to))
            case 1:
                guard let to = reader.point() else { return nil }
                result.append(.line(to: to))
            case 2:
                guard let control = reader.point(), let to = reader.point() else { return nil }
                result.append(.quadCurve(to: to, control: control))
            case 3:
                guard let control1 = reader.point(), let control2 = reader.point(),
                    let to = reader.point()
                else { return nil }
                result.append(.curve(to: to, control1: control1, control2: control2))
            case 4: result.append(.closeSubpath)
            default: return nil
            }
        }
        return result
    }

    /// The outline of `element` at a weight on the scale of `masters`.
    func outline(of element: Element, at weight: Double) -> [Path.Element] {
        guard element.outlines.count > 1, element.outlines.count == masters.count else {
            return element.outlines.first ?? []
        }
        let weight = min(max(weight, masters[0]), masters[masters.count - 1])
        let upper = max(masters.firstIndex { $0 >= weight } ?? masters.count - 1, 1)
        let part = (weight - masters[upper - 1]) / (masters[upper] - masters[upper - 1])
        return zip(element.outlines[upper - 1], element.outlines[upper]).map {
            Self.mix($0, $1, part)
        }
    }

    private static func mix(_ a: Path.Element, _ b: Path.Element, _ t: Double) -> Path.Element {
        func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
            CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
        }
        switch (a, b) {
        case (.move(let p), .move(let q)): return .move(to: mix(p, q))
        case (.line(let p), .line(let q)): return .line(to: mix(p, q))
        case (.quadCurve(let p, let c), .quadCurve(let q, let d)):
            return .quadCurve(to: mix(p, q), control: mix(c, d))
        case (.curve(let p, let c1, let c2), .curve(let q, let d1, let d2)):
            return .curve(to: mix(p, q), control1: mix(c1, d1), control2: mix(c2, d2))
        default: return a
        }
    }
}

/// Reads a drawing's bytes in order and answers nil past their end.
private struct ByteReader {
    let bytes: UnsafeRawBufferPointer
    var position = 0

    mutating func u8() -> Int? {
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return Int(bytes[position])
    }

    mutating func u16() -> Int? {
        guard position + 2 <= bytes.count else { return nil }
        defer { position += 2 }
        return Int(
            UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt16.self)))
    }

    mutating func slice(_ count: Int) -> Slice<UnsafeRawBufferPointer>? {
        guard position + count <= bytes.count else { return nil }
        defer { position += count }
        return bytes[position..<position + count]
    }

    mutating func point() -> CGPoint? {
        guard let x = u16(), let y = u16() else { return nil }
        return CGPoint(
            x: Double(Int16(truncatingIfNeeded: x)) / 32,
            y: Double(Int16(truncatingIfNeeded: y)) / 32)
    }
}
