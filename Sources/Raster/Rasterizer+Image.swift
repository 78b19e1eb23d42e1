import CCairo
import Foundation
import Graphics
import PixelSpans

extension Rasterizer {
    func draw(_ image: DisplayImage, _ state: State) {
        var image = image
        image.source = image.source.clamped(
            width: CGFloat(image.bitmap.width), height: CGFloat(image.bitmap.height))
        guard image.source.width > 0, image.source.height > 0, image.destination.width > 0,
            image.destination.height > 0, image.destination.isFinite
        else { return }
        let t = state.transform
        let isUpright = t.isAxisAligned && t.a > 0 && t.d > 0
        let pixels = PixelRect(covering: image.destination.applying(t))
        guard !pixels.intersection(state.clip).isEmpty else { return }
        // An image of which little is seen is not scaled as a whole.
        if isUpright, pixels.area <= 2 * target.bounds.area {
            drawUpright(image, state)
        } else {
            drawTransformed(image, pixels, state)
        }
    }

    private func drawUpright(_ image: DisplayImage, _ state: State) {
        let destination = image.destination.applying(state.transform).onSubpixels
        let (x, y) = (destination.minX.rounded(.down), destination.minY.rounded(.down))
        let local = destination.offsetBy(dx: -x, dy: -y)
        let key = ImageCache.Key(
            bitmap: image.bitmap, source: image.source, destination: local,
            interpolation: image.interpolation)
        let scaled = images.image(key) {
            let shrinks = local.width < image.source.width || local.height < image.source.height
            return image.interpolation == .high && shrinks
                ? ScaledImage(averaging: image.bitmap, source: image.source, destination: local)
                : ScaledImage(
                    sampling: image.bitmap, source: image.source, destination: local,
                    interpolation: image.interpolation)
        }
        guard let paint = image.template else {
            composite(
                scaled, x: Int(x), y: Int(y), opacity: UInt8((state.opacity * 255).rounded()),
                clip: state.clip)
            return
        }
        let rect = scaled.rect.offsetBy(x: Int(x), y: Int(y))
        let mask = Mask(rect.intersection(state.clip))
        guard !mask.rect.isEmpty else { return }
        for row in mask.rect.top..<mask.rect.bottom {
            span_mask_of_alpha(
                mask.row(row, from: mask.rect.left),
                scaled.surface.row(row - rect.top) + (mask.rect.left - rect.left), mask.rect.width)
        }
        fill(mask.rect, through: mask, with: source(of: paint, state, bounds: rect.cgRect))
    }

    private func drawTransformed(_ image: DisplayImage, _ pixels: PixelRect, _ state: State) {
        let pattern = BitmapPattern(
            bitmap: image.bitmap, source: image.source, destination: image.destination,
            interpolation: image.interpolation)
        guard let paint = image.template else {
            target.isBlank = false
            pattern.fill(
                on: target.cairo(clip: state.clip), transform: state.transform,
                opacity: state.opacity)
            return
        }
        let mask = Mask(pixels.intersection(state.clip))
        mask.draw { pattern.fill(on: $0, transform: state.transform) }
        fill(mask.rect, through: mask, with: source(of: paint, state, bounds: pixels.cgRect))
    }

    /// Puts a scaled image onto the target, its origin at the given pixel.
    func composite(_ image: ScaledImage, x: Int, y: Int, opacity: UInt8, clip: PixelRect) {
        let rect = image.rect.offsetBy(x: x, y: y)
        let visible = rect.intersection(clip)
        guard !visible.isEmpty, opacity > 0 else { return }
        target.isBlank = false
        for row in visible.top..<visible.bottom {
            let source = image.surface.row(row - rect.top) + (visible.left - rect.left)
            let pixels = target.row(row) + visible.left
            if opacity == 255 {
                span_over(pixels, source, visible.width)
            } else {
                span_over_alpha(pixels, source, visible.width, opacity)
            }
        }
    }
}

extension CGRect {
    /// Edges moved to the nearest 1/256 of a pixel: nothing is drawn finer, and what arithmetic left
    /// of a whole pixel is gone.
    fileprivate var onSubpixels: CGRect {
        func near(_ value: CGFloat) -> CGFloat { (value * 256).rounded() / 256 }
        let (left, top) = (near(minX), near(minY))
        return CGRect(x: left, y: top, width: near(maxX) - left, height: near(maxY) - top)
    }

    /// The part within a bitmap of this size; zero where an edge is no number.
    fileprivate func clamped(width: CGFloat, height: CGFloat) -> CGRect {
        guard isFinite else { return .zero }
        let (left, right) = (min(max(minX, 0), width), min(max(maxX, 0), width))
        let (top, bottom) = (min(max(minY, 0), height), min(max(maxY, 0), height))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    fileprivate var isFinite: Bool {
        minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }
}
