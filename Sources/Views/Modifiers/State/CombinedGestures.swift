import Foundation
import Graphics

// Gestures of several fingers or steps, which are never made over a picture.

public struct SpatialTapGesture {
    public struct Value: Equatable, Sendable { public var location: CGPoint }
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}
extension SpatialTapGesture: Gesture {}

public struct MagnifyGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}
extension MagnifyGesture: Gesture {}

public struct MagnificationGesture {
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}
extension MagnificationGesture: Gesture { public typealias Value = CGFloat }

public struct RotateGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
extension RotateGesture: Gesture {}

public struct RotationGesture {
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
extension RotationGesture: Gesture { public typealias Value = Angle }

public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    nonisolated public init(_ first: First, _ second: Second) {}
}
extension SimultaneousGesture: Gesture {}

public struct SequenceGesture<First: Gesture, Second: Gesture> {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    nonisolated public init(_ first: First, _ second: Second) {}
}
extension SequenceGesture: Gesture {}

public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    nonisolated public init(_ first: First, _ second: Second) {}
}
extension ExclusiveGesture: Gesture {}

extension Gesture {
    nonisolated public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    nonisolated public func sequenced<Other: Gesture>(
        before other: Other
    ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
    nonisolated public func exclusively<Other: Gesture>(
        before other: Other
    ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> { _InertGesture<Value>() }
}
