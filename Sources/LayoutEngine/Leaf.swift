import Foundation
import Graphics

/// What layout may ask while it runs: text sizes and the size of a pixel.
package final class LayoutContext {
    package let typesetter: any Typesetter
    /// Device pixels a point.
    package let displayScale: CGFloat
    /// Of what the pass fills: the widget without its margins. Nil while a node alone is measured.
    package var containerSize: CGSize?
    /// What paints a placed tree, for leaves that draw views of their own. Set for a pass.
    package var record: ((PlacedNode) -> [DisplayItem])?

    package init(typesetter: any Typesetter, displayScale: CGFloat) {
        self.typesetter = typesetter
        self.displayScale = displayScale > 0 ? displayScale : 1
    }

    package var pixelLength: CGFloat { 1 / displayScale }
}

/// A node that is measured and drawn as a whole.
package protocol Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize

    /// The size that the leaf takes of every offer at least as large on both axes, and where
    /// nothing is offered; nil where there is none.
    func naturalSize(in context: LayoutContext) -> CGSize?

    /// The leaf's own guides where it has any, such as the baselines of text.
    func explicitGuide(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize, in context: LayoutContext
    ) -> CGFloat?

    func spacing(in context: LayoutContext) -> ViewSpacing

    /// Who is served first in a stack, where no modifier says so; 0 for nearly all.
    var layoutPriority: Double { get }

    /// What the leaf paints into `frame`, which lies on whole pixels where the leaf is snapped.
    func display(in frame: CGRect, context: LayoutContext) -> [DisplayItem]

    /// What a report says of it, once it has its frame.
    func describe(in frame: CGRect, context: LayoutContext) -> LeafDescription
}

extension Leaf {
    package func naturalSize(in context: LayoutContext) -> CGSize? { nil }

    package func explicitGuide(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize, in context: LayoutContext
    ) -> CGFloat? { nil }

    package func spacing(in context: LayoutContext) -> ViewSpacing { ViewSpacing() }

    package var layoutPriority: Double { 0 }

    package func display(in frame: CGRect, context: LayoutContext) -> [DisplayItem] { [] }

    package func describe(in frame: CGRect, context: LayoutContext) -> LeafDescription {
        LeafDescription()
    }
}

/// A leaf in words and numbers.
package struct LeafDescription: Sendable {
    package struct Text: Hashable, Sendable {
        package var string: String
        package var font: String
        /// Points, before it was scaled.
        package var size: CGFloat
        package var lines: Int
        package var isTruncated: Bool
        package var scale: CGFloat
        /// First baseline, from the top of the frame, points.
        package var baseline: CGFloat

        package init(
            string: String, font: String, size: CGFloat, lines: Int, isTruncated: Bool,
            scale: CGFloat, baseline: CGFloat
        ) {
            self.string = string
            self.font = font
            self.size = size
            self.lines = lines
            self.isTruncated = isTruncated
            self.scale = scale
            self.baseline = baseline
        }
    }

    package var text: Text?
    /// A symbol's or a picture's name.
    package var image: String?
    /// The color, `#RRGGBB`, or a short name of another paint.
    package var color: String?
    /// Where a tap on the first link within it leads.
    package var link: String?
    package var findings: [Finding]

    package init(
        text: Text? = nil, image: String? = nil, color: String? = nil, link: String? = nil,
        findings: [Finding] = []
    ) {
        self.text = text
        self.image = image
        self.color = color
        self.link = link
        self.findings = findings
    }
}
