import Foundation
import Graphics
import LayoutEngine
import Views

/// Which style stands for a value.
struct StyleScale<Style> {
    /// In the order of the legend.
    let domain: [Datum]
    private let places: [Datum: Int]
    private let styles: [Style]
    private let mapping: ((Datum) -> Style?)?

    /// - Parameters:
    ///   - data: Of the marks, in order of appearance.
    ///   - defaults: The styles where none were asked for, given the number of values.
    init(_ setting: StyleScaleSetting<Style>, data: [Datum], defaults: (Int) -> [Style]) {
        domain = setting.domain ?? data.inOrder
        places = Dictionary(
            domain.enumerated().map { ($0.element, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        styles = setting.styles ?? defaults(domain.count)
        mapping = setting.mapping
    }

    /// Nil for a value outside the domain.
    func style(of datum: Datum) -> Style? {
        if let style = mapping?(datum) { return style }
        guard let place = places[datum], !styles.isEmpty else { return nil }
        return styles[place % styles.count]
    }
}

extension Array where Element: Hashable {
    /// Each element once, in order of first appearance.
    var inOrder: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

/// The foreground styles of a chart: of names by a list, of numbers by a gradient.
struct ForegroundScale {
    private let discrete: StyleScale<AnyShapeStyle>
    private let gradient: (colors: Gradient, bounds: ClosedRange<Double>)?

    var domain: [Datum] { gradient == nil ? discrete.domain : [] }
    var isContinuous: Bool { gradient != nil }

    init(_ setting: StyleScaleSetting<AnyShapeStyle>, data: [Datum]) {
        let numbers = (setting.domain ?? data).compactMap(\.number).filter(\.isFinite)
        if setting.styles == nil, setting.mapping == nil, let low = numbers.min(),
            let high = numbers.max()
        {
            gradient = (setting.gradient ?? ChartMetrics.continuousPalette, low...high)
        } else {
            gradient = nil
        }
        discrete = StyleScale(setting, data: data) { count in
            guard let colors = setting.gradient else {
                return ChartMetrics.palette.map { AnyShapeStyle($0) }
            }
            return (0..<max(count, 1)).map { index in
                let place = Double(index) / Double(max(count - 1, 1))
                return AnyShapeStyle(GradientColor(gradient: colors, place: place))
            }
        }
    }

    func style(of datum: Datum) -> AnyShapeStyle? {
        guard let gradient else { return discrete.style(of: datum) }
        guard let value = datum.number, value.isFinite else { return nil }
        let length = gradient.bounds.upperBound - gradient.bounds.lowerBound
        let place = length > 0 ? (value - gradient.bounds.lowerBound) / length : 0
        return AnyShapeStyle(GradientColor(gradient: gradient.colors, place: place))
    }
}

/// The one color at a place of a gradient.
private struct GradientColor: ShapeStyle {
    let gradient: Gradient
    /// 0...1.
    let place: Double

    func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        ResolvedStyle(gradient.ramp(level: level, in: context.environment).color(at: place))
    }
}
