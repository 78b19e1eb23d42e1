import Graphics
import PictureComparison
import PixelComparison
import Testing

/// The loops in C, whichever variant this processor chose, against plain twins written here.
@Suite struct RowTests {
    private static func pixels(_ count: Int, seed: UInt64, opaque: Bool) -> [UInt32] {
        var dice = Dice(seed)
        return (0..<count).map { _ in
            let alpha = opaque ? 255 : [0, 1, 128, 254, 255][dice.below(5)]
            let components = (0..<3).map { _ in dice.below(alpha + 1) }
            return UInt32(alpha << 24 | components[0] << 16 | components[1] << 8 | components[2])
        }
    }

    @Test(arguments: [1, 31, 32, 33, 1000], [false, true])
    func colorDistancesAreTheSameBits(count: Int, opaque: Bool) {
        let left = Self.pixels(count, seed: 3, opaque: opaque)
        let right = Self.pixels(count, seed: 4, opaque: opaque)
        var distances = [Float](repeating: -1, count: count)
        color_distances(left, right, &distances, count)
        for index in 0..<count {
            let expected = Twin.distance(left[index], right[index])
            #expect(distances[index].bitPattern == expected.bitPattern, "pixel \(index)")
        }
    }

    /// Against the same formulas in double precision, where nothing is guessed.
    @Test func colorDistancesAreRight() {
        let left = Self.pixels(2000, seed: 5, opaque: true)
        let right = Self.pixels(2000, seed: 6, opaque: true)
        var distances = [Float](repeating: -1, count: 2000)
        color_distances(left, right, &distances, 2000)
        for index in left.indices {
            let (p, q) = (Self.color(left[index]), Self.color(right[index]))
            let (a, b) = (p.a - q.a, p.b - q.b)
            let expected =
                abs(Self.toe(p.lightness) - Self.toe(q.lightness)) + (a * a + b * b).squareRoot()
            #expect(abs(Double(distances[index]) - expected) < 2e-6)
        }
    }

    private static func color(_ pixel: UInt32) -> OKLab { OKLab(RGBA(hex: pixel & 0xff_ffff)) }

    private static func toe(_ lightness: Double) -> Double {
        let (k1, k2) = (0.206, 0.03)
        let k3 = (1 + k1) / (1 + k2)
        let x = k3 * lightness - k1
        return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
    }

    @Test(arguments: [1, 15, 64, 333])
    func levelDifferencesAreRight(count: Int) {
        let left = Self.pixels(count, seed: 7, opaque: false)
        let right = Self.pixels(count, seed: 8, opaque: false)
        var levels = [UInt8](repeating: 0, count: count)
        level_differences(left, right, &levels, count)
        for index in 0..<count {
            let expected = [0, 8, 16, 24].map { shift in
                abs(Int(left[index] >> shift & 255) - Int(right[index] >> shift & 255))
            }.max()
            #expect(Int(levels[index]) == expected)
        }
    }

    @Test(arguments: [(1, 1, 1), (7, 5, 3), (40, 30, 10), (40, 30, 100), (3, 90, 8), (90, 3, 8)])
    func densestWindowIsTheFirstOfTheDensest(width: Int, height: Int, side: Int) {
        var dice = Dice(9)
        let marks = (0..<width * height).map { _ in
            UInt8([MARK_SAME, MARK_SMOOTHED, MARK_DIFFERENT, MARK_TOLERATED][dice.below(4)])
        }
        var expected = (count: 0, x: 0, y: 0)
        let (wide, tall) = (min(side, width), min(side, height))
        for y in 0...height - tall {
            for x in 0...width - wide {
                var count = 0
                for v in y..<y + tall {
                    for u in x..<x + wide where marks[v * width + u] == UInt8(MARK_DIFFERENT) {
                        count += 1
                    }
                }
                if count > expected.count { expected = (count, x, y) }
            }
        }
        let found = densest_window(marks, width, height, side)
        #expect(found.count == expected.count && found.x == expected.x && found.y == expected.y)
    }
}

/// Color distances step by step in single precision, as the loops take them.
private enum Twin {
    static func distance(_ left: UInt32, _ right: UInt32) -> Float {
        let overBlack = opaqueDistance(left, right)
        guard left & right >> 24 != 255 || left >> 24 != 255 else { return overBlack }
        return max(overBlack, opaqueDistance(overWhite(left), overWhite(right)))
    }

    private static func overWhite(_ pixel: UInt32) -> UInt32 {
        pixel &+ (255 - pixel >> 24) &* 0x0101_0101
    }

    private static func opaqueDistance(_ left: UInt32, _ right: UInt32) -> Float {
        let (p, q) = (oklab(left), oklab(right))
        let (a, b) = (p.a - q.a, p.b - q.b)
        return abs(p.lightness - q.lightness) + (a * a + b * b).squareRoot()
    }

    private static func cubeRoot(_ x: Float) -> Float {
        guard x > 0 else { return 0 }
        let bits = Int32(bitPattern: x.bitPattern)
        let guess = Int32(Float(bits) * (1 / 3 as Float)) + 709_921_077
        var root = Float(bitPattern: UInt32(bitPattern: guess))
        for _ in 0..<2 {
            let cube = root * root * root
            root = root * ((cube + x + x) / (cube + cube + x))
        }
        return root
    }

    private static func linear(_ level: UInt32) -> Float {
        Float(SRGBTransfer.linear(fromEncoded: Double(level) / 255))
    }

    private static func oklab(_ pixel: UInt32) -> (lightness: Float, a: Float, b: Float) {
        let (r, g, b) = (linear(pixel >> 16 & 255), linear(pixel >> 8 & 255), linear(pixel & 255))
        let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        let lightness: Float = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        let (k1, k2): (Float, Float) = (0.206, 0.03)
        let k3: Float = (1 + k1) / (1 + k2)
        let x = k3 * lightness - k1
        return (
            0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot()),
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        )
    }
}
