import Foundation
import Graphics
import LayoutEngine

/// How a view would come and go. Nothing does in a still picture.
public struct AnyTransition: Sendable {
    private init() {}

    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition()
    }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition { AnyTransition() }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition()
    }

    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view's content would change into another.
public struct ContentTransition: Equatable, Sendable {
    private init() {}

    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static let symbolEffect = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition()
    }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

extension View {
    nonisolated public func transition(_ t: AnyTransition) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func contentTransition(_ transition: ContentTransition) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
}
