import Foundation

/// Something a person should know about a picture. Never thrown: it travels beside the picture.
package struct Finding: Hashable, Codable, Sendable {
    package enum Severity: String, Codable, Sendable, Comparable {
        case note, warning, error

        package static func < (left: Severity, right: Severity) -> Bool {
            left.rank < right.rank
        }

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    /// A short stable name, for example `text-truncated`.
    package var rule: String
    package var severity: Severity
    package var message: String
    /// Where in the view tree, for example `VStack/Text[1]`; set by the report.
    package var path: String?
    package var hint: String?
    /// `File.swift:12:9`, where it is known.
    package var source: String?

    package init(
        rule: String, severity: Severity = .warning, message: String, path: String? = nil,
        hint: String? = nil, source: String? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.path = path
        self.hint = hint
        self.source = source
    }
}

extension Finding {
    /// About a view that WidgetKit does not draw in a widget.
    package static func unsupportedInWidget(_ view: String, hint: String? = nil) -> Finding {
        Finding(
            rule: "unsupported-in-widget",
            message: "\(view) is not supported in widgets; what it holds is drawn as it stands.",
            hint: hint)
    }
}
