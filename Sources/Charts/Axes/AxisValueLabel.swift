import Foundation
import Graphics
import LayoutEngine
import Views

/// The words that stand for a value.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let label: AxisLabel
    /// A view of the value, for labels that are no more than a format.
    private let content: ((AxisValue) -> AnyView)?

    private init(
        _ centered: Bool?, _ anchor: UnitPoint?, _ collision: AxisValueLabelCollisionResolution,
        _ orientation: AxisValueLabelOrientation, _ horizontalSpacing: CGFloat?,
        _ verticalSpacing: CGFloat?, content: ((AxisValue) -> AnyView)?
    ) {
        label = AxisLabel(
            isCentered: centered, anchor: anchor, collision: collision, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content
    }

    public func _gather(into marks: inout _AxisMarkList) {
        var label = label
        label.content = content?(marks.value)
        marks.elements.append(AxisElement(kind: .label(label)))
    }

    /// A label made of views.
    ///
    /// - Parameters:
    ///   - centered: Whether the label lies between this value and the next.
    ///   - anchor: Which point of the label lies at the value.
    ///   - horizontalSpacing: Between plot or tick and label, points.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let view = AnyView(content())
        self.init(
            centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing, content: { _ in view })
    }
}

extension AxisValueLabel where Content == Text {
    /// The value as the axis writes it.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing, content: nil)
    }

    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
        self.init(
            centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing, content: { $0.view(format) })
    }

    public init(
        _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        let view = AnyView(Text(labelKey))
        self.init(
            centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing, content: { _ in view })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        let view = AnyView(Text(label))
        self.init(
            centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing, content: { _ in view })
    }
}

/// What becomes of labels that would lie on each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, disabled, greedy, truncate }
    let kind: Kind

    public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
    public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
    public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
    public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)

    public static func greedy(
        priority: Double? = nil, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution { .greedy }
}

/// Which way a label runs.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
    let kind: Kind

    public static let automatic = AxisValueLabelOrientation(kind: .automatic)
    public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
    public static let vertical = AxisValueLabelOrientation(kind: .vertical)
    public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}
