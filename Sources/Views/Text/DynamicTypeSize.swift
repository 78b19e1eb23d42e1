import Foundation

/// The text size a person chose.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
        left.rawValue < right.rawValue
    }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> ModifiedView {
        ModifiedView(self, environment: { $0.dynamicTypeSize = size })
    }

    /// Keeps the text size within `range`.
    nonisolated public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize> & Sendable>(
        _ range: T
    ) -> ModifiedView {
        ModifiedView(
            self,
            environment: { environment in
                let allowed = DynamicTypeSize.allCases.filter(range.contains)
                guard let low = allowed.first, let high = allowed.last else { return }
                environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, low), high)
            })
    }
}
