import Foundation
import FoundationShim
import LayoutEngine
import Views

extension View {
    /// Where a tap on the widget leads.
    nonisolated public func widgetURL(_ url: URL?) -> ModifiedView {
        ModifiedView(
            self,
            resolving: { view, context in
                // The outer one is resolved first, and WidgetKit takes it as well.
                if context.scope.widgetURL == nil { context.scope.widgetURL = url }
                return view.nodes(in: context)
            })
    }

    /// Whether the view belongs to the accent group in accented rendering.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> ModifiedView {
        ModifiedView(
            self,
            mapping: { node, _ in
                var node = node
                node.traits.isAccentable = accentable
                return node
            })
    }

    /// A label beside an accessory; phones and tablets show none.
    nonisolated public func widgetLabel<Label: View>(
        @ViewBuilder label: () -> Label
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    /// A curved text of a watch's corner; phones and tablets have none.
    nonisolated public func widgetCurvesContent(_ curves: Bool = true) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func activityBackgroundTint(_ color: Color?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    /// Marks content that an intent makes out of date. Nothing performs intents here.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
}

/// How an image is drawn in accented rendering.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    /// Which group an image belongs to in accented rendering; there it is drawn flat all the same.
    nonisolated public func widgetAccentedRenderingMode(
        _ mode: WidgetAccentedRenderingMode?
    ) -> ModifiedView {
        widgetAccentable(mode == .accented || mode == .accentedDesaturated)
    }
}

/// The standard background of accessories: a translucent disc, or a rounded rectangle where the
/// family is no circle.
public struct AccessoryWidgetBackground {
    @Environment(\.widgetFamily) private var family

    nonisolated public init() {}

    /// Assumed, no source: the foreground's color, the strength seen on lock screens.
    package static let opacity = 0.12
    /// Points; assumed, no source.
    package static let cornerRadius: CGFloat = 12
}

extension AccessoryWidgetBackground: View {
    public var body: some View {
        if family == .accessoryCircular {
            Circle().fill(Color.primary.opacity(Self.opacity))
        } else {
            RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
                .fill(Color.primary.opacity(Self.opacity))
        }
    }
}
