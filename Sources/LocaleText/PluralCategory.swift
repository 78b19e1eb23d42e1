import _FoundationICU

/// Which form of a word a number takes in a language.
package enum PluralCategory {
    /// `zero`, `one`, `two`, `few`, `many` or `other`, by the rules of CLDR; `other` where a language
    /// is not known.
    package static func of(_ number: Double, language: String) -> String {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(language, &status), !ICU.isFailure(status) else {
            return "other"
        }
        defer { swift_uplrules_close(rules) }
        return ICU.string { swift_uplrules_select(rules, number, $0, $1, $2) } ?? "other"
    }
}
