import Foundation

/// Where values of an axis lie along the plot.
package struct PositionScale {
    package enum Domain: Hashable {
        case numbers(ClosedRange<Double>)
        /// Seconds since the reference date.
        case dates(ClosedRange<Double>)
        case categories([String])
    }

    package let domain: Domain
    package let transform: ScaleType
    /// Whether values run from the end of the plot to its beginning. Numbers of a vertical axis do,
    /// since they rise; its names follow each other downward.
    private let runsBackward: Bool
    /// The part of the plot that is covered; nil for all of it.
    private let range: (any PositionScaleRange)?
    private let places: [String: Int]

    package init(
        domain: Domain, transform: ScaleType = .linear, isVertical: Bool = false,
        isReversed: Bool = false, range: (any PositionScaleRange)? = nil
    ) {
        self.domain = domain
        self.transform = transform
        self.range = range
        if case .categories(let names) = domain {
            places = Dictionary(
                names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
            runsBackward = isReversed
        } else {
            places = [:]
            runsBackward = isVertical != isReversed
        }
    }

    package var isBanded: Bool {
        if case .categories = domain { true } else { false }
    }

    package var isDated: Bool {
        if case .dates = domain { true } else { false }
    }

    /// The bounds of numbers and dates.
    package var bounds: ClosedRange<Double>? {
        switch domain {
        case .numbers(let range), .dates(let range): range
        case .categories: nil
        }
    }

    // MARK: Positions

    /// Points from the plot's leading or top edge, for a number or a date's seconds.
    package func position(_ value: Double, in length: CGFloat) -> CGFloat? {
        guard let bounds, value.isFinite else { return nil }
        let (low, high) = (
            transform.forward(bounds.lowerBound), transform.forward(bounds.upperBound)
        )
        let place = transform.forward(value)
        guard low.isFinite, high.isFinite, place.isFinite else { return nil }
        return position(fraction: high > low ? (place - low) / (high - low) : 0.5, in: length)
    }

    /// The middle of a category's band, or the place of a number or date.
    package func position(of datum: Datum, in length: CGFloat) -> CGFloat? {
        if let name = datum.category {
            guard let place = places[name] else { return nil }
            return position(
                fraction: (Double(place) + 0.5) / Double(max(places.count, 1)), in: length)
        }
        return datum.number.flatMap { position($0, in: length) }
    }

    /// The middle of what a value stands for.
    package func middle(of field: PlottedField, in length: CGFloat) -> CGFloat? {
        if let stretch = stretch(of: field, in: length) {
            return (stretch.lowerBound + stretch.upperBound) / 2
        }
        return position(of: field.datum, in: length)
    }

    /// The stretch that a category, a date with a unit or a range stands for; nil for a mere point.
    package func stretch(of field: PlottedField, in length: CGFloat) -> ClosedRange<CGFloat>? {
        if field.datum.category != nil {
            guard let middle = position(of: field.datum, in: length) else { return nil }
            let half = bandwidth(in: length) / 2
            return middle - half...middle + half
        }
        guard let end = field.end, let first = position(of: field.datum, in: length),
            let last = position(of: end, in: length)
        else { return nil }
        return min(first, last)...max(first, last)
    }

    /// What a category has of the plot; 0 for other scales.
    package func bandwidth(in length: CGFloat) -> CGFloat {
        guard case .categories(let names) = domain else { return 0 }
        return max(room(in: length), 0) / CGFloat(max(names.count, 1))
    }

    private func room(in length: CGFloat) -> CGFloat {
        let padding = padding(in: length)
        return length - padding.startPadding - padding.endPadding
    }

    private func padding(in length: CGFloat) -> PlotDimensionScaleRange {
        range?._padding(in: length) ?? .plotDimension
    }

    private func position(fraction: Double, in length: CGFloat) -> CGFloat {
        let along = padding(in: length).startPadding + room(in: length) * CGFloat(fraction)
        return runsBackward ? length - along : along
    }

    // MARK: Values

    /// What lies at a place of the plot, points from its leading or top edge.
    package func datum(at position: CGFloat, in length: CGFloat) -> Datum? {
        let room = room(in: length)
        guard room > 0, position.isFinite else { return nil }
        let along = runsBackward ? length - position : position
        let fraction = Double((along - padding(in: length).startPadding) / room)
        switch domain {
        case .numbers(let bounds):
            return .number(transform.value(at: fraction, in: bounds))
        case .dates(let bounds): return .date(transform.value(at: fraction, in: bounds))
        case .categories(let names):
            guard fraction >= 0, fraction < 1 else { return nil }
            return .category(names[Int(fraction * Double(names.count))])
        }
    }
}
