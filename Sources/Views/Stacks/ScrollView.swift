import Foundation
import Graphics
import LayoutEngine

/// A window onto content that may be longer. Widgets do not scroll: the content's start is drawn,
/// and a finding says so.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        // Several views lie one after the other along the axis.
        let axis: Axis = axes == .horizontal ? .horizontal : .vertical
        let guide =
            axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        let stack = context.container(
            StackLayout(axis: axis, alignment: guide, spacing: nil), content,
            name: "ScrollContent", stackAxis: axis)
        let direction = context.environment.layoutDirection
        let margins = context.environment.scrollMargins
        let padded =
            margins == EdgeInsets()
            ? stack
            : stack.wrapped(
                in: PaddingLayout(margins), name: "ContentMargins", layoutDirection: direction)
        var window = Node(
            .container(ScrollLayout(axes), [padded], .stacked), name: "ScrollWindow",
            layoutDirection: direction)
        for axis in [nil, axis] {
            window.traits.coordinateSpaces.append(NamedCoordinateSpace.ScrollView(axis: axis))
        }
        window = window.drawn(with: WindowClip(), name: "ScrollView")
        window.traits.findings.append(
            .unsupportedInWidget(
                "ScrollView", hint: "Show what fits, for example with ViewThatFits or prefix(_:)."))
        return [window]
    }
}

/// Cuts what lies outside the frame.
private struct WindowClip: Effect {
    func apply(to group: inout DisplayGroup, in frame: CGRect) {
        group.clip = DisplayGroup.Clip(Path(frame))
    }
}

/// Hands its content a way to scroll, which leads nowhere here.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: View {
    public var body: some View { content(ScrollViewProxy()) }
}

public struct ScrollViewProxy {
    /// Does nothing: a still picture shows the content's start.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// When a scroll view's indicators are seen; never in a still picture.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func scrollDisabled(_ disabled: Bool) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
}
