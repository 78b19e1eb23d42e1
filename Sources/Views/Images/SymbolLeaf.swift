import Foundation
import Graphics
import LayoutEngine

/// A symbol as a view.
struct SymbolLeaf: Leaf {
    let drawing: SymbolDrawing
    let isResizable: Bool
    /// Paints a box instead where content is hidden.
    let redaction: ResolvedStyle?

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: drawing.size) : drawing.size
    }

    func explicitGuide(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize, in context: LayoutContext
    ) -> CGFloat? {
        guard !isResizable else { return nil }
        let baselines = [
            VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
        ]
        return baselines.contains(key) ? drawing.baseline : nil
    }

    /// Symbols keep text's distances (spacing.json, symbol_or_fixed_image).
    func spacing(in context: LayoutContext) -> ViewSpacing {
        guard !isResizable else { return ViewSpacing() }
        let below = drawing.size.height - drawing.baseline
        var spacing = ViewSpacing()
        spacing.top = .init(toOther: below, betweenTexts: 0, isText: true)
        spacing.bottom = .init(toOther: below + 1, betweenTexts: 0, isText: true)
        return spacing
    }

    func display(in frame: CGRect, context: LayoutContext) -> [DisplayItem] {
        if let redaction { return redaction.items(filling: Path(frame), in: frame) }
        return isResizable ? drawing.items(filling: frame) : drawing.items(centeredIn: frame)
    }

    func describe(in frame: CGRect, context: LayoutContext) -> LeafDescription {
        LeafDescription(image: drawing.name, color: drawing.colorName)
    }
}
