import Foundation

/// A layout that is a stack along one axis: `HStackLayout` and `VStackLayout`.
public protocol _StackBasedLayout: Layout where Cache == StackLayout.Cache {
    var _stack: StackLayout { get }
}

extension _StackBasedLayout {
    public func makeCache(subviews: Subviews) -> Cache { _stack.makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        _stack.spacing(subviews: subviews, cache: &cache)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        _stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        _stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// A row as a layout.
public struct HStackLayout: _StackBasedLayout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        LayoutProperties(stackOrientation: .horizontal)
    }

    public var _stack: StackLayout {
        StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }
}

/// A column as a layout.
public struct VStackLayout: _StackBasedLayout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        LayoutProperties(stackOrientation: .vertical)
    }

    public var _stack: StackLayout {
        StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }
}
