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
        let nothing = [UInt8](repeating: 0, count: rowBytes)
        samples.withUnsafeBufferPointer { source in
            nothing.withUnsafeBufferPointer { nothing in
                result.samples.withUnsafeMutableBufferPointer { target in
                    for y in 0..<result.height {
                        let upper = source.baseAddress! + 2 * y * rowBytes
                        let hasLower = 2 * y + 1 < height
                        let edge = repeatsEdges ? upper : nothing.baseAddress!
                        span_halve(
                            target.baseAddress! + y * resultBytes, upper,
                            hasLower ? upper + rowBytes : edge, width, channels,
                            repeatsEdges ? 1 : 0)
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
                    let neighbor = y % 2 == 0 ? y / 2 - 1 : y / 2 + 1
                    let far = min(max(neighbor, 0), self.height - 1)
                    span_double(
                        target.baseAddress! + y * resultBytes,
                        source.baseAddress! + y / 2 * rowBytes,
                        source.baseAddress! + far * rowBytes, width, channels)
                }
            }
        }
        return result
    }
}
