import Foundation
import Graphics
import LayoutEngine

extension Image: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        if context.environment.systemLineFont == nil { return [node(in: context)] }
        // Pictures in a line of the system are flat, and as high as the line asks.
        if case .symbol = source { return [node(in: context)] }
        return [resizable().renderingMode(.template).node(in: context)]
    }

    private func node(in context: ResolveContext) -> Node {
        if let tint {
            var plain = self
            plain.tint = nil
            if plain.renderingMode == nil { plain.renderingMode = .template }
            return plain.node(in: context.with { $0.setForeground([tint]) })
        }
        let isRedacted = context.environment.redactionReasons.contains(.placeholder)
        switch source {
        case .symbol(let name, let value):
            let drawing = symbolDrawing(name, value, font: nil, in: context)
            var node = Node(
                .leaf(
                    SymbolLeaf(
                        drawing: drawing, isResizable: resizing != nil,
                        redaction: isRedacted ? context.redactionStyle : nil)), name: "Image")
            node.traits.findings = drawing.findings
            return node
        case .asset(let name):
            return bitmapNode(asset(name, in: context), name: name, isRedacted, in: context)
        case .bitmap(let bitmap, let scale):
            return bitmapNode((bitmap, scale), name: nil, isRedacted, in: context)
        case .drawing(let drawing):
            return Node(
                .leaf(
                    ImageDrawingLeaf(
                        drawing: drawing, isResizable: resizing != nil,
                        template: renderingMode == .template ? context.foreground() : nil,
                        redaction: isRedacted ? context.redactionStyle : nil, context: context)),
                name: "Image")
        case .missing(let reason):
            var node = bitmapNode(nil, name: nil, isRedacted, in: context)
            node.traits.findings = [Finding(rule: "missing-image", message: reason)]
            return node
        }
    }

    private func asset(
        _ name: String, in context: ResolveContext
    ) -> (bitmap: Bitmap, scale: CGFloat)? {
        context.scope.resources.image(
            named: name, isDark: context.environment.colorScheme == .dark,
            scale: context.environment.displayScale)
    }

    private func symbolDrawing(
        _ name: String, _ value: Double?, font: FontSpec?, in context: ResolveContext
    ) -> SymbolDrawing {
        let mode = renderingMode == .original ? SymbolRenderingMode.multicolor : nil
        return SymbolDrawing(
            name, variableValue: value, mode: symbolRenderingMode ?? mode,
            font: font ?? context.environment.resolvedFont, in: context)
    }

    private func bitmapNode(
        _ pixels: (bitmap: Bitmap, scale: CGFloat)?, name: String?, _ isRedacted: Bool,
        in context: ResolveContext
    ) -> Node {
        let isMarked = name.map(context.scope.resources.isTemplate) ?? false
        let isTemplate = renderingMode.map { $0 == .template } ?? isMarked
        var node = Node(
            .leaf(
                BitmapLeaf(
                    name: name, bitmap: pixels?.bitmap, scale: pixels?.scale ?? 1,
                    resizing: resizing, interpolation: interpolation.display,
                    template: isTemplate ? context.foreground() : nil,
                    redaction: isRedacted ? context.redactionStyle : nil)), name: "Image")
        if pixels == nil, let name,
            let problem = context.scope.resources.problem(withImageNamed: name)
        {
            node.traits.findings = [
                Finding(
                    rule: "unreadable-image", message: "The image “\(name)” is not shown: \(problem).")
            ]
        } else if pixels == nil, let name {
            let near = context.scope.resources.suggestions(for: name)
            node.traits.findings = [
                Finding(
                    rule: "missing-image", message: "There is no image “\(name)” in the assets.",
                    hint: near.isEmpty ? nil : "Nearest names: \(near.joined(separator: ", ")).")
            ]
        }
        return node
    }

    /// The image's pixels, for styles that repeat them; nil for symbols and what is missing.
    func bitmap(in context: ResolveContext) -> (bitmap: Bitmap, scale: CGFloat)? {
        switch source {
        case .asset(let name): asset(name, in: context)
        case .bitmap(let bitmap, let scale): (bitmap, scale)
        case .symbol, .missing, .drawing: nil
        }
    }

    /// The image as a part of text in `font`.
    package func inline(font: FontSpec, in context: ResolveContext) -> InlineImage {
        switch source {
        case .symbol(let name, let value):
            let drawing = symbolDrawing(name, value, font: font, in: context)
            return InlineImage(
                size: drawing.size, baseline: drawing.baseline, name: name,
                findings: drawing.findings, items: drawing.items(centeredIn:))
        case .asset, .bitmap, .missing, .drawing:
            let node = node(in: context)
            guard case .leaf(let leaf) = node.kind, let picture = leaf as? BitmapLeaf else {
                let finding = Finding(
                    rule: "drawn-image-in-text", message: "Drawn images are not shown in text.")
                return InlineImage(
                    size: .zero, baseline: 0, name: nil, findings: [finding], items: { _ in [] })
            }
            return InlineImage(
                size: picture.naturalSize, baseline: picture.naturalSize.height,
                name: picture.name, findings: node.traits.findings, items: picture.items(in:))
        }
    }
}

/// A picture that stands in a line of text.
package struct InlineImage {
    /// Points.
    package let size: CGSize
    /// From the top, points.
    package let baseline: CGFloat
    package let name: String?
    package let findings: [Finding]
    /// What is painted into a frame.
    package let items: (CGRect) -> [DisplayItem]
}

extension ResolveContext {
    /// What covers redacted pictures: the foreground at 0.16 (colors.json, redaction).
    var redactionStyle: ResolvedStyle { foreground().fading(by: 0.16) }
}

extension Image.Interpolation {
    fileprivate var display: DisplayImage.Interpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
