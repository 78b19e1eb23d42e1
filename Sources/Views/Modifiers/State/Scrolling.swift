import Foundation
import Graphics
import LayoutEngine

// How content would scroll. A still picture shows its start.

public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: Self { Self() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { Self() }
}

public struct ScrollBounceBehavior: Sendable {
    private let name: String
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

public struct ScrollDismissesKeyboardMode: Sendable {
    private let name: String
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

extension View {
    nonisolated public func scrollTargetBehavior(
        _ behavior: some ScrollTargetBehavior
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode
    ) -> ModifiedView { ModifiedView(unchanged: self) }
}
