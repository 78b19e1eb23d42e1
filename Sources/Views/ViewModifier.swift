import LayoutEngine

/// A change that makes another view of a view.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>

    /// The nodes of `content` under the modifier.
    @MainActor static func _nodes(
        of modifier: Self, applyingTo content: @escaping @MainActor (_ResolveContext) -> [Node],
        in context: _ResolveContext
    ) -> [Node]
}

/// The view a modifier was applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    private let walk: @MainActor (ResolveContext) -> [Node]

    nonisolated init(walk: @escaping @MainActor (ResolveContext) -> [Node]) { self.walk = walk }
}

extension _ViewModifier_Content: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { walk(context) }
}

extension ViewModifier {
    public static func _nodes(
        of modifier: Self, applyingTo content: @escaping @MainActor (_ResolveContext) -> [Node],
        in context: _ResolveContext
    ) -> [Node] {
        var modifier = modifier
        DynamicProperties.update(&modifier, in: context)
        return modifier.body(content: Content(walk: content)).nodes(in: context)
    }

    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a primitive modifier and has no body")
    }
}

/// Changes nothing.
public struct EmptyModifier: ViewModifier {
    nonisolated public init() {}
    public static let identity = EmptyModifier()
    public func body(content: Content) -> some View { content }
}

/// A view under a modifier, or two modifiers one after the other.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: _PrimitiveView where Content: View, Modifier: ViewModifier {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        Modifier._nodes(of: modifier, applyingTo: { content.nodes(in: $0) }, in: context)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content base: _ViewModifier_Content<Self>) -> some View {
        base.modifier(self.content).modifier(modifier)
    }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
