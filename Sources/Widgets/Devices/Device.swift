import Foundation
import LayoutEngine

/// A screen, and the sizes that widgets have on it.
package struct Device: Hashable, Sendable {
    /// Where a row's sizes come from.
    package enum Source: String, Hashable, Sendable {
        /// Human Interface Guidelines, "Widgets", Specifications, revision of 2025-12-16.
        case guidelines
        /// Screenshots, measured alike in three independent public tables.
        case measured
        /// One public table.
        case singleTable
        /// Extrapolated by its author.
        case estimate
    }

    package enum Confidence: String, Hashable, Sendable { case high, medium, low }

    /// Points, upright.
    package let screen: CGSize
    /// Device pixels a point.
    package let scale: CGFloat
    /// The first iOS on which widgets have these sizes; 0 for all.
    package let firstIOS: Int
    package let models: [String]
    /// Points. On a tablet those of the canvas that views are laid out on.
    package let sizes: [WidgetFamily: CGSize]
    package let source: Source
    package let confidence: Confidence

    init(
        screen: (Double, Double), scale: CGFloat, sinceIOS firstIOS: Int = 0,
        models: [String] = [], sizes: [WidgetFamily: (Double, Double)], source: Source,
        confidence: Confidence
    ) {
        self.screen = CGSize(width: screen.0, height: screen.1)
        self.scale = scale
        self.firstIOS = firstIOS
        self.models = models
        self.sizes = sizes.mapValues { CGSize(width: $0.0, height: $0.1) }
        self.source = source
        self.confidence = confidence
    }

    /// The screen in words: `375x812`.
    package var name: String { "\(Int(screen.width))x\(Int(screen.height))" }

    /// What is drawn where nothing else is asked: small 155 x 155, medium 329 x 155, large 329 x 345.
    package static let standardName = "375x812"

    /// The device of a name: a screen such as `375x812`, or a model such as `iPhone 16 Pro`, in which
    /// case and dashes do not matter. A screen that has other sizes since some iOS gives those of the
    /// newest that is not past `ios`. Nil for a name nobody knows.
    package static func named(_ name: String, ios: Int) -> Device? {
        let wanted = simplified(name)
        let rows = catalog.filter { device in
            device.name == wanted || device.models.contains { simplified($0) == wanted }
        }
        let fitting = rows.filter { $0.firstIOS <= ios }
        return fitting.max { $0.firstIOS < $1.firstIOS } ?? rows.first
    }

    private static func simplified(_ name: String) -> String {
        String(name.lowercased().map { $0 == "-" || $0 == "_" ? " " : $0 })
            .replacing(" inch", with: "inch").replacing("×", with: "x")
    }

    /// A widget's size, and whether it is that of another screen because this one's is not known.
    package func size(of family: WidgetFamily) -> (size: CGSize, isBorrowed: Bool) {
        if let size = sizes[family] { return (size, false) }
        // The row with the largest width that does not exceed this one's, as sizes grow by width.
        let rows = Self.catalog.filter { $0.sizes[family] != nil }
        let narrower = rows.filter { $0.screen.width <= screen.width }
        let row =
            narrower.max { $0.screen.width < $1.screen.width }
            ?? rows.min { $0.screen.width < $1.screen.width }
        return (row?.sizes[family] ?? .zero, true)
    }
}

/// Figures of the home screen's and the lock screen's widgets that no primary source prints.
package enum WidgetAppearance {
    /// Points, continuous. Low confidence: mockups and public code say 20 to 24 for phones up to
    /// iOS 18; later releases seem larger, and nobody has printed a number.
    package static let cornerRadius: CGFloat = 22

    /// Points on each side since iOS 17: the guidelines' standard margin, which agrees with public
    /// widget source. Medium confidence.
    package static let contentMargin: CGFloat = 16

    /// The tint of accented widgets, which a person chooses: the system's blue of dark screens stands
    /// for it. Views outside the accent group are white.
    package static let accentTint: (red: Double, green: Double, blue: Double) = (
        10 / 255, 132 / 255, 1
    )

    /// The margins around a family's content. Accessories have none (low confidence).
    package static func contentMargins(of family: WidgetFamily) -> EdgeInsets {
        family.isAccessory ? EdgeInsets() : EdgeInsets(.all, contentMargin)
    }

    /// The radius of a family's container. A circular accessory is a circle; the others of the lock
    /// screen have no visible container.
    package static func cornerRadius(of family: WidgetFamily, size: CGSize) -> CGFloat {
        switch family {
        case .accessoryCircular: min(size.width, size.height) / 2
        case .accessoryRectangular, .accessoryInline: 0
        default: cornerRadius
        }
    }
}
