import Foundation

/// The size a parent offers a child, in points; nil asks for the child's ideal length.
@frozen public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    /// Lengths that are no numbers ask for the ideal; negative ones offer nothing.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width.flatMap { Self.sanitized($0) }
        self.height = height.flatMap { Self.sanitized($0) }
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The offer with lengths from `size` where it asks for the ideal.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    @inline(__always)
    private static func sanitized(_ length: CGFloat) -> CGFloat? {
        length.isNaN ? nil : max(length, 0)
    }

    /// The offer, asking for the ideal length on `axes`.
    package func ideal(on axes: Axis.Set) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : width,
            height: axes.contains(.vertical) ? nil : height)
    }

    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set {
            let value = newValue.flatMap { Self.sanitized($0) }
            if axis == .horizontal { width = value } else { height = value }
        }
    }

    @inline(__always)
    package init(_ axis: Axis, along: CGFloat?, across: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: along, height: across)
            : ProposedViewSize(width: across, height: along)
    }
}
