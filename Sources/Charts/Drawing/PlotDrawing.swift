import Foundation
import Graphics
import LayoutEngine
import Views

/// Draws the marks of a plot: one layer for each run of marks of one kind and for each line or area,
/// bottom first.
@MainActor
struct PlotDrawing {
    struct Layer {
        var name: String
        var zIndex: Double
        /// In the plot's coordinates.
        var items: [DisplayItem]
        /// The color of the first mark, for reports.
        var color: String?
    }

    /// A view that stands for a point.
    struct SymbolView {
        var view: AnyView
        var point: CGPoint
        var zIndex: Double
    }

    let geometry: PlotGeometry
    let context: ResolveContext
    private(set) var layers: [Layer] = []
    private(set) var symbolViews: [SymbolView] = []
    /// Of each mark, for what lies beside it; nil where nothing is drawn.
    private(set) var boxes: [CGRect?]
    private var stylesByValue: [Datum: ResolvedStyle] = [:]
    /// The last layer's last item, while further shapes may join it.
    private var open: (path: Path, style: FillStyle, paint: Paint)?
    private lazy var defaultStyle = context.resolve(Color.blue)

    private var model: ChartModel { geometry.model }

    init(_ geometry: PlotGeometry, in context: ResolveContext) {
        self.geometry = geometry
        self.context = context
        boxes = Array(repeating: nil, count: geometry.model.marks.count)
        draw()
        close()
        layers = layers.enumerated().sorted { left, right in
            left.element.zIndex == right.element.zIndex
                ? left.offset < right.offset : left.element.zIndex < right.element.zIndex
        }.map(\.element)
    }

    private mutating func draw() {
        var series: [SeriesKey: [Int]] = [:]
        for (index, mark) in model.marks.enumerated() where mark.kind == .line || mark.kind == .area
        {
            series[SeriesKey(mark), default: []].append(index)
        }
        let sectors = SectorAngles(model)
        for (index, mark) in model.marks.enumerated() {
            switch mark.kind {
            case .bar, .rectangle: drawBox(index)
            case .rule: drawRule(index)
            case .point: drawSymbol(index)
            case .sector: drawSector(index, sectors)
            case .masked: drawMasked(mark)
            case .line:
                if let members = series.removeValue(forKey: SeriesKey(mark)) { drawLine(members) }
            case .area:
                if let members = series.removeValue(forKey: SeriesKey(mark)) { drawArea(members) }
            }
        }
    }

    private struct SeriesKey: Hashable {
        let kind: Mark.Kind
        let values: [Datum?]

        init(_ mark: Mark) {
            kind = mark.kind
            values = mark.seriesKey
        }
    }

    // MARK: Styles

    private mutating func style(of mark: Mark) -> ResolvedStyle {
        if let style = mark.style.foreground { return context.resolve(style) }
        guard let value = mark.style.foregroundBy else { return defaultStyle }
        if let known = stylesByValue[value] { return known }
        let style = geometry.scales.foreground.style(of: value).map { context.resolve($0) }
        stylesByValue[value] = style ?? defaultStyle
        return style ?? defaultStyle
    }

    /// The rectangle over which a mark's style is spread.
    private func styleBox(_ mark: Mark, _ box: CGRect) -> CGRect {
        mark.style.alignsWithPlotArea ? CGRect(origin: .zero, size: geometry.size) : box
    }

    // MARK: Layers

    /// Adds items on top; they join the layer before where it is of the same name.
    private mutating func add(
        _ items: [DisplayItem], _ mark: Mark, _ style: ResolvedStyle, name: String, box: CGRect,
        joins: Bool = true
    ) {
        guard !items.isEmpty else { return }
        let items = finished(items, mark, box)
        let zIndex = mark.style.zIndex ?? 0
        let joins =
            joins && layers.last?.name == name && layers.last?.zIndex == zIndex
        if !joins {
            close()
            layers.append(Layer(name: name, zIndex: zIndex, items: [], color: style.name))
        }
        // Shapes of one opaque color are one path: no difference is seen, and thousands are fast.
        if items.count == 1, case .fill(let path, let fill, let paint) = items[0],
            paint.solidColor?.alpha == 1
        {
            if open?.style == fill, open?.paint == paint {
                open?.path.addPath(path)
            } else {
                close()
                open = (path, fill, paint)
            }
        } else {
            close()
            layers[layers.count - 1].items += items
        }
    }

