import Foundation
import Graphics
import LayoutEngine

// What assistive technologies would do with a view. Nothing does anything with a picture.

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

public struct AccessibilityCustomContentKey: Equatable {
    private let label: Text
    public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
    public init(_ label: Text, id: String) { self.label = label }
}

extension View {
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func speechAdjustedPitch(_ value: Double) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func speechAlwaysIncludesPunctuation(
        _ value: Bool = true
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func help(_ text: Text) -> ModifiedView { ModifiedView(unchanged: self) }
}
