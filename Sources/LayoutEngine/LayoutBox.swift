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
    private var cache: L.Cache?

    init(_ layout: L) {
        self.layout = layout
        super.init(definesGuides: !(layout is any GuidePassing))
    }

    private func withCache<R>(_ subviews: LayoutSubviews, _ body: (L, inout L.Cache) -> R) -> R {
        var current = cache ?? layout.makeCache(subviews: subviews)
        // A layout that is asked for a guide may be placed meanwhile, and then finds this one.
        cache = current
        defer { cache = current }
        return body(layout, &current)
    }

    override func spacing(subviews: LayoutSubviews) -> ViewSpacing {
        withCache(subviews) { $0.spacing(subviews: subviews, cache: &$1) }
    }

    override func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) {
            $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
        }
    }

    override func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
    ) {
        withCache(subviews) {
            $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
        }
    }

    override func explicitAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: LayoutSubviews
    ) -> CGFloat? {
        withCache(subviews) { layout, cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key), in: bounds, proposal: proposal,
                    subviews: subviews, cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key), in: bounds, proposal: proposal,
                    subviews: subviews, cache: &cache)
            }
        }
    }
}

func makeLayoutBox(_ layout: some Layout) -> LayoutBox { ConcreteLayoutBox(layout) }

/// A layout that has no guides but those of its children, as all of ours but one. What is known to
/// have none need not be placed to find out.
protocol GuidePassing {}

extension StackLayout: GuidePassing {}
extension HStackLayout: GuidePassing {}
extension VStackLayout: GuidePassing {}
extension ZStackLayout: GuidePassing {}
extension FrameLayout: GuidePassing {}
extension FlexibleFrameLayout: GuidePassing {}
extension PaddingLayout: GuidePassing {}
extension FixedSizeLayout: GuidePassing {}
extension AspectRatioLayout: GuidePassing {}
extension OffsetLayout: GuidePassing {}
extension PositionLayout: GuidePassing {}
extension LayeredLayout: GuidePassing {}
extension ViewThatFitsLayout: GuidePassing {}
extension GridLayout: GuidePassing {}
