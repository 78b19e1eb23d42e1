/// How a camera was held: the orientation tag (0x0112) in a JPEG file's Exif segment, 1...8.
enum ExifOrientation {
    /// 1, upright, where the file says nothing or something unreadable.
    static func of(_ file: [UInt8]) -> Int {
        var place = 2
        while let marker = word(file, place, bigEndian: true), marker >> 8 == 0xff,
            marker != 0xffda, let length = word(file, place + 2, bigEndian: true), length >= 2
        {
            let body = place + 4
            let end = min(place + 2 + length, file.count)
            if marker == 0xffe1, body + 6 <= end,
                Array(file[body..<body + 6]) == [0x45, 0x78, 0x69, 0x66, 0, 0]
            {
                return orientation(inTIFF: Array(file[body + 6..<end])) ?? 1
            }
            place += 2 + length
        }
        return 1
    }

    private static func orientation(inTIFF data: [UInt8]) -> Int? {
        guard data.count >= 8 else { return nil }
        let isBigEndian = data[0] == 0x4d
        guard let low = word(data, isBigEndian ? 6 : 4, bigEndian: isBigEndian),
            let high = word(data, isBigEndian ? 4 : 6, bigEndian: isBigEndian), high == 0,
            let count = word(data, low, bigEndian: isBigEndian)
        else { return nil }
        for entry in 0..<count {
            let start = low + 2 + entry * 12
            guard let tag = word(data, start, bigEndian: isBigEndian) else { return nil }
            guard tag == 0x0112 else { continue }
            return word(data, start + 8, bigEndian: isBigEndian).flatMap {
                (1...8).contains($0) ? $0 : nil
            }
        }
        return nil
    }

    private static func word(_ data: [UInt8], _ place: Int, bigEndian: Bool) -> Int? {
        guard place >= 0, place + 1 < data.count else { return nil }
        let (first, second) = (Int(data[place]), Int(data[place + 1]))
        return bigEndian ? first << 8 | second : second << 8 | first
    }
}

extension DecodedPixels {
    /// The picture as it was meant to be seen.
    func upright(from orientation: Int) -> DecodedPixels {
        guard orientation > 1 else { return self }
        var result = self
        let swapsAxes = orientation >= 5
        if swapsAxes { (result.width, result.height) = (height, width) }
        for y in 0..<result.height {
            for x in 0..<result.width {
                let (right, bottom) = (width - 1, height - 1)
                let (sourceX, sourceY) =
                    switch orientation {
                    case 2: (right - x, y)
                    case 3: (right - x, bottom - y)
                    case 4: (x, bottom - y)
                    case 5: (y, x)
                    case 6: (y, bottom - x)
                    case 7: (right - y, bottom - x)
                    default: (right - y, x)
                    }
                result.words[y * result.width + x] = words[sourceY * width + sourceX]
            }
        }
        return result
    }
}
