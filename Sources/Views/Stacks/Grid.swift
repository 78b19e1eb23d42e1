import Foundation
import Graphics
import LayoutEngine

/// Rows and columns whose cells line up.
public struct Grid<Content: View> {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content

    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }
}

extension Grid: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        let layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
        return [context.grid(layout, content, name: "Grid")]
    }
}

extension _ResolveContext {
    /// The cells of `content`'s rows under `layout`.
    @MainActor
    func grid(_ layout: GridLayout, _ content: some View, name: String) -> Node {
        var inGrid = inStack(along: nil)
        inGrid.isInGrid = true
        let cells = content.nodes(in: inGrid)
        return Node(
            .container(
                GridLayout(
                    alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
                    verticalSpacing: layout.verticalSpacing, rows: GridLayout.rows(of: cells)),
                cells, .stacked),
            name: name, layoutDirection: environment.layoutDirection)
    }
}

extension GridLayout {
    fileprivate static func rows(of cells: [Node]) -> [GridLayout.Row] {
        var rows: [GridLayout.Row] = []
        var current: GridRowMark?
        var column = 0
        var columnCount = 1
        for (index, cell) in cells.enumerated() {
            let mark = cell.gridRow
            if mark == nil || mark !== current {
                rows.append(GridLayout.Row(cells: []))
                rows[rows.count - 1].alignment = mark?.alignment
                column = 0
            }
            current = mark
            let span = mark == nil ? GridLayout.Cell.largestSpan : cell.gridSpan
            rows[rows.count - 1].cells.append(.init(index: index, column: column, span: span))
            column += span
            if mark != nil { columnCount = max(columnCount, column) }
        }
        // A view outside rows goes over all columns.
        for row in rows.indices where cells[rows[row].cells[0].index].gridRow == nil {
            rows[row].cells[0].span = columnCount
        }
        return rows
    }
}

/// The cells of one row of a grid. There modifiers of the row are modifiers of each of its cells, as
/// those of a group are (seen by Ole Begemann, gist 4a8b5fe4, September 2022). Outside a grid it is
/// a plain row.
public struct GridRow<Content: View> {
    private let alignment: VerticalAlignment?
    private let content: Content

    nonisolated public init(
        alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        guard context.isInGrid else {
            let layout = GridRowLayout(alignment: alignment)
            return [context.container(layout, content, name: "GridRow")]
        }
        let mark = GridRowMark(alignment: alignment)
        return content.nodes(in: context.inStack(along: nil)).map { node in
            var node = node
            node.traits.layoutValues[ObjectIdentifier(GridRowMark.self)] = mark
            return node
        }
    }
}

/// What the cells of one row have in common.
private final class GridRowMark {
    let alignment: VerticalAlignment?
    init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// A row outside of grids.
private struct GridRowLayout: _StackBasedLayout {
    let alignment: VerticalAlignment?

    var _stack: StackLayout {
        StackLayout(axis: .horizontal, alignment: (alignment ?? .center).key, spacing: nil)
    }
}

extension Node {
    fileprivate var gridRow: GridRowMark? {
        traits.layoutValues[ObjectIdentifier(GridRowMark.self)] as? GridRowMark
    }

    fileprivate var gridSpan: Int {
        let count = traits.layoutValues[ObjectIdentifier(GridCellColumnsKey.self)] as? Int ?? 1
        return min(max(count, 1), GridLayout.Cell.largestSpan)
    }
}

extension View {
    /// How many columns the cell takes.
    nonisolated public func gridCellColumns(_ count: Int) -> ModifiedView {
        layoutValue(key: GridCellColumnsKey.self, value: count)
    }

    /// How all cells of this one's column lie in it.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> ModifiedView {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedView {
        layoutValue(key: GridCellAnchorKey.self, value: anchor)
    }

    /// On `axes` the cell takes what the others leave and asks for nothing.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifiedView {
        layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
    }
}
