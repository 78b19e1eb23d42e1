import Foundation
import Graphics
import LayoutEngine

// One view behind or before another is in Modifiers/Layout/Layering.swift.

extension View {
    /// A style behind the view, spread over its rectangle.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedView {
        layered(behind: true, alignment: .center, name: "Background") {
            [
                $0.filling($0.resolve(style), name: String(describing: S.self))
                    .ignoringSafeArea(at: edges)
            ]
        }
    }

    /// The background style behind the view.
    nonisolated public func background(
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedView { background(BackgroundStyle(), ignoresSafeAreaEdges: edges) }

    /// A shape filled with a style behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedView {
        layered(behind: true, alignment: .center, name: "Background") {
            [$0.node(of: shape, filledWith: style, fillStyle)]
        }
    }

    /// A shape filled with the background style behind the view.
    nonisolated public func background<T: Shape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedView { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }

    /// A style before the view, spread over its rectangle.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedView {
        layered(behind: false, alignment: .center, name: "Overlay") {
            [
                $0.filling($0.resolve(style), name: String(describing: S.self))
                    .ignoringSafeArea(at: edges)
            ]
        }
    }

    /// A shape filled with a style before the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedView {
        layered(behind: false, alignment: .center, name: "Overlay") {
            [$0.node(of: shape, filledWith: style, fillStyle)]
        }
    }

    /// A line along the view's edges, inside its rectangle.
    ///
    /// - Parameter width: In points.
    nonisolated public func border<S: ShapeStyle>(
        _ content: S, width: CGFloat = 1
    ) -> ModifiedView {
        layered(behind: false, alignment: .center, name: "Border") {
            Rectangle().strokeBorder(content, lineWidth: width).nodes(in: $0)
        }
    }
}
