import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing

@testable import Views

@MainActor
struct StateModifierTests {
    private let box = CGSize(width: 100, height: 60)

    private struct Reasons: View {
        @Environment(\.redactionReasons) private var reasons
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
            Color.clear.id("\(reasons.rawValue) \(isEnabled)")
        }
    }

    private func reasons(
        _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> String? { view.nodes(in: makeContext(change))[0].traits.identifier }

    @Test func redactionsAddUpAndEnd() {
        #expect(reasons(Reasons().redacted(reason: .placeholder)) == "1 true")
        #expect(
            reasons(Reasons().redacted(reason: .placeholder).redacted(reason: .privacy))
                == "3 true")
        #expect(reasons(Reasons().unredacted().redacted(reason: .placeholder)) == "0 true")
        #expect(reasons(Reasons().privacySensitive()) == "0 true")
        #expect(
            reasons(Reasons().privacySensitive()) { $0.redactionReasons = .privacy } == "3 true")
        #expect(
            reasons(Reasons().disabled(false).disabled(true)) == "0 false")
    }

    @Test func labelsForAccessibilityAreTold() {
        let nodes = Color.red.accessibilityLabel("Rain").nodes(in: makeContext())
        #expect(nodes[0].traits.accessibilityLabel == "Rain")
    }

    @Test func safeAreaInsetsTakeRoom() {
        let placed = place(
            Color.red.safeAreaInset(edge: .bottom, spacing: 2) {
                Color.blue.frame(height: 10)
            }, in: box)
        #expect(
            placed.leaves.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 100, height: 48),
                CGRect(x: 0, y: 50, width: 100, height: 10),
            ])
    }

    @Test func inertModifiersLeaveTheViewAlone() {
        let view = Circle().fill(.red)
            .animation(.spring(), value: 3).transition(.slide.combined(with: .opacity))
            .contentTransition(.numericText()).onAppear {}.task {}.onTapGesture {}
            .gesture(TapGesture().onEnded { _ in }).contentShape(Rectangle())
            .accessibilityElement(children: .combine).accessibilityHidden(true)
            .ignoresSafeArea().edgesIgnoringSafeArea(.all).tag(2).navigationTitle("x")
        #expect(place(view, in: box).items == place(Circle().fill(.red), in: box).items)
    }
}
