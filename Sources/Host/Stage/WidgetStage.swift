import Foundation
import Graphics
import LayoutEngine
import Rendering
import Views
import Widgets

/// A widget's family on a device: what its provider is told, and what its views are drawn in.
///
/// The host's pictures and those of tests are both made here, and so are the same.
package struct WidgetStage {
    package let family: WidgetFamily
    let setting: ProviderSetting
    /// Points.
    let size: CGSize
    package let isSizeBorrowed: Bool
    private let hasContentMargins: Bool
    private let isSquare: Bool

    /// - Parameter isSquare: whether pictures keep the corners that the system cuts off.
    package init(
        widget: WidgetDescription, family: WidgetFamily, setting: ProviderSetting,
        isSquare: Bool = false
    ) {
        self.family = family
        self.setting = setting
        self.isSquare = isSquare
        hasContentMargins = widget.hasContentMargins
        (size, isSizeBorrowed) = setting.device.size(of: family)
    }

    /// Since iOS 17 a widget of the home screen must say what its background is.
    private var needsContainerBackground: Bool { !family.isAccessory && setting.ios >= 17 }

    /// - Parameter looks: those in which entries may be shown.
    func context(isPreview: Bool, looks: [Look]) -> TimelineProviderContext {
        TimelineProviderContext(
            family: family, isPreview: isPreview, displaySize: size,
            environmentVariants: .init(looks.map(environment)))
    }

    package func frame(for look: Look) -> PictureFrame {
        let radius = WidgetAppearance.cornerRadius(of: family, size: size)
        let showsBackground = showsBackground(in: look)
        var frame = PictureFrame(
            size: size, scale: look.scale, environment: environment(look),
            contentMargins: hasContentMargins
                ? WidgetAppearance.contentMargins(of: family) : EdgeInsets(),
            cornerRadius: isSquare ? 0 : radius,
            defaultBackground: showsBackground ? DefaultBackground() : nil)
        frame.showsContainerBackground = showsBackground
        frame.colorTreatment = mode(in: look).treatment
        frame.environment.containerShape = ContainerShape(
            RoundedRectangle(cornerRadius: radius, style: .continuous), frame: frame.bounds)
        return frame
    }

    /// The view in a frame of this stage, as of a date.
    ///
    /// - Parameter isPlaceholder: whether it is drawn redacted, since no entry is there yet.
    @MainActor
    package func render(
        _ view: any View, at date: Date, isPlaceholder: Bool = false, in frame: PictureFrame,
        with renderer: Renderer
    ) -> RenderedView {
        var frame = frame
        frame.environment.now = date
        if isPlaceholder { frame.environment.redactionReasons.insert(.placeholder) }
        var rendered = renderer.render(placed(view), in: frame)
        if !rendered.hasContainerBackground, needsContainerBackground {
            rendered.findings.append(.missingContainerBackground)
        }
        return rendered
    }

    /// The entry's view as the family's place shows it.
    @MainActor
    private func placed(_ view: any View) -> AnyView {
        family == .accessoryInline ? AnyView(InlineAccessory(view)) : AnyView(view)
    }

    /// Lock screens show no widget in its own colors.
    func mode(in look: Look) -> WidgetRenderingMode {
        family.isAccessory && look.mode == .fullColor ? .vibrant : look.mode
    }

    /// Every mode but full color takes the background away.
    private func showsBackground(in look: Look) -> Bool { mode(in: look) == .fullColor }

    private func environment(_ look: Look) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.widgetFamily = family
        environment.widgetRenderingMode = mode(in: look)
        environment.widgetContentMargins = WidgetAppearance.contentMargins(of: family)
        environment.showsWidgetContainerBackground = showsBackground(in: look)
        environment.systemPalette = setting.ios < 26 ? .ios18 : .ios26
        environment.displayScale = look.scale
        let locale = Locale(identifier: setting.locale)
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        let timeZone = TimeZone(identifier: setting.timeZone) ?? .current
        calendar.timeZone = timeZone
        environment.locale = locale
        environment.timeZone = timeZone
        environment.calendar = calendar
        environment.layoutDirection = look.direction
        environment.dynamicTypeSize = look.dynamicType
        // Over a wallpaper widgets are light on dark, whatever the scheme, and controls white.
        if mode(in: look) != .fullColor {
            environment.colorScheme = .dark
            environment.tintStyle = AnyShapeStyle(Color.white)
            environment.isFlat = true
        } else {
            environment.colorScheme = look.scheme
        }
        return environment
    }
}

/// What lies under a widget's own background, which may be translucent or missing.
private struct DefaultBackground: View {
    @Environment(\.colorScheme) private var scheme

    /// White, and in dark the raised system background: what widgets without a background of their
    /// own stood on before iOS 17.
    var body: some View {
        scheme == .dark ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : Color.white
    }
}

extension WidgetRenderingMode {
    /// What becomes of a widget's colors in the mode.
    fileprivate var treatment: ColorTreatment {
        switch self {
        case .accented:
            let tint = WidgetAppearance.accentTint
            return .groups(
                GroupColors(primary: .white, accent: RGBA(tint.red, tint.green, tint.blue)))
        case .vibrant: return .vibrant
        default: return .none
        }
    }
}
