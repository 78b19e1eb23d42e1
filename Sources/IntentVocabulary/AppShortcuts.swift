import Foundation
import FoundationShim

/// Intents that an app offers without being asked.
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static func updateAppShortcutParameters() {}
}

public enum ShortcutTileColor: Sendable {
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple
    case red, tangerine, teal, yellow
}

public struct AppShortcut: Sendable {
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource = "", systemImageName: String = ""
    ) {}
}

public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public enum Token: Sendable { case applicationName }

    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: Token) {}
        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {}
    }
}

@resultBuilder
public struct AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
        shortcuts.flatMap { $0 }
    }
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
        shortcuts ?? []
    }
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
        shortcuts
    }
}

/// What the app tells the system about its intents as a package.
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// A file that an intent takes or answers.
public struct IntentFile: Sendable {
    public var data: Data
    public var filename: String
    public var fileURL: URL?
    public init(data: Data, filename: String) {
        self.data = data
        self.filename = filename
    }
    public init(fileURL: URL, filename: String? = nil) {
        data = Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
    }
}

/// A person whom an intent names.
public struct IntentPerson: Hashable, Sendable {
    public var displayName: String
    public init(displayName: String) { self.displayName = displayName }
}
