import Foundation
import FoundationShim
import Views

/// What performing an intent answers.
public protocol IntentResult: Sendable {}

public protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value
    var value: Value? { get }
}

public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}
public protocol OpensIntent: IntentResult {}

/// An answer without a value. It stands for dialogs and snippets as well, which nobody shows.
public struct IntentOutcome: ProvidesDialog, ShowsSnippetView, ShowsSnippetIntent, OpensIntent {
    public init() {}
}

/// An answer with a value.
public struct IntentValue<Value: Sendable>:
    ReturnsValue, ProvidesDialog, ShowsSnippetView, ShowsSnippetIntent, OpensIntent
{
    public let value: Value?
}

extension IntentResult where Self == IntentOutcome {
    public static func result() -> IntentOutcome { IntentOutcome() }
    public static func result(dialog: IntentDialog) -> IntentOutcome { IntentOutcome() }
    public static func result(opensIntent: some AppIntent) -> IntentOutcome { IntentOutcome() }
    public static func result(
        opensIntent: some AppIntent, dialog: IntentDialog
    ) -> IntentOutcome { IntentOutcome() }
    public static func result(view: some View) -> IntentOutcome { IntentOutcome() }
    public static func result(dialog: IntentDialog, view: some View) -> IntentOutcome {
        IntentOutcome()
    }
    public static func result<Content: View>(
        dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> IntentOutcome { IntentOutcome() }
    public static func result<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> IntentOutcome { IntentOutcome() }
}

extension IntentResult {
    public static func result<V>(value: V) -> IntentValue<V> where Self == IntentValue<V> {
        IntentValue(value: value)
    }
    public static func result<V>(
        value: V, dialog: IntentDialog
    ) -> IntentValue<V> where Self == IntentValue<V> { IntentValue(value: value) }
    public static func result<V>(
        value: V, view: some View
    ) -> IntentValue<V> where Self == IntentValue<V> { IntentValue(value: value) }
    public static func result<V>(
        value: V, dialog: IntentDialog, view: some View
    ) -> IntentValue<V> where Self == IntentValue<V> { IntentValue(value: value) }
    public static func result<V>(
        value: V, opensIntent: some AppIntent
    ) -> IntentValue<V> where Self == IntentValue<V> { IntentValue(value: value) }
}

/// What Siri would say.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    package let words: LocalizedStringResource

    public init(_ words: LocalizedStringResource) { self.words = words }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { words = full }
    public init(
        full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
    ) { words = full }
    public init(stringLiteral value: String) {
        words = LocalizedStringResource(stringLiteral: value)
    }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        words = LocalizedStringResource(stringInterpolation: stringInterpolation)
    }
}

/// Of an intent that leaves by throwing only.
extension Never: IntentResult {}
