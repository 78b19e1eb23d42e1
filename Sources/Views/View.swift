import Foundation
import LayoutEngine

/// A piece of a picture, described by its body.
///
/// As SwiftUI's, save that views here are resolved once: a view becomes a list of nodes, and no
/// state ever changes.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// The nodes a view becomes. Composed views take those of their body; only primitives have
    /// their own.
    @MainActor static func _nodes(of view: Self, in context: _ResolveContext) -> [Node]
}

extension View {
    public static func _nodes(of view: Self, in context: _ResolveContext) -> [Node] {
        var view = view
        DynamicProperties.update(&view, in: context)
        return Body._nodes(of: view.body, in: context)
    }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no body") }
    public static func _nodes(of view: Never, in context: _ResolveContext) -> [Node] {}
}

/// A view that becomes nodes by itself.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {
    func _resolve(in context: _ResolveContext) -> [Node]
}

extension _PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }

    public static func _nodes(of view: Self, in context: _ResolveContext) -> [Node] {
        view._resolve(in: context)
    }
}

extension View {
    /// The nodes of a view whose type is known here only as some view.
    package func nodes(in context: ResolveContext) -> [Node] {
        Self._nodes(of: self, in: context)
    }
}
