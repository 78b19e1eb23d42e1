import Foundation

extension PersonNameComponents {
    /// How a person's name is written: in the order of its language.
    public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
        public enum Style: String, Codable, Hashable, Sendable {
            /// The given name, or the family name where people go by that.
            case short
            case medium
            /// With titles and further names.
            case long
            /// Initials.
            case abbreviated
        }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            FormatStyle(style: style, locale: locale)
        }

        public func format(_ value: PersonNameComponents) -> String {
            PersonNameText(name: value, locale: locale).string(style)
        }
    }

    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
        PersonNameComponents.FormatStyle(style: style)
    }
}

/// Writes names of people.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

    open var style = Style.default
    open var locale: Locale! = .current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from components: PersonNameComponents) -> String {
        let style: PersonNameComponents.FormatStyle.Style =
            switch style {
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            case .default, .medium: .medium
            }
        return PersonNameComponents.FormatStyle(style: style, locale: locale ?? .current)
            .format(components)
    }

    open override func string(for object: Any?) -> String? {
        (object as? PersonNameComponents).map { string(from: $0) }
    }

    public static func localizedString(
        from components: PersonNameComponents, style: Style
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: components)
    }
}

private struct PersonNameText {
    let name: PersonNameComponents
    let locale: Locale

    func string(_ style: PersonNameComponents.FormatStyle.Style) -> String {
        let given = name.givenName
        let family = name.familyName
        switch style {
        case .short:
            if let nickname = name.nickname { return nickname }
            return (isEastAsian ? family ?? given : given ?? family) ?? ""
        case .medium: return joined(isFamilyFirst ? [family, given] : [given, family])
        case .long:
            return joined(
                isFamilyFirst
                    ? [name.namePrefix, family, given, name.middleName, name.nameSuffix]
                    : [name.namePrefix, given, name.middleName, family, name.nameSuffix])
        case .abbreviated:
            if isEastAsian { return family ?? given ?? "" }
            let names = isFamilyFirst ? [family, given] : [given, family]
            return names.compactMap { $0?.first.map(String.init) }.joined()
                .uppercased(with: locale)
        }
    }

    private func joined(_ parts: [String?]) -> String {
        parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: isEastAsian ? "" : " ")
    }

    /// Whether the family name comes first, as CLDR's person names have it.
    private var isFamilyFirst: Bool {
        guard let language = locale.language.languageCode?.identifier else { return false }
        // In their own letters East Asian names keep their order everywhere.
        return isEastAsian || ["hu", "ja", "ko", "vi", "yue", "zh"].contains(language)
    }

    /// Whether the name is written in Chinese, Japanese or Korean letters.
    private var isEastAsian: Bool {
        let letters = (name.familyName ?? name.givenName ?? "").unicodeScalars
        return letters.contains { scalar in
            switch scalar.value {
            case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x323AF: true
            default: false
            }
        }
    }
}
