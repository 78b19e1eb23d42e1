import Foundation
import LayoutEngine
import LayoutReport

/// Walks a placed tree once for what a report says of it: the tree itself, and all findings with
/// their places.
struct Inspector {
    let context: LayoutContext
    private(set) var findings: [Finding] = []
    /// Names from the root down to the node at hand.
    private var path: [String] = []

    init(context: LayoutContext) { self.context = context }

    mutating func inspect(_ node: PlacedNode) -> ReportNode { inspect(node, as: node.name) }

    private mutating func inspect(_ node: PlacedNode, as name: String) -> ReportNode {
        path.append(name)
        defer { path.removeLast() }
        var report = ReportNode(view: node.name, frame: node.frame, traits: node.traits)
        add(node.traits.findings)
        if case .leaf(let leaf) = node.content {
            let description = leaf.describe(in: node.frame, context: context)
            report.describe(description)
            add(description.findings)
        }
        let children = node.children
        let names = Self.names(of: children)
        report.children = zip(children, names).map { inspect($0, as: $1) }
        return report
    }

    private mutating func add(_ new: [Finding]) {
        for var finding in new {
            finding.path = finding.path ?? path.joined(separator: "/")
            findings.append(finding)
        }
    }

    /// `Text[1]` for the second of several siblings of one name, the name alone otherwise.
    private static func names(of siblings: [PlacedNode]) -> [String] {
        var counts: [String: Int] = [:]
        for node in siblings { counts[node.name, default: 0] += 1 }
        var seen: [String: Int] = [:]
        return siblings.map { node in
            guard counts[node.name] != 1 else { return node.name }
            let index = seen[node.name, default: 0]
            seen[node.name] = index + 1
            return "\(node.name)[\(index)]"
        }
    }
}

extension ReportNode {
    fileprivate init(view: String, frame: CGRect, traits: NodeTraits) {
        self.init(
            view: view, id: traits.identifier,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map(Self.rounded),
            link: traits.link, label: traits.accessibilityLabel, children: [])
    }

    fileprivate mutating func describe(_ leaf: LeafDescription) {
        text = leaf.text.map { text in
            Text(
                string: text.string, font: text.font, size: Self.rounded(text.size),
                lines: text.lines, truncated: text.isTruncated, scale: Self.rounded(text.scale),
                baseline: Self.rounded(text.baseline))
        }
        image = leaf.image
        color = leaf.color
        link = link ?? leaf.link
    }
}
