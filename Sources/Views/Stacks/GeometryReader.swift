import Foundation
import Graphics
import LayoutEngine

/// A view that makes its content once it knows its size. It takes all that is offered.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        [
            Node(
                .deferred(GeometryContent(content: content, context: context)),
                name: "GeometryReader", layoutDirection: context.environment.layoutDirection)
        ]
    }
}

private struct GeometryContent<Content: View>: DeferredContent {
    let content: (GeometryProxy) -> Content
    let context: ResolveContext

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // Ideal 10 × 10 (truth, rule 8).
        proposal.replacingUnspecifiedDimensions()
    }

    func nodes(in frame: CGRect) -> [Node] {
        nonisolated(unsafe) let this = self
        // Layout runs where views are resolved.
        return MainActor.assumeIsolated {
            this.content(GeometryProxy(frame: frame)).nodes(in: this.context.inStack(along: nil))
        }
    }
}

/// What a geometry reader tells its content.
public struct GeometryProxy: Sendable {
    private let globalFrame: CGRect

    package init(frame: CGRect) { globalFrame = frame }

    public var size: CGSize { globalFrame.size }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        coordinateSpace == .local ? CGRect(origin: .zero, size: size) : globalFrame
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
}

/// In which coordinates a frame is told.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global
    case local
    case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}
