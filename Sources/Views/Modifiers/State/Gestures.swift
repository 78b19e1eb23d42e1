import Foundation
import Graphics

// Touch: no one touches a picture, and widgets take only taps on links, buttons and toggles.

/// A touch that would be recognized.
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
}

extension Gesture {
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        _InertGesture<Value>()
    }

    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        _InertGesture<Value>()
    }
}

public struct _InertGesture<Value> {
    nonisolated init() {}
}
extension _InertGesture: Gesture {}

public struct TapGesture {
    public var count: Int
    nonisolated public init(count: Int = 1) { self.count = count }
}
extension TapGesture: Gesture { public typealias Value = () }

public struct LongPressGesture {
    public var minimumDuration: Double
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
    }
}
extension LongPressGesture: Gesture { public typealias Value = Bool }

public struct DragGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize
    }

    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
    ) {}
}
extension DragGesture: Gesture {}

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// What a view's content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
    nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func allowsHitTesting(_ enabled: Bool) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func contentShape<S: Shape>(
        _ shape: S, eoFill: Bool = false
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func help(_ textKey: LocalizedStringKey) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> ModifiedView { ModifiedView(unchanged: self) }
}
