import Foundation
import LayoutEngine
import Views

extension View {
    nonisolated public func chartLegend(_ visibility: Visibility) -> ModifiedView {
        charting { $0.legend.visibility = visibility }
    }

    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> ModifiedView {
        charting { chart in
            chart.legend.position = position
            chart.legend.alignment = alignment
            chart.legend.spacing = spacing
        }
    }

    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) -> ModifiedView {
        nonisolated(unsafe) let view = AnyView(content())
        return charting { chart in
            chart.legend.position = position
            chart.legend.alignment = alignment
            chart.legend.spacing = spacing
            chart.legend.content = view
        }
    }
}
