import Foundation
import LayoutEngine
import Views

/// What the lock screen makes of an inline accessory: one line with the content's first image and
/// first text, in the system's font and color (views.json, accessory_inline).
package struct InlineAccessory {
    private let content: any View

    package init(_ content: any View) { self.content = content }

    /// The date beside which the line stands; a visual estimate that fits the family's 26 points.
    private static let font = Font.system(size: 18, weight: .semibold)
    /// Points; estimates.
    private static let imageHeight: CGFloat = 18
    private static let spacing: CGFloat = 5
}

extension InlineAccessory: _PrimitiveView {
    package func _resolve(in context: _ResolveContext) -> [Node] {
        let line = context.with { $0.systemLineFont = Self.font }.inStack(along: .horizontal)
        var nodes = content.nodes(in: line)
        var parts = LineParts()
        parts.add(nodes)
        // What waits for its size, or chooses by it, cannot be taken apart: it stands as it is.
        if !parts.hasUnknown { nodes = parts.nodes(height: Self.imageHeight) }
        if parts.dropped > 0, !parts.hasUnknown, !nodes.isEmpty {
            nodes[0].traits.findings.append(
                Finding(
                    rule: "inline-accessory",
                    message: "An inline accessory shows one text and one image, and no more.",
                    hint: "Join texts with + or interpolation."))
        }
        return [
            Node(
                .container(
                    StackLayout(
                        axis: .horizontal, alignment: VerticalAlignment.center.key,
                        spacing: Self.spacing), nodes, .stacked),
                name: "InlineAccessory", layoutDirection: context.environment.layoutDirection)
        ]
    }
}

/// The first image and the first text of a tree.
private struct LineParts {
    private var image: Node?
    private var text: Node?
    /// Texts and images after the first.
    private(set) var dropped = 0
    private(set) var hasUnknown = false

    mutating func add(_ nodes: [Node]) {
        for node in nodes {
            switch node.kind {
            case .leaf: addLeaf(node)
            case .container(is ViewThatFitsLayout, _, _): hasUnknown = true
            case .container(_, let children, .stacked): add(children)
            case .container(_, let children, .masked): add(Array(children.prefix(1)))
            case .effect(_, let child): add([child])
            case .deferred: hasUnknown = true
            }
        }
    }

    private mutating func addLeaf(_ node: Node) {
        switch node.name {
        case "Text" where text == nil: text = node
        case "Image" where image == nil: image = node
        case "Text", "Image": dropped += 1
        default: break
        }
    }

    @MainActor
    func nodes(height: CGFloat) -> [Node] {
        let image = image.map { image in
            image.wrapped(
                in: AspectRatioLayout(ratio: nil, contentMode: .fit), name: "Image",
                layoutDirection: image.layoutDirection
            ).wrapped(
                in: FrameLayout(width: nil, height: height, alignment: .center), name: "Frame",
                layoutDirection: image.layoutDirection)
        }
        return [image, text].compactMap { $0 }
    }
}
