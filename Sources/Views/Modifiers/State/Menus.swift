import Foundation
import Graphics
import LayoutEngine

// Menus, headings and touches of an app. A widget's views have none.

public struct MenuOrder: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

public enum Prominence: Hashable, Sendable { case standard, increased }

public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func menuIndicator(_ visibility: Visibility) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func menuOrder(_ order: MenuOrder) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func headerProminence(_ prominence: Prominence) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func buttonRepeatBehavior(
        _ behavior: ButtonRepeatBehavior
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }
}
