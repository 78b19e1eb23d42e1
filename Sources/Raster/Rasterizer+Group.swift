import Foundation
import Graphics
import PixelSpans

extension Rasterizer {
    func draw(_ group: DisplayGroup, _ state: State) {
        guard group.opacity > 0, !group.items.isEmpty else { return }
        if let projection = group.projection { return drawProjected(group, projection, state) }
        var inner = state
        inner.transform = group.transform.concatenating(state.transform)
        inner.opacity = state.opacity * min(group.opacity, 1)
        let needsLayer =
            group.isIsolated || group.mask != nil || !group.filters.isEmpty
            || group.blendMode != .normal
        if needsLayer || (inner.opacity < 1 && !canFade(group.items, inner.transform)) {
            drawLayer(group, inner)
        } else if let clip = group.clip {
            drawClipped(group.items, clip, inner)
        } else {
            paint(group.items, inner)
        }
    }

    // MARK: Without a layer

    /// Whether fading each item gives what fading their common picture gives: one item, or a few
    /// that do not touch.
    private func canFade(_ items: [DisplayItem], _ transform: CGAffineTransform) -> Bool {
        if items.count == 1 {
            guard case .group(let group) = items[0] else { return true }
            return canFade(group.items, group.transform.concatenating(transform))
        }
        guard items.count <= 8 else { return false }
        var boxes: [PixelRect] = []
        for item in items {
            if case .group = item { return false }
            let box = DisplayBounds.of(item, transform)
            if boxes.contains(where: { !$0.intersection(box).isEmpty }) { return false }
            boxes.append(box)
        }
        return true
    }

    /// Paints items as if there were no clip but its bounds, then puts back what lay below its edge.
    ///
    /// Exact for what a clip means, and only the edge costs anything: the four corners of a widget.
    private func drawClipped(_ items: [DisplayItem], _ clip: DisplayGroup.Clip, _ state: State) {
        let coverage = coverages.coverage(
            clip.path, clip.style, transform: state.transform, clip: state.clip)
        var inner = state
        inner.clip = state.clip.intersection(coverage.bounds)
        guard !inner.clip.isEmpty else { return }
        let edges = coverage.masks.map { ($0, $0.rect.intersection(inner.clip)) }
            .filter { !$0.1.isEmpty }
        let wasBlank = target.isBlank
        let below = wasBlank ? [] : edges.map { copy($0.1) }
        paint(items, inner)
        guard !target.isBlank else { return }
        for (index, (mask, rect)) in edges.enumerated() {
            for y in rect.top..<rect.bottom {
                let row = target.row(y) + rect.left
                let coverage = mask.row(y, from: rect.left)
                if wasBlank {
                    span_scale_mask(row, coverage, rect.width)
                } else {
                    below[index].withUnsafeBufferPointer {
                        let saved = $0.baseAddress! + (y - rect.top) * rect.width
                        span_restore_mask(row, saved, coverage, rect.width)
                    }
                }
            }
        }
    }

