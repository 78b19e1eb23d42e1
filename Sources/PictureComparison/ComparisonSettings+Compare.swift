import Graphics
import PixelComparison

extension ComparisonSettings {
    /// Compares two pictures pixel by pixel.
    ///
    /// `ignoredRegions` are not looked at here but `ignored`, which `ignoredPixels(scale:trees:)`
    /// makes of them.
    package func compare(
        _ reference: Bitmap, with actual: Bitmap, ignoring ignored: [PixelRect] = []
    ) -> PictureDifference {
        guard reference !== actual else {
            return PictureDifference(referenceSize: reference.size, actualSize: actual.size)
        }
        return reference.withSource { left in
            actual.withSource { right in compare(left, with: right, ignoring: ignored) }
        }
    }

    func compare(
        _ left: PixelSource, with right: PixelSource, ignoring ignored: [PixelRect]
    ) -> PictureDifference {
        var result = PictureDifference(referenceSize: left.size, actualSize: right.size)
        let pair = PixelPair(
            left: left.start, right: right.start, left_stride: left.size.width,
            right_stride: right.size.width, width: min(left.size.width, right.size.width),
            height: min(left.size.height, right.size.height))
        mark(pair, ignored, in: &result)
        judge(&result)
        return result
    }

    /// Fills in marks and counts.
    private func mark(_ pair: PixelPair, _ ignored: [PixelRect], in result: inout PictureDifference)
    {
        let extent = result.referenceSize.union(result.actualSize)
        var row = first_different_row(pair, 0)
        let isSameSize = result.referenceSize == result.actualSize
        if isSameSize, row == pair.height, ignored.isEmpty { return }

        var marks = [UInt8](repeating: UInt8(MARK_SAME), count: extent.area)
        if !isSameSize { result.different += marks.markDifferentBeyond(pair, extent) }
        for rect in ignored { marks.markIgnored(rect, extent, &result) }
        let tolerance = PixelTolerance(
            levels: UInt8(levels), distance: Float(1 - perceptualPrecision),
            detects_smoothing: ignoresAntialiasing ? 1 : 0)
        var counts = PixelCounts()
        marks.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            while row < pair.height {
                compare_row(pair, tolerance, row, start + row * extent.width, &counts)
                row = first_different_row(pair, row + 1)
            }
        }
        result.different += counts.different
        result.tolerated = counts.tolerated
        result.smoothed = counts.smoothed
        result.largestLevel = Int(counts.largest_level)
        result.largestDistance = Double(counts.largest_distance)
        result.marks = marks
    }

    /// Holds the counts against the limits.
    private func judge(_ result: inout PictureDifference) {
        let extent = result.referenceSize.union(result.actualSize)
        if result.referenceSize != result.actualSize { result.reasons.append(.size) }
        guard result.different > 0 else { return }
        result.regions = PictureDifference.regions(of: result.marks, extent)
        let hasLimit = precision != nil || pixels != nil || window != nil
        if let limit = hasLimit ? pixels : 0, result.different > limit {
            result.reasons.append(.pixels(limit: limit))
        }
        // Half a pixel of slack: 1 - 0.99 is no number that binary fractions can hold.
        if let precision,
            Double(result.different) > (1 - precision) * Double(result.compared) + 1e-6
        {
            result.reasons.append(.precision(limit: precision))
        }
        guard let window else { return }
        let found = densest_window(result.marks, extent.width, extent.height, window.side)
        // Without the memory to count, all that differs counts as one window.
        let count = min(found.count, result.different)
        result.window = PictureDifference.Window(
            rect: PixelRect(
                left: found.x, top: found.y, right: min(found.x + window.side, extent.width),
                bottom: min(found.y + window.side, extent.height)), pixels: count)
        if count > window.pixels { result.reasons.append(.window(window)) }
    }
}

extension Bitmap {
    package var size: PixelSize { PixelSize(width: width, height: height) }

    fileprivate func withSource(
        _ body: (PixelSource) -> PictureDifference
    ) -> PictureDifference {
        pixels.withUnsafeBufferPointer { buffer in
            withUnsafePointer(to: 0 as UInt32) { none in
                body(PixelSource(start: buffer.baseAddress ?? none, size: size))
            }
        }
    }
}

extension [UInt8] {
    /// Marks what only one of the pictures has; answers how many pixels that is.
    fileprivate mutating func markDifferentBeyond(_ pair: PixelPair, _ extent: PixelSize) -> Int {
        for y in 0..<extent.height {
            let shared = y < pair.height ? pair.width : 0
            for x in shared..<extent.width { self[y * extent.width + x] = UInt8(MARK_DIFFERENT) }
        }
        return extent.area - pair.width * pair.height
    }

    fileprivate mutating func markIgnored(
        _ rect: PixelRect, _ extent: PixelSize, _ result: inout PictureDifference
    ) {
        let cut = rect.intersection(PixelRect(width: extent.width, height: extent.height))
        guard !cut.isEmpty else { return }
        for y in cut.top..<cut.bottom {
            for place in (y * extent.width + cut.left)..<(y * extent.width + cut.right)
            where self[place] != UInt8(MARK_IGNORED) {
                if self[place] == UInt8(MARK_DIFFERENT) { result.different -= 1 }
                self[place] = UInt8(MARK_IGNORED)
                result.ignored += 1
                result.compared -= 1
            }
        }
    }
}
