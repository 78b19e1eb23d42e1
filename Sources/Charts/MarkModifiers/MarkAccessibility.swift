import Foundation
import Views

// What assistive technologies would be told of marks; it changes nothing in a picture.
extension ChartContent {
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> Self { self }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> Self { self }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Self { self }
    nonisolated public func accessibilityLabel(_ label: Text) -> Self { self }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Self { self }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> Self { self }
    nonisolated public func accessibilityValue(_ value: Text) -> Self { self }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> Self { self }
}
