import Foundation
import Graphics

/// A value that views hand up to the views around them.
public protocol PreferenceKey {
    associatedtype Value
    /// Where no view sets one.
    static var defaultValue: Value { get }
    /// Takes the next view's value into that of the views before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// What a view does to one preference of the views in it, once it has its place.
package struct PreferenceChange {
    fileprivate let key: ObjectIdentifier
    fileprivate let apply: (inout Any?, Place) -> Void

    /// Where the view lies.
    package struct Place {
        /// In the coordinates in which it was placed.
        package var frame: CGRect
        /// From those into the coordinates of who reads the preference: effects between them.
        package var transform: CGAffineTransform
    }

    /// - Parameter apply: Changes the value of the views within, nil where none of them sets one.
    package init<K: PreferenceKey>(
        _ key: K.Type, apply: @escaping (inout K.Value?, Place) -> Void
    ) {
        self.key = ObjectIdentifier(key)
        self.apply = { any, place in
            var value = any as? K.Value
            apply(&value, place)
            any = value
        }
    }
}

extension PlacedNode {
    /// The value that the views in this one, and itself, hand up; nil where none sets one.
    package func preference<K: PreferenceKey>(
        _ key: K.Type, through transform: CGAffineTransform = .identity
    ) -> K.Value? {
        let id = ObjectIdentifier(key)
        var value: K.Value?
        var inner = transform
        if case .effect(let effect, _) = content {
            inner = effect.transform(in: frame).concatenating(transform)
        }
        for child in children {
            guard let next = child.preference(key, through: inner) else { continue }
            if value == nil { value = next } else { K.reduce(value: &value!) { next } }
        }
        for change in traits.preferences where change.key == id {
            var any: Any? = value
            change.apply(&any, PreferenceChange.Place(frame: frame, transform: transform))
            value = any as? K.Value
        }
        return value
    }
}
