import Foundation

/// A layout of some type together with its cache, for one container of one pass.
final class LayoutBox {
    private let layout: any Layout
    /// Where the cache lies; nil until the layout is asked for something. Unchecked, since a layout
    /// that runs asks its views, and they may ask it for something else.
    @exclusivity(unchecked) fileprivate var cache: UnsafeMutableRawPointer?

    init(_ layout: any Layout) { self.layout = layout }

    /// Whether the layout may bring guides that its children do not have.
    var definesGuides: Bool { !type(of: layout).layoutProperties.passesGuidesOn }

    func spacing(subviews: LayoutSubviews) -> ViewSpacing {
        var spacing = ViewSpacing()
        withUnsafeMutablePointer(to: &spacing) { ask(.spacing($0), subviews) }
        return spacing
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
        var size = CGSize.zero
        withUnsafeMutablePointer(to: &size) { ask(.size(proposal, $0), subviews) }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
        ask(.placement(bounds, proposal), subviews)
    }

    func explicitAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: LayoutSubviews
    ) -> CGFloat? {
        var guide: CGFloat?
        withUnsafeMutablePointer(to: &guide) { ask(.guide(key, bounds, proposal, $0), subviews) }
        return guide
    }

    /// Gives the cache's memory back.
    func end(subviews: LayoutSubviews) {
        if cache != nil { ask(.end, subviews) }
    }

    private func ask(_ question: _LayoutCall.Question, _ subviews: LayoutSubviews) {
        layout._answer(_LayoutCall(question: question, subviews: subviews, box: self))
    }
}

/// What the pass asks of a layout, where the layout's cache lies, and where the answer goes.
///
/// The name is public because layouts' hidden requirement takes it; nothing in it is.
public struct _LayoutCall {
    enum Question {
        case spacing(UnsafeMutablePointer<ViewSpacing>)
        case size(ProposedViewSize, UnsafeMutablePointer<CGSize>)
        case placement(CGRect, ProposedViewSize)
        case guide(AlignmentKey, CGRect, ProposedViewSize, UnsafeMutablePointer<CGFloat?>)
        case end
    }

    let question: Question
    let subviews: LayoutSubviews
    unowned(unsafe) let box: LayoutBox
}

extension Layout {
    /// A requirement of the protocol, so that it is compiled for each of our layouts by itself.
    public func _answer(_ call: _LayoutCall) {
        let subviews = call.subviews
        if call.box.cache == nil {
            let new = Self.allocateCache()
            new.initialize(to: makeCache(subviews: subviews))
            call.box.cache = UnsafeMutableRawPointer(new)
        }
        let cache = call.box.cache!.assumingMemoryBound(to: Cache.self)
        switch call.question {
        case .spacing(let answer):
            answer.pointee = spacing(subviews: subviews, cache: &cache.pointee)
        case .size(let proposal, let answer):
            answer.pointee = sizeThatFits(
                proposal: proposal, subviews: subviews, cache: &cache.pointee)
        case .placement(let bounds, let proposal):
            placeSubviews(
                in: bounds, proposal: proposal, subviews: subviews, cache: &cache.pointee)
        case .guide(let key, let bounds, let proposal, let answer):
            // A copy: to combine its views' guides the layout is made to place them, with this
            // cache.
            var copy = cache.pointee
            answer.pointee =
                switch key.axis {
                case .horizontal:
                    explicitAlignment(
                        of: HorizontalAlignment(key), in: bounds, proposal: proposal,
                        subviews: subviews, cache: &copy)
                case .vertical:
                    explicitAlignment(
                        of: VerticalAlignment(key), in: bounds, proposal: proposal,
                        subviews: subviews, cache: &copy)
                }
        case .end:
            cache.deinitialize(count: 1)
            if MemoryLayout<Cache>.size > 0 { cache.deallocate() }
            call.box.cache = nil
        }
    }

    /// Most layouts remember nothing; that lies anywhere.
    private static func allocateCache() -> UnsafeMutablePointer<Cache> {
        MemoryLayout<Cache>.size > 0
            ? .allocate(capacity: 1) : UnsafeMutablePointer(bitPattern: 64)!
    }
}

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
