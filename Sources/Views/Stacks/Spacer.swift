import Foundation
import Graphics
import LayoutEngine

/// Empty room that takes what others leave.
public struct Spacer {
    public var minLength: CGFloat?

    /// - Parameter minLength: In points; nil for 8 (truth, rule 2).
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _PrimitiveView {
    private var validLength: CGFloat {
        guard let minLength, minLength.isFinite else { return Self.defaultLength }
        return max(minLength, 0)
    }

    private static let defaultLength: CGFloat = 8

    public func _resolve(in context: _ResolveContext) -> [Node] {
        [
            Node(
                .leaf(SpacerLeaf(axis: context.stackAxis, minLength: validLength)),
                name: "Spacer")
        ]
    }
}

private struct SpacerLeaf: Leaf {
    let axis: Axis?
    let minLength: CGFloat

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        func length(_ offered: CGFloat?) -> CGFloat { max(offered ?? minLength, minLength) }
        switch axis {
        case .horizontal: return CGSize(width: length(proposal.width), height: 0)
        case .vertical: return CGSize(width: 0, height: length(proposal.height))
        case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
        }
    }

    func spacing(in context: LayoutContext) -> ViewSpacing { .flush }

    /// Others are served first (truth, rule 5).
    var layoutPriority: Double { -.infinity }
}
