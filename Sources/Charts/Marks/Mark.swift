import Foundation
import Graphics
import LayoutEngine
import Views

/// One mark as it was declared, before any scale is known.
struct Mark {
    enum Kind: Hashable {
        case bar, line, area, point, rule, rectangle, sector
        /// Marks that are seen through others.
        case masked
    }

    /// Where a mark lies on one axis.
    enum Place {
        case value(PlottedField)
        case interval(PlottedField, PlottedField)
        /// Points of the plot; nil is its edge.
        case fixed(start: CGFloat?, end: CGFloat?)

        /// The values that the axis must cover.
        var fields: [PlottedField] {
            switch self {
            case .value(let field): [field]
            case .interval(let start, let end): [start, end]
            case .fixed: []
            }
        }

        var value: PlottedField? {
            if case .value(let field) = self { field } else { nil }
        }
    }

    var kind: Kind
    var x: Place
    var y: Place
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking: MarkStackingMethod?
    var series: Datum?
    var sector: SectorShape?
    var masked: (content: [Mark], mask: [Mark])?
    var style = MarkStyle()

    init(_ kind: Kind, x: Place, y: Place) {
        self.kind = kind
        self.x = x
        self.y = y
    }
}

/// What modifiers ask of a mark. Of two that ask for the same thing the inner one wins, hence the
/// optionals.
struct MarkStyle {
    var foreground: AnyShapeStyle?
    var foregroundBy: Datum?
    var opacity: Double = 1
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.continuous
    var line: StrokeStyle?
    var lineBy: Datum?
    var interpolation: InterpolationMethod?
    var symbol: MarkSymbol?
    var symbolBy: Datum?
    /// Width and height, points.
    var symbolSize: CGSize?
    var symbolSizeBy: Datum?
    var positionBy: PositionGroup?
    var offset = MarkOffset()
    var alignsWithPlotArea = false
    var zIndex: Double?
    var clip: ((CGRect) -> Path)?
    var blurRadius: CGFloat?
    var shadow: MarkShadow?
}

struct MarkShadow {
    var color: Color
    var radius: CGFloat
    var offset: CGSize
}

/// How far the edges of a mark are moved, points.
struct MarkOffset: Hashable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0

    static func + (left: MarkOffset, right: MarkOffset) -> MarkOffset {
        MarkOffset(
            xStart: left.xStart + right.xStart, xEnd: left.xEnd + right.xEnd,
            yStart: left.yStart + right.yStart, yEnd: left.yEnd + right.yEnd)
    }
}

/// A value by which marks of one place lie beside each other.
struct PositionGroup {
    var value: Datum
    var axis: Axis?
    var span: MarkDimension
}

/// Something about a chart that a picture cannot show.
struct ChartFinding: Hashable {
    var rule: String
    var message: String
    var hint: String?
}
