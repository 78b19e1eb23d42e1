import LayoutEngine

/// A value that views hand up to those around them.
///
/// Views are resolved once, from outside in: what is handed up never arrives, and whoever asks gets
/// the default.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension View {
    nonisolated public func preference<K: PreferenceKey>(
        key: K.Type, value: K.Value
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> ModifiedView where K.Value: Equatable {
        ModifiedView(self) { node, _ in
            var node = node
            node.traits.findings.append(
                Finding(
                    rule: "preference-never-arrives", severity: .warning,
                    message: "Preferences are not handed up: \(K.self) keeps its default."))
            return node
        }
    }

    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, @ViewBuilder _ transform: (K.Value) -> V
    ) -> ModifiedView {
        nonisolated(unsafe) let content = transform(K.defaultValue)
        return layered(behind: false, alignment: .center, name: "Overlay") {
            content.nodes(in: $0)
        }
    }

    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, @ViewBuilder _ transform: (K.Value) -> V
    ) -> ModifiedView {
        nonisolated(unsafe) let content = transform(K.defaultValue)
        return layered(behind: true, alignment: .center, name: "Background") {
            content.nodes(in: $0)
        }
    }
}
