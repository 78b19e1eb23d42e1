import Foundation
import LayoutEngine

// Containers that a widget cannot show; a sign stands in their place (see `NotInWidgets`).

public enum NavigationSplitViewVisibility: Hashable, Sendable {
    case automatic, all, doubleColumn, detailOnly
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {}
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {}
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {}
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {}
}
extension NavigationSplitView: View {
    public var body: some View { NotInWidgets(name: "NavigationSplitView") }
}

extension NavigationStack {
    nonisolated public init(
        path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
    ) where Data == NavigationPath {}
    nonisolated public init(
        path: Binding<Data>, @ViewBuilder root: () -> Root
    )
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Hashable
    {}
}

extension NavigationLink where Destination == Never {
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
    nonisolated public init<P: Hashable>(
        _ titleKey: LocalizedStringKey, value: P?
    ) where Label == Text {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(
        _ title: S, value: P?
    ) where Label == Text {}
}

extension List {
    nonisolated public init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {}
    nonisolated public init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {}
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where SelectionValue == Never, Content == ForEach<Range<Int>, Int, RowContent> {}
}

public struct DisclosureGroup<Label: View, Content: View> {
    nonisolated public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {}
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) where Label == Text {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) where Label == Text {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content
    ) where Label == Text {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) where Label == Text {}
}
extension DisclosureGroup: View {
    public var body: some View { NotInWidgets(name: "DisclosureGroup") }
}

public struct ControlGroup<Content: View> {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    nonisolated public init<L: View>(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
    ) {}
}
extension ControlGroup: View { public var body: some View { NotInWidgets(name: "ControlGroup") } }

/// A page of a `TabView`.
public struct Tab<Value: Hashable, Content: View, Label: View> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) where Value == Never, Label == DefaultTabLabel {}
    nonisolated public init(
        value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == Never {}
}
extension Tab: View { public var body: some View { NotInWidgets(name: "Tab") } }

public struct DefaultTabLabel {}
extension DefaultTabLabel: View { public var body: some View { EmptyView() } }
