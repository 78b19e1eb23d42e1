import CDeflate

/// PNG files of any form, put together byte by byte.
enum PNGFile {
    static func make(
        width: Int, height: Int, depth: Int, type: UInt8, rows: [[UInt8]], chunks: [[UInt8]] = [],
        isInterlaced: Bool = false
    ) -> [UInt8] {
        make(
            width: width, height: height, depth: depth, type: type,
            filteredRows: rows.map { [0] + $0 }, chunks: chunks, isInterlaced: isInterlaced)
    }

    /// Rows begin with the number of their filter.
    static func make(
        width: Int, height: Int, depth: Int, type: UInt8, filteredRows: [[UInt8]],
        chunks: [[UInt8]], isInterlaced: Bool = false
    ) -> [UInt8] {
        let header = word(width) + word(height) + [UInt8(depth), type, 0, 0, isInterlaced ? 1 : 0]
        return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header)
            + chunks.joined() + chunk("IDAT", deflated(Array(filteredRows.joined())))
            + chunk("IEND", [])
    }

    static func word(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
    }

    static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + body
        return word(body.count) + named + word(Int(libdeflate_crc32(0, named, named.count)))
    }

    /// A profile of which all but its description is left out.
    static func profile(_ name: String, description: String) -> [UInt8] {
        let text =
            Array("desc".utf8) + word(0) + word(description.utf8.count)
            + Array(description.utf8) + [0]
        let tag = word(1) + Array("desc".utf8) + word(144) + word(text.count)
        let profile = [UInt8](repeating: 0, count: 128) + tag + text
        return chunk("iCCP", Array(name.utf8) + [0, 0] + deflated(profile))
    }

    static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        let compressor = libdeflate_alloc_compressor(6)
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(
                compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
    }
}
