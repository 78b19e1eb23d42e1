import Foundation
import Graphics
import LayoutEngine

// Views that a widget cannot show. As on a device, a yellow box with a no-entry sign stands in
// their place (views.json, unsupported_view_rendering), and a finding says so.

/// Stands for a view that widgets do not show.
package struct NotInWidgets {
    let name: String

    nonisolated package init(name: String) { self.name = name }
}

extension NotInWidgets: _PrimitiveView {
    package func _resolve(in context: _ResolveContext) -> [Node] {
        var node = Node(.leaf(NoEntryLeaf()), name: name)
        node.traits.findings = [
            Finding(
                rule: "view-not-in-widgets", severity: .error,
                message: "\(name) cannot be shown in a widget.",
                hint: "Widgets show text, images, shapes, stacks, links, buttons and toggles.")
        ]
        return [node]
    }
}

private struct NoEntryLeaf: Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func display(in frame: CGRect, context: LayoutContext) -> [DisplayItem] {
        // Color values and the sign's size are estimates.
        let yellow = RGBA(hex: 0xFFCC00)
        let red = RGBA(hex: 0xFF3B30)
        let side = min(min(frame.width, frame.height) * 0.5, 40)
        let width = side * 0.14
        let ring = CGRect(
            x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side
        ).inset(by: width / 2)
        var sign = Path(ellipseIn: ring)
        let reach = ring.width / 2 * 0.5.squareRoot()
        sign.move(to: CGPoint(x: ring.midX - reach, y: ring.midY - reach))
        sign.addLine(to: CGPoint(x: ring.midX + reach, y: ring.midY + reach))
        return [
            .fill(Path(frame), FillStyle(), .color(yellow)),
            .stroke(sign, StrokeStyle(lineWidth: width), .color(red)),
        ]
    }

    func describe(in frame: CGRect, context: LayoutContext) -> LeafDescription {
        LeafDescription(color: "no-entry")
    }
}

public struct List<SelectionValue: Hashable, Content: View> {
    nonisolated public init(
        @ViewBuilder content: () -> Content
    ) where SelectionValue == Never {}

    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never, Data.Element: Identifiable,
        Content == ForEach<Data, Data.Element.ID, RowContent>
    {}

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where SelectionValue == Never, Content == ForEach<Data, ID, RowContent> {}
}
extension List: View { public var body: some View { NotInWidgets(name: "List") } }

public struct Form<Content: View> {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}
extension Form: View { public var body: some View { NotInWidgets(name: "Form") } }

public struct NavigationView<Content: View> {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}
extension NavigationView: View {
    public var body: some View { NotInWidgets(name: "NavigationView") }
}

public struct NavigationStack<Data, Root: View> {
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == Never {}
}
extension NavigationStack: View {
    public var body: some View { NotInWidgets(name: "NavigationStack") }
}

public struct NavigationLink<Label: View, Destination: View> {
    nonisolated public init(
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {}
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, destination: Destination
    ) where Label == Text {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
    ) where Label == Text {}
}
extension NavigationLink: View {
    public var body: some View { NotInWidgets(name: "NavigationLink") }
}

public struct TabView<SelectionValue: Hashable, Content: View> {
    nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}
    nonisolated public init(
        selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
    ) {}
}
extension TabView: View { public var body: some View { NotInWidgets(name: "TabView") } }

public struct TextField<Label: View> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>
    ) where Label == Text {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>
    ) where Label == Text {}
}
extension TextField: View { public var body: some View { NotInWidgets(name: "TextField") } }

public struct SecureField<Label: View> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>
    ) where Label == Text {}
}
extension SecureField: View { public var body: some View { NotInWidgets(name: "SecureField") } }

public struct TextEditor {
    nonisolated public init(text: Binding<String>) {}
}
extension TextEditor: View { public var body: some View { NotInWidgets(name: "TextEditor") } }

public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where Label == Text {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where Label == Text {}
}
extension Picker: View { public var body: some View { NotInWidgets(name: "Picker") } }

public struct DatePicker<Label: View> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>
    ) where Label == Text {}
}
extension DatePicker: View { public var body: some View { NotInWidgets(name: "DatePicker") } }

public struct Slider<Label: View, ValueLabel: View> {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == EmptyView, ValueLabel == EmptyView {}
}
extension Slider: View { public var body: some View { NotInWidgets(name: "Slider") } }

public struct Stepper<Label: View> {
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == Text {}
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == Text {}
}
extension Stepper: View { public var body: some View { NotInWidgets(name: "Stepper") } }

public struct Menu<Label: View, Content: View> {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) where Label == Text {}
}
extension Menu: View { public var body: some View { NotInWidgets(name: "Menu") } }

/// Loads nothing in a widget: what stands for the image until it is there is shown.
public struct AsyncImage<Content: View> {
    private let content: (AsyncImagePhase) -> Content

    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content
    }

    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = { phase in
            phase.image.map { _ConditionalContent(.first(content($0))) }
                ?? _ConditionalContent(.second(placeholder()))
        }
    }

    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Color {
        content = { _ in Color(system: .secondarySystemFill) }
    }
}

public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension AsyncImage: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        content(.empty).nodes(in: context).map { node in
            var node = node
            node.traits.findings.append(
                Finding(
                    rule: "async-image", message: "AsyncImage loads nothing in a widget.",
                    hint: "Load the data in the timeline provider."))
            return node
        }
    }
}