    private func copy(_ rect: PixelRect) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: rect.area) { buffer, count in
            for y in rect.top..<rect.bottom {
                (buffer.baseAddress! + (y - rect.top) * rect.width).initialize(
                    from: target.row(y) + rect.left, count: rect.width)
            }
            count = rect.area
        }
    }

    // MARK: In a layer

    private func drawLayer(_ group: DisplayGroup, _ state: State) {
        let scale = state.transform.scale
        let outset = group.filters.reduce(0) { $0 + $1.outset(scale: scale) }
        var visible = state.clip
        var clip: Coverage?
        if let path = group.clip {
            let coverage = coverages.coverage(
                path.path, path.style, transform: state.transform, clip: state.clip)
            visible = visible.intersection(coverage.bounds)
            clip = coverage
        }
        // What filters spread from outside what is seen is needed, and no more.
        let content = DisplayBounds.of(group.items, state.transform)
        var rect = content.outset(by: outset).intersection(visible.outset(by: outset))
        if group.filters.contains(where: \.paintsEverywhere) { rect = visible }
        guard !visible.isEmpty, !rect.isEmpty, Surface.canBe(rect) else { return }

        let layer = layer(rect, group.items, state.transform)
        for filter in group.filters { apply(filter, to: layer, scale: scale) }
        if let items = group.mask {
            let mask = self.layer(rect, items, state.transform)
            multiply(layer, byAlphaOf: mask)
            pool.give(mask)
        }
        if let clip { multiply(layer, by: clip) }
        composite(
            layer, at: rect, onto: visible,
            opacity: UInt8((min(max(state.opacity, 0), 1) * 255).rounded()), group.blendMode)
        pool.give(layer)
    }

    /// Items painted on a surface of their own that lies at `rect` of the target.
    ///
    /// - Parameter isDetached: Whether its pixels do not lie over those of the target.
    func layer(
        _ rect: PixelRect, _ items: [DisplayItem], _ transform: CGAffineTransform,
        isDetached: Bool = false
    ) -> Surface {
        let layer = pool.take()
        layer.reset(
            width: rect.width, height: rect.height, originX: target.originX + rect.left,
            originY: target.originY + rect.top)
        let (below, others) = (target, layersBelow)
        layersBelow = isDetached ? [] : others + [below]
        target = layer
        let toLayer = CGAffineTransform(
            translationX: -CGFloat(rect.left), y: -CGFloat(rect.top))
        paint(items, State(transform: transform.concatenating(toLayer), clip: layer.bounds))
        target = below
        layersBelow = others
        return layer
    }

    private func multiply(_ layer: Surface, byAlphaOf other: Surface) {
        var mask = [UInt8](repeating: 0, count: layer.width)
        for y in 0..<layer.height {
            span_mask_of_alpha(&mask, other.row(y), layer.width)
            span_scale_mask(layer.row(y), mask, layer.width)
        }
    }

    private func multiply(_ layer: Surface, by clip: Coverage) {
        for mask in clip.masks {
            let (x, y) = (layer.originX - target.originX, layer.originY - target.originY)
            let rect = mask.rect.offsetBy(x: -x, y: -y).intersection(layer.bounds)
            guard !rect.isEmpty else { continue }
            for row in rect.top..<rect.bottom {
                span_scale_mask(
                    layer.row(row) + rect.left, mask.row(row + y, from: rect.left + x), rect.width)
            }
        }
    }

    func composite(
        _ layer: Surface, at rect: PixelRect, onto visible: PixelRect, opacity: UInt8,
        _ mode: BlendMode
    ) {
        let visible = visible.intersection(rect)
        guard !visible.isEmpty, opacity > 0 else { return }
        target.isBlank = false
        for y in visible.top..<visible.bottom {
            let source = layer.row(y - rect.top) + (visible.left - rect.left)
            let row = target.row(y) + visible.left
            if let blend = mode.span {
                if opacity < 255 { span_scale(source, visible.width, opacity) }
                span_blend(row, source, visible.width, blend)
            } else if opacity < 255 {
                span_over_alpha(row, source, visible.width, opacity)
            } else {
                span_over(row, source, visible.width)
            }
        }
    }
}

extension BlendMode {
    /// The mode of the pixel loops; nil for plain compositing.
    fileprivate var span: SpanBlend? {
        switch self {
        case .normal: nil
        case .multiply: SPAN_MULTIPLY
        case .screen: SPAN_SCREEN
        case .overlay: SPAN_OVERLAY
        case .darken: SPAN_DARKEN
        case .lighten: SPAN_LIGHTEN
        case .colorDodge: SPAN_COLOR_DODGE
        case .colorBurn: SPAN_COLOR_BURN
        case .softLight: SPAN_SOFT_LIGHT
        case .hardLight: SPAN_HARD_LIGHT
        case .difference: SPAN_DIFFERENCE
        case .exclusion: SPAN_EXCLUSION
        case .hue: SPAN_HUE
        case .saturation: SPAN_SATURATION
        case .color: SPAN_COLOR
        case .luminosity: SPAN_LUMINOSITY
        case .sourceAtop: SPAN_SOURCE_ATOP
        case .destinationOver: SPAN_DESTINATION_OVER
        case .destinationOut: SPAN_DESTINATION_OUT
        case .plusDarker: SPAN_PLUS_DARKER
        case .plusLighter: SPAN_PLUS_LIGHTER
        }
    }
}
