import Foundation
import LayoutEngine
import Views

extension View {
    /// Changes the view in which the chart's marks lie.
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> ModifiedView {
        nonisolated(unsafe) let content = content
        return charting { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// A view behind the chart that knows its scales.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> ModifiedView {
        nonisolated(unsafe) let layer = ChartConfiguration.Layer(
            alignment: alignment, content: { AnyView(content($0)) })
        return charting { $0.backgrounds.append(layer) }
    }

    /// A view before the chart that knows its scales.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> ModifiedView {
        nonisolated(unsafe) let layer = ChartConfiguration.Layer(
            alignment: alignment, content: { AnyView(content($0)) })
        return charting { $0.overlays.append(layer) }
    }
}

/// The view in which a chart's marks and grid lines lie.
public struct ChartPlotContent {
    let content: @MainActor (ResolveContext) -> [Node]
}

extension ChartPlotContent: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content(context) }
}
