import CTurboJPEG
import Foundation
import Graphics
import Images
import SwiftUI

/// A picture with the detail of a photograph: soft shapes under fine noise, as a JPEG file.
public enum Photograph {
    public static let width = 1200
    public static let height = 900

    static var image: Image { Image(bitmap: bitmap, scale: 3) }

    static let bitmap = try! ImageDecoder.bitmap(from: jpeg)

    public static let jpeg: [UInt8] = {
        var pixels = makePixels()
        let compressor = tjInitCompress()
        defer { tjDestroy(compressor) }
        var file: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        let status = tjCompress2(
            compressor, &pixels, Int32(width), 0, Int32(height), Int32(TJPF_RGB.rawValue), &file,
            &size, Int32(TJSAMP_420.rawValue), 90, 0)
        precondition(status == 0, "the photograph could not be compressed")
        defer { tjFree(file) }
        return Array(UnsafeBufferPointer(start: file, count: Int(size)))
    }()

    private static func makePixels() -> [UInt8] {
        var noise: UInt32 = 2_463_534_242
        return [UInt8](unsafeUninitializedCapacity: width * height * 3) { bytes, count in
            for y in 0..<height {
                for x in 0..<width {
                    noise ^= noise << 13
                    noise ^= noise >> 17
                    noise ^= noise << 5
                    let grain = Double(noise & 0xFF) / 255 * 24 - 12
                    let (u, v) = (Double(x) / 173, Double(y) / 131)
                    let waves = [sin(u) * cos(v), sin(u * 1.7 + v), cos(v * 2.3 - u * 0.6)]
                    for channel in 0..<3 {
                        let level = 110 + 80 * waves[channel] + grain
                        bytes[(y * width + x) * 3 + channel] = UInt8(min(max(level, 0), 255))
                    }
                }
            }
            count = width * height * 3
        }
    }
}
