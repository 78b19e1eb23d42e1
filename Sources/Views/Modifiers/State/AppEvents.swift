import Foundation
import FoundationShim
import LayoutEngine

// What an app does with the system around it. A widget's views are drawn, and nothing else.

/// What would be felt.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")

    public enum Weight: Sendable { case light, medium, heavy }
    public enum Flexibility: Sendable { case rigid, solid, soft }
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        .impact
    }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        .impact
    }
}

public struct HoverEffect: Sendable {
    private let name: String
    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

extension View {
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func statusBar(hidden: Bool) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
}
