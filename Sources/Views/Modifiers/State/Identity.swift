import LayoutEngine

extension View {
    /// The view's identity; reports show it as the node's `id`.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> ModifiedView {
        identified(by: "\(id)")
    }

    nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedView {
        identified(by: identifier)
    }

    nonisolated private func identified(by identifier: String) -> ModifiedView {
        ModifiedView(self) { node, _ in
            var node = node
            node.traits.identifier = identifier
            return node
        }
    }
}
