import Foundation
import LocaleText
import PlainJSON

/// Chooses the form of a translated sentence by the numbers that go into it.
struct PluralForms {
    let language: String
    /// Of the sentence's values in order; nil for those that are no numbers.
    let numbers: [Double?]

    /// What is asked for, first the best: the form for nothing where there is one, the language's
    /// own for the number, the one for many.
    private func categories(_ number: Double?) -> [String] {
        guard let number else { return ["other"] }
        let own = PluralCategory.of(number, language: language)
        return (number == 0 ? ["zero"] : []) + [own, "other"]
    }

    // MARK: String catalogs

    /// A localization's text for an iPhone.
    func sentence(in localization: JSON?) -> String? {
        let first = numbers.compactMap { $0 }.first
        guard let sentence = form(of: localization, number: first) else { return nil }
        guard let substitutions = localization?["substitutions"] else { return sentence }
        return replacing(in: sentence) { name, next in
            guard let substitution = substitutions[name] else { return nil }
            let index = substitution["argNum"]?.number.map { Int($0) } ?? next
            let form = form(of: substitution, number: number(index)) ?? ""
            let specifier = substitution["formatSpecifier"]?.string ?? "@"
            return (form.replacingOccurrences(of: "%arg", with: "%\(index)$\(specifier)"), index)
        }
    }

    private func form(of entry: JSON?, number: Double?) -> String? {
        if let value = entry?["stringUnit"]?["value"]?.string { return value }
        guard let variations = entry?["variations"] else { return nil }
        let device = variations["device"]
        for name in ["iphone", "other"] {
            if let value = form(of: device?[name], number: number) { return value }
        }
        for category in categories(number) {
            if let value = form(of: variations["plural"]?[category], number: number) {
                return value
            }
        }
        return nil
    }

    // MARK: Strings dictionaries

    /// An entry of a `.stringsdict` file.
    func sentence(in entry: [String: Any]?) -> String? {
        guard let entry, let format = entry["NSStringLocalizedFormatKey"] as? String else {
            return nil
        }
        return replacing(in: format) { name, next in
            guard let variable = entry[name] as? [String: Any] else { return nil }
            let form =
                categories(number(next)).lazy.compactMap { variable[$0] as? String }.first ?? ""
            let type = variable["NSStringFormatValueTypeKey"] as? String ?? "d"
            return (form.replacingOccurrences(of: "%\(type)", with: "%\(next)$\(type)"), next)
        }
    }

    // MARK: Variables

    private func number(_ index: Int) -> Double? {
        numbers.indices.contains(index - 1) ? numbers[index - 1] : nil
    }

    /// Puts what `value` answers in the place of each `%#@name@`. Other conversions in such a sentence
    /// get the numbers of their values, since these may come in another order then.
    private func replacing(
        in format: String, _ value: (_ name: String, _ next: Int) -> (String, Int)?
    ) -> String {
        guard format.contains("%#@") else { return format }
        var result = ""
        var rest = Substring(format)
        var next = 1
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest.dropFirst(2)[..<end])
                if let (text, index) = value(name, next) {
                    result += text
                    next = index + 1
                }
                rest = rest[end...].dropFirst()
            } else if rest.first == "%" {
                result += "%%"
                rest = rest.dropFirst()
            } else if let kind = rest.first, kind.isNumber {
                // Numbered already.
                result += "%"
            } else {
                result += "%\(next)$"
                next += 1
            }
        }
        return result + rest
    }
}
