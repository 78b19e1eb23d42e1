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
    ) -> ModifiedView { shownOnWatches("widgetLabel") }

    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> ModifiedView {
        shownOnWatches("widgetLabel")
    }

    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> ModifiedView {
        shownOnWatches("widgetLabel")
    }

    /// A curved text of a watch's corner; phones and tablets have none.
    nonisolated public func widgetCurvesContent(_ curves: Bool = true) -> ModifiedView {
        shownOnWatches("widgetCurvesContent")
    }

    /// The view without what only a watch shows of it, and a note of that.
    nonisolated private func shownOnWatches(_ modifier: String) -> ModifiedView {
        ModifiedView(
            self,
            resolving: { view, context in
                var nodes = view.nodes(in: context)
                if !nodes.isEmpty {
                    nodes[0].traits.findings.append(
                        Finding(
                            rule: "shown-on-watches", severity: .note,
                            message: "\(modifier)(_:) shows something on Apple Watch only."))
                }
                return nodes
            })
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
    /// How an image is drawn in accented rendering: flat in its group's color without a mode and in
    /// `accented`, as opaque as it is light in the desaturated ones, and as it is in `fullColor`.
    nonisolated public func widgetAccentedRenderingMode(
        _ mode: WidgetAccentedRenderingMode?
    ) -> ModifiedView {
        let isAccentable = mode.map { $0 == .accented || $0 == .accentedDesaturated }
        let image: AccentedImage? =
            switch mode {
            case .desaturated?, .accentedDesaturated?: .luminance
            case .fullColor?: .fullColor
            default: nil
            }
        return ModifiedView(
            self,
            mapping: { node, _ in
                var node = node
                node.traits.isAccentable = isAccentable
                node.traits.accentedImage = image
                return node
            })
    }
}

/// The standard background of accessories: a translucent disc, or a rounded rectangle where the
/// family is no circle.
public struct AccessoryWidgetBackground {
    @Environment(\.widgetFamily) private var family

    nonisolated public init() {}

    /// Of the foreground's color, as white at 0.16 on lock screens (views.json, low confidence).
    package static let opacity = 0.16
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
