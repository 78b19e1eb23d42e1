import Foundation
import LayoutEngine

// What an app's screens, lists and menus around a view would do with it. There are none around a
// widget's views.

public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

public enum NavigationBarTitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
}

extension View {
    nonisolated public func tag<V: Hashable>(
        _ tag: V, includeOptional: Bool = true
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func navigationTitle(_ title: Text) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarTitleDisplayMode
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    /// Controls without their labels; what is drawn here has none apart from its face.
    nonisolated public func labelsHidden() -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func textSelection<S: TextSelectability>(
        _ selectability: S
    ) -> ModifiedView { ModifiedView(unchanged: self) }
}

/// Whether text could be selected.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
