import Foundation
import Graphics

/// Asks a picture where things lie in it, in points.
struct MeasuredPicture {
    let bitmap: Bitmap
    /// Pixels a point.
    let scale: Double

    func color(x: Double, y: Double) -> PixelColor {
        // A hair further, as points rarely are whole pixels in binary.
        color(column: Int(x * scale + 0.01), row: Int(y * scale + 0.01))
    }

    private func color(column: Int, row: Int) -> PixelColor {
        guard (0..<bitmap.width).contains(column), (0..<bitmap.height).contains(row) else {
            return PixelColor(red: 0, green: 0, blue: 0)
        }
        return PixelColor(bitmap.pixels[row * bitmap.width + column])
    }

    /// The box of what differs clearly from the color in the region's corner.
    func inkBox(in region: CGRect) -> CGRect {
        let columns = Int((region.minX * scale).rounded())..<Int((region.maxX * scale).rounded())
        let rows = Int((region.minY * scale).rounded())..<Int((region.maxY * scale).rounded())
        let ground = color(column: columns.lowerBound, row: rows.lowerBound)
        var box = CGRect.null
        for row in rows {
            for column in columns where color(column: column, row: row).distance(to: ground) > 90 {
                box = box.union(CGRect(x: column, y: row, width: 1, height: 1))
            }
        }
        return CGRect(
            x: box.minX / scale, y: box.minY / scale, width: box.width / scale,
            height: box.height / scale)
    }

    /// Where along a circle the system's green of dark screens begins and ends: degrees, clockwise
    /// from the right.
    func greenEdges(center: [Double], radius: Double) -> [Double] {
        let step = 0.25
        var edges: [Double] = []
        var last = green(at: 0, center, radius)
        for angle in stride(from: step, through: 360, by: step) {
            let here = green(at: angle, center, radius)
            if (last < 0.5) != (here < 0.5) {
                edges.append(angle - step + step * (0.5 - last) / (here - last))
            }
            last = here
        }
        return edges
    }

    /// From 0 to 1, between the middles of four pixels.
    private func green(at angle: Double, _ center: [Double], _ radius: Double) -> Double {
        let turn = angle * .pi / 180
        let x = (center[0] + radius * cos(turn)) * scale - 0.5
        let y = (center[1] + radius * sin(turn)) * scale - 0.5
        let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (right, lower) = (x - Double(column), y - Double(row))
        func amount(_ column: Int, _ row: Int) -> Double {
            let color = color(column: column, row: row)
            return Double(color.green - color.red) / Double(0xD1 - 0x30)
        }
        let top = amount(column, row) * (1 - right) + amount(column + 1, row) * right
        let bottom = amount(column, row + 1) * (1 - right) + amount(column + 1, row + 1) * right
        return top * (1 - lower) + bottom * lower
    }
}

/// A pixel's color, 0 to 255.
struct PixelColor: CustomStringConvertible {
    let red: Int
    let green: Int
    let blue: Int

    init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// `#RRGGBB`.
    init(_ text: String) {
        let value = Int(text.dropFirst(), radix: 16) ?? 0
        self.init(red: value >> 16 & 255, green: value >> 8 & 255, blue: value & 255)
    }

    /// A bitmap's pixel, without its alpha.
    init(_ pixel: UInt32) {
        self.init(
            red: Int(pixel >> 16 & 255), green: Int(pixel >> 8 & 255), blue: Int(pixel & 255))
    }

    /// The largest difference of a component.
    func distance(to other: PixelColor) -> Int {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }

    var description: String {
        "#" + [red, green, blue].map { String(format: "%02X", $0) }.joined()
    }
}
