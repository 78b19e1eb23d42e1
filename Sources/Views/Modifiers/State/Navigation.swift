import Foundation
import LayoutEngine

// Ways between an app's screens. A widget has one.

public enum NavigationBarTitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
}

/// What a stack of screens would show, first the lowest.
public struct NavigationPath: Equatable {
    private var elements: [AnyHashable] = []

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }
    public mutating func removeLast(_ count: Int = 1) {
        elements.removeLast(min(count, elements.count))
    }
}

extension View {
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
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarTitleDisplayMode
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarTitleDisplayMode
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarTitleDisplayMode
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func navigationBarTitle(_ title: Text) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarTitleDisplayMode
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func navigationBarItems<L: View>(leading: L) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func navigationBarItems<L: View, T: View>(
        leading: L, trailing: T
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
}
