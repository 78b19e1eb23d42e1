import Foundation

/// A guide along which views are aligned: a line whose place in a view it can compute.
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Names a guide across both axes.
/// Metatypes never change, hence `@unchecked`.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    package let axis: Axis
    package let id: any AlignmentID.Type
    let kind: Kind

    /// Where in the box the guide lies of itself.
    enum Kind: UInt8 {
        case custom, start, center, end
    }

    /// Whether the guide is an edge or the middle of the box, which frames do not pass on.
    package var isEdgeOrCenter: Bool { kind != .custom }

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        left.axis == right.axis && ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(ObjectIdentifier(id))
    }

    /// How guides that several children set explicitly become one of their container: the first
    /// baseline is the highest, the last one the lowest, all others are averaged (truth, rule 29).
    package func combine(_ values: [CGFloat]) -> CGFloat? {
        guard let first = values.first else { return nil }
        if self == VerticalAlignment.firstTextBaseline.key { return values.reduce(first, min) }
        if self == VerticalAlignment.lastTextBaseline.key { return values.reduce(first, max) }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}

/// A guide from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(axis: .horizontal, id: id, kind: .custom)
    }

    private init(_ id: any AlignmentID.Type, kind: AlignmentKey.Kind) {
        key = AlignmentKey(axis: .horizontal, id: id, kind: kind)
    }

    package init(_ key: AlignmentKey) { self.key = key }

    public static let leading = HorizontalAlignment(Leading.self, kind: .start)
    public static let center = HorizontalAlignment(Center.self, kind: .center)
    public static let trailing = HorizontalAlignment(Trailing.self, kind: .end)
    public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self, kind: .start)
    public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self, kind: .end)

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// A guide from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(axis: .vertical, id: id, kind: .custom)
    }

    private init(_ id: any AlignmentID.Type, kind: AlignmentKey.Kind) {
        key = AlignmentKey(axis: .vertical, id: id, kind: kind)
    }

    package init(_ key: AlignmentKey) { self.key = key }

    public static let top = VerticalAlignment(Top.self, kind: .start)
    public static let center = VerticalAlignment(Center.self, kind: .center)
    public static let bottom = VerticalAlignment(Bottom.self, kind: .end)
    /// The baseline of the topmost text; the bottom edge where there is none (truth, rule 28).
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the lowest text; the bottom edge where there is none.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

/// A guide on each axis.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
}
