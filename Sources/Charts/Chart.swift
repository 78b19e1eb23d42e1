import Foundation
import LayoutEngine
import Views

/// A view that draws data. It takes all the room that is offered.
public struct Chart<Content: ChartContent> {
    private let content: Content

    nonisolated public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// A mark for each element of a collection.
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }
}

extension Chart: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        var list = _MarkList()
        content.gather(into: &list)
        let model = ChartModel(list, context.environment.chart)
        // What is around this chart is not meant for charts in its annotations.
        let inside = context.with { $0.chart = ChartConfiguration() }.inStack(along: nil)
        var node = Node(
            .deferred(ChartBody(model: model, context: inside)), name: "Chart",
            layoutDirection: context.environment.layoutDirection)
        node.traits.findings = model.findings.map {
            Finding(rule: $0.rule, message: $0.message, hint: $0.hint)
        }
        return [node]
    }
}

/// A chart's parts, made once its size is known: it decides how many values the axes mark.
private struct ChartBody: DeferredContent {
    let model: ChartModel
    let context: ResolveContext

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func nodes(at place: DeferredPlace) -> [Node] {
        nonisolated(unsafe) let this = self
        let frame = place.frame
        // Layout runs where views are resolved.
        return MainActor.assumeIsolated {
            [ChartParts(this.model, frame: frame, in: this.context).node()]
        }
    }
}
