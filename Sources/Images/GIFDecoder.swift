/// The first picture of GIF files: a palette, and places in it packed with Lempel and Ziv's method
/// (as CompuServe's specification 89a has it). Small enough that no library is loaded for it.
struct GIFDecoder {
    private let file: [UInt8]
    private var place = 0
    private var transparent: Int?

    static func isGIF(_ file: [UInt8]) -> Bool { file.starts(with: "GIF8".utf8) }

    static func decode(_ file: [UInt8]) throws(ImageError) -> DecodedPixels {
        var decoder = GIFDecoder(file: file)
        return try decoder.firstPicture()
    }

    private init(file: [UInt8]) { self.file = file }

    private mutating func byte() throws(ImageError) -> Int {
        guard place < file.count else { throw .damaged("the GIF file ends early") }
        place += 1
        return Int(file[place - 1])
    }

    private mutating func word() throws(ImageError) -> Int {
        let low = try byte()
        return try low | byte() << 8
    }

    private mutating func firstPicture() throws(ImageError) -> DecodedPixels {
        place = 6
        let (width, height) = (try word(), try word())
        try ImageDecoder.check(width: width, height: height)
        let flags = try byte()
        place += 2
        let common = try palette(flags)
        while true {
            switch try byte() {
            case 0x21: try extensionBlock()
            case 0x2C:
                return try picture(width: width, height: height, common)
            case 0x3B: throw .damaged("no picture in the GIF file")
            default: throw .damaged("an unknown block in the GIF file")
            }
        }
    }

    /// Words of alpha, red, green, blue; empty where the flags announce none.
    private mutating func palette(_ flags: Int) throws(ImageError) -> [UInt32] {
        guard flags & 0x80 != 0 else { return [] }
        var colors: [UInt32] = []
        for _ in 0..<(2 << (flags & 7)) {
            let (red, green, blue) = (try byte(), try byte(), try byte())
            colors.append(0xFF00_0000 | UInt32(red << 16 | green << 8 | blue))
        }
        return colors
    }

    private mutating func extensionBlock() throws(ImageError) {
        let kind = try byte()
        var isFirst = true
        while true {
            let length = try byte()
            if length == 0 { return }
            if kind == 0xF9, isFirst, length >= 4, place + 4 <= file.count, file[place] & 1 != 0 {
                transparent = Int(file[place + 3])
            }
            isFirst = false
            place += length
        }
    }

    private mutating func picture(
        width: Int, height: Int, _ common: [UInt32]
    ) throws(ImageError) -> DecodedPixels {
        let (left, top, columns, rows) = (try word(), try word(), try word(), try word())
        let flags = try byte()
        let own = try palette(flags)
        let colors = own.isEmpty ? common : own
        let codeSize = try byte()
        guard (1...11).contains(codeSize), columns > 0, rows > 0,
            columns * rows <= ImageDecoder.maximumArea
        else { throw .damaged("a GIF picture of no size") }
        let indices = try indices(columns * rows, codeSize: codeSize)
        var pixels = DecodedPixels(clearWidth: width, height: height)
        let order = flags & 0x40 != 0 ? Self.interlaced(rows) : Array(0..<rows)
        for (source, row) in order.enumerated() where top + row < height {
            for column in 0..<max(min(columns, width - left), 0) {
                let at = source * columns + column
                guard at < indices.count else { return pixels }
                let index = Int(indices[at])
                if index == transparent || index >= colors.count { continue }
                pixels.words[(top + row) * width + left + column] = colors[index]
            }
        }
        return pixels
    }

    /// Every eighth row, those between them, and so on.
    private static func interlaced(_ rows: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { stride(from: $0.0, to: rows, by: $0.1) }
    }

    /// At most `count` places; fewer where the file ends early.
    private mutating func indices(_ count: Int, codeSize: Int) throws(ImageError) -> [UInt8] {
        let data = blocks()
        let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
        // Each entry is an earlier one and one place more.
        var prefixes = [Int](repeating: -1, count: 4096)
        var lasts = [UInt8](repeating: 0, count: 4096)
        for index in 0..<min(clear, 256) { lasts[index] = UInt8(index) }
        var result: [UInt8] = []
        result.reserveCapacity(min(count, data.count * 8))
        var (next, size) = (end + 1, codeSize + 1)
        var previous: Int?
        var first: UInt8 = 0
        var (bits, bitCount) = (0, 0)
        for byte in data {
            bits |= Int(byte) << bitCount
            bitCount += 8
            while bitCount >= size, result.count < count {
                let code = bits & ((1 << size) - 1)
                bits >>= size
                bitCount -= size
                if code == end { return result }
                if code == clear {
                    (next, size) = (end + 1, codeSize + 1)
                    previous = nil
                    continue
                }
                guard code < next || (code == next && previous != nil) else {
                    throw .damaged("a wrong code in the GIF picture")
                }
                var run: [UInt8] = code == next ? [first] : []
                var entry = code == next ? previous! : code
                while entry >= clear {
                    run.append(lasts[entry])
                    entry = prefixes[entry]
                }
                run.append(lasts[entry])
                first = lasts[entry]
                result.append(contentsOf: run.reversed())
                if let previous, next < 4096 {
                    prefixes[next] = previous
                    lasts[next] = first
                    next += 1
                    if next == 1 << size, size < 12 { size += 1 }
                }
                previous = code
            }
        }
        return result
    }

    /// The bytes of the blocks that follow.
    private mutating func blocks() -> ArraySlice<UInt8> {
        var data: ArraySlice<UInt8> = []
        while place < file.count, file[place] > 0 {
            let end = min(place + 1 + Int(file[place]), file.count)
            data += file[place + 1..<end]
            place = end
        }
        return data
    }
}
