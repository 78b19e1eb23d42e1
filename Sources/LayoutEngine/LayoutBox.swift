import Foundation

/// A layout of some type together with its cache, for one container of one pass.
class LayoutBox {
    /// Whether the layout may bring guides that its children do not have.
    let definesGuides: Bool

    init(definesGuides: Bool) { self.definesGuides = definesGuides }

    func spacing(subviews: LayoutSubviews) -> ViewSpacing { fatalError("abstract") }
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
        fatalError("abstract")
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
        fatalError("abstract")
    }
    func explicitAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: LayoutSubviews
    ) -> CGFloat? { fatalError("abstract") }
}

private final class ConcreteLayoutBox<L: Layout>: LayoutBox {
    private let layout: L
    /// In a place of its own, so that layouts change it there and nothing is copied.
    private var cache: UnsafeMutablePointer<L.Cache>?

    init(_ layout: L) {
        self.layout = layout
        super.init(definesGuides: !L.layoutProperties.passesGuidesOn)
    }

    deinit {
        cache?.deinitialize(count: 1)
        cache?.deallocate()
    }

    private func cache(for subviews: LayoutSubviews) -> UnsafeMutablePointer<L.Cache> {
        if let cache { return cache }
        let new = UnsafeMutablePointer<L.Cache>.allocate(capacity: 1)
        new.initialize(to: layout.makeCache(subviews: subviews))
        cache = new
        return new
    }

    override func spacing(subviews: LayoutSubviews) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &cache(for: subviews).pointee)
    }

    override func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
        layout.sizeThatFits(
            proposal: proposal, subviews: subviews, cache: &cache(for: subviews).pointee)
    }

    override func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
    ) {
        layout.placeSubviews(
            in: bounds, proposal: proposal, subviews: subviews,
            cache: &cache(for: subviews).pointee)
    }

    override func explicitAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: LayoutSubviews
    ) -> CGFloat? {
        // A copy: to combine its views' guides the layout is made to place them, with this cache.
        var cache = cache(for: subviews).pointee
        switch key.axis {
        case .horizontal:
            return layout.explicitAlignment(
                of: HorizontalAlignment(key), in: bounds, proposal: proposal,
                subviews: subviews, cache: &cache)
        case .vertical:
            return layout.explicitAlignment(
                of: VerticalAlignment(key), in: bounds, proposal: proposal,
                subviews: subviews, cache: &cache)
        }
    }
}

func makeLayoutBox(_ layout: some Layout) -> LayoutBox { ConcreteLayoutBox(layout) }

/// A layout that has no guides but those of its children, as nearly all of ours. What is known to
/// have none need not be placed to find out.
package protocol GuidePassing: Layout {}

extension GuidePassing {
    package static var layoutProperties: LayoutProperties {
        LayoutProperties(stackOrientation: nil)
    }
}

extension FrameLayout: GuidePassing {}
extension FlexibleFrameLayout: GuidePassing {}
extension PaddingLayout: GuidePassing {}
extension FixedSizeLayout: GuidePassing {}
extension AspectRatioLayout: GuidePassing {}
extension OffsetLayout: GuidePassing {}
extension PositionLayout: GuidePassing {}
extension LayeredLayout: GuidePassing {}
extension ViewThatFitsLayout: GuidePassing {}
