import Foundation
import Graphics
import LayoutEngine

extension View {
    /// The views in the view less opaque, each by itself.
    ///
    /// Disfavored, as colors and styles have an opacity of their own.
    ///
    /// - Parameter opacity: 0...1.
    @_disfavoredOverload
    nonisolated public func opacity(_ opacity: Double) -> ModifiedView {
        drawn(
            with: GroupEffect { $0.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1) },
            name: "Opacity")
    }

    /// The view's place without the view.
    nonisolated public func hidden() -> ModifiedView {
        drawn(with: GroupEffect { $0.opacity = 0 }, name: "Hidden")
    }

    /// The view put onto what is below it in another way.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> ModifiedView {
        drawn(with: GroupEffect { $0.blendMode = blendMode }, name: "BlendMode")
    }

    /// The view as one picture to effects around it.
    nonisolated public func compositingGroup() -> ModifiedView {
        drawn(with: GroupEffect { $0.isIsolated = true }, name: "CompositingGroup")
    }

    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> ModifiedView {
        drawn(with: GroupEffect { $0.isIsolated = true }, name: "DrawingGroup")
    }
}

/// How colors are mixed in a drawing group. All are mixed as `nonLinear` here.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

/// An effect that needs no place.
struct GroupEffect: Effect {
    private let change: @Sendable (inout DisplayGroup) -> Void

    init(_ change: @escaping @Sendable (inout DisplayGroup) -> Void) { self.change = change }

    func apply(to group: inout DisplayGroup, in frame: CGRect) { change(&group) }
}
