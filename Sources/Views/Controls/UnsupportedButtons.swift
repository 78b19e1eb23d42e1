import Foundation
import LayoutEngine

// Buttons of an app that a widget cannot show; a sign stands in their place (see `NotInWidgets`).

public struct EditButton {
    nonisolated public init() {}
}
extension EditButton: View { public var body: some View { NotInWidgets(name: "EditButton") } }

public struct RenameButton<Label: View> {
    nonisolated public init() where Label == EmptyView {}
}
extension RenameButton: View { public var body: some View { NotInWidgets(name: "RenameButton") } }

public struct ShareLink<Item, Label: View> {
    nonisolated public init(
        item: Item, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {}
    nonisolated public init(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {}
}
extension ShareLink: View { public var body: some View { NotInWidgets(name: "ShareLink") } }

public struct DefaultShareLinkLabel {}
extension DefaultShareLinkLabel: View { public var body: some View { EmptyView() } }
