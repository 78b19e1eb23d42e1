import Foundation

/// A key into the user's translations, with the values that go into them.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// One value of an interpolation.
    package indirect enum Argument {
        case text(Text)
        case string(String)
        case value(any CVarArg)
    }

    /// The key with `%@`, `%lld` … where the values go.
    package let key: String
    package let arguments: [Argument]

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
        left.key == right.key
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) {
            append("%@", .string(string))
        }

        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

        public mutating func appendInterpolation(_ image: Image) {
            append("%@", .text(Text(image)))
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(T._specifier, .value(value._argument))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(
            _ value: T, specifier: String
        ) {
            append(specifier, .value(value._argument))
        }

        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
        }

        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .text(Text(input, format: format)))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append("%@", .text(Text(dates)))
        }

        public mutating func appendInterpolation(_ interval: DateInterval) {
            append("%@", .text(Text(interval)))
        }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            append(
                "%@",
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        /// What has no form of its own is printed as Swift prints it.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append("%@", .string("\(value)"))
        }
    }
}

/// A number that a format string knows.
public protocol _FormatSpecifiable: Equatable {
    static var _specifier: String { get }
    var _argument: any CVarArg { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
    public static var _specifier: String {
        let letter = isSigned ? "d" : "u"
        return bitWidth <= 32 ? "%\(letter)" : "%ll\(letter)"
    }
    public var _argument: any CVarArg { self }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {
    public static var _specifier: String { "%lf" }
    public var _argument: any CVarArg { self }
}

extension Float: _FormatSpecifiable {
    public static var _specifier: String { "%f" }
    public var _argument: any CVarArg { Double(self) }
}

extension CGFloat: _FormatSpecifiable {
    public static var _specifier: String { "%lf" }
    public var _argument: any CVarArg { Double(self) }
}
