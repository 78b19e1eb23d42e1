import Foundation
import LayoutEngine

// Rows of lists, which widgets do not show.

public struct ListItemTint: Sendable {
    private init() {}
    public static let monochrome = ListItemTint()
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}

public struct ListSectionSpacing: Sendable {
    private init() {}
    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

extension View {
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func listItemTint(_ tint: Color?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func refreshable(
        action: @escaping @Sendable () async -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func badge(_ count: Int) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func badge(_ label: Text?) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
}
