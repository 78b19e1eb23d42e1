import Foundation
import Graphics
import LayoutEngine

/// Where each sector begins and ends.
struct SectorAngles {
    private let angles: [(start: Angle, end: Angle)?]

    init(_ model: ChartModel) {
        let values = model.marks.map { mark -> Double? in
            guard let field = mark.sector?.value, let number = field.datum.number else {
                return nil
            }
            let length = field.end?.number.map { $0 - number } ?? number
            return length.isFinite ? max(length, 0) : nil
        }
        let total = values.compactMap { $0 }.reduce(0, +)
        var sum = 0.0
        angles = values.map { value in
            guard let value, total > 0, total.isFinite else { return nil }
            let start = sum / total
            sum += value
            return (.radians(start * 2 * .pi), .radians(sum / total * 2 * .pi))
        }
    }

    subscript(index: Int) -> (start: Angle, end: Angle)? { angles[index] }
}

extension SectorPath {
    /// The middle of the sector, where what is written on it lies.
    var middle: CGPoint {
        let angle = CGFloat(start.radians + end.radians) / 2 - .pi / 2
        let radius = (innerRadius + outerRadius) / 2
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
}
