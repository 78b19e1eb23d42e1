import Foundation
import Graphics
import LayoutEngine

// What an app presents over a view: sheets, alerts, popovers. Nothing is presented over a widget.

/// How high a sheet would stand.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "fraction \(fraction)")
    }
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "height \(height)")
    }
}

public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationAdaptation(name: "automatic")
    public static let none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover")
    public static let sheet = PresentationAdaptation(name: "sheet")
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

/// A message with buttons.
public struct Alert {
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
            Button()
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button {
            Button()
        }
        public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
            Button()
        }
    }

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) {}
}

extension View {
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func alert(
        isPresented: Binding<Bool>, content: () -> Alert
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func presentationDragIndicator(
        _ visibility: Visibility
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
    nonisolated public func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> ModifiedView { ModifiedView(unchanged: self) }
    nonisolated public func interactiveDismissDisabled(
        _ isDisabled: Bool = true
    ) -> ModifiedView { ModifiedView(unchanged: self) }
}
