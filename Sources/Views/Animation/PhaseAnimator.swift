import Foundation
import LayoutEngine

/// A view that would go through phases; a still picture shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let content: Content?

    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.init(phases, content: content) }

    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.content = phases.first { _ in true }.map(content) }
}

extension PhaseAnimator: View {
    public var body: some View { content }
}

/// What a modifier's closure is given for the view that it changes.
public struct PlaceholderContentView<Value> {
    private let content: AnyView

    nonisolated init(content: AnyView) { self.content = content }
}

extension PlaceholderContentView: View {
    public var body: some View { content }
}

extension View {
    /// This view in its first phase.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView(content: AnyView(self)), $0) }
    }

    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { phaseAnimator(phases, content: content) }
}
