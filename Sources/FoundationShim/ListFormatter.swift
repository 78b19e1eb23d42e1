import Foundation

/// Writes a list: “A, B, and C”.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .current
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from items: [Any]) -> String? {
        Self.join(
            items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) },
            locale ?? .current)
    }

    open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string) }

    public static func localizedString(byJoining strings: [String]) -> String {
        join(strings, .current)
    }

    private static func join(_ strings: [String], _ locale: Locale) -> String {
        strings.formatted(.list(type: .and).locale(locale))
    }
}
