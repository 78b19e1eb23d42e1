import Foundation

/// The values that an axis or another scale covers.
public protocol ScaleDomain {
    var _domain: _ScaleDomainSetting { get }
}

/// A domain as it was asked for.
///
/// The name is public because a hidden requirement answers it; nothing in it is.
public struct _ScaleDomainSetting {
    /// The bounds of numbers and dates, or all names in order; nil where the data decide.
    package var data: [Datum]?
    package var includesZero: Bool?
    package var isReversed = false
    /// Changes what the data say.
    package var modify: (([Datum]) -> [Datum])?

    package init(data: [Datum]? = nil) { self.data = data }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomainSetting {
        _ScaleDomainSetting(data: [lowerBound.datum, upperBound.datum])
    }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomainSetting {
        _ScaleDomainSetting(data: [lowerBound.datum, upperBound.datum])
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomainSetting { _ScaleDomainSetting(data: map(\.datum)) }
}

/// A domain that the data decide.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _domain: _ScaleDomainSetting
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain {
        AutomaticScaleDomain(_domain: _ScaleDomainSetting())
    }

    public static func automatic(
        includesZero: Bool? = nil, reversed: Bool? = nil
    ) -> AutomaticScaleDomain {
        var setting = _ScaleDomainSetting()
        setting.includesZero = includesZero
        setting.isReversed = reversed ?? false
        return AutomaticScaleDomain(_domain: setting)
    }

    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        var setting = _ScaleDomainSetting()
        setting.includesZero = includesZero
        setting.isReversed = reversed ?? false
        setting.modify = { data in
            var values = data.compactMap { DataValue(datum: $0) }
            modifyInferredDomain(&values)
            return values.map(\.datum)
        }
        return AutomaticScaleDomain(_domain: setting)
    }
}
