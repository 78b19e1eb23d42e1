import Foundation
import Graphics
import LayoutEngine

/// What a view may know of its own place.
///
/// Frames never change once a picture is laid out, hence `@unchecked`.
public struct GeometryProxy: @unchecked Sendable {
    private let globalFrame: CGRect
    private let surroundings: Surroundings

    private let isRightToLeft: Bool

    package init(
        frame: CGRect, surroundings: Surroundings = Surroundings(),
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        globalFrame = frame
        self.surroundings = surroundings
        isRightToLeft = layoutDirection == .rightToLeft
    }

    public var size: CGSize { globalFrame.size }

    /// What bars of a safe area cover of the room around the view, where it touches them. A
    /// widget's margins are none: its content lies within them.
    public var safeAreaInsets: EdgeInsets {
        guard
            let whole = surroundings.safeArea?.extending(
                globalFrame, over: .all, isRightToLeft: isRightToLeft)
        else { return EdgeInsets() }
        let left = globalFrame.minX - whole.minX
        let right = whole.maxX - globalFrame.maxX
        return EdgeInsets(
            top: globalFrame.minY - whole.minY, leading: isRightToLeft ? right : left,
            bottom: whole.maxY - globalFrame.maxY, trailing: isRightToLeft ? left : right)
    }

    /// The view's frame as it is drawn: under a turn, the box around it. In the whole picture's
    /// coordinates where no view around bears the name that is asked for.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return globalFrame.moved(by: surroundings.transform)
        case .named(let name):
            guard let space = surroundings.coordinateSpaces[name] else {
                return frame(in: .global)
            }
            return globalFrame.moved(by: surroundings.transform.relative(to: space.transform))
                .offsetBy(dx: -space.frame.minX, dy: -space.frame.minY)
        }
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The box of the view that bears a name, in this view's coordinates; nil if there is none
    /// around.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let space = surroundings.coordinateSpaces[coordinateSpace.name] else { return nil }
        return space.frame.moved(by: space.transform.relative(to: surroundings.transform))
            .offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY)
    }

    /// An anchor's value in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(globalFrame.origin) }
}

extension CGRect {
    /// The bounding box under a map; itself under none, to the last digit.
    func moved(by transform: CGAffineTransform) -> CGRect {
        transform == .identity ? self : applying(transform)
    }
}

extension CGAffineTransform {
    /// This map, followed by the way back from another one.
    fileprivate func relative(to other: CGAffineTransform) -> CGAffineTransform {
        self == other ? .identity : concatenating(other.inverted())
    }
}
