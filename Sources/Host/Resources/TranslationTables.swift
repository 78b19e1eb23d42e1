import Foundation
import PlainJSON

/// Translations in `.lproj` folders and string catalogs.
final class TranslationTables {
    private let folder: String
    private let languages: [String]
    private let hasCatalogs: Bool
    private var tables: [String: [String: String]] = [:]
    private var catalogs: [String: JSON?] = [:]
    private var dictionaries: [String: [String: Any]] = [:]
    private var preferences: [String: [String]] = [:]

    init(folder: String, names: [String]) {
        self.folder = folder
        languages = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        hasCatalogs = names.contains { $0.hasSuffix(".xcstrings") }
    }

    /// - Parameter numbers: Of the values that go into the sentence; nil for those that are none.
    func string(
        forKey key: String, table: String?, locale: Locale, numbers: [Double?]
    ) -> String? {
        if languages.isEmpty, !hasCatalogs { return nil }
        let table = table ?? "Localizable"
        let wanted = preferred(locale.identifier)
        if hasCatalogs, let strings = catalog(table) {
            let entry = strings["strings"]?[key]?["localizations"]
            let source = strings["sourceLanguage"]?.string
            func value(_ language: String) -> String? {
                PluralForms(language: language, numbers: numbers).sentence(in: entry?[language])
            }
            for language in wanted {
                if let value = value(language) { return value }
                // The key is the text of the source language.
                if language == source, strings["strings"]?[key] != nil { return nil }
            }
            if let source, let value = value(source) { return value }
        }
        for language in wanted + ["Base", "en"] where languages.contains(language) {
            let forms = PluralForms(language: language, numbers: numbers)
            if let value = forms.sentence(in: plurals(table, language)[key] as? [String: Any]) {
                return value
            }
            if let value = strings(table, language)[key] { return value }
        }
        return nil
    }

    /// The languages that serve a locale, best first: `zh-Hant-HK`, `zh-Hant`, `zh-HK`, `zh`.
    private func preferred(_ identifier: String) -> [String] {
        if let known = preferences[identifier] { return known }
        let parts = identifier.split(separator: "@")[0].split { $0 == "_" || $0 == "-" }
        let language = parts.first.map { String($0).lowercased() } ?? "en"
        let script = parts.dropFirst().first { $0.count == 4 }.map(String.init)
        let region = parts.dropFirst().first { $0.count < 4 }.map { String($0).uppercased() }
        var result: [String] = []
        if let script, let region { result.append("\(language)-\(script)-\(region)") }
        if let script { result.append("\(language)-\(script)") }
        if let region {
            result += ["\(language)-\(region)", "\(language)_\(region)"]
            if language == "zh", script == nil {
                result.append(["TW", "HK", "MO"].contains(region) ? "zh-Hant" : "zh-Hans")
            }
        }
        result.append(language)
        preferences[identifier] = result
        return result
    }

    private func catalog(_ table: String) -> JSON? {
        if let known = catalogs[table] { return known }
        let json = OutputFile.read("\(folder)/\(table).xcstrings").flatMap {
            try? JSON(parsing: $0)
        }
        catalogs[table] = json
        return json
    }

    /// What a `.stringsdict` file says of sentences that vary by number.
    private func plurals(_ table: String, _ language: String) -> [String: Any] {
        let path = "\(folder)/\(language).lproj/\(table).stringsdict"
        if let known = dictionaries[path] { return known }
        let list = OutputFile.read(path).flatMap {
            try? PropertyListSerialization.propertyList(from: Data($0), options: [], format: nil)
        }
        let dictionary = list as? [String: Any] ?? [:]
        dictionaries[path] = dictionary
        return dictionary
    }

    private func strings(_ table: String, _ language: String) -> [String: String] {
        let path = "\(folder)/\(language).lproj/\(table).strings"
        if let known = tables[path] { return known }
        let strings = OutputFile.read(path).map(StringsFile.parse) ?? [:]
        tables[path] = strings
        return strings
    }
}

/// A `.strings` file: `"key" = "value";` with comments, as text or as a property list.
enum StringsFile {
    static func parse(_ bytes: [UInt8]) -> [String: String] {
        if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) {
            let list = try? PropertyListSerialization.propertyList(
                from: Data(bytes), options: [], format: nil)
            return list as? [String: String] ?? [:]
        }
        var parser = Parser(text: Array(text(bytes).unicodeScalars))
        return parser.pairs()
    }

    private static func text(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return String(data: Data(bytes), encoding: .utf16) ?? ""
        }
        return String(
            decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...],
            as: UTF8.self)
    }

    private struct Parser {
        let text: [Unicode.Scalar]
        var index = 0

        init(text: [Unicode.Scalar]) { self.text = text }

        private var current: Unicode.Scalar? { index < text.count ? text[index] : nil }
        private var next: Unicode.Scalar? { index + 1 < text.count ? text[index + 1] : nil }

        mutating func pairs() -> [String: String] {
            var pairs: [String: String] = [:]
            while let key = token() {
                skipSpace()
                guard current == "=" else { continue }
                index += 1
                if let value = token() { pairs[key] = value }
            }
            return pairs
        }

        private mutating func skipSpace() {
            while let scalar = current {
                if scalar.properties.isWhitespace || scalar == ";" {
                    index += 1
                } else if scalar == "/", next == "*" {
                    index += 2
                    while current != nil, !(current == "*" && next == "/") { index += 1 }
                    index += 2
                } else if scalar == "/", next == "/" {
                    while let scalar = current, scalar != "\n" { index += 1 }
                } else {
                    return
                }
            }
        }

        /// A quoted or bare word; nil at the end.
        private mutating func token() -> String? {
            skipSpace()
            guard let first = current else { return nil }
            var result = String.UnicodeScalarView()
            if first != "\"" {
                while let scalar = current, !scalar.properties.isWhitespace, scalar != "=",
                    scalar != ";"
                {
                    result.append(scalar)
                    index += 1
                }
                if result.isEmpty { index += 1 }
                return String(result)
            }
            index += 1
            while let scalar = current, scalar != "\"" {
                index += 1
                result.append(scalar == "\\" ? escape() : scalar)
            }
            index += 1
            return String(result)
        }

        private mutating func escape() -> Unicode.Scalar {
            guard let scalar = current else { return "\\" }
            index += 1
            switch scalar {
            case "n": return "\n"
            case "t": return "\t"
            case "r": return "\r"
            case "U", "u":
                let digits = text[index..<min(index + 4, text.count)]
                let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
                guard let value, let escaped = Unicode.Scalar(value) else { return scalar }
                index += digits.count
                return escaped
            default: return scalar
            }
        }
    }
}
