import Foundation

/// A view's size and guides, in the view's own coordinates.
public struct ViewDimensions: Equatable {
    package let size: CGSize
    /// What knows the guides that the view or its children set, as opposed to those that follow
    /// from its size; nil for a mere box. No guide is asked for once the pass is over.
    private let element: LayoutElement?
    private let proposal: ProposedViewSize

    /// A box without guides of its own.
    package init(size: CGSize) {
        self.size = size
        element = nil
        proposal = .unspecified
    }

    init(size: CGSize, of element: LayoutElement, proposal: ProposedViewSize) {
        self.size = size
        self.element = element
        self.proposal = proposal
    }

    private func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
        element?.explicitGuide(key, size: size, proposal: proposal)
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

    package subscript(key: AlignmentKey) -> CGFloat {
        if let guide = explicitGuide(key) { return guide }
        switch key.kind {
        case .custom: return key.id.defaultValue(in: self)
        case .start: return 0
        case .center: return size[key.axis] / 2
        case .end: return size[key.axis]
        }
    }

    package subscript(explicit key: AlignmentKey) -> CGFloat? { explicitGuide(key) }

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.size == right.size
    }
}
