import Foundation
import Graphics

/// One column of a `LazyVGrid` or one row of a `LazyHGrid`.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many lines of at least `minimum` as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// To the next line; nil for 8.
    public var spacing: CGFloat?
    /// Of the cells in the line; nil for the grid's.
    public var alignment: Alignment?

    public init(
        _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Cells in lines of given widths, filled one after the other.
package struct LazyGridLayout: Layout {
    /// Along which the grid grows.
    private let axis: Axis
    private let items: [GridItem]
    /// How a grid lies that its lines do not fill.
    private let alignment: AlignmentKey
    private let spacing: CGFloat

    package init(axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.items = items
        self.alignment = alignment
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.defaultDistance
    }

    /// A line of the grid across its axis.
    private struct Line {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    /// Fixed lines take their length; what is left is shared in order, each flexible line an
    /// equal share within its limits; adaptive ones divide their share once more.
    private func lines(_ offered: CGFloat?) -> [Line] {
        let gaps = items.dropLast().reduce(0) { $0 + gap(after: $1) }
        let fixed = items.reduce(CGFloat(0)) { sum, item in
            if case .fixed(let length) = item.size { return sum + sanitized(length) }
            return sum
        }
        var left = offered.map { max($0 - gaps - fixed, 0) } ?? .infinity
        var shares = items.count { item in if case .fixed = item.size { false } else { true } }
        var result: [Line] = []
        var position: CGFloat = 0
        for item in items {
            let share = shares > 0 ? left / CGFloat(shares) : 0
            var lengths: [CGFloat]
            switch item.size {
            case .fixed(let length): lengths = [sanitized(length)]
            case .flexible(let minimum, let maximum):
                lengths = [clamp(share, minimum, maximum)]
            case .adaptive(let minimum, let maximum):
                let least = max(sanitized(minimum), 1)
                let between = gap(after: item)
                let count = count(of: least, between: between, in: share)
                let rest = share - between * CGFloat(count - 1)
                lengths = Array(
                    repeating: clamp(rest / CGFloat(count), least, maximum), count: count)
            }
            if case .fixed = item.size {} else {
                shares -= 1
                let taken = lengths.reduce(0, +) + gap(after: item) * CGFloat(lengths.count - 1)
                if left.isFinite { left = max(left - taken, 0) }
            }
            for length in lengths {
                result.append(
                    Line(start: position, length: length, alignment: item.alignment ?? .center))
                position += length + gap(after: item)
            }
        }
        return result
    }

    /// How many lines of a length fit, at least one. There is no end of them where lines lie over
    /// each other, hence a limit.
    private func count(of length: CGFloat, between: CGFloat, in room: CGFloat) -> Int {
        guard room.isFinite else { return 1 }
        let count = (room + between) / max(length + between, 0.001)
        return Int(min(max(count, 1), Self.largestCount))
    }

    private static let largestCount: CGFloat = 1000

    private func gap(after item: GridItem) -> CGFloat {
        item.spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.defaultDistance
    }

    private func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        let minimum = sanitized(minimum)
        let limited = min(max(length, minimum), maximum.isNaN ? .infinity : maximum)
        return limited.isFinite ? max(limited, 0) : minimum
    }

    private func sanitized(_ length: CGFloat) -> CGFloat {
        length.isFinite ? max(length, 0) : 0
    }

    /// The length of each row of cells along the axis.
    private func rowLengths(_ lines: [Line], _ subviews: Subviews) -> [CGFloat] {
        guard !lines.isEmpty else { return [] }
        return stride(from: 0, to: subviews.count, by: lines.count).map { start in
            zip(lines, start..<min(start + lines.count, subviews.count)).map { line, index in
                subviews[index].sizeThatFits(
                    ProposedViewSize(axis, along: nil, across: line.length))[axis]
            }.max() ?? 0
        }
    }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let lines = lines(proposal[axis.other])
        let rows = rowLengths(lines, subviews)
        let along = rows.reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
        let lineExtent = lines.last.map { $0.start + $0.length } ?? 0
        // All that is offered across its axis, even where its lines need less
        // (truth, `sw.lazy-vgrid-fixed`).
        let across = max(lineExtent, proposal[axis.other] ?? 0)
        return CGSize(axis, along: along, across: across)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let lines = lines(proposal[axis.other])
        guard let last = lines.last else { return }
        let box = ViewDimensions(size: bounds.size)
        let grid = ViewDimensions(
            size: CGSize(axis, along: bounds.size[axis], across: last.start + last.length))
        let shift = box[alignment] - grid[alignment]
        var along = bounds.origin[axis]
        for (row, length) in rowLengths(lines, subviews).enumerated() {
            for (column, line) in lines.enumerated() {
                let index = row * lines.count + column
                guard index < subviews.count else { break }
                let cell = CGRect(
                    origin: CGPoint(
                        axis, along: along, across: bounds.origin[axis.other] + shift + line.start),
                    size: CGSize(axis, along: length, across: line.length))
                subviews[index].place(
                    in: cell, alignment: line.alignment,
                    proposal: ProposedViewSize(axis, along: nil, across: line.length))
            }
            along += length + spacing
        }
    }
}

extension LazyGridLayout: GuidePassing {}
