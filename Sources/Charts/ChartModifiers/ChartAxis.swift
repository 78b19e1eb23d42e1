import Foundation
import LayoutEngine
import Views

extension View {
    nonisolated public func chartXAxis(_ visibility: Visibility) -> ModifiedView {
        charting { $0.x.visibility = visibility }
    }

    nonisolated public func chartYAxis(_ visibility: Visibility) -> ModifiedView {
        charting { $0.y.visibility = visibility }
    }

    nonisolated public func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> ModifiedView {
        nonisolated(unsafe) let parts = axisParts(content())
        return charting { $0.x.parts = parts }
    }

    nonisolated public func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> ModifiedView {
        nonisolated(unsafe) let parts = axisParts(content())
        return charting { $0.y.parts = parts }
    }

    /// Changes how an axis as a whole is drawn; drawn as it is.
    nonisolated public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> ModifiedView { charting { $0.findings.append(.axisStyle) } }

    nonisolated public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> ModifiedView { charting { $0.findings.append(.axisStyle) } }

    // MARK: Titles

    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> ModifiedView {
        titled(\.x, Text(labelKey), position, alignment, spacing)
    }

    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> ModifiedView {
        titled(\.x, Text(label), position, alignment, spacing)
    }

    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> ModifiedView {
        titled(\.x, content(), position, alignment, spacing)
    }

    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> ModifiedView {
        titled(\.y, Text(labelKey), position, alignment, spacing)
    }

    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> ModifiedView {
        titled(\.y, Text(label), position, alignment, spacing)
    }

    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> ModifiedView {
        titled(\.y, content(), position, alignment, spacing)
    }

    nonisolated private func titled(
        _ axis: WritableKeyPath<ChartConfiguration, ChartConfiguration.AxisSetting>,
        _ view: some View, _ position: AnnotationPosition, _ alignment: Alignment?,
        _ spacing: CGFloat?
    ) -> ModifiedView {
        nonisolated(unsafe) let title = ChartConfiguration.AxisTitle(
            view: AnyView(view), position: position, alignment: alignment, spacing: spacing)
        nonisolated(unsafe) let axis = axis
        return charting { $0[keyPath: axis].title = title }
    }
}

private func axisParts(_ content: some AxisContent) -> [AxisPart] {
    var axis = _AxisMarksList()
    content._gather(into: &axis)
    return axis.parts
}

/// An axis as a view, for styles of it.
public struct ChartAxisContent {}

extension ChartAxisContent: View {
    public var body: some View { EmptyView() }
}

extension ChartFinding {
    static let axisStyle = ChartFinding(
        rule: "chart-axis-style", message: "A style of a whole axis is not drawn.",
        hint: "Style the parts of its AxisMarks.")
}
