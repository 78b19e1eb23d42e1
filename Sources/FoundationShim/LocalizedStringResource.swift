import Foundation

extension String {
    /// A sentence with values in it, whose words are looked up under the sentence itself.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        /// The sentence with a conversion for each value: what translations are filed under.
        package var key: String
        package var arguments: [LocalizedArgument]

        public init(_ value: String) {
            key = value
            arguments = []
        }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var arguments: [LocalizedArgument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + interpolationCount * 4)
            }

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
            }

            private mutating func append(
                _ argument: LocalizedArgument, specifier: String? = nil
            ) {
                key += specifier ?? argument.specifier
                arguments.append(argument)
            }

            public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

            public mutating func appendInterpolation(_ value: Substring) {
                append(.string(String(value)))
            }

            public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
                append(
                    T.isSigned || value <= T(truncatingIfNeeded: Int64.max)
                        ? .integer(Int64(truncatingIfNeeded: value))
                        : .unsigned(UInt64(truncatingIfNeeded: value)))
            }

            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
                append(.double(Double(value)))
            }

            public mutating func appendInterpolation<T: BinaryInteger>(
                _ value: T, specifier: String
            ) {
                append(.integer(Int64(truncatingIfNeeded: value)), specifier: specifier)
            }

            public mutating func appendInterpolation<T: BinaryFloatingPoint>(
                _ value: T, specifier: String
            ) {
                append(.double(Double(value)), specifier: specifier)
            }

            public mutating func appendInterpolation<F: FormatStyle>(
                _ value: F.FormatInput, format: F
            ) where F.FormatInput: Equatable, F.FormatOutput == String {
                append(.string(format.format(value)))
            }

            public mutating func appendInterpolation(_ value: AttributedString) {
                append(.string(String(value.characters)))
            }

            public mutating func appendInterpolation(_ value: LocalizedStringResource) {
                append(.string(String(localized: value)))
            }

            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) {
                append(.string(String(describing: value)))
            }
        }
    }
}

/// Words that are looked up where and when they are shown.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    public enum BundleDescription: Hashable, Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
            switch (left, right) {
            case (.main, .main): true
            case (.forClass(let a), .forClass(let b)): ObjectIdentifier(a) == ObjectIdentifier(b)
            case (.atURL(let a), .atURL(let b)): a == b
            default: false
            }
        }

        public func hash(into hasher: inout Hasher) {
            switch self {
            case .main: hasher.combine(0)
            case .forClass(let type): hasher.combine(ObjectIdentifier(type))
            case .atURL(let url): hasher.combine(url)
            }
        }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The words in `locale`: a translation where there is one, the default value otherwise.
    package func string(in locale: Locale) -> String {
        LocalizedFormat.string(
            Translations.lookUp?(key, table, locale, defaultValue.arguments.map(\.number)) ?? defaultValue.key,
            arguments: defaultValue.arguments, locale: locale)
    }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}

/// A value that can be shown in words.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension String {
    public init(localized resource: LocalizedStringResource) {
        self = resource.string(in: resource.locale)
    }

    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedStringResource(keyAndValue, table: table, locale: locale)
            .string(in: locale)
    }

    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = LocalizedStringResource(
            key, defaultValue: defaultValue, table: table, locale: locale
        ).string(in: locale)
    }
}
