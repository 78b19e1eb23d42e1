import Foundation
import Synchronization

/// Numbers of a localized key, as the view's locale writes them: `Text("\(2026)")` is 2,026 in English.
enum ValueText {
    private struct Question: Hashable {
        let value: Int
        let specifier: String
        let locale: String
    }

    /// A formatter is set up for each answer, which costs 30 µs; a timeline asks for the same few
    /// numbers again and again.
    private static let answers = Mutex<[Question: String]>([:])
    private static let rememberedCount = 4096

    static func string(_ value: any CVarArg, specifier: String, locale: Locale) -> String {
        guard let integer = value as? Int else {
            return String(format: specifier, locale: locale, value)
        }
        let question = Question(value: integer, specifier: specifier, locale: locale.identifier)
        if let known = answers.withLock({ $0[question] }) { return known }
        let answer = String(format: specifier, locale: locale, value)
        answers.withLock { answers in
            if answers.count >= rememberedCount { answers.removeAll() }
            answers[question] = answer
        }
        return answer
    }
}
