import Foundation

/// An app. It is type-checked where it lies beside a widget; nothing of it is drawn.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    public static func main() {
        print("An app has no pictures; vitrine draws its widgets.")
    }
}

/// A part of an app's surface.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> _SceneList { _SceneList() }
    public static func buildOptional<Content: Scene>(_ content: Content?) -> _SceneList {
        _SceneList()
    }
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> _SceneList {
        _SceneList()
    }
}

public struct _SceneList {
    nonisolated init() {}
}

extension _SceneList: Scene {
    public var body: Never { fatalError("_SceneList has no body") }
}

/// A group of like windows.
public struct WindowGroup<Content: View> {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension WindowGroup: Scene {
    public var body: Never { fatalError("WindowGroup has no body") }
}

/// A window of an app's settings.
public struct Settings<Content: View> {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Settings: Scene {
    public var body: Never { fatalError("Settings has no body") }
}

/// Whether a scene is in front.
public enum ScenePhase: Int, Hashable, Comparable, Sendable {
    case background, inactive, active
    public static func < (left: ScenePhase, right: ScenePhase) -> Bool {
        left.rawValue < right.rawValue
    }
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

extension Scene {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> Self { self }
    nonisolated public func environmentObject<T>(_ object: T) -> Self { self }
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> Self { self }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> Self { self }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> Self { self }
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }
}
