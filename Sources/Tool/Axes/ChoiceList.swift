/// The values of an axis that has a fixed set of them.
struct ChoiceList: Sendable {
    /// What one value is, in messages: `family`.
    var noun: String
    /// The names that go into the request, with other spellings that are taken for each.
    var choices: [(name: String, aliases: [String])]

    var names: [String] { choices.map(\.name) }

    /// The name for what was typed; upper and lower case and hyphens make no difference.
    func canonical(_ text: String) throws(UsageError) -> String {
        let wanted = Self.folded(text)
        for choice in choices
        where ([choice.name] + choice.aliases).contains(where: { Self.folded($0) == wanted }) {
            return choice.name
        }
        let spellings = choices.flatMap { [$0.name] + $0.aliases }
        throw UsageError(
            "unknown \(noun) '\(text)'",
            hint: Suggestion.sentence(for: text, among: spellings)
                ?? "one of \(choices.map { $0.aliases.first ?? $0.name }.joined(separator: ", "))")
    }

    private static func folded(_ text: String) -> String {
        text.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    }
}

extension ChoiceList {
    static let family = ChoiceList(
        noun: "family",
        choices: [
            ("systemSmall", ["small"]), ("systemMedium", ["medium"]), ("systemLarge", ["large"]),
            ("systemExtraLarge", ["extra-large"]), ("accessoryCircular", ["circular"]),
            ("accessoryRectangular", ["rectangular"]), ("accessoryInline", ["inline"]),
        ])

    static let scheme = ChoiceList(noun: "scheme", choices: [("light", []), ("dark", [])])

    static let mode = ChoiceList(
        noun: "mode",
        choices: [("fullColor", ["full-color"]), ("accented", ["tinted"]), ("vibrant", [])])

    static let layoutDirection = ChoiceList(
        noun: "layout direction",
        choices: [("ltr", ["left-to-right"]), ("rtl", ["right-to-left"])])

    /// SwiftUI's names, the content size categories' names, and the short ones of file names.
    static let dynamicType = ChoiceList(
        noun: "Dynamic Type size",
        choices: [
            ("xSmall", ["xs", "extra-small"]), ("small", ["s"]), ("medium", ["m"]),
            ("large", ["l"]), ("xLarge", ["xl", "extra-large"]),
            ("xxLarge", ["xxl", "extra-extra-large"]),
            ("xxxLarge", ["xxxl", "extra-extra-extra-large"]),
            ("accessibility1", ["ax1"]), ("accessibility2", ["ax2"]), ("accessibility3", ["ax3"]),
            ("accessibility4", ["ax4"]), ("accessibility5", ["ax5"]),
        ])

    /// Screens in points, portrait, with the models that have them: Apple's Human Interface
    /// Guidelines, "Layout" (2025-09-09) and "Widgets" (2025-12-16).
    static let device = ChoiceList(
        noun: "device",
        choices: [
            ("440x956", ["iPhone 17 Pro Max", "iPhone 16 Pro Max"]),
            (
                "430x932",
                ["iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 15 Plus", "iPhone 14 Pro Max"]
            ),
            ("428x926", ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"]),
            ("420x912", ["iPhone Air"]),
            ("414x896", ["iPhone 11", "iPhone 11 Pro Max", "iPhone XR", "iPhone XS Max"]),
            ("414x736", ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"]),
            ("402x874", ["iPhone 17", "iPhone 17 Pro", "iPhone 16 Pro"]),
            ("393x852", ["iPhone 16", "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"]),
            (
                "390x844",
                [
                    "iPhone 16e", "iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12",
                    "iPhone 12 Pro",
                ]
            ),
            (
                "375x812",
                [
                    "iPhone 13 mini", "iPhone 12 mini", "iPhone 11 Pro", "iPhone XS", "iPhone X",
                ]
            ),
            ("375x667", ["iPhone SE", "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6"]),
            ("360x780", []),
            ("320x568", ["iPhone 5s", "iPod touch"]),
            ("1024x1366", ["iPad Pro 12.9-inch", "iPad Pro 13-inch", "iPad Air 13-inch"]),
            ("834x1194", ["iPad Pro 11-inch"]),
            ("834x1112", ["iPad Air 10.5-inch", "iPad Pro 10.5-inch"]),
            ("820x1180", ["iPad Air 11-inch", "iPad Air 10.9-inch", "iPad 11-inch"]),
            ("810x1080", ["iPad 10.2-inch"]),
            (
                "768x1024",
                ["iPad 9.7-inch", "iPad Air 9.7-inch", "iPad Pro 9.7-inch", "iPad mini 7.9-inch"]
            ),
            ("744x1133", ["iPad mini 8.3-inch", "iPad mini"]),
        ])
}
