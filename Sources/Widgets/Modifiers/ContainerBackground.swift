import LayoutEngine
import Views

/// What a container background is the background of.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// The whole widget, margins included.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    /// The background of the widget that the view is in.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> ModifiedView {
        nonisolated(unsafe) let background = content()
        return ModifiedView(
            self,
            resolving: { view, context in
                if container == .widget {
                    context.scope.containerBackground = (
                        background.nodes(in: context.inStack(along: nil)), alignment
                    )
                }
                return view.nodes(in: context)
            })
    }

    /// The background of the widget that the view is in, filled with a style.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> ModifiedView {
        ModifiedView(
            self,
            resolving: { view, context in
                if container == .widget {
                    let fill = context.filling(context.resolve(style), name: "ContainerBackground")
                    context.scope.containerBackground = ([fill], .center)
                }
                return view.nodes(in: context)
            })
    }
}
