import Foundation
import LayoutEngine
import Views

/// The parts of a chart of some size, as nodes under the chart's layout.
@MainActor
struct ChartParts {
    private let model: ChartModel
    private let context: ResolveContext
    private let axes: [AxisModel]
    private let scales: ChartScales
    /// The chart's, in the picture.
    private let frame: CGRect
    private var nodes: [Node] = []
    private var parts: [ChartLayout.Part] = []

    init(_ model: ChartModel, frame: CGRect, in context: ResolveContext) {
        self.model = model
        self.frame = frame
        self.context = context
        if model.hasSectorsOnly {
            axes = []
        } else {
            axes = [Axis.horizontal, .vertical].compactMap { axis in
                AxisModel(
                    model, axis,
                    length: axis == .horizontal ? frame.width : Self.plotHeight(model, frame),
                    context.environment)
            }
        }
        scales = ChartScales(
            x: axes.first { $0.axis == .horizontal }?.scale,
            y: axes.first { $0.axis == .vertical }?.scale, foreground: model.foreground)
    }

    /// Before anything is measured.
    private static func plotHeight(_ model: ChartModel, _ frame: CGRect) -> CGFloat {
        var height = frame.height
        if model.setting(.horizontal).visibility != .hidden { height -= ChartMetrics.axisHeight }
        let hasLegend = !model.foreground.domain.isEmpty || !model.symbols.domain.isEmpty
        if hasLegend, model.configuration.legend.visibility != .hidden {
            height -= ChartMetrics.legendHeight
        }
        return height
    }

    func node() -> Node {
        var copy = self
        copy.addLayers(model.configuration.backgrounds)
        copy.addPlot()
        for axis in axes { copy.addAxis(axis) }
        copy.addTitles()
        copy.addLegend()
        copy.addLayers(model.configuration.overlays)
        return Node(
            .container(ChartLayout(parts: copy.parts), copy.nodes, .stacked), name: "ChartContent",
            layoutDirection: context.environment.layoutDirection)
    }

    private mutating func add(_ node: Node?, _ part: ChartLayout.Part) {
        guard let node else { return }
        nodes.append(node)
        parts.append(part)
    }

    private func grouped(_ view: some View, _ alignment: Alignment = .center) -> Node? {
        context.grouped(view.nodes(in: context), alignment: alignment)
    }

    private var isMirrored: Bool { context.environment.layoutDirection == .rightToLeft }

    // MARK: Plot

    static let plotName = "Plot"

    private mutating func addPlot() {
        let interior = PlotInterior(
            model: model, scales: scales, axes: axes, context: context, chart: frame)
        let content = ChartPlotContent { context in
            [
                Node(
                    .deferred(interior), name: "Marks",
                    layoutDirection: context.environment.layoutDirection)
            ]
        }
        let styled = model.configuration.plotStyle?(content) ?? AnyView(content)
        guard var plot = grouped(styled) else { return }
        plot = plot.wrapped(
            in: PlotFrame(), name: Self.plotName,
            layoutDirection: context.environment.layoutDirection)
        add(plot, .plot)
    }

    private mutating func addLayers(_ layers: [ChartConfiguration.Layer]) {
        for layer in layers {
            let content = ProxyContent(layer: layer, scales: scales, context: context)
            add(
                Node(
                    .deferred(content), name: "ChartLayer",
                    layoutDirection: context.environment.layoutDirection), .whole)
        }
    }

    // MARK: Axes

    private mutating func addAxis(_ axis: AxisModel) {
        var ticks: [Edge: [TickLeaf.Tick]] = [:]
        for marked in axis.marked() {
            let edge = axis.edge(of: marked.group.part.position)
            for element in marked.elements {
                switch element.kind {
                case .gridLine: break
                case .tick(let isCentered, let length, let stroke):
                    let box = CGRect(x: 0, y: 0, width: 1, height: 1)
                    ticks[edge, default: []].append(
                        TickLeaf.Tick(
                            place: { axis.position(of: marked, centered: isCentered, in: $0) },
                            length: { axis.length(of: length, room: $0) },
                            stroke: stroke ?? axis.gridStroke,
                            paint: element.paint(in: box, context)))
                case .label(let label): addLabel(label, element, axis, marked, edge)
                }
            }
        }
        for edge in [Edge.top, .leading, .bottom, .trailing] {
            guard let ticks = ticks[edge] else { continue }
            add(
                Node(
                    .leaf(TickLeaf(edge: edge, ticks: ticks, isMirrored: isMirrored)),
                    name: "AxisTick"), .ticks(edge))
        }
    }

