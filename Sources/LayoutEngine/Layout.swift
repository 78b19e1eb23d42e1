import Foundation

/// Places a group of views. Stacks, frames and padding conform to it as users' own layouts do.
///
/// Right to left is the pass's business: layouts count from the leading edge, and containers of a
/// right-to-left direction are mirrored once their children are placed.
public protocol Layout {
    typealias Subviews = LayoutSubviews
    associatedtype Cache = Void

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// How the pass asks for all of these.
    func _answer(_ call: _LayoutCall)
}

/// What a container tells about itself.
public struct LayoutProperties: Sendable {
    /// The axis along which a spacer in it stretches; nil for both.
    public var stackOrientation: Axis?
    /// Whether it has no guides but those of its views.
    let passesGuidesOn: Bool

    public init() { passesGuidesOn = false }

    /// Of a layout that passes guides on.
    init(stackOrientation: Axis?) {
        self.stackOrientation = stackOrientation
        passesGuidesOn = true
    }
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The union of all children's preferences.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// Guides that children set explicitly, combined.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        subviews.combinedGuide(guide.key, in: bounds, proposal: proposal)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        subviews.combinedGuide(guide.key, in: bounds, proposal: proposal)
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// A value that views hand to the layout that holds them.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A layout whose type is chosen at run time.
public struct AnyLayout: Layout {
    private let base: any Layout

    public init<L: Layout>(_ layout: L) { base = layout }

    /// The chosen layout with its cache, in a place of its own.
    public final class Cache {
        fileprivate let box: LayoutBox
        private let subviews: LayoutSubviews

        fileprivate init(_ layout: any Layout, subviews: LayoutSubviews) {
            box = LayoutBox(layout)
            self.subviews = subviews
        }

        deinit { box.end(subviews: subviews) }
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(base, subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        cache.box.spacing(subviews: subviews)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        cache.box.sizeThatFits(proposal: proposal, subviews: subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        cache.box.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        cache.box.explicitAlignment(
            of: guide.key, in: bounds, proposal: proposal, subviews: subviews)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        cache.box.explicitAlignment(
            of: guide.key, in: bounds, proposal: proposal, subviews: subviews)
    }

    /// The layout, where it is a grid: its rows are made before it is laid out.
    package var grid: GridLayout? { base as? GridLayout }

    package var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }
}
