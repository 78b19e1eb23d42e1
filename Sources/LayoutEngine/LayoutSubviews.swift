import Foundation
import Graphics

/// The views a layout places, in order.
public struct LayoutSubviews: RandomAccessCollection {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int

    // The pass holds all its elements until it ends, and no layout is asked for anything later.
    private let container: LayoutElement
    private let range: Range<Int>
    /// Which of the container's views these are, where they are not a range of them.
    private let chosen: [Int]?
    public var layoutDirection: LayoutDirection

    init(of container: LayoutElement) {
        self.container = container
        range = 0..<container.childCount
        chosen = nil
        layoutDirection = container.isRightToLeft ? .rightToLeft : .leftToRight
    }

    private init(_ base: LayoutSubviews, range: Range<Int>, chosen: [Int]?) {
        container = base.container
        self.range = range
        self.chosen = chosen
        layoutDirection = base.layoutDirection
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(container[chosen?[index] ?? index])
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(self, range: bounds, chosen: chosen)
    }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let indices = indices.map { chosen?[$0] ?? $0 }
        return LayoutSubviews(self, range: indices.indices, chosen: indices)
    }

    /// Of what the whole pass fills.
    package var containerSize: CGSize? { container.context.containerSize }

    func combinedGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
    ) -> CGFloat? {
        container.combinedGuide(key, size: bounds.size, proposal: proposal)
            .map { $0 + (key.axis == .horizontal ? bounds.minX : bounds.minY) }
    }
}

extension LayoutSubviews: Equatable {
    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.container == right.container && left.range == right.range
            && left.chosen == right.chosen
    }
}

/// A view as its layout sees it.
public struct LayoutSubview: Equatable {
    // As above.
    private let element: LayoutElement

    init(_ element: LayoutElement) { self.element = element }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        element.details.pointee.node.pointee.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    public var priority: Double { element.priority }
    public var spacing: ViewSpacing { element.spacing }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        element.sizeThatFits(proposal)
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        element.dimensions(in: proposal)
    }

    /// Puts the view's `anchor` at `position`, in the coordinates of the bounds that
    /// `placeSubviews` was given. A view that is not placed lies in the middle of its container.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        let size = element.sizeThatFits(proposal)
        place(at: position, anchor: anchor, size: size, proposal: proposal)
    }

    /// The same, where the size for the proposal is known already.
    func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, size: CGSize,
        proposal: ProposedViewSize
    ) {
        element.storage.pointee.placement = LayoutElement.Placement(
            origin: CGPoint(
                x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
            size: size, proposal: proposal)
    }

    /// The dimensions for a proposal whose size is known already.
    func dimensions(_ size: CGSize, in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: size, of: element, proposal: proposal)
    }

    /// Leaves the view out: it is neither drawn nor reported.
    package func discard() { element.storage.pointee.placement = .discarded }
}
