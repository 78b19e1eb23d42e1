import Foundation
import LayoutEngine

extension View {
    /// An invisible box of fixed size around the view.
    ///
    /// - Parameters:
    ///   - width: In points; nil leaves the width to the view. Negative or infinite lengths are
    ///     ignored.
    ///   - height: As `width`.
    ///   - alignment: Where the view lies in the box.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> ModifiedView {
        wrapped(in: FrameLayout(width: width, height: height, alignment: alignment), name: "Frame")
    }

    @available(*, deprecated, message: "Pass one or more parameters.")
    nonisolated public func frame() -> ModifiedView { ModifiedView(unchanged: self) }

    /// An invisible box with limits around the view.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> ModifiedView {
        wrapped(
            in: FlexibleFrameLayout(
                horizontal: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                vertical: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
                alignment: alignment),
            name: "FlexibleFrame")
    }
}
