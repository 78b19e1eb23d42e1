import CDeflate

/// The chunks of a PNG file, as far as they say whether it can be compared.
enum PNGStructure {
    private struct Chunk {
        var name: ArraySlice<UInt8>
        var body: ArraySlice<UInt8>
    }

    /// Throws where a file is none, ends early or is in another color space than sRGB.
    static func check(_ file: [UInt8]) throws(PictureFileError) {
        guard file.starts(with: Self.signature) else {
            let isCut = !file.isEmpty && Self.signature.starts(with: file)
            throw isCut ? .truncated : .notPNG(Self.kind(of: file))
        }
        var chunks: [Chunk] = []
        var place = Self.signature.count
        repeat {
            guard place + 12 <= file.count else { throw .truncated }
            let length = Self.word(file, place)
            guard length <= file.count - place - 12 else { throw .truncated }
            let body = file[place + 8..<place + 8 + length]
            chunks.append(Chunk(name: file[place + 4..<place + 8], body: body))
            place += 12 + length
        } while !chunks[chunks.count - 1].name.elementsEqual("IEND".utf8)

        try checkColorSpace(of: chunks, in: file)
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    private static func word(_ file: [UInt8], _ place: Int) -> Int {
        Int(file[place]) << 24 | Int(file[place + 1]) << 16 | Int(file[place + 2]) << 8
            | Int(file[place + 3])
    }

    private static func kind(of file: [UInt8]) -> String {
        let starts: [([UInt8], String)] = [
            ([0xff, 0xd8, 0xff], "a JPEG picture"), (Array("RIFF".utf8), "a WebP picture"),
            (Array("GIF8".utf8), "a GIF picture"), (Array("BM".utf8), "a BMP picture"),
            (Array("<svg".utf8), "an SVG picture"), (Array("<?xml".utf8), "an XML file"),
            // What stands in a working copy where large files are kept elsewhere.
            (Array("version https://git-lfs".utf8), "a Git LFS pointer (run `git lfs pull`)"),
        ]
        if file.isEmpty { return "an empty file" }
        return starts.first { file.starts(with: $0.0) }?.1 ?? "something else"
    }

    // MARK: Color space

    /// The first of cICP, iCCP and sRGB that is there counts, as the PNG specification has it.
    private static func checkColorSpace(
        of chunks: [Chunk], in file: [UInt8]
    ) throws(PictureFileError) {
        func chunk(_ name: String) -> ArraySlice<UInt8>? {
            chunks.first { $0.name.elementsEqual(name.utf8) }?.body
        }
        if let code = chunk("cICP") {
            // ITU-T H.273: primaries of Rec. 709, transfer of sRGB.
            guard Array(code.prefix(2)) != [1, 13] else { return }
            throw .colorSpace("cICP " + code.prefix(2).map(String.init).joined(separator: "/"))
        }
        if let profile = chunk("iCCP") {
            let name = profile.prefix { $0 != 0 }
            let stored = Array(profile.dropFirst(name.count + 2))
            let description = Self.inflated(stored).flatMap(Self.description(ofProfile:))
            let label = description ?? String(decoding: name, as: UTF8.self)
            guard !label.lowercased().contains("srgb") else { return }
            throw .colorSpace(label.isEmpty ? "of an unnamed profile" : "“\(label)”")
        }
        guard chunk("sRGB") == nil, let chromaticities = chunk("cHRM"), chromaticities.count == 32
        else { return }
        let values = (0..<8).map { Self.word(file, chromaticities.startIndex + 4 * $0) }
        let isSRGB = zip(values, Self.chromaticitiesOfSRGB).allSatisfy {
            abs($0 - $1) <= Self.chromaticityTolerance
        }
        if !isSRGB { throw .colorSpace("of its own chromaticities") }
    }

    /// x and y of white, red, green and blue in 1/100000 (IEC 61966-2-1).
    private static let chromaticitiesOfSRGB = [
        31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000,
    ]
    /// Programs round to three places, and some to two.
    private static let chromaticityTolerance = 500

    /// Profiles are a few hundred bytes to some megabytes.
    private static let largestProfile = 8 << 20

    private static func inflated(_ stored: [UInt8]) -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var capacity = max(stored.count * 8, 4096)
        while capacity <= largestProfile {
            var length = 0
            var status = LIBDEFLATE_SUCCESS
            let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                status = libdeflate_zlib_decompress(
                    decompressor, stored, stored.count, buffer.baseAddress, capacity, &length)
                count = status == LIBDEFLATE_SUCCESS ? length : 0
            }
            if status == LIBDEFLATE_SUCCESS { return result }
            guard status == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
            capacity *= 4
        }
        return nil
    }

    /// The text of a profile's tag `desc`, in the form of either version of ICC.1.
    private static func description(ofProfile profile: [UInt8]) -> String? {
        guard profile.count > 132 else { return nil }
        for entry in 0..<min(word(profile, 128), 100) {
            let place = 132 + 12 * entry
            guard place + 12 <= profile.count else { return nil }
            guard profile[place..<place + 4].elementsEqual("desc".utf8) else { continue }
            let (start, length) = (word(profile, place + 4), word(profile, place + 8))
            guard length >= 12, start <= profile.count - length else { return nil }
            // Latin letters in either form, whatever stands between them.
            return String(
                decoding: profile[(start + 12)..<(start + length)].filter { 0x20..<0x7f ~= $0 },
                as: UTF8.self
            ).replacingPrefix("enUS")
        }
        return nil
    }
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
