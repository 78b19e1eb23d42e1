import PixelSpans

/// Samples on their way through a blur: bytes, one or four a pixel, rows without padding.
struct BlurPlane {
    let width: Int
    let height: Int
    private let channels: Int
    private var samples: [UInt8]

    private var rowBytes: Int { width * channels }

    private init(width: Int, height: Int, channels: Int) {
        self.width = width
        self.height = height
        self.channels = channels
        samples = Array(repeating: 0, count: width * height * channels)
    }

    init(_ bytes: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int) {
        self.init(width: width, height: height, channels: channels)
        let rowBytes = rowBytes
        samples.withUnsafeMutableBufferPointer { target in
            for y in 0..<height {
                (target.baseAddress! + y * rowBytes).update(
                    from: bytes + y * stride, count: rowBytes)
            }
        }
    }

    func copy(to bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
        samples.withUnsafeBufferPointer { source in
            for y in 0..<height {
                (bytes + y * stride).update(
                    from: source.baseAddress! + y * rowBytes, count: rowBytes)
            }
        }
    }

    /// One pass along rows and one along columns.
    func boxed(_ box: SpanBox, repeatsEdges: Bool) -> BlurPlane {
        alongRows(box, repeatsEdges).alongColumns(box, repeatsEdges)
    }

    private func alongRows(_ box: SpanBox, _ repeatsEdges: Bool) -> BlurPlane {
        var result = BlurPlane(width: width, height: height, channels: channels)
        let margin = Int(box.radius) + 1
        // A row between margins of nothing, or of its own ends.
        var padded = [UInt32](
            repeating: 0, count: (width + 2 * margin) * channels / 4 + 2)
        samples.withUnsafeBufferPointer { source in
            result.samples.withUnsafeMutableBufferPointer { target in
                padded.withUnsafeMutableBytes { raw in
                    let row = raw.bindMemory(to: UInt8.self).baseAddress!
                    let inner = row + margin * channels
                    for y in 0..<height {
                        let from = source.baseAddress! + y * rowBytes
                        inner.update(from: from, count: rowBytes)
                        if repeatsEdges {
                            for index in 0..<margin * channels {
                                row[index] = from[index % channels]
                                inner[rowBytes + index] =
                                    from[rowBytes - channels + index % channels]
                            }
                        }
                        boxRow(target.baseAddress! + y * rowBytes, inner, box)
                    }
                }
            }
        }
        return result
    }

    private func boxRow(
        _ target: UnsafeMutablePointer<UInt8>, _ row: UnsafePointer<UInt8>, _ box: SpanBox
    ) {
        if channels == 1 {
            span_box_bytes(target, row, width, box)
        } else {
            // Arrays are aligned for words, and rows of pixels are whole words.
            let pixels = UnsafeRawPointer(row).assumingMemoryBound(to: UInt32.self)
            let result = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt32.self)
            span_box_pixels(result, pixels, width, box)
        }
    }

    private func alongColumns(_ box: SpanBox, _ repeatsEdges: Bool) -> BlurPlane {
        var result = BlurPlane(width: width, height: height, channels: channels)
        let radius = Int(box.radius)
        var sums = [UInt32](repeating: 0, count: rowBytes)
        let nothing = [UInt8](repeating: 0, count: rowBytes)
        samples.withUnsafeBufferPointer { source in
            nothing.withUnsafeBufferPointer { nothing in
                func row(_ y: Int) -> UnsafePointer<UInt8> {
                    if y >= 0, y < height { return source.baseAddress! + y * rowBytes }
                    guard repeatsEdges else { return nothing.baseAddress! }
                    return source.baseAddress! + (y < 0 ? 0 : height - 1) * rowBytes
                }
                for y in -radius...radius { span_add_row(&sums, row(y), rowBytes) }
                result.samples.withUnsafeMutableBufferPointer { target in
                    for y in 0..<height {
                        span_box_rows(
                            target.baseAddress! + y * rowBytes, &sums, row(y - radius - 1),
                            row(y - radius), row(y + radius + 1), rowBytes, box)
                    }
                }
            }
        }
        return result
    }

    /// Half as many samples on both axes, each the mean of four.
    func halved(repeatsEdges: Bool) -> BlurPlane {
        var result = BlurPlane(width: (width + 1) / 2, height: (height + 1) / 2, channels: channels)
        let resultBytes = result.rowBytes
        samples.withUnsafeBufferPointer { source in
            result.samples.withUnsafeMutableBufferPointer { target in
                for y in 0..<result.height {
                    let upper = 2 * y * rowBytes
                    let hasLower = 2 * y + 1 < height
                    let lower = hasLower || !repeatsEdges ? upper + rowBytes : upper
                    for x in 0..<result.width {
                        let left = 2 * x * channels
                        let hasRight = 2 * x + 1 < width
                        let right = hasRight || !repeatsEdges ? left + channels : left
                        let useRight = hasRight || repeatsEdges
                        let useLower = hasLower || repeatsEdges
                        for channel in 0..<channels {
                            var sum = UInt32(source[upper + left + channel]) + 2
                            if useRight { sum += UInt32(source[upper + right + channel]) }
                            if useLower { sum += UInt32(source[lower + left + channel]) }
                            if useRight, useLower {
                                sum += UInt32(source[lower + right + channel])
                            }
                            target[y * resultBytes + x * channels + channel] = UInt8(sum >> 2)
                        }
                    }
                }
            }
        }
        return result
    }

    /// Back to `width` × `height`, between the nearest samples.
    func doubled(width: Int, height: Int) -> BlurPlane {
        var result = BlurPlane(width: width, height: height, channels: channels)
        let resultBytes = result.rowBytes
        samples.withUnsafeBufferPointer { source in
            result.samples.withUnsafeMutableBufferPointer { target in
                for y in 0..<height {
                    // The centers of two samples lie 1/4 before and after that of their mean.
                    let near = (y / 2) * rowBytes
                    let far = neighbor(y, self.height) * rowBytes
                    for x in 0..<width {
                        let (left, right) = (x / 2 * channels, neighbor(x, self.width) * channels)
                        for channel in 0..<channels {
                            let upper =
                                3 * UInt32(source[near + left + channel])
                                + UInt32(source[near + right + channel])
                            let lower =
                                3 * UInt32(source[far + left + channel])
                                + UInt32(source[far + right + channel])
                            target[y * resultBytes + x * channels + channel] =
                                UInt8((3 * upper + lower + 8) >> 4)
                        }
                    }
                }
            }
        }
        return result
    }

    private func neighbor(_ index: Int, _ count: Int) -> Int {
        let other = index % 2 == 0 ? index / 2 - 1 : index / 2 + 1
        return min(max(other, 0), count - 1)
    }
}
