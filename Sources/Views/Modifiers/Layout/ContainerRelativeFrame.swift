import Foundation
import LayoutEngine

extension View {
    /// A frame as large as the widget without its margins.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> ModifiedView {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// A frame as large as `span` of `count` equal parts of the widget, `spacing` points between
    /// them.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
    ) -> ModifiedView {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(count, 1))
            let part = (length - spacing * (count - 1)) / count
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// A frame whose lengths `length` computes from the widget's.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> ModifiedView {
        nonisolated(unsafe) let layout = ContainerRelativeFrameLayout(
            axes, alignment: alignment, length: length)
        return ModifiedView(self) { node, context in
            node.wrapped(
                in: layout, name: "ContainerRelativeFrame",
                layoutDirection: context.environment.layoutDirection)
        }
    }
}
