/// A JSON document as a value. Objects keep the order of their members, so that what is written
/// is the same bytes each time.
///
/// Foundation is left out on purpose: the tool and the macro plugin start faster without it.
package enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: JSON

        package init(_ key: String, _ value: JSON) {
            self.key = key
            self.value = value
        }
    }
}

extension JSON {
    /// The value of the first member of that name; nil where there is none or this is no object.
    package subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    package var bool: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    package var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// A whole number; nil for fractions and for what an `Int` cannot hold.
    package var integer: Int? { number.flatMap(Int.init(exactly:)) }

    package var array: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members in their order; nil where this is no object.
    package var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// Every element that is a string.
    package var strings: [String] { array?.compactMap(\.string) ?? [] }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(nilLiteral: ()) { self = .null }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }

    package init(_ strings: some Sequence<String>) { self = .array(strings.map(JSON.string)) }
    package init(_ number: Int) { self = .number(Double(number)) }
    /// The string, or `null`.
    package init(_ string: String?) { self = string.map(JSON.string) ?? .null }
}
