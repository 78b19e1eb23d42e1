import Foundation

/// The text size a person chose, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.size < right.size
    }

    /// Both scales have the same steps.
    fileprivate var size: DynamicTypeSize {
        let steps = zip(Self.allCases, DynamicTypeSize.allCases)
        return steps.first { $0.0 == self }?.1 ?? .large
    }

    fileprivate init(_ size: DynamicTypeSize) {
        let steps = zip(Self.allCases, DynamicTypeSize.allCases)
        self = steps.first { $0.1 == size }?.0 ?? .large
    }
}

/// How much room a view has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

/// Opens an address; here nobody can.
public struct OpenURLAction: Sendable {
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
    }

    public init(handler: @escaping (URL) -> Result) {}
    fileprivate init() {}
    public func callAsFunction(_ url: URL) {}
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        completion(false)
    }
}

/// Closes what a view is presented in; a widget is in nothing.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// Whether a view is presented, by its older name.
public struct PresentationMode: Sendable {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

private struct LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SceneCaptureKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
}
private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }

    /// True on a display that is always on and dimmed.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    public var isSceneCaptured: Bool {
        get { self[SceneCaptureKey.self] }
        set { self[SceneCaptureKey.self] = newValue }
    }

    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    public var dismiss: DismissAction { DismissAction() }
    public var isPresented: Bool { false }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    public var isFocused: Bool { false }

    // MARK: Accessibility settings, all off

    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
}
