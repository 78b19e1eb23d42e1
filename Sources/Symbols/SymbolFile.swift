import Foundation
import Graphics

/// The bundled drawings, `Fonts/Symbols/symbols.dat`.
///
/// Opening it maps the file and checks its header; names are found by bisection in the mapped
/// bytes, drawings are decoded when asked for. All numbers are little-endian:
///
///     header    "VSYMBOL1", u32 names, u32 drawings, u32 0, u32 0
///     names     sorted; each u32 text, u16 length, u16 length of drawing, u32 drawing,
///               u16 width, u16 height (Apple's box ratio; 0 where unknown)
///     drawings  sorted; each u32 text, u16 length, u16 0, u32 data, u32 length of data
///     blob      what the offsets above point into
///
/// Data of a drawing: u16 elements; each u8 flags (1 fill, 2 knockout, 4 even-odd), u8 level (255: none),
/// u8 tint, u8 stroke × 64, u8 gap × 8, u8 masters, u16 commands, a byte for each (M L Q C Z), then
/// for each master the points as i16 pairs in 1/32 of a grid unit.
struct SymbolFile: Sendable {
    struct Entry {
        /// A drawing, perhaps with what is composed onto it; empty where the name itself tells.
        var recipe: String
        /// Width over height of Apple's image.
        var aspect: Double?
    }

    private let data: Data
    let nameCount: Int
    private let drawingCount: Int
    private static let magic: [UInt8] = Array("VSYMBOL1".utf8)
    private static let headerLength = 24
    private static let nameLength = 16
    private static let drawingLength = 16
    private var drawingsStart: Int { Self.headerLength + nameCount * Self.nameLength }
    private var blobStart: Int { drawingsStart + drawingCount * Self.drawingLength }

    init(path: String) throws(SymbolError) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        else { throw .unreadable(path: path) }
        guard data.count >= Self.headerLength, data.prefix(8).elementsEqual(Self.magic) else {
            throw .malformed(path: path)
        }
        let counts = data.withUnsafeBytes { bytes in
            (bytes.u32(at: 8), bytes.u32(at: 12))
        }
        self.data = data
        nameCount = counts.0
        drawingCount = counts.1
        guard blobStart <= data.count else { throw .malformed(path: path) }
    }

    func entry(named name: String) -> Entry? {
        data.withUnsafeBytes { bytes in
            guard
                let row = row(
                    of: name, in: bytes, start: Self.headerLength, count: nameCount,
                    length: Self.nameLength)
            else { return nil }
            let width = bytes.u16(at: row + 12)
            let height = bytes.u16(at: row + 14)
            return Entry(
                recipe: text(bytes, at: bytes.u32(at: row + 8), length: bytes.u16(at: row + 6)),
                aspect: height > 0 ? Double(width) / Double(height) : nil)
        }
    }

    func drawing(named name: String) -> SymbolDrawing? {
        data.withUnsafeBytes { bytes in
            guard
                let row = row(
                    of: name, in: bytes, start: drawingsStart, count: drawingCount,
                    length: Self.drawingLength)
            else { return nil }
            let start = blobStart + bytes.u32(at: row + 8)
            let end = start + bytes.u32(at: row + 12)
            guard end <= bytes.count else { return nil }
            return SymbolDrawing(
                decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<end]),
                masters: name.hasPrefix("letter/")
                    ? SymbolMetrics.letterMasters : SymbolMetrics.materialMasters)
        }
    }

    /// All names, in order of their bytes.
    var names: [String] {
        data.withUnsafeBytes { bytes in
            (0..<nameCount).map {
                let row = Self.headerLength + $0 * Self.nameLength
                return text(bytes, at: bytes.u32(at: row), length: bytes.u16(at: row + 4))
            }
        }
    }

    private func text(_ bytes: UnsafeRawBufferPointer, at offset: Int, length: Int) -> String {
        let start = blobStart + offset
        // Names are short; anything longer is damage.
        guard length <= 256, start + length <= bytes.count else { return "" }
        return String(decoding: bytes[start..<start + length], as: UTF8.self)
    }

    private func row(
        of name: String, in bytes: UnsafeRawBufferPointer, start: Int, count: Int, length: Int
    ) -> Int? {
        var name = name
        return name.withUTF8 { wanted in
            var low = 0
            var high = count
            while low < high {
                let middle = (low + high) / 2
                let row = start + middle * length
                let from = blobStart + bytes.u32(at: row)
                let to = from + bytes.u16(at: row + 4)
                guard to <= bytes.count else { return nil }
                let found = bytes[from..<to]
                if found.elementsEqual(wanted) { return row }
                if found.lexicographicallyPrecedes(wanted) {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            return nil
        }
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func u32(at offset: Int) -> Int {
        Int(UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    fileprivate func u16(at offset: Int) -> Int {
        Int(UInt16(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
    }
}
