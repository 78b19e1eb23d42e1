@_exported import Foundation
import FoundationShim

/// An action that the system may ask of an app. Nothing performs intents here: their types, their
/// words and their parameters' values are what widgets need.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var persistentIdentifier: String { get }
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
    public typealias Dependency = AppDependency

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var persistentIdentifier: String { String(describing: Self.self) }

    public func callAsFunction(donate: Bool = false) async throws -> PerformResult {
        try await perform()
    }

    public func donate() async throws {}
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// An intent whose parameters a person sets on a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult { IntentOutcome() }
}

/// An intent whose parameters a person sets on a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    public func perform() async throws -> some IntentResult { IntentOutcome() }
}

/// An intent that shows something in its app.
public protocol OpenIntent: AppIntent {
    associatedtype Value
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

extension OpenIntent where PerformResult == IntentOutcome {
    public func perform() async throws -> IntentOutcome { IntentOutcome() }
}

/// An intent that switches a value.
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType
    var value: ValueType { get set }
}

public protocol LiveActivityIntent: AppIntent {}
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioStartingIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol DeprecatedAppIntent: AppIntent {}
public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}

/// Opens an address.
public struct OpenURLIntent: AppIntent {
    public static var title: LocalizedStringResource { "Open URL" }
    public let url: URL?
    public init() { url = nil }
    public init(_ url: URL) { self.url = url }
    public func perform() async throws -> some IntentResult { IntentOutcome() }
}

public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed
    case requiresAuthentication
    case requiresLocalDeviceAuthentication
}

/// What an intent does, in words.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    public var descriptionText: LocalizedStringResource
    public var categoryName: LocalizedStringResource?
    public var searchKeywords: [LocalizedStringResource]

    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }

    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A value that the app provides to its intents.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
    private let key: AnyHashable?
    private let fallback: (() -> Value)?

    public init(key: AnyHashable? = nil) {
        self.key = key
        fallback = nil
    }

    public init(key: AnyHashable? = nil, default: @autoclosure @escaping () -> Value) {
        self.key = key
        fallback = `default`
    }

    public var wrappedValue: Value {
        guard let value = AppDependencyManager.shared.value(Value.self, key) ?? fallback?() else {
            fatalError("No dependency of type \(Value.self) was added")
        }
        return value
    }
}

public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()
    private let lock = NSLock()
    private var makers: [AnyHashable: () -> Any] = [:]

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let key: AnyHashable?
    }

    public func add<Value>(
        key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value
    ) {
        lock.withLock { makers[Key(type: ObjectIdentifier(Value.self), key: key)] = dependency }
    }

    func value<Value>(_ type: Value.Type, _ key: AnyHashable?) -> Value? {
        let maker = lock.withLock { makers[Key(type: ObjectIdentifier(type), key: key)] }
        return maker?() as? Value
    }
}
