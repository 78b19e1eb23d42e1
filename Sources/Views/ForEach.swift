import LayoutEngine

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content

    /// For content that is no view, such as a chart's marks.
    nonisolated package init(data: Data, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach: _PrimitiveView where Content: View {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        data.flatMap { content($0).nodes(in: context) }
    }
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    nonisolated public init(
        _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
    }
}
