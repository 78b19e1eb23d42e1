import Foundation
import LayoutEngine
import Views

extension View {
    nonisolated public func chartXScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> ModifiedView { scaled(\.x, domain._domain, nil, type) }

    nonisolated public func chartXScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> ModifiedView { scaled(\.x, nil, range, type) }

    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> ModifiedView { scaled(\.x, domain._domain, range, type) }

    nonisolated public func chartXScale(type: ScaleType?) -> ModifiedView {
        scaled(\.x, nil, nil, type)
    }

    nonisolated public func chartYScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> ModifiedView { scaled(\.y, domain._domain, nil, type) }

    nonisolated public func chartYScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> ModifiedView { scaled(\.y, nil, range, type) }

    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> ModifiedView { scaled(\.y, domain._domain, range, type) }

    nonisolated public func chartYScale(type: ScaleType?) -> ModifiedView {
        scaled(\.y, nil, nil, type)
    }

    nonisolated private func scaled(
        _ axis: WritableKeyPath<ChartConfiguration, ChartConfiguration.AxisSetting>,
        _ domain: _ScaleDomainSetting?, _ range: (any PositionScaleRange)?, _ type: ScaleType?
    ) -> ModifiedView {
        nonisolated(unsafe) let axis = axis
        nonisolated(unsafe) let domain = domain
        nonisolated(unsafe) let range = range
        return charting { chart in
            if let domain { chart[keyPath: axis].domain = domain }
            if let range { chart[keyPath: axis].range = range }
            if let type { chart[keyPath: axis].type = type }
        }
    }
}
