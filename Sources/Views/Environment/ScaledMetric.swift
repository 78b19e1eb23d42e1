import Foundation

/// A length that grows with the text size a person chose.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, EnvironmentReader {
    private let base: Value
    private let style: Font.TextStyle
    private var factor: Double = 1

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value { Value(Double(base) * factor) }

    /// The text style's size now, by its size at the default setting.
    package mutating func read(_ environment: EnvironmentValues) {
        let size = style.row(at: environment.dynamicTypeSize).size
        factor = Double(size / style.row(at: .large).size)
    }
}
