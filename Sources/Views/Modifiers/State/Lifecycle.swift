import Combine
import Foundation

// What a view would do when it comes, goes or learns of something. A widget's views are archived
// and drawn by the system, which calls none of this either.

extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        _ action: @escaping @Sendable () async -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> ModifiedView where P.Failure == Never { ModifiedView(unchanged: self) }

    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
}
