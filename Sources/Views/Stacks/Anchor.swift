import Foundation
import Graphics
import LayoutEngine

/// A rectangle or a point of a view, which other views may ask for in their own coordinates.
public struct Anchor<Value> {
    /// In coordinates that begin at a point of the picture.
    let value: (CGPoint) -> Value

    /// What of a view an anchor names.
    public struct Source {
        let anchor: (PreferenceChange.Place) -> Anchor<Value>

        fileprivate init(
            _ value: @escaping (_ place: PreferenceChange.Place, _ origin: CGPoint) -> Value
        ) {
            anchor = { place in Anchor { origin in value(place, origin) } }
        }
    }
}

extension Anchor where Value == CGRect {
    /// - Parameter frame: In the picture's coordinates.
    package init(frame: CGRect) {
        self.init { origin in frame.offsetBy(dx: -origin.x, dy: -origin.y) }
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Anchor, right: Anchor) -> Bool {
        left.value(.zero) == right.value(.zero)
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value(.zero)) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { place, origin in
            rect.offsetBy(dx: place.frame.minX, dy: place.frame.minY).moved(by: place.transform)
                .offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { place, origin in
            place.frame.moved(by: place.transform).offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { place, origin in
            CGPoint(x: place.frame.minX + point.x, y: place.frame.minY + point.y)
                .applying(place.transform).from(origin)
        }
    }

    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { place, origin in
            point.point(in: place.frame).applying(place.transform).from(origin)
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several anchors as one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { place, origin in array.map { $0.anchor(place).value(origin) } }
    }

    /// An anchor that may be missing.
    public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
        self.init { place, origin in source?.anchor(place).value(origin) }
    }
}

extension CGPoint {
    fileprivate func from(_ origin: CGPoint) -> CGPoint {
        CGPoint(x: x - origin.x, y: y - origin.y)
    }
}
