import Foundation
import Graphics
import LayoutEngine
import Rendering
import Views
import Widgets

/// A widget's family on a device: what its provider is told, and what its views are drawn in.
struct WidgetStage {
    let family: WidgetFamily
    let setting: ProviderSetting
    /// Points.
    let size: CGSize
    let isSizeBorrowed: Bool
    private let request: RenderRequest
    private let hasContentMargins: Bool

    init(
        widget: WidgetDescription, family: WidgetFamily, setting: ProviderSetting,
        request: RenderRequest
    ) {
        self.family = family
        self.setting = setting
        self.request = request
        hasContentMargins = widget.hasContentMargins
        (size, isSizeBorrowed) = setting.device.size(of: family)
    }

    /// Since iOS 17 a widget of the home screen must say what its background is.
    var needsContainerBackground: Bool { !family.isAccessory && setting.ios >= 17 }

    func context(isPreview: Bool) -> TimelineProviderContext {
        TimelineProviderContext(
            family: family, isPreview: isPreview, displaySize: size,
            environmentVariants: .init(request.axes.looks(for: setting).map(environment)))
    }

    func frame(for look: Look) -> PictureFrame {
        let radius = WidgetAppearance.cornerRadius(of: family, size: size)
        let showsBackground = showsBackground(in: look)
        var frame = PictureFrame(
            size: size, scale: look.scale, environment: environment(look),
            contentMargins: hasContentMargins
                ? WidgetAppearance.contentMargins(of: family) : EdgeInsets(),
            cornerRadius: request.isSquare ? 0 : radius,
            defaultBackground: showsBackground ? DefaultBackground() : nil)
        frame.showsContainerBackground = showsBackground
        frame.colorTreatment = mode(in: look).treatment
        frame.environment.containerShape = ContainerShape(
            RoundedRectangle(cornerRadius: radius, style: .continuous), frame: frame.bounds)
        return frame
    }

    /// The entry's view as the family's place shows it.
    @MainActor
    func placed(_ view: any View) -> AnyView {
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
        var calendar = Calendar.current
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
