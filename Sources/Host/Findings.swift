import LayoutEngine
import Widgets

/// What the host itself has to say about widgets.
extension Finding {
    static func noAnswer(_ question: String, within seconds: Double) -> Finding {
        Finding(
            rule: "provider-timeout", severity: question == "timeline" ? .error : .warning,
            message: "The provider gave no \(question) within \(PlacedNode.number(seconds)) s.",
            hint: "Call the completion handler on every path, or give more time. "
                + "There is no network here. The placeholder was drawn, as WidgetKit shows it.")
    }

    static let emptyTimeline = Finding(
        rule: "empty-timeline", severity: .error,
        message: "The timeline has no entries.",
        hint: "WidgetKit goes on showing the placeholder in that case, so that was drawn.")

    static let unorderedTimeline = Finding(
        rule: "unordered-timeline",
        message: "The timeline's entries are not in the order of their dates.",
        hint: "They were sorted by date, as WidgetKit does; indices are those after sorting.")

    static func longTimeline(_ count: Int) -> Finding {
        Finding(
            rule: "long-timeline",
            message: "The timeline has \(count) entries; the first \(EntryChoice.limit) are drawn.",
            hint: "--entries 0..\(count - 1) draws all of them.")
    }

    static func noEntries(in count: Int) -> Finding {
        Finding(
            rule: "no-such-entry", severity: .warning,
            message: "The timeline has \(count) entries, and none of those asked for.")
    }

    static let missingContainerBackground = Finding(
        rule: "missing-container-background",
        message: "No view in the widget has a container background.",
        hint: "Since iOS 17 WidgetKit shows a message instead of such a widget: add "
            + ".containerBackground(…, for: .widget). It was drawn on the system's background.")

    static func noFamily(_ families: [WidgetFamily]) -> Finding {
        let names = families.map(\.description).joined(separator: ", ")
        return Finding(
            rule: "no-such-family", severity: .note,
            message: "The widget has none of the families asked for.",
            hint: families.isEmpty ? nil : "It has \(names).")
    }

    static let liveActivity = Finding(
        rule: "live-activity", severity: .note,
        message: "Live Activities are type-checked, not drawn.")

    package static func borrowedSize(_ family: WidgetFamily, _ device: Device) -> Finding {
        Finding(
            rule: "unknown-size", severity: .note,
            message: "The size of \(family) on a screen of \(device.name) is not known.",
            hint: "The size of a similar screen was taken.")
    }

    static func sameKind(_ kind: String) -> Finding {
        Finding(
            rule: "duplicate-kind", severity: .warning,
            message: "Several widgets have the kind “\(kind)”.",
            hint: "WidgetKit tells widgets apart by their kinds.")
    }

    static func unknownKind(_ kind: String, among kinds: [String]) -> Finding {
        Finding(
            rule: "no-such-widget", severity: .error,
            message: "There is no widget of the kind “\(kind)”.",
            hint: kinds.isEmpty ? nil : "There are \(kinds.joined(separator: ", ")).")
    }

    static func unreadableImage(_ reason: String) -> Finding {
        Finding(rule: "unreadable-image", message: "UIImage could not read its data: \(reason).")
    }

    static func failed(_ file: String, _ reason: String) -> Finding {
        Finding(rule: "picture-failed", severity: .error, message: "\(file): \(reason)")
    }
}
