import Foundation
import FoundationShim

/// An intent with its parameters as a sentence, for an editor that is not there.
public protocol ParameterSummary {}

public struct EmptyParameterSummary: ParameterSummary { init() {} }

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init() {}
    public init(_ text: ParameterSummaryString<Intent>, table: String? = nil) {}
    public init(
        _ text: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {}
        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>, format: Any
        ) {}
    }
}

@resultBuilder
public struct ParameterKeyPathsBuilder<Intent> {
    public static func buildExpression<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { keyPath }
    public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>]
    {
        keyPaths
    }
}

@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
        content
    }
    public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
    public static func buildEither<A: ParameterSummary>(first: A) -> AnyParameterSummary {
        AnyParameterSummary()
    }
    public static func buildEither<A: ParameterSummary>(second: A) -> AnyParameterSummary {
        AnyParameterSummary()
    }
    public static func buildLimitedAvailability<A: ParameterSummary>(_ content: A)
        -> AnyParameterSummary
    { AnyParameterSummary() }
}

public struct AnyParameterSummary: ParameterSummary { init() {} }

public enum ComparableComparisonOperator: Sendable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

public enum HasValueComparisonOperator: Sendable { case hasAnyValue, hasNoValue }
public enum OneOfComparisonOperator: Sendable { case oneOf }

/// A summary that depends on a parameter.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
    public init<Value, A: ParameterSummary, B: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ComparableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ content: () -> A,
        @ParameterSummaryBuilder<Intent> otherwise: () -> B
    ) {}
    public init<Value, A: ParameterSummary, B: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ content: () -> A,
        @ParameterSummaryBuilder<Intent> otherwise: () -> B
    ) {}
    public init<Value, A: ParameterSummary, B: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: OneOfComparisonOperator, _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ content: () -> A,
        @ParameterSummaryBuilder<Intent> otherwise: () -> B
    ) {}
    public init<A: ParameterSummary, B: ParameterSummary>(
        widgetFamily comparison: ComparableComparisonOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ content: () -> A,
        @ParameterSummaryBuilder<Intent> otherwise: () -> B
    ) {}
    public init<A: ParameterSummary, B: ParameterSummary>(
        widgetFamily comparison: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ content: () -> A,
        @ParameterSummaryBuilder<Intent> otherwise: () -> B
    ) {}
}

public struct ParameterSummaryCaseCondition {
    init() {}
}

public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCaseCondition]
    ) {}
    public init(
        widgetFamily cases: Void = (),
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ content:
            () -> [ParameterSummaryCaseCondition]
    ) {}
}

@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    public static func buildExpression(_ one: ParameterSummaryCase<Intent, Value>)
        -> ParameterSummaryCaseCondition
    {
        ParameterSummaryCaseCondition()
    }
    public static func buildExpression(_ other: ParameterSummaryDefaultCase<Intent>)
        -> ParameterSummaryCaseCondition
    { ParameterSummaryCaseCondition() }
    public static func buildBlock(_ cases: ParameterSummaryCaseCondition...)
        -> [ParameterSummaryCaseCondition]
    { cases }
}

public struct ParameterSummaryCase<Intent: AppIntent, Value> {
    public init<A: ParameterSummary>(
        _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> A
    ) {}
    public init<A: ParameterSummary>(
        _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> A
    ) {}
}

public struct ParameterSummaryDefaultCase<Intent: AppIntent> {
    public init<A: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ content: () -> A) {}
}

extension AppIntent {
    public typealias When = ParameterSummaryWhenCondition<Self>
    public typealias Switch = ParameterSummarySwitchCondition<Self>
    public typealias Case<Value> = ParameterSummaryCase<Self, Value>
    public typealias DefaultCase = ParameterSummaryDefaultCase<Self>
}
