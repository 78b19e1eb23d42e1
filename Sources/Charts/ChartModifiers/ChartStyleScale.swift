import Foundation
import Graphics
import LayoutEngine
import Views

/// Which styles stand for which values, as it was asked for.
struct StyleScaleSetting<Style> {
    /// In order; nil where the data decide.
    var domain: [Datum]?
    /// In the order of the domain, from the first on again where it is longer.
    var styles: [Style]?
    /// From low to high numbers.
    var gradient: Gradient?
    /// The style of a value; it stands above all others.
    var mapping: ((Datum) -> Style?)?
    var isHidden = false
}

extension Gradient: ScaleRange { public typealias VisualValue = Color }

extension View {
    /// A style for each value of a series.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> ModifiedView {
        let domain = mapping.map { $0.key.datum }
        let styles = mapping.map { AnyShapeStyle($0.value) }
        return charting {
            $0.foregroundScale.domain = domain
            $0.foregroundScale.styles = styles
        }
    }

    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> ModifiedView {
        let data = domain._domain.data
        return charting { $0.foregroundScale.domain = data }
    }

    nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> ModifiedView where Range.VisualValue: ShapeStyle {
        let (styles, gradient) = styles(of: range)
        return charting {
            $0.foregroundScale.styles = styles
            $0.foregroundScale.gradient = gradient
        }
    }

    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> ModifiedView where Range.VisualValue: ShapeStyle {
        let data = domain._domain.data
        let (styles, gradient) = styles(of: range)
        return charting {
            $0.foregroundScale.domain = data
            $0.foregroundScale.styles = styles
            $0.foregroundScale.gradient = gradient
        }
    }

    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> ModifiedView {
        nonisolated(unsafe) let mapping = mapping
        return charting {
            $0.foregroundScale.mapping = { datum in
                DataValue(datum: datum).map { AnyShapeStyle(mapping($0)) }
            }
        }
    }

    nonisolated public func chartForegroundStyleScale<
        DataValue: Plottable, Domain: ScaleDomain, S: ShapeStyle
    >(domain: Domain, mapping: @escaping (DataValue) -> S) -> ModifiedView {
        let data = domain._domain.data
        return chartForegroundStyleScale(mapping: mapping)
            .charting { $0.foregroundScale.domain = data }
    }

    nonisolated private func styles<Range: ScaleRange>(
        of range: Range
    ) -> (styles: [AnyShapeStyle]?, gradient: Gradient?) where Range.VisualValue: ShapeStyle {
        if let gradient = range as? Gradient { return (nil, gradient) }
        guard let styles = range as? [Range.VisualValue] else { return (nil, nil) }
        return (styles.map { AnyShapeStyle($0) }, nil)
    }

    // MARK: Symbols and lines

    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> ModifiedView {
        let domain = mapping.map { $0.key.datum }
        let symbols = mapping.map { AnyChartSymbolShape($0.value) }
        return charting {
            $0.symbolScale.domain = domain
            $0.symbolScale.styles = symbols
        }
    }

    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> ModifiedView {
        let data = domain._domain.data
        return charting { $0.symbolScale.domain = data }
    }

    nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> ModifiedView {
        let symbols = range.map { AnyChartSymbolShape($0) }
        return charting { $0.symbolScale.styles = symbols }
    }

    nonisolated public func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(
        domain: Domain, range: [S]
    ) -> ModifiedView {
        let data = domain._domain.data
        let symbols = range.map { AnyChartSymbolShape($0) }
        return charting {
            $0.symbolScale.domain = data
            $0.symbolScale.styles = symbols
        }
    }

    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> ModifiedView {
        let domain = mapping.map { $0.key.datum }
        let lines = mapping.map { $0.value }
        return charting {
            $0.lineScale.domain = domain
            $0.lineScale.styles = lines
        }
    }

    nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> ModifiedView {
        charting { $0.lineScale.styles = range }
    }

    nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(
        domain: Domain, range: [StrokeStyle]
    ) -> ModifiedView {
        let data = domain._domain.data
        return charting {
            $0.lineScale.domain = data
            $0.lineScale.styles = range
        }
    }

    /// - Parameter range: Areas in square points.
    nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> ModifiedView {
        charting { $0.symbolSizes = range }
    }
}
