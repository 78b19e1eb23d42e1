import LayoutEngine

/// A binding to each element of a collection.
public struct _BindingElements<Base: MutableCollection & RandomAccessCollection>:
    RandomAccessCollection
{
    let binding: Binding<Base>

    public var startIndex: Base.Index { binding.wrappedValue.startIndex }
    public var endIndex: Base.Index { binding.wrappedValue.endIndex }
    public func index(after index: Base.Index) -> Base.Index {
        binding.wrappedValue.index(after: index)
    }
    public func index(before index: Base.Index) -> Base.Index {
        binding.wrappedValue.index(before: index)
    }
    public subscript(index: Base.Index) -> Binding<Base.Element> {
        Binding(
            get: { binding.wrappedValue[index] }, set: { binding.wrappedValue[index] = $0 })
    }
}

extension ForEach where Content: View {
    /// A view for each element, which may change it: `ForEach($items) { $item in … }`.
    nonisolated public init<Base>(
        _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
    )
    where
        Data == _BindingElements<Base>, Base: MutableCollection & RandomAccessCollection,
        Base.Element: Identifiable, ID == Base.Element.ID
    {
        self.data = _BindingElements(binding: data)
        self.content = content
    }

    nonisolated public init<Base>(
        _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
    ) where Data == _BindingElements<Base>, Base: MutableCollection & RandomAccessCollection {
        self.data = _BindingElements(binding: data)
        self.content = content
    }
}
