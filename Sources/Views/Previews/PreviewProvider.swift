import Foundation

/// Views that source shows in an editor's canvas.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// A view's preview that source declares with `#Preview`.
public protocol _PreviewRegistry {
    static var name: String? { get }
    @MainActor static func makeView() -> any View
}

/// What a preview is shown in.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
    func _apply(to environment: inout EnvironmentValues)
}

extension PreviewContext {
    public func _apply(to environment: inout EnvironmentValues) {}
}

public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// How much room a preview has.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

public enum InterfaceOrientation: Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// What previews made with `#Preview` are shown in.
public struct PreviewTrait<T>: Sendable {
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: Self { Self() }
    public static var sizeThatFitsLayout: Self { Self() }
    public static var portrait: Self { Self() }
    public static var landscapeLeft: Self { Self() }
    public static var landscapeRight: Self { Self() }
    public static var portraitUpsideDown: Self { Self() }
}

public struct Preview {
    public enum ViewTraits {}
}

extension View {
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> ModifiedView {
        nonisolated(unsafe) let value = value
        return ModifiedView(self, environment: { value._apply(to: &$0) })
    }

    nonisolated public func previewDevice(_ value: PreviewDevice?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func previewDisplayName(_ value: String?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func previewLayout(_ value: PreviewLayout) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func previewInterfaceOrientation(
        _ value: InterfaceOrientation
    ) -> ModifiedView { ModifiedView(unchanged: self) }
}
