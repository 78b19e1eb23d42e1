import Foundation
import Graphics
import LayoutEngine

/// One picture before it has pixels, with the value of every stage.
package struct RenderedView {
    /// Points.
    package var size: CGSize
    package var scale: CGFloat
    /// Layout's answer, fractions and all.
    package var placed: PlacedNode
    /// The same on whole pixels.
    package var snapped: PlacedNode
    package var displayList: DisplayList
    /// `placed` as reports tell it.
    package var tree: ReportNode
    package var hasContainerBackground: Bool
    /// Where a tap on the widget leads.
    package var url: URL?
    package var findings: [Finding]
}

extension PlacedNode {
    /// Calls `body` for this node and all below it with each one's path, such as `VStack/Text[1]`:
    /// names from the root, counted where siblings share one.
    package func visit(_ body: (PlacedNode, String) -> Void) { visit(path: name, body) }

    private func visit(path: String, _ body: (PlacedNode, String) -> Void) {
        body(self, path)
        let children = children
        for (index, child) in children.enumerated() {
            let twins = children.indices.filter { children[$0].name == child.name }
            let suffix = twins.count > 1 ? "[\(twins.firstIndex(of: index) ?? 0)]" : ""
            child.visit(path: "\(path)/\(child.name)\(suffix)", body)
        }
    }
}