    private mutating func addLabel(
        _ label: AxisLabel, _ element: AxisElement, _ axis: AxisModel, _ marked: AxisModel.Marked,
        _ edge: Edge
    ) {
        let text =
            label.content
            ?? AnyView(marked.group.format.text(marked.value.datum, context.environment))
        let style = element.foreground ?? AnyShapeStyle(ChartMetrics.labelColor)
        let font = element.font ?? ChartMetrics.labelFont
        let styled = text.font(font).foregroundStyle(style)
        let turned: AnyView
        switch label.orientation.kind {
        case .automatic, .horizontal: turned = AnyView(styled)
        case .vertical: turned = AnyView(styled.turned(.degrees(90)))
        case .verticalReversed: turned = AnyView(styled.turned(.degrees(-90)))
        }
        let place = AxisLabelPlace(
            edge: edge, axis: axis, marked: marked, label: label, offset: element.offset)
        add(grouped(turned), .label(place))
    }

    private mutating func addTitles() {
        for axis in [Axis.horizontal, .vertical] {
            guard let title = model.setting(axis).title else { continue }
            let edge = ChartLayout.titleEdge(title.position, axis)
            let styled = title.view.font(ChartMetrics.labelFont)
                .foregroundStyle(ChartMetrics.labelColor)
            let turned =
                edge == .leading || edge == .trailing
                ? AnyView(styled.turned(.degrees(edge == .leading ? -90 : 90)))
                : AnyView(styled)
            add(
                grouped(turned),
                .beside(
                    edge, alignment: title.alignment ?? (edge == .top ? .trailing : .leading),
                    spacing: title.spacing ?? ChartMetrics.axisTitleSpacing))
        }
    }

    // MARK: Legend

    private mutating func addLegend() {
        let legend = model.configuration.legend
        guard legend.visibility != .hidden else { return }
        let place = ChartLayout.legendPlace(legend.position, legend.alignment)
        var entries = ChartLegendEntries(model)
        entries?.isUpright = place.edge == .leading || place.edge == .trailing
        guard let content = legend.content ?? entries.map({ AnyView($0) }) else { return }
        add(
            grouped(content),
            .beside(
                place.edge, alignment: place.alignment,
                spacing: legend.spacing ?? ChartMetrics.legendSpacing))
    }
}

/// The marks, grid lines and annotations of a plot whose size is known.
private struct PlotInterior: DeferredContent {
    let model: ChartModel
    let scales: ChartScales
    let axes: [AxisModel]
    let context: ResolveContext
    /// The whole chart, in the picture.
    let chart: CGRect

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func nodes(at place: DeferredPlace) -> [Node] {
        nonisolated(unsafe) let this = self
        let plot = place.frame
        return MainActor.assumeIsolated { this.nodes(in: plot) }
    }

    @MainActor
    private func nodes(in plot: CGRect) -> [Node] {
        let size = plot.size
        let direction = context.environment.layoutDirection
        let isMirrored = direction == .rightToLeft
        var nodes: [Node] = []
        let grid = GridLines.items(axes, size: size, in: context)
        if !grid.isEmpty {
            nodes.append(
                Node(.leaf(PlotLeaf(items: grid, isMirrored: isMirrored)), name: "AxisGridLine"))
        }
        let geometry = PlotGeometry(
            model, scales, plot: plot, displayScale: context.environment.displayScale)
        let drawing = PlotDrawing(geometry, in: context)
        nodes += drawing.layers.map { layer in
            var node = Node(
                .leaf(PlotLeaf(items: layer.items, color: layer.color, isMirrored: isMirrored)),
                name: layer.name)
            node.traits.zIndex = layer.zIndex
            return node
        }
        let beside = BesideMarks(
            drawing, model: model, chart: chart.offsetBy(dx: -plot.minX, dy: -plot.minY),
            in: context)
        if !beside.nodes.isEmpty {
            nodes.append(
                Node(
                    .container(beside.layout, beside.nodes, .stacked), name: "Annotations",
                    layoutDirection: direction))
        }
        return nodes
    }
}

/// A background's or an overlay's view, made once the plot has its place.
private struct ProxyContent: DeferredContent {
    let layer: ChartConfiguration.Layer
    let scales: ChartScales
    let context: ResolveContext

    var waitsForSiblings: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func nodes(at place: DeferredPlace) -> [Node] {
        nonisolated(unsafe) let this = self
        nonisolated(unsafe) let place = place
        return MainActor.assumeIsolated {
            let plot = place.siblings.first { $0.name == ChartParts.plotName }?.frame
            let proxy = ChartProxy(scales: this.scales, plot: plot ?? place.frame)
            let nodes = this.layer.content(proxy).nodes(in: this.context)
            guard let node = this.context.grouped(nodes, alignment: this.layer.alignment) else {
                return []
            }
            return [
                node.wrapped(
                    in: FrameLayout(
                        width: place.frame.width, height: place.frame.height,
                        alignment: this.layer.alignment),
                    name: "Frame", layoutDirection: this.context.environment.layoutDirection)
            ]
        }
    }
}

/// The box of the plot: what it holds decides its size.
private struct PlotFrame: Layout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}
