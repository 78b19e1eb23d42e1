import Foundation
import Graphics
import LayoutEngine

/// The glass of iOS 26. Drawn as a material: what lies behind is blurred and tinted, not refracted,
/// which a finding says.
public struct Glass: Equatable, Sendable {
    private let isClear: Bool
    private var color: Color?

    public static var regular: Glass { Glass(isClear: false) }
    public static var clear: Glass { Glass(isClear: true) }
    public static var identity: Glass { Glass(isClear: true).tint(.clear) }

    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }

    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    fileprivate var style: AnyShapeStyle {
        if let color { return AnyShapeStyle(color) }
        return AnyShapeStyle(isClear ? Material.ultraThin : Material.thin)
    }
}

extension View {
    /// Glass in a shape behind the view.
    nonisolated public func glassEffect<S: Shape>(
        _ glass: Glass = .regular, in shape: S
    ) -> ModifiedView {
        ModifiedView(background(glass.style, in: shape)) { node, _ in
            var node = node
            node.traits.findings.append(.glassWithoutRefraction)
            return node
        }
    }

    nonisolated public func glassEffect(_ glass: Glass = .regular) -> ModifiedView {
        glassEffect(glass, in: Capsule())
    }
}

extension Finding {
    fileprivate static let glassWithoutRefraction = Finding(
        rule: "glass-without-refraction", severity: .note,
        message: "Glass is drawn as a material, without refraction and highlights.")
}

/// Views whose glass would flow together; drawn one by one.
public struct GlassEffectContainer<Content: View> {
    private let content: Content

    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GlassEffectContainer: View {
    public var body: some View { content }
}

extension View {
    nonisolated public func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> ModifiedView { ModifiedView(unchanged: self) }
}
