import Foundation
import LayoutEngine

extension View {
    /// Hands `value` up to the views around, in place of what views within hand up.
    nonisolated public func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> ModifiedView {
        nonisolated(unsafe) let value = value
        return preferring(PreferenceChange(key) { current, _ in current = value })
    }

    /// Changes what views within hand up.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> ModifiedView {
        preferring(
            PreferenceChange(key) { current, _ in
                var value = current ?? K.defaultValue
                callback(&value)
                current = value
            })
    }

    /// Hands a part of this view's frame up, for views around to read in their own coordinates.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> ModifiedView {
        preferring(
            PreferenceChange(key) { current, place in
                current = transform(value.anchor(place))
            })
    }

    /// Adds a part of this view's frame to what views within hand up.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> ModifiedView {
        preferring(
            PreferenceChange(key) { current, place in
                var preference = current ?? K.defaultValue
                transform(&preference, value.anchor(place))
                current = preference
            })
    }

    nonisolated private func preferring(_ change: PreferenceChange) -> ModifiedView {
        nonisolated(unsafe) let change = change
        return ModifiedView(self) { node, _ in
            var node = node
            node.traits.preferences.append(change)
            return node
        }
    }

    /// Calls `action` with what the views within hand up, once they have their places. Where it sets
    /// a state, the picture is laid out anew.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> ModifiedView where K.Value: Equatable {
        afterPlacement { placed, _ in action(placed.preference(key) ?? K.defaultValue) }
    }

    /// Calls `action` with a value of the view's geometry, when it has its place. Where it sets a
    /// state, the picture is laid out anew.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> ModifiedView {
        afterPlacement { placed, surroundings in
            action(transform(GeometryProxy(frame: placed.frame, surroundings: surroundings)))
        }
    }

    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> ModifiedView {
        afterPlacement { placed, surroundings in
            let value = transform(GeometryProxy(frame: placed.frame, surroundings: surroundings))
            action(value, value)
        }
    }

    nonisolated private func afterPlacement(
        _ action: @escaping (PlacedNode, Surroundings) -> Void
    ) -> ModifiedView {
        nonisolated(unsafe) let action = action
        return ModifiedView(self) { node, _ in
            var node = node
            node.traits.placementActions.append(action)
            return node
        }
    }

    /// A name under which views within ask for this one's frame.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> ModifiedView {
        ModifiedView(self) { node, _ in
            var node = node
            node.traits.coordinateSpaces.append(name.name)
            return node
        }
    }

    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> ModifiedView {
        coordinateSpace(NamedCoordinateSpace(name: AnyHashable(name)))
    }
}
