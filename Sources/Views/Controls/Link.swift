import Foundation
import LayoutEngine

/// A view that leads to a URL. The place it takes is told in the report.
public struct Link<Label: View> {
    private let label: Label
    private let destination: URL

    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
    }
}

extension Link: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        label.nodes(in: context).map { node in
            var node = node
            node.traits.link = destination.absoluteString
            return node
        }
    }
}

/// A title alone is drawn in the tint.
extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey).foregroundStyle(.tint) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title).foregroundStyle(.tint) }
    }
}
