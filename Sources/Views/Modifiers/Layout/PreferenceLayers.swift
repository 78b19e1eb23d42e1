import Foundation
import LayoutEngine

extension View {
    /// Views before this one, made from what the views within hand up.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> ModifiedView {
        preferenceLayer(
            behind: false, alignment: alignment, name: "OverlayPreference",
            PreferenceLayer<K, V>(make: transform))
    }

    /// Views behind this one, made from what the views within hand up.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> ModifiedView {
        preferenceLayer(
            behind: true, alignment: alignment, name: "BackgroundPreference",
            PreferenceLayer<K, V>(make: transform))
    }

    nonisolated private func preferenceLayer<K: PreferenceKey, V: View>(
        behind: Bool, alignment: Alignment, name: String, _ layer: PreferenceLayer<K, V>
    ) -> ModifiedView {
        nonisolated(unsafe) let layer = layer
        return ModifiedView(self) { node, context in
            let content = PreferenceContent<K, V>(
                layer: layer, alignment: alignment, context: context)
            let direction = context.environment.layoutDirection
            return node.layered(
                with: Node(.deferred(content), name: "\(K.self)", layoutDirection: direction),
                behind: behind, alignment: alignment, name: name, layoutDirection: direction)
        }
    }
}

/// What makes views of a preference.
private struct PreferenceLayer<K: PreferenceKey, V: View> {
    let make: (K.Value) -> V
}

/// Views that wait for what others hand up.
private struct PreferenceContent<K: PreferenceKey, V: View>: DeferredContent {
    let layer: PreferenceLayer<K, V>
    let alignment: Alignment
    let context: ResolveContext

    var waitsForSiblings: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func nodes(at place: DeferredPlace) -> [Node] {
        nonisolated(unsafe) let this = self
        nonisolated(unsafe) let place = place
        // Layout runs where views are resolved.
        return MainActor.assumeIsolated {
            let value = place.siblings.lazy.compactMap { $0.preference(K.self) }.first
            let view = this.layer.make(value ?? K.defaultValue)
            let nodes = view.nodes(in: this.context.inStack(along: nil))
            guard let node = this.context.grouped(nodes, alignment: this.alignment) else {
                return []
            }
            let frame = FrameLayout(
                width: place.frame.width, height: place.frame.height, alignment: this.alignment)
            return [
                node.wrapped(
                    in: frame, name: "Frame",
                    layoutDirection: this.context.environment.layoutDirection)
            ]
        }
    }
}
