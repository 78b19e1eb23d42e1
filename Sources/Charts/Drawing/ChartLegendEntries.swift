import Foundation
import Graphics
import LayoutEngine
import Views

/// The legend that a chart makes by itself: a symbol and a name for each value.
struct ChartLegendEntries {
    /// Whether the legend stands beside the chart: then each entry has a line of its own.
    var isUpright = false

    private struct Entry {
        var name: Text
        var style: AnyShapeStyle
        var symbol: AnyChartSymbolShape
    }

    private let entries: [Entry]

    /// Nil where no style stands for a value.
    @MainActor
    init?(_ model: ChartModel) {
        let domain =
            [model.foreground.domain, model.symbols.domain, model.lines.domain]
            .first { !$0.isEmpty } ?? []
        guard !domain.isEmpty else { return nil }
        entries = domain.map { datum in
            Entry(
                name: AxisFormat.name.text(datum, EnvironmentValues()),
                style: model.foreground.style(of: datum) ?? AnyShapeStyle(Color.blue),
                symbol: model.symbols.style(of: datum)
                    ?? AnyChartSymbolShape(BasicChartSymbolShape.circle))
        }
    }
}

extension ChartLegendEntries: View {
    var body: some View {
        ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
            entry.symbol.fill(entry.style)
                .frame(
                    width: ChartMetrics.legendSymbolSize, height: ChartMetrics.legendSymbolSize)
            entry.name.font(ChartMetrics.labelFont).foregroundStyle(ChartMetrics.labelColor)
        }
        .gathered(in: LegendLayout(isUpright: isUpright))
    }
}

extension View {
    fileprivate func gathered(in layout: some Layout & Sendable) -> ModifiedView {
        ModifiedView(self) { content, context in
            [context.container(layout, content, name: "ChartLegend")]
        }
    }
}

/// Symbols and names in turn, one after the other in lines.
struct LegendLayout: Layout, Sendable {
    /// Whether each has a line of its own.
    let isUpright: Bool

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let frames = frames(subviews, width: proposal.width ?? .infinity)
        return CGSize(
            width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (frame, subview) in zip(frames(subviews, width: bounds.width), subviews) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        var corner = CGPoint.zero
        var lineHeight: CGFloat = 0
        let spacing = ChartMetrics.legendSymbolSpacing
        for index in stride(from: 0, to: subviews.count - 1, by: 2) {
            let symbol = subviews[index].sizeThatFits(.unspecified)
            var name = subviews[index + 1].sizeThatFits(.unspecified)
            name.width = min(name.width, max(width - symbol.width - spacing, 0))
            let length = symbol.width + spacing + name.width
            let height = max(symbol.height, name.height)
            if corner.x > 0, isUpright || corner.x + length > width + 0.01 {
                corner = CGPoint(
                    x: 0, y: corner.y + lineHeight + ChartMetrics.legendLineSpacing)
                lineHeight = 0
            }
            lineHeight = max(lineHeight, height)
            frames.append(
                CGRect(
                    origin: CGPoint(x: corner.x, y: corner.y + (height - symbol.height) / 2),
                    size: symbol))
            frames.append(
                CGRect(
                    origin: CGPoint(
                        x: corner.x + symbol.width + spacing,
                        y: corner.y + (height - name.height) / 2), size: name))
            corner.x += length + ChartMetrics.legendEntrySpacing
        }
        return frames
    }
}