    private mutating func close() {
        guard let last = open else { return }
        layers[layers.count - 1].items.append(.fill(last.path, last.style, last.paint))
        open = nil
    }

    private func finished(_ items: [DisplayItem], _ mark: Mark, _ box: CGRect) -> [DisplayItem] {
        var group = DisplayGroup(items)
        group.opacity = mark.style.opacity
        if let clip = mark.style.clip { group.clip = DisplayGroup.Clip(clip(box)) }
        if let radius = mark.style.blurRadius, radius > 0 {
            group.filters.append(.blur(radius: radius, isOpaque: false))
        }
        if let shadow = mark.style.shadow {
            group.filters.append(
                .shadow(
                    color: shadow.color.rgba(in: context.environment), radius: shadow.radius,
                    offset: shadow.offset))
        }
        return group == DisplayGroup(items) ? items : [.group(group)]
    }

    // MARK: Bars and rectangles

    private mutating func drawBox(_ index: Int) {
        let mark = model.marks[index]
        guard let box = geometry.box(index) else { return }
        boxes[index] = box
        guard box.width > 0, box.height > 0 else { return }
        let style = style(of: mark)
        let path = mark.style.clip == nil ? roundedBox(index, box) : Path(box)
        add(
            style.finish([.fill(path, FillStyle(), style.paint(in: styleBox(mark, box)))]), mark,
            style, name: mark.kind == .bar ? "BarMark" : "RectangleMark", box: box)
    }

    /// Bars are round at the ends that stand free; at all four corners where that was asked for.
    private func roundedBox(_ index: Int, _ box: CGRect) -> Path {
        let mark = model.marks[index]
        let most = min(box.width, box.height) / 2
        if let radius = mark.style.cornerRadius {
            return Path(
                roundedRect: box, cornerRadius: min(radius, most), style: mark.style.cornerStyle)
        }
        guard mark.kind == .bar else { return Path(box) }
        let radius = min(ChartMetrics.barCornerRadius, most)
        guard let span = model.stacking.spans[index] else {
            return Path(roundedRect: box, cornerRadius: radius)
        }
        let isBackward = span.end < span.start
        let end = span.isOutermost ? radius : 0
        let start = span.standsOnZero ? 0 : model.marks[index].stacking == .center ? radius : 0
        let (low, high) = isBackward ? (end, start) : (start, end)
        return span.axis == .vertical
            ? Path(
                roundedRect: box,
                cornerRadii: RectangleCornerRadii(
                    topLeading: high, bottomLeading: low, bottomTrailing: low, topTrailing: high))
            : Path(
                roundedRect: box,
                cornerRadii: RectangleCornerRadii(
                    topLeading: low, bottomLeading: low, bottomTrailing: high, topTrailing: high))
    }

    private mutating func drawRule(_ index: Int) {
        let mark = model.marks[index]
        guard let box = geometry.box(index) else { return }
        boxes[index] = box
        let style = style(of: mark)
        let pen = strokeStyle(of: mark, otherwise: ChartMetrics.ruleStyle)
        guard pen.lineWidth > 0 else { return }
        var path = Path()
        path.move(to: CGPoint(x: box.minX, y: box.minY))
        path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
        let ink = box.insetBy(dx: -pen.lineWidth / 2, dy: -pen.lineWidth / 2)
        add(
            style.finish([.stroke(path, pen, style.paint(in: styleBox(mark, ink)))]), mark, style,
            name: "RuleMark", box: ink)
    }

