import Foundation
import LayoutEngine

// What an app's screens, lists and menus around a view would do with it. There are none around a
// widget's views.

public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

extension View {
    nonisolated public func tag<V: Hashable>(
        _ tag: V, includeOptional: Bool = true
    ) -> ModifiedView {
        nonisolated(unsafe) let tag = AnyHashable(tag)
        return ModifiedView(self) { node, _ in
            var node = node
            node.traits.layoutValues[ObjectIdentifier(ViewTag.self)] = tag
            return node
        }
    }

    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> ModifiedView {
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

/// Under which `tag(_:)` leaves its value with a node.
enum ViewTag {
    static func of(_ node: Node) -> AnyHashable? {
        node.traits.layoutValues[ObjectIdentifier(ViewTag.self)] as? AnyHashable
    }
}
