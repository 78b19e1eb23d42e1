import Views

/// Makes one content of the marks in a chart's body.
@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock() -> some ChartContent { TupleChartContent([]) }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> some ChartContent {
        var contents: [any ChartContent] = []
        repeat contents.append(each content)
        return TupleChartContent(contents)
    }

    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(.first(first)) }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(.second(second)) }

    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// Several contents where one is asked for.
struct TupleChartContent {
    private let contents: [any ChartContent]
    nonisolated init(_ contents: [any ChartContent]) { self.contents = contents }
}

extension TupleChartContent: _PrimitiveChartContent {
    func _gather(into marks: inout _MarkList) {
        for content in contents { content.gather(into: &marks) }
    }
}

/// One of two contents, of a chart or of its axes.
public struct BuilderConditional<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
    nonisolated init(_ storage: Storage) { self.storage = storage }
}

extension BuilderConditional: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never
}

extension BuilderConditional: _PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
    public func _gather(into marks: inout _MarkList) {
        switch storage {
        case .first(let content): content.gather(into: &marks)
        case .second(let content): content.gather(into: &marks)
        }
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
}

extension Optional: _PrimitiveChartContent where Wrapped: ChartContent {
    public func _gather(into marks: inout _MarkList) { self?.gather(into: &marks) }
}

/// Content of a type that is not known.
public struct AnyChartContent {
    private let content: any ChartContent

    nonisolated public init(_ content: some ChartContent) { self.content = content }
    nonisolated public init(erasing content: some ChartContent) { self.content = content }
}

extension AnyChartContent: _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { content.gather(into: &marks) }
}

/// Marks under one name.
public struct Plot<Content: ChartContent> {
    private let content: Content

    nonisolated public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Plot: _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { content.gather(into: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never
}

extension ForEach: _PrimitiveChartContent where Content: ChartContent {
    public func _gather(into marks: inout _MarkList) {
        for element in data { content(element).gather(into: &marks) }
    }
}

extension ForEach where Content: ChartContent {
    nonisolated public init(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content)
    }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content)
    }

    nonisolated public init(
        _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content)
    }
}
