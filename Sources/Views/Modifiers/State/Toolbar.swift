import Foundation
import LayoutEngine

// Bars around an app's screens. There are none around a widget's views: what is put there is
// type-checked and never drawn.

@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let title = ToolbarItemPlacement(name: "title")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
}

public struct ToolbarItem<ID, Content: View> {
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == () {}
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool = true, @ViewBuilder content: () -> Content
    ) where ID == String {}
}
extension ToolbarItem: ToolbarContent {
    public var body: Never { fatalError("ToolbarItem has no body") }
}

public struct ToolbarItemGroup<Content: View> {
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {}
}
extension ToolbarItemGroup: ToolbarContent {
    public var body: Never { fatalError("ToolbarItemGroup has no body") }
}

/// Room between items of a bar.
public struct ToolbarSpacer {
    public enum Sizing: Hashable, Sendable { case fixed, flexible }
    nonisolated public init(
        _ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic
    ) {}
}
extension ToolbarSpacer: ToolbarContent {
    public var body: Never { fatalError("ToolbarSpacer has no body") }
}

/// What a builder makes of any content.
public struct _InertToolbarContent {
    nonisolated init() {}
}
extension _InertToolbarContent: ToolbarContent {
    public var body: Never { fatalError("_InertToolbarContent has no body") }
}

@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }
    public static func buildBlock(_ content: any ToolbarContent...) -> _InertToolbarContent {
        _InertToolbarContent()
    }
    public static func buildIf<Content: ToolbarContent>(
        _ content: Content?
    ) -> _InertToolbarContent { _InertToolbarContent() }
    public static func buildEither(first: any ToolbarContent) -> _InertToolbarContent {
        _InertToolbarContent()
    }
    public static func buildEither(second: any ToolbarContent) -> _InertToolbarContent {
        _InertToolbarContent()
    }
    public static func buildLimitedAvailability(
        _ content: any ToolbarContent
    ) -> _InertToolbarContent { _InertToolbarContent() }
}

public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
}

public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    public static let large = ToolbarTitleDisplayMode(name: "large")
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

extension View {
    nonisolated public func toolbar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func toolbarTitleDisplayMode(
        _ mode: ToolbarTitleDisplayMode
    ) -> ModifiedView { ModifiedView(unchanged: self) }
}
