import Foundation
import Graphics
import Images

/// Pictures made for comparing.
enum Pictures {
    /// systemLarge on an iPhone of 375 × 812 points, at 3×.
    static let large = (width: 987, height: 1035)

    static func make(
        _ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32
    ) -> Bitmap {
        Bitmap(width: width, height: height, contentID: "made") { pixels in
            for y in 0..<height {
                for x in 0..<width { pixels[y * width + x] = pixel(x, y) }
            }
        }
    }

    static func plain(_ width: Int, _ height: Int, _ color: UInt32 = 0xffff_ffff) -> Bitmap {
        make(width, height) { _, _ in color }
    }

    /// Something like a widget: a gradient, cards, and lines of letters.
    static func widget(_ width: Int = large.width, _ height: Int = large.height) -> Bitmap {
        make(width, height) { x, y in
            let isCard = x % 320 > 40 && y % 240 > 40
            let isInk = isCard && (x % 24 < 5 || y % 24 < 5) && y % 48 < 24
            let shade = UInt32(40 + 160 * y / height)
            return isInk ? 0xff10_1418 : isCard ? 0xfff2_f2f7 : 0xff00_0000 | shade << 8 | 255
        }
    }

    static func changed(
        _ picture: Bitmap, _ change: (inout [UInt32]) -> Void
    ) -> Bitmap {
        var pixels = picture.pixels
        change(&pixels)
        return Bitmap(width: picture.width, height: picture.height, contentID: "changed") {
            _ = $0.update(fromContentsOf: pixels)
        }
    }

    static func data(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return Array(try Data(contentsOf: folder.appendingPathComponent("Data/\(name)")))
    }

    static func decoded(_ name: String) throws -> Bitmap {
        try ImageDecoder.bitmap(from: data(name))
    }
}

/// The same numbers on every machine: a linear congruential generator (Knuth's MMIX constants).
struct Dice {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