    private func strokeStyle(of mark: Mark, otherwise: StrokeStyle) -> StrokeStyle {
        mark.style.line ?? mark.style.lineBy.flatMap { model.lines.style(of: $0) } ?? otherwise
    }

    // MARK: Lines and areas

    private mutating func drawLine(_ members: [Int]) {
        let placed = members.compactMap { index in geometry.point(index).map { (index, $0) } }
        guard let first = placed.first else { return }
        for (index, point) in placed { boxes[index] = CGRect(origin: point, size: .zero) }
        let mark = model.marks[first.0]
        let style = style(of: mark)
        let points = placed.map(\.1)
        var path = Path()
        path.move(to: points[0])
        (mark.style.interpolation ?? .linear).add(points, to: &path)
        let pen = strokeStyle(of: mark, otherwise: ChartMetrics.lineStyle)
        if points.count > 1, pen.lineWidth > 0 {
            let box = path.boundingRect.insetBy(dx: -pen.lineWidth / 2, dy: -pen.lineWidth / 2)
            let line = style.finish([.stroke(path, pen, style.paint(in: styleBox(mark, box)))])
            add(
                Self.cut(line, outside: placed.compactMap { hollow($0.0, $0.1) }), mark, style,
                name: "LineMark", box: box, joins: false)
        }
        for (index, _) in placed {
            let style = model.marks[index].style
            if style.symbol != nil || style.symbolBy != nil { drawSymbol(index) }
        }
    }

    /// The whole outline of a point's symbol that is open inside: no line runs through it.
    private func hollow(_ index: Int, _ point: CGPoint) -> Path? {
        let mark = model.marks[index]
        guard case .shape(let symbol)? = mark.style.symbol, let outline = symbol.hollowOutline
        else { return nil }
        let size = symbolSize(of: mark)
        guard size.width > 0, size.height > 0 else { return nil }
        return outline(
            CGRect(
                x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
                height: size.height))
    }

    private static func cut(_ items: [DisplayItem], outside paths: [Path]) -> [DisplayItem] {
        guard let first = paths.first else { return items }
        var path = first
        for other in paths.dropFirst() { path.addPath(other) }
        var holes = DisplayGroup([
            .fill(path, FillStyle(), .color(RGBA(0, 0, 0, 1)))
        ])
        holes.blendMode = .destinationOut
        var group = DisplayGroup(items + [.group(holes)])
        group.isIsolated = true
        return [.group(group)]
    }

    private mutating func drawArea(_ members: [Int]) {
        let placed = members.compactMap { index in geometry.ends(index).map { (index, $0) } }
        guard let first = placed.first, let last = placed.last else { return }
        for (index, ends) in placed {
            boxes[index] = CGRect(
                x: min(ends.start.x, ends.end.x), y: min(ends.start.y, ends.end.y),
                width: abs(ends.end.x - ends.start.x), height: abs(ends.end.y - ends.start.y))
        }
        guard placed.count > 1 else { return }
        let mark = model.marks[first.0]
        let style = style(of: mark)
        let method = mark.style.interpolation ?? .linear
        let isTransposed =
            (model.stacking.spans[first.0]?.axis ?? mark.intervalAxis) == .horizontal
        var path = Path()
        path.move(to: first.1.end)
        method.add(placed.map(\.1.end), to: &path, isTransposed: isTransposed)
        path.addLine(to: last.1.start)
        method.backward.add(
            placed.reversed().map(\.1.start), to: &path, isTransposed: isTransposed)
        path.closeSubpath()
        let box = path.boundingRect
        add(
            style.finish([.fill(path, FillStyle(), style.paint(in: styleBox(mark, box)))]), mark,
            style, name: "AreaMark", box: box, joins: false)
    }

    // MARK: Symbols

