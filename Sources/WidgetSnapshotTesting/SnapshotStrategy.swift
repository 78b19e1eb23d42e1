import Foundation
import LayoutEngine
@_exported import PictureComparison
import Views
@_exported import Vitrine
import Widgets

/// What is kept of a view or a widget: its picture, its layout or its report, and where it is shown.
public struct SnapshotStrategy<Place> {
    enum Format {
        case image(ComparisonSettings)
        case layout
        case report

        var pathExtension: String {
            switch self {
            case .image: "png"
            case .layout: "txt"
            case .report: "json"
            }
        }
    }

    let format: Format
    let place: Place
}

/// A view's own place, which is no widget's.
public struct ViewPlace: Hashable, Sendable {
    /// Points.
    public var size: CGSize
    public var colorScheme: ColorScheme
    /// Pixels a point.
    public var scale: CGFloat
}

extension SnapshotStrategy where Place == WidgetVariant {
    /// The picture as a widget's place shows it.
    public static func image(
        _ variant: WidgetVariant, comparing settings: ComparisonSettings = .exact
    ) -> Self { Self(format: .image(settings), place: variant) }

    /// The picture as a widget's place shows it.
    public static func image(
        family: WidgetFamily, scheme: ColorScheme = .light, mode: WidgetRenderingMode = .fullColor,
        device: String = "375x812", locale: Locale = Locale(identifier: "en_US"),
        dynamicType: DynamicTypeSize = .large, direction: LayoutDirection? = nil,
        comparing settings: ComparisonSettings = .exact
    ) -> Self {
        image(
            WidgetVariant(
                family, colorScheme: scheme, renderingMode: mode, device: device, locale: locale,
                dynamicTypeSize: dynamicType, layoutDirection: direction),
            comparing: settings)
    }

    /// The placed views as text, one a line.
    public static func layout(_ variant: WidgetVariant) -> Self {
        Self(format: .layout, place: variant)
    }

    public static func layout(family: WidgetFamily) -> Self { layout(WidgetVariant(family)) }

    /// Views, texts and findings as JSON.
    public static func report(_ variant: WidgetVariant) -> Self {
        Self(format: .report, place: variant)
    }

    public static func report(family: WidgetFamily) -> Self { report(WidgetVariant(family)) }
}

extension SnapshotStrategy where Place == ViewPlace {
    /// The picture of a view in a size in points.
    public static func image(
        size: CGSize, scheme: ColorScheme = .light, scale: CGFloat = 3,
        comparing settings: ComparisonSettings = .exact
    ) -> Self {
        Self(
            format: .image(settings),
            place: ViewPlace(size: size, colorScheme: scheme, scale: scale))
    }

    /// The placed views as text, one a line.
    public static func layout(size: CGSize) -> Self {
        Self(format: .layout, place: ViewPlace(size: size, colorScheme: .light, scale: 3))
    }

    /// Views, texts and findings as JSON.
    public static func report(size: CGSize) -> Self {
        Self(format: .report, place: ViewPlace(size: size, colorScheme: .light, scale: 3))
    }
}
