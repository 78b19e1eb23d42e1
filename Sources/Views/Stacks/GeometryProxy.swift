import Foundation
import LayoutEngine

/// What a view may know of its own place.
///
/// Frames never change once a picture is laid out, hence `@unchecked`.
public struct GeometryProxy: @unchecked Sendable {
    private let globalFrame: CGRect
    private let surroundings: Surroundings

    package init(frame: CGRect, surroundings: Surroundings = Surroundings()) {
        globalFrame = frame
        self.surroundings = surroundings
    }

    public var size: CGSize { globalFrame.size }

    /// None: a widget's content lies within its margins, and nothing else covers it.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The view's frame; in the whole picture's coordinates where no view around bears the name
    /// that is asked for.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let origin = origin(of: coordinateSpace)
        return globalFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    private func origin(of space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: globalFrame.origin
        case .global: .zero
        case .named(let name): surroundings.coordinateSpaces[name]?.origin ?? .zero
        }
    }

    /// The box of the view that bears a name, in this view's coordinates; nil if there is none
    /// around.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        surroundings.coordinateSpaces[coordinateSpace.name]?
            .offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY)
    }

    /// An anchor's value in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(globalFrame.origin) }
}