    private mutating func drawSymbol(_ index: Int) {
        let mark = model.marks[index]
        guard let point = geometry.point(index) else { return }
        if case .view(let view)? = mark.style.symbol {
            symbolViews.append(
                SymbolView(view: view, point: point, zIndex: mark.style.zIndex ?? 0))
            boxes[index] = CGRect(origin: point, size: .zero)
            return
        }
        let size = symbolSize(of: mark)
        let box = CGRect(
            x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
            height: size.height)
        if mark.kind == .point { boxes[index] = box }
        guard size.width > 0, size.height > 0 else { return }
        let style = style(of: mark)
        let path: Path
        if case .shape(let shape)? = mark.style.symbol {
            path = shape.path(in: box)
        } else if let shape = mark.style.symbolBy.flatMap({ model.symbols.style(of: $0) }) {
            path = shape.path(in: box)
        } else {
            path = Path(ellipseIn: box)
        }
        add(
            style.finish([.fill(path, FillStyle(), style.paint(in: styleBox(mark, box)))]), mark,
            style, name: mark.kind == .point ? "PointMark" : "LineMark symbols", box: box)
    }

    private func symbolSize(of mark: Mark) -> CGSize {
        if let size = mark.style.symbolSize { return size }
        guard let value = mark.style.symbolSizeBy?.number, value.isFinite else {
            return ChartMetrics.symbolSize(area: ChartMetrics.symbolArea)
        }
        let values = model.marks.lazy.compactMap(\.style.symbolSizeBy?.number).filter(\.isFinite)
        let (low, high) = (min(values.min() ?? 0, 0), values.max() ?? 1)
        let areas = model.configuration.symbolSizes ?? ChartMetrics.symbolAreas
        let share = high > low ? CGFloat((value - low) / (high - low)) : 1
        return ChartMetrics.symbolSize(
            area: areas.lowerBound + (areas.upperBound - areas.lowerBound) * share)
    }

    // MARK: Masks

    private mutating func drawMasked(_ mark: Mark) {
        guard let (content, mask) = mark.masked else { return }
        let inner = PlotDrawing(geometry.part(content), in: context)
        var group = DisplayGroup(inner.layers.flatMap(\.items))
        group.mask = PlotDrawing(geometry.part(mask), in: context).layers.flatMap(\.items)
        guard !group.items.isEmpty, let name = inner.layers.first?.name else { return }
        add([.group(group)], mark, defaultStyle, name: name, box: .zero, joins: false)
    }

    // MARK: Sectors

    private mutating func drawSector(_ index: Int, _ angles: SectorAngles) {
        let mark = model.marks[index]
        guard let shape = mark.sector, let angle = angles[index] else { return }
        let whole = min(geometry.size.width, geometry.size.height) / 2
        let outer = min(shape.outerRadius.radius(of: whole, automatic: whole), whole * 10)
        let sector = SectorPath(
            center: CGPoint(x: geometry.size.width / 2, y: geometry.size.height / 2),
            innerRadius: shape.innerRadius.radius(of: whole, automatic: 0), outerRadius: outer,
            start: angle.start, end: angle.end, inset: max(shape.inset, 0),
            cornerRadius: mark.style.cornerRadius ?? 0)
        let path = sector.path.offsetBy(
            dx: mark.style.offset.xStart, dy: mark.style.offset.yStart)
        boxes[index] = CGRect(origin: sector.middle, size: .zero)
        let box = path.boundingRect
        let style = style(of: mark)
        add(
            style.finish([.fill(path, FillStyle(), style.paint(in: styleBox(mark, box)))]), mark,
            style, name: "SectorMark", box: box)
    }
}

extension MarkDimension {
    /// An inset is taken off once, from the outside.
    fileprivate func radius(of whole: CGFloat, automatic: CGFloat) -> CGFloat {
        if case .inset(let inset) = kind { return max(whole - inset, 0) }
        return length(of: whole, automatic: automatic)
    }
}

extension Mark {
    fileprivate var intervalAxis: Axis? {
        if case .interval = y { return .vertical }
        if case .interval = x { return .horizontal }
        return nil
    }
}

extension InterpolationMethod {
    /// The same line, drawn from its end.
    fileprivate var backward: InterpolationMethod {
        switch kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}
