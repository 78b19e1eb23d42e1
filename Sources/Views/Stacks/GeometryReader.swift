import Foundation
import Graphics
import LayoutEngine

/// A view that makes its content once it knows its size. It takes all that is offered.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [
            Node(
                .deferred(GeometryContent(content: content, context: context)),
                name: "GeometryReader", layoutDirection: context.environment.layoutDirection)
        ]
    }
}

private struct GeometryContent<Content: View>: DeferredContent {
    let content: (GeometryProxy) -> Content
    let context: ResolveContext

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // Ideal 10 × 10 (truth, rule 8).
        proposal.replacingUnspecifiedDimensions()
    }

    func nodes(at place: DeferredPlace) -> [Node] {
        nonisolated(unsafe) let this = self
        nonisolated(unsafe) let place = place
        // Layout runs where views are resolved.
        return MainActor.assumeIsolated {
            let proxy = GeometryProxy(
                frame: place.frame, surroundings: place.surroundings,
                layoutDirection: this.context.environment.layoutDirection)
            return this.content(proxy).nodes(in: this.context.inStack(along: nil))
        }
    }
}
