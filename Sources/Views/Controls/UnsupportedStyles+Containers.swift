import Foundation

// Styles of containers that a widget does not show: names, so that source which has them compiles.

public protocol ControlGroupStyle {}
public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
public struct NavigationControlGroupStyle: ControlGroupStyle { public init() {} }
public struct MenuControlGroupStyle: ControlGroupStyle { public init() {} }
public struct CompactMenuControlGroupStyle: ControlGroupStyle { public init() {} }

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: Self { Self() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: Self { Self() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: Self { Self() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: Self { Self() }
}

public protocol DisclosureGroupStyle {}
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle { public init() {} }

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: Self { Self() }
}

public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
    public enum BackgroundDisplayMode: Hashable, Sendable {
        case automatic, interactive, always, never
    }
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: Self { Self() }
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> Self { Self(backgroundDisplayMode: backgroundDisplayMode) }
}

public protocol TextEditorStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: Self { Self() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: Self { Self() }
}

public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: Self { Self() }
}

extension View {
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
        _ style: S
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
        _ style: S
    ) -> ModifiedView { ModifiedView(unchanged: self) }
}
