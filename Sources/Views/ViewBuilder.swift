import LayoutEngine

/// Makes one view of the statements of a body.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView((repeat each content), views: views)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// Several views where one is asked for; they stay several to whatever contains them.
public struct TupleView<T> {
    public var value: T
    private let views: [any View]

    nonisolated package init(_ value: T, views: [any View]) {
        self.value = value
        self.views = views
    }
}

extension TupleView: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        views.flatMap { $0.nodes(in: context) }
    }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    private let storage: Storage
    nonisolated package init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension _ConditionalContent: _PrimitiveView where TrueContent: View, FalseContent: View {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        switch storage {
        case .first(let content): content.nodes(in: context)
        case .second(let content): content.nodes(in: context)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: _PrimitiveView where Wrapped: View {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        self?.nodes(in: context) ?? []
    }
}

/// No view at all: it takes no place and no spacing.
public struct EmptyView {
    nonisolated public init() {}
}

extension EmptyView: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { [] }
}

/// A view of a type that is not known.
public struct AnyView {
    private let content: any View

    nonisolated public init<V: View>(_ view: V) { content = view }
    nonisolated public init<V: View>(erasing view: V) { content = view }
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        content = view
    }
}

extension AnyView: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}

/// Views under one name; to what contains them they are still several.
public struct Group<Content> {
    private let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never
}

extension Group: _PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}
