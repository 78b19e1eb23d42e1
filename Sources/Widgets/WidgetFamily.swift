import Foundation

/// The size and place of a widget.
public enum WidgetFamily: Int, Hashable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible
{
    case systemSmall = 0
    case systemMedium = 1
    case systemLarge = 2
    case systemExtraLarge = 3
    case accessoryCircular = 5
    case accessoryRectangular = 6
    case accessoryInline = 7
    /// Of watches only, as `systemExtraLargePortrait` is of headsets only: neither may be named in
    /// source for a phone or a tablet.
    @available(*, unavailable, message: "accessoryCorner is a family of Apple Watch")
    case accessoryCorner = 4
    @available(*, unavailable, message: "systemExtraLargePortrait is a family of Apple Vision Pro")
    case systemExtraLargePortrait = 8

    /// The case's name.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    public var debugDescription: String { description }

    /// The family with that name.
    package init?(name: String) {
        guard let family = Self.allCases.first(where: { $0.description == name }) else {
            return nil
        }
        self = family
    }

    /// What a widget is drawn in where nobody says otherwise.
    package static let homeScreen: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]

    /// Whether the widget stands on the lock screen instead of among the icons.
    package var isAccessory: Bool {
        switch self {
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        default: false
        }
    }
}

extension WidgetFamily: CaseIterable {
    public static let allCases: [WidgetFamily] = [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
        .accessoryRectangular, .accessoryInline,
    ]
}
