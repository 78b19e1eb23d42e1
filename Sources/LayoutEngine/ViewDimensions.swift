import Foundation

/// A view's size and guides, in the view's own coordinates.
public struct ViewDimensions: Equatable {
    package let size: CGSize
    /// Guides that the view or its children set, as opposed to those that follow from its size.
    private let explicitGuide: (AlignmentKey) -> CGFloat?

    package init(size: CGSize, explicitGuide: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
        self.size = size
        self.explicitGuide = explicitGuide
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

    package subscript(key: AlignmentKey) -> CGFloat {
        explicitGuide(key) ?? key.id.defaultValue(in: self)
    }

    package subscript(explicit key: AlignmentKey) -> CGFloat? { explicitGuide(key) }

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.size == right.size
    }
}
