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
        var cells: [Node] = []
        var rows: [GridLayout.Row] = []
        let nodes = content.nodes(in: inStack(along: nil))
        let columnCount = nodes.map { $0.gridRow?.columnCount ?? 1 }.max() ?? 1
        for node in nodes {
            var row = GridLayout.Row(cells: [])
            if let gridRow = node.gridRow {
                row.alignment = gridRow.alignment
                var column = 0
                for cell in gridRow.cells {
                    row.cells.append(.init(index: cells.count, column: column, span: cell.gridSpan))
                    column += cell.gridSpan
                    cells.append(cell)
                }
            } else {
                // A view outside rows goes over all columns.
                row.cells = [.init(index: cells.count, column: 0, span: columnCount)]
                cells.append(node)
            }
            if !row.cells.isEmpty { rows.append(row) }
        }
        return Node(
            .container(
                GridLayout(
                    alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
                    verticalSpacing: layout.verticalSpacing, rows: rows),
                cells, .stacked),
            name: name, layoutDirection: environment.layoutDirection)
    }
}

/// The cells of one row of a grid. Outside a grid it is a plain row.
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
        [context.container(GridRowLayout(alignment: alignment), content, name: "GridRow")]
    }
}

/// Marks a row for the grid around it.
private struct GridRowLayout: _StackBasedLayout {
    let alignment: VerticalAlignment?

    var _stack: StackLayout {
        StackLayout(axis: .horizontal, alignment: (alignment ?? .center).key, spacing: nil)
    }
}

extension Node {
    fileprivate struct GridRowContent {
        let cells: [Node]
        let alignment: VerticalAlignment?
        var columnCount: Int { cells.reduce(0) { $0 + $1.gridSpan } }
    }

    fileprivate var gridRow: GridRowContent? {
        guard case .container(let layout, let cells, _) = kind,
            let row = layout as? GridRowLayout
        else { return nil }
        return GridRowContent(cells: handingUp(through: cells), alignment: row.alignment)
    }

    /// The row has no place of its own in a grid: what it hands up, its first cell hands up for it.
    private func handingUp(through cells: [Node]) -> [Node] {
        if traits.preferences.isEmpty && traits.placementActions.isEmpty { return cells }
        var cells = cells
        for index in cells.indices {
            if index == 0 {
                cells[0].traits.preferences += traits.preferences
                cells[0].traits.placementActions += traits.placementActions
            } else {
                cells[index].traits.preferences += traits.preferences.filter(\.replaces)
                    .map(\.removal)
            }
        }
        return cells
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
