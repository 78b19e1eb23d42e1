import Foundation
import Graphics
import LayoutEngine
import LayoutReport

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
