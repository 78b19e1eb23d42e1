import Foundation
import Graphics

/// Rows and columns whose cells line up.
///
/// Columns share the width as a stack's children do: the least flexible first, each offered an
/// equal share of what is left; a column is as wide as its widest cell then answers. With the
/// widths known, rows share the height likewise.
public struct GridLayout: Layout {
    package struct Cell: Hashable, Sendable {
        /// Among the layout's subviews.
        package var index: Int
        package var column: Int
        package var span: Int

        /// More columns than this no cell takes: each column costs, filled or not.
        package static let largestSpan = 1000

        package init(index: Int, column: Int, span: Int) {
            self.index = index
            self.column = column
            self.span = min(max(span, 1), Self.largestSpan)
        }
    }

    package struct Row: Sendable {
        package var cells: [Cell]
        /// Nil for the grid's.
        package var alignment: VerticalAlignment?

        package init(cells: [Cell], alignment: VerticalAlignment? = nil) {
            self.cells = cells
            self.alignment = alignment
        }
    }

    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?
    /// Nil where the layout is used by itself: each subview is then a row of one cell.
    private let fixedRows: [Row]?

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: nil) }

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing, rows: nil)
    }

    package init(
        alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, rows: [Row]?
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        fixedRows = rows
    }

    public struct Cache {
        var rows: [Row]
        var columnCount: Int
        var columnGaps: [CGFloat]
        var rowGaps: [CGFloat]
    }

    public func makeCache(subviews: Subviews) -> Cache {
        let rows =
            fixedRows
            ?? subviews.indices.map { Row(cells: [Cell(index: $0, column: 0, span: 1)]) }
        let columnCount = rows.flatMap(\.cells).map { $0.column + $0.span }.max() ?? 0
        return Cache(
            rows: rows, columnCount: columnCount,
            columnGaps: columnGaps(rows, columnCount, subviews), rowGaps: rowGaps(rows, subviews))
    }

    private func columnGaps(
        _ rows: [Row], _ columnCount: Int, _ subviews: Subviews
    ) -> [CGFloat] {
        guard columnCount > 1 else { return [] }
        if let horizontalSpacing, horizontalSpacing.isFinite {
            return Array(repeating: horizontalSpacing, count: columnCount - 1)
        }
        var gaps = [CGFloat?](repeating: nil, count: columnCount - 1)
        for row in rows {
            for (left, right) in zip(row.cells, row.cells.dropFirst()) {
                let distance = subviews[left.index].spacing.distance(
                    to: subviews[right.index].spacing, along: .horizontal)
                let gap = right.column - 1
                gaps[gap] = max(gaps[gap] ?? 0, distance)
            }
        }
        return gaps.map { $0 ?? ViewSpacing.defaultDistance }
    }

    private func rowGaps(_ rows: [Row], _ subviews: Subviews) -> [CGFloat] {
        guard rows.count > 1 else { return [] }
        if let verticalSpacing, verticalSpacing.isFinite {
            return Array(repeating: verticalSpacing, count: rows.count - 1)
        }
        return zip(rows, rows.dropFirst()).map { upper, lower in
            var gap: CGFloat?
            for above in upper.cells {
                for below in lower.cells
                where above.column < below.column + below.span
                    && below.column < above.column + above.span
                {
                    let distance = subviews[above.index].spacing.distance(
                        to: subviews[below.index].spacing, along: .vertical)
                    gap = max(gap ?? 0, distance)
                }
            }
            return gap ?? ViewSpacing.defaultDistance
        }
    }

    // MARK: Columns and rows

    /// Cells that do not ask for width of their own, as a divider in a row of one, take what the
    /// others leave.
    private func decides(_ subview: LayoutSubview, _ axis: Axis) -> Bool {
        !subview[GridCellUnsizedAxesKey.self].contains(Axis.Set(axis))
    }

    private func columnWidths(
        _ offered: CGFloat?, _ subviews: Subviews, _ cache: Cache
    ) -> [CGFloat] {
        var columns = [[Cell]](repeating: [], count: cache.columnCount)
        for cell in cache.rows.lazy.flatMap(\.cells)
        where cell.span == 1 && decides(subviews[cell.index], .horizontal) {
            columns[cell.column].append(cell)
        }
        func width(_ column: Int, offered: CGFloat?) -> CGFloat {
            columns[column].map { cell in
                subviews[cell.index].sizeThatFits(
                    ProposedViewSize(width: offered, height: nil)
                ).width
            }.max() ?? 0
        }
        var widths = Self.share(
            offered.map { $0 - cache.columnGaps.reduce(0, +) }, among: cache.columnCount, width)
        // A cell over several columns widens the last of them where they are too narrow for it.
        for cell in cache.rows.flatMap(\.cells)
        where cell.span > 1 && decides(subviews[cell.index], .horizontal) {
            let range = cell.column..<min(cell.column + cell.span, cache.columnCount)
            let present = extent(of: range, widths, cache.columnGaps)
            let wanted = subviews[cell.index].sizeThatFits(
                ProposedViewSize(width: offered == nil ? nil : present, height: nil)
            ).width
            if wanted > present { widths[range.upperBound - 1] += wanted - present }
        }
        return widths
    }

    private func rowHeights(
        _ offered: CGFloat?, widths: [CGFloat], _ subviews: Subviews, _ cache: Cache
    ) -> [CGFloat] {
        func height(_ row: Int, offered: CGFloat?) -> CGFloat {
            let guide = (cache.rows[row].alignment ?? alignment.vertical).key
            var extent = CrossExtent()
            for cell in cache.rows[row].cells where decides(subviews[cell.index], .vertical) {
                let dimensions = subviews[cell.index].dimensions(
                    in: ProposedViewSize(width: width(of: cell, widths, cache), height: offered))
                extent.include(dimensions, axis: .vertical, guide: guide)
            }
            return extent.length
        }
        return Self.share(
            offered.map { $0 - cache.rowGaps.reduce(0, +) }, among: cache.rows.count, height)
    }

    /// A stack's rule for lines of cells: the least flexible line first, each an equal share.
    private static func share(
        _ available: CGFloat?, among count: Int, _ length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        var result = [CGFloat](repeating: 0, count: count)
        guard var available else {
            for index in 0..<count { result[index] = length(index, nil) }
            return result
        }
        let flexibilities = (0..<count).map { length($0, .infinity) - length($0, 0) }
        let order = (0..<count).sorted {
            flexibilities[$0] == flexibilities[$1]
                ? $0 < $1 : flexibilities[$0] < flexibilities[$1]
        }
        for (position, index) in order.enumerated() {
            let offer = max(available / CGFloat(count - position), 0)
            result[index] = length(index, offer)
            if available.isFinite { available -= result[index] }
        }
        return result
    }

    private func extent(
        of range: Range<Int>, _ lengths: [CGFloat], _ gaps: [CGFloat]
    ) -> CGFloat {
        guard !range.isEmpty else { return 0 }
        return lengths[range].reduce(0, +)
            + gaps[range.lowerBound..<(range.upperBound - 1)].reduce(0, +)
    }

    private func width(of cell: Cell, _ widths: [CGFloat], _ cache: Cache) -> CGFloat {
        extent(
            of: cell.column..<min(cell.column + cell.span, widths.count), widths, cache.columnGaps)
    }

    // MARK: Layout

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        let widths = columnWidths(proposal.width, subviews, cache)
        let heights = rowHeights(proposal.height, widths: widths, subviews, cache)
        return CGSize(
            width: extent(of: widths.indices, widths, cache.columnGaps),
            height: extent(of: heights.indices, heights, cache.rowGaps))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let widths = columnWidths(proposal.width, subviews, cache)
        let heights = rowHeights(proposal.height, widths: widths, subviews, cache)
        let columnAlignments = columnAlignments(subviews, cache)
        let starts = zip(widths, cache.columnGaps).reduce(into: [bounds.minX]) {
            $0.append($0[$0.count - 1] + $1.0 + $1.1)
        }
        var y = bounds.minY
        for (rowIndex, row) in cache.rows.enumerated() {
            let guide = row.alignment ?? alignment.vertical
            let line = line(of: row, guide: guide, height: heights[rowIndex], subviews)
            for cell in row.cells {
                let frame = CGRect(
                    x: starts[cell.column], y: y, width: width(of: cell, widths, cache),
                    height: heights[rowIndex])
                place(
                    subviews[cell.index], in: frame,
                    horizontal: cell.span > 1
                        ? alignment.horizontal : columnAlignments[cell.column],
                    vertical: guide, line: line)
            }
            y += heights[rowIndex]
            if rowIndex < cache.rowGaps.count { y += cache.rowGaps[rowIndex] }
        }
    }

    /// From the first cell of each column that asks for one.
    private func columnAlignments(_ subviews: Subviews, _ cache: Cache) -> [HorizontalAlignment] {
        var result = [HorizontalAlignment?](repeating: nil, count: cache.columnCount)
        for cell in cache.rows.lazy.flatMap(\.cells) where result[cell.column] == nil {
            result[cell.column] = subviews[cell.index][GridColumnAlignmentKey.self]
        }
        return result.map { $0 ?? alignment.horizontal }
    }

    /// Where the guide of a row lies, from its top. Edges and the middle are the row's; baselines
    /// are those of its cells together.
    private func line(
        of row: Row, guide: VerticalAlignment, height: CGFloat, _ subviews: Subviews
    ) -> CGFloat {
        if guide.key.isEdgeOrCenter {
            return ViewDimensions(size: CGSize(width: 0, height: height))[guide]
        }
        var extent = CrossExtent()
        for cell in row.cells {
            extent.include(
                subviews[cell.index].dimensions(
                    in: ProposedViewSize(width: nil, height: height)),
                axis: .vertical, guide: guide.key)
        }
        return extent.above
    }

    private func place(
        _ subview: LayoutSubview, in frame: CGRect, horizontal: HorizontalAlignment,
        vertical: VerticalAlignment, line: CGFloat
    ) {
        let offer = ProposedViewSize(frame.size)
        if let anchor = subview[GridCellAnchorKey.self] {
            subview.place(at: anchor.point(in: frame), anchor: anchor, proposal: offer)
            return
        }
        let dimensions = subview.dimensions(in: offer)
        let box = ViewDimensions(size: frame.size)
        subview.place(
            at: CGPoint(
                x: frame.minX + box[horizontal] - dimensions[horizontal],
                y: frame.minY + line - dimensions[vertical]),
            proposal: offer)
    }
}

package enum GridCellColumnsKey: LayoutValueKey {
    package static var defaultValue: Int { 1 }
}

package enum GridColumnAlignmentKey: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
}

package enum GridCellAnchorKey: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
}

package enum GridCellUnsizedAxesKey: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
}
