import Foundation
import Graphics
import LayoutEngine

extension View {
    /// The part of the view that lies in a shape.
    nonisolated public func clipShape<S: Shape>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> ModifiedView {
        ModifiedView(self) { node, context in
            node.drawn(
                with: ClipEffect(
                    shape: shape, style: style,
                    surroundings: _ShapeSurroundings(context.environment)),
                name: "ClipShape")
        }
    }

    /// The part of the view that lies in its own rectangle.
    nonisolated public func clipped(antialiased: Bool = false) -> ModifiedView {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// The view with rounded corners.
    ///
    /// - Parameter radius: In points.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, antialiased: Bool = true
    ) -> ModifiedView {
        clipShape(
            RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// The view seen through another one's opacity.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> ModifiedView {
        nonisolated(unsafe) let mask = mask()
        return masked(by: mask, alignment: alignment)
    }

    nonisolated public func mask<Mask: View>(_ mask: Mask) -> ModifiedView {
        masked(by: mask, alignment: .center)
    }

    nonisolated private func masked(by mask: some View, alignment: Alignment) -> ModifiedView {
        nonisolated(unsafe) let mask = mask
        return ModifiedView(self) { node, context in
            let direction = context.environment.layoutDirection
            let maskNode = Node(
                .container(
                    ZStackLayout(alignment: alignment),
                    mask.nodes(in: context.inStack(along: nil)), .stacked),
                name: "MaskContent", layoutDirection: direction)
            return node.layered(
                with: maskNode, behind: false, alignment: alignment, name: "Mask",
                layoutDirection: direction, composition: .masked)
        }
    }
}

private struct ClipEffect<S: Shape>: Effect {
    let shape: S
    let style: FillStyle
    let surroundings: _ShapeSurroundings

    func apply(to group: inout DisplayGroup, in frame: CGRect) {
        let outline = shape.placedOutline(in: frame, surroundings)
        if let stroke = outline.stroke {
            group.mask = [.stroke(outline.path, stroke, .color(.black))]
        } else {
            group.clip = .init(outline.path, style: style)
        }
    }
}
