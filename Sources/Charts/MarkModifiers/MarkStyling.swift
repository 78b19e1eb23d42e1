import Foundation
import Graphics
import LayoutEngine
import Views

extension ChartContent {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedChartContent {
        changing { if $0.style.foreground == nil { $0.style.foreground = AnyShapeStyle(style) } }
    }

    nonisolated public func opacity(_ opacity: Double) -> ModifiedChartContent {
        changing { $0.style.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1 }
    }

    /// Rounds the corners of bars, rectangles and sectors.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> ModifiedChartContent {
        changing { mark in
            guard mark.style.cornerRadius == nil else { return }
            mark.style.cornerRadius = radius.isFinite ? max(radius, 0) : 0
            mark.style.cornerStyle = style
        }
    }

    nonisolated public func lineStyle(_ style: StrokeStyle) -> ModifiedChartContent {
        changing { if $0.style.line == nil { $0.style.line = style } }
    }

    nonisolated public func interpolationMethod(
        _ method: InterpolationMethod
    ) -> ModifiedChartContent {
        changing { if $0.style.interpolation == nil { $0.style.interpolation = method } }
    }

    /// Spreads styles over the whole plot instead of each mark.
    nonisolated public func alignsMarkStylesWithPlotArea(
        _ aligns: Bool = true
    ) -> ModifiedChartContent {
        changing { $0.style.alignsWithPlotArea = aligns }
    }

    nonisolated public func zIndex(_ value: Double) -> ModifiedChartContent {
        changing { if $0.style.zIndex == nil { $0.style.zIndex = value } }
    }

    // MARK: Place

    nonisolated public func offset(_ offset: CGSize) -> ModifiedChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    nonisolated public func offset(
        x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> ModifiedChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    nonisolated public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
    ) -> ModifiedChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    nonisolated public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> ModifiedChartContent {
        let offset = MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)
        return changing { $0.style.offset = $0.style.offset + offset }
    }

    // MARK: Effects

    nonisolated public func blur(radius: CGFloat) -> ModifiedChartContent {
        changing { if $0.style.blurRadius == nil { $0.style.blurRadius = max(radius, 0) } }
    }

    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ModifiedChartContent {
        changing { mark in
            guard mark.style.shadow == nil else { return }
            mark.style.shadow = MarkShadow(
                color: color, radius: max(radius, 0), offset: CGSize(width: x, height: y))
        }
    }

    nonisolated public func clipShape<S: Shape>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> ModifiedChartContent {
        changing { if $0.style.clip == nil { $0.style.clip = { shape.path(in: $0) } } }
    }

    /// These marks, seen through others.
    nonisolated public func mask<C: ChartContent>(
        @ChartContentBuilder content: () -> C
    ) -> ModifiedChartContent {
        nonisolated(unsafe) let base = self
        nonisolated(unsafe) let mask = content()
        return ModifiedChartContent { marks in
            var (inner, outer) = (_MarkList(), _MarkList())
            base.gather(into: &inner)
            mask.gather(into: &outer)
            var mark = Mark(
                .masked, x: .fixed(start: nil, end: nil), y: .fixed(start: nil, end: nil))
            mark.masked = (inner.marks, outer.marks)
            marks.marks.append(mark)
            marks.findings += inner.findings + outer.findings
            if !inner.annotations.isEmpty || !outer.annotations.isEmpty {
                marks.findings.append(.maskedAnnotations)
            }
        }
    }

    nonisolated public func compositingLayer() -> ModifiedChartContent { changing { _ in } }
}

extension ChartFinding {
    static let maskedAnnotations = ChartFinding(
        rule: "chart-mask", message: "Annotations of masked marks are not drawn.",
        hint: "Annotate a mark outside the mask.")
}
