import Foundation

/// A value put into a translated sentence.
package enum LocalizedArgument: Hashable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)

    /// What decides about singular and plural.
    package var number: Double? {
        switch self {
        case .string: nil
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value): value
        }
    }

    /// The conversion by which keys of translations name the argument.
    package var specifier: String {
        switch self {
        case .string: "%@"
        case .integer: "%lld"
        case .unsigned: "%llu"
        case .double: "%lf"
        }
    }
}

/// Fills a sentence's conversions, `%@`, `%lld`, `%2$@`, `%.1f`, with arguments.
///
/// Plain integers and numbers are written as the locale writes them, with its digits and its
/// grouping, as Apple's localized formats do.
package enum LocalizedFormat {
    package static func string(
        _ format: String, arguments: [LocalizedArgument], locale: Locale
    ) -> String {
        // Without arguments a sentence is no format: “50 % off” stays as it is.
        guard !arguments.isEmpty else { return format }
        var result = ""
        var rest = Substring(format)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            guard let conversion = Conversion(&rest) else {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            if conversion.kind == "%" {
                result += "%"
                continue
            }
            let index = conversion.position.map { $0 - 1 } ?? next
            if conversion.position == nil { next += 1 }
            if arguments.indices.contains(index) {
                result += text(of: arguments[index], conversion, locale)
            }
        }
        return result + rest
    }

    private struct Conversion {
        /// From 1; nil for the next one in order.
        var position: Int?
        /// Flags, width and precision as written.
        var options = ""
        var kind: Character

        /// Takes a conversion off the front of `text`, or nothing where there is none.
        init?(_ text: inout Substring) {
            var rest = text.dropFirst()
            var number = ""
            while let character = rest.first, character.isASCII, character.isNumber {
                number.append(character)
                rest = rest.dropFirst()
            }
            if rest.first == "$", let position = Int(number), position > 0 {
                self.position = position
                rest = rest.dropFirst()
                number = ""
            }
            options = number
            while let character = rest.first, "+-# 0123456789.'".contains(character) {
                options.append(character)
                rest = rest.dropFirst()
            }
            while let character = rest.first, "hlqzjtL".contains(character) {
                rest = rest.dropFirst()
            }
            guard let kind = rest.first, "@diuxXoeEfFgGaAcsp%".contains(kind) else { return nil }
            self.kind = kind
            text = rest.dropFirst()
        }
    }

    private static func text(
        of argument: LocalizedArgument, _ conversion: Conversion, _ locale: Locale
    ) -> String {
        switch argument {
        case .string(let string): string
        case .integer(let value):
            if conversion.options.isEmpty, "@diu".contains(conversion.kind) {
                value.formatted(.number.locale(locale))
            } else if "eEfFgG".contains(conversion.kind) {
                text(of: .double(Double(value)), conversion, locale)
            } else {
                String(
                    format: "%\(conversion.options)ll\(integerKind(conversion))", locale: locale,
                    value)
            }
        case .unsigned(let value):
            if conversion.options.isEmpty, "@diu".contains(conversion.kind) {
                value.formatted(.number.locale(locale))
            } else {
                String(
                    format: "%\(conversion.options)ll\(integerKind(conversion))", locale: locale,
                    value)
            }
        case .double(let value):
            if conversion.options.isEmpty, conversion.kind == "@" {
                value.formatted(.number.locale(locale))
            } else {
                String(
                    format: "%\(conversion.options)\(numberKind(conversion))", locale: locale,
                    value)
            }
        }
    }

    private static func integerKind(_ conversion: Conversion) -> Character {
        "diuxXo".contains(conversion.kind) ? conversion.kind : "d"
    }

    private static func numberKind(_ conversion: Conversion) -> Character {
        "eEfFgGaA".contains(conversion.kind) ? conversion.kind : "f"
    }
}

/// Where translations are looked up. The host sets it before it asks the user's code for anything.
package enum Translations {
    /// The translation of a key in a table (nil: Localizable), for a locale.
    nonisolated(unsafe) package static var lookUp:
        (
            (_ key: String, _ table: String?, _ locale: Locale, _ numbers: [Double?]) -> String?
        )?
}
