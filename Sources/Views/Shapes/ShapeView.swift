import Foundation
import Graphics
import LayoutEngine

/// A view that is a shape with a fill or a stroke, and can get another one.
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    nonisolated public let shape: Content
    nonisolated public let style: Style
    nonisolated public let fillStyle: FillStyle

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: ShapeView, _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [context.node(of: shape, filledWith: style, fillStyle)]
    }
}

/// A shape filled over another view of the same shape.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    nonisolated public let shape: Content
    nonisolated public let style: Style
    nonisolated public let fillStyle: FillStyle
    nonisolated public let background: Background
}

extension FillShapeView: ShapeView, _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [
            context.node(of: shape, filledWith: style, fillStyle)
                .over(background.nodes(in: context))
        ]
    }
}

/// A shape's stroke, centered on its outline, over another view of the same shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    nonisolated public let shape: Content
    nonisolated public let style: Style
    nonisolated public let strokeStyle: StrokeStyle
    nonisolated public let isAntialiased: Bool
    nonisolated public let background: Background
}

extension StrokeShapeView: ShapeView, _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [
            context.node(
                of: _StrokedShape(shape: shape, style: strokeStyle), filledWith: style,
                FillStyle(antialiased: isAntialiased), name: String(describing: Content.self)
            ).over(background.nodes(in: context))
        ]
    }
}

/// A stroke inside a shape's outline, over another view of the same shape.
public struct StrokeBorderShapeView<
    Content: InsettableShape, Style: ShapeStyle, Background: View
> {
    nonisolated public let shape: Content
    nonisolated public let style: Style
    nonisolated public let strokeStyle: StrokeStyle
    nonisolated public let isAntialiased: Bool
    nonisolated public let background: Background
}

extension StrokeBorderShapeView: ShapeView, _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        let inner = shape.inset(by: strokeStyle.lineWidth / 2)
        return [
            context.node(
                of: _StrokedShape(shape: inner, style: strokeStyle), filledWith: style,
                FillStyle(antialiased: isAntialiased), name: String(describing: Content.self)
            ).over(background.nodes(in: context))
        ]
    }
}

extension Shape {
    /// The shape filled with a style.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    nonisolated public func fill(style: FillStyle) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// The shape's outline drawn with a style, half inside and half outside.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: EmptyView())
    }

    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The outline, drawn with a pen, as a shape.
    nonisolated public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: style)
    }

    nonisolated public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// The shape's outline drawn with a style, all of it inside.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: EmptyView())
    }

    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(
            content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView {
    /// The same shape filled once more, over this.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// The same shape's stroke, over this.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: self)
    }

    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// A stroke inside the same shape, over this.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: self)
    }

    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(
            content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
