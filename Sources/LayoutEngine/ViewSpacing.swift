import Foundation

/// The distances a view prefers to its neighbours.
///
/// Stacks without a spacing of their own ask each pair of neighbours. The rules are those of
/// truth, section 2 ("Default VStack spacing when text is involved") and `spacing.json`.
public struct ViewSpacing: Sendable {
    /// What one side prefers. `nil` lengths have no preference.
    package struct Side: Hashable, Sendable {
        /// To a neighbour that is no text.
        package var toOther: CGFloat?
        /// Between two texts; the lower one's value counts.
        package var betweenTexts: CGFloat?
        package var isText: Bool
        /// Takes no distance whatever the neighbour wishes (a spacer).
        package var isFlush: Bool

        package init(
            toOther: CGFloat? = nil, betweenTexts: CGFloat? = nil, isText: Bool = false,
            isFlush: Bool = false
        ) {
            self.toOther = toOther
            self.betweenTexts = betweenTexts
            self.isText = isText
            self.isFlush = isFlush
        }

        package func union(_ other: Side) -> Side {
            Side(
                toOther: Self.larger(toOther, other.toOther),
                betweenTexts: Self.larger(betweenTexts, other.betweenTexts),
                isText: isText || other.isText, isFlush: isFlush && other.isFlush)
        }

        private static func larger(_ left: CGFloat?, _ right: CGFloat?) -> CGFloat? {
            guard let left, let right else { return left ?? right }
            return max(left, right)
        }
    }

    /// Between views that prefer nothing (truth, rule 1).
    package static let defaultDistance: CGFloat = 8

    package var top: Side
    package var leading: Side
    package var bottom: Side
    package var trailing: Side

    public init() { self.init(all: Side()) }

    package init(all side: Side) { self.init(top: side, leading: side, bottom: side, trailing: side) }

    package init(top: Side, leading: Side, bottom: Side, trailing: Side) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public static let zero = ViewSpacing(all: Side(toOther: 0, betweenTexts: 0))
    package static let flush = ViewSpacing(all: Side(isFlush: true))

    package subscript(edge: Edge) -> Side {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// Takes over another view's preferences where they are larger, on `edges`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(edge) {
            self[edge] = self[edge].union(other[edge])
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Without preferences on `edges`, as where padding or a frame moves the view away from them.
    package func resetting(_ edges: Edge.Set) -> ViewSpacing {
        var result = self
        for edge in Edge.allCases where edges.contains(edge) { result[edge] = Side() }
        return result
    }

    /// The distance to `next`, the following neighbour along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let before = axis == .horizontal ? trailing : bottom
        let after = axis == .horizontal ? next.leading : next.top
        if before.isFlush || after.isFlush { return 0 }
        if before.isText, after.isText { return after.betweenTexts ?? 0 }
        switch (before.toOther, after.toOther) {
        case (nil, nil): return Self.defaultDistance
        case (let distance?, nil), (nil, let distance?): return distance
        case (let first?, let second?): return max(first, second)
        }
    }
}
