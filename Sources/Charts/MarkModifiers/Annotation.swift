import Foundation
import LayoutEngine
import Views

/// Where a view lies beside a mark, a plot or an axis.
public struct AnnotationPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, overlay, top, topLeading, topTrailing, bottom, bottomLeading
        case bottomTrailing, leading, trailing
    }

    let kind: Kind

    public static let automatic = AnnotationPosition(kind: .automatic)
    public static let overlay = AnnotationPosition(kind: .overlay)
    public static let top = AnnotationPosition(kind: .top)
    public static let topLeading = AnnotationPosition(kind: .topLeading)
    public static let topTrailing = AnnotationPosition(kind: .topTrailing)
    public static let bottom = AnnotationPosition(kind: .bottom)
    public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
    public static let leading = AnnotationPosition(kind: .leading)
    public static let trailing = AnnotationPosition(kind: .trailing)
}

/// What an annotation's view may know of its mark.
public struct AnnotationContext {
    /// The mark's, points.
    public let targetSize: CGSize
}

/// What becomes of an annotation that does not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    public struct Boundary: Hashable, Sendable {
        let name: String
        public static let automatic = Boundary(name: "automatic")
        public static let plot = Boundary(name: "plot")
        public static let chart = Boundary(name: "chart")
    }

    public struct Strategy: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case automatic, disabled, padScale, fit(Boundary) }
        let kind: Kind
        public static let automatic = Strategy(kind: .automatic)
        public static let disabled = Strategy(kind: .disabled)
        public static let padScale = Strategy(kind: .padScale)
        public static let fit = Strategy(kind: .fit(.automatic))
        public static func fit(to boundary: Boundary) -> Strategy {
            Strategy(kind: .fit(boundary))
        }
    }

    let x: Strategy
    let y: Strategy

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    public static let automatic = AnnotationOverflowResolution()
}

extension ChartContent {
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> ModifiedChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing,
            overflowResolution: .automatic, content: content)
    }

    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> ModifiedChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing,
            overflowResolution: .automatic, content: content)
    }

    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: () -> C
    ) -> ModifiedChartContent {
        nonisolated(unsafe) let view = AnyView(content())
        return annotated(position, alignment, spacing, overflowResolution) { _ in view }
    }

    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> ModifiedChartContent {
        annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
    }

    nonisolated private func annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution,
        _ content: @escaping (AnnotationContext) -> AnyView
    ) -> ModifiedChartContent {
        nonisolated(unsafe) let base = self
        nonisolated(unsafe) let content = content
        return ModifiedChartContent { marks in
            let start = marks.marks.count
            base.gather(into: &marks)
            guard start < marks.marks.count else { return }
            marks.annotations.append(
                MarkAnnotation(
                    marks: start..<marks.marks.count, position: position, alignment: alignment,
                    spacing: spacing, overflow: overflow, content: content))
        }
    }
}

/// A view beside marks.
struct MarkAnnotation {
    /// The view lies beside the box around them all.
    var marks: Range<Int>
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: (AnnotationContext) -> AnyView
}
