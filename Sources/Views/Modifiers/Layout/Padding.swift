import Foundation
import LayoutEngine

/// Where no length is given (truth, rule 6).
let defaultPadding: CGFloat = 16

extension View {
    /// Room around the view.
    nonisolated public func padding(_ insets: EdgeInsets) -> ModifiedView {
        wrapped(in: PaddingLayout(insets), name: "Padding")
    }

    /// Room on some sides of the view.
    ///
    /// - Parameter length: In points; nil for 16.
    nonisolated public func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> ModifiedView {
        padding(EdgeInsets(edges, length ?? defaultPadding))
    }

    nonisolated public func padding(_ length: CGFloat) -> ModifiedView {
        padding(EdgeInsets(.all, length))
    }
}
