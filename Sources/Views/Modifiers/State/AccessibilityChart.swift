import Foundation
import LayoutEngine

// How a chart would be told in sounds. Nothing of it shows in a picture.

/// A view that can tell its chart.
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View { ModifiedView(unchanged: self) }
}

/// A chart in words.
public final class AXChartDescriptor {
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise
        case radialCounterClockwise
    }

    public var title: String?
    public var summary: String?
    public var xAxis: any AXDataAxisDescriptor
    public var yAxis: AXNumericDataAxisDescriptor?
    public var additionalAxes: [any AXDataAxisDescriptor]
    public var series: [AXDataSeriesDescriptor]
    public var contentDirection = ContentDirection.leftToRight

    public init(
        title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor? = nil,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }
}

/// An axis in words.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
}

/// An axis of numbers in words.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    public var title: String
    public var range: ClosedRange<Double>
    public var gridlinePositions: [Double]
    public var scaleType = ScaleType.linear
    public var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of names in words.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    public var title: String
    public var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}

/// Data of one kind in words.
public final class AXDataSeriesDescriptor {
    public var name: String?
    public var isContinuous: Bool
    public var dataPoints: [AXDataPoint]

    public init(name: String? = nil, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// One datum in words.
public final class AXDataPoint {
    public var x: String?
    public var xNumber: Double?
    public var y: Double?
    public var label: String?

    public init(
        x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [],
        label: String? = nil
    ) {
        self.x = x
        self.y = y
        self.label = label
    }

    public init(
        x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [],
        label: String? = nil
    ) {
        xNumber = x
        self.y = y
        self.label = label
    }
}

/// A further value of a datum.
public struct AXDataPointValue: Hashable, Sendable {
    private let number: Double?
    private let name: String?

    public static func number(_ number: Double) -> AXDataPointValue {
        AXDataPointValue(number: number, name: nil)
    }

    public static func category(_ name: String) -> AXDataPointValue {
        AXDataPointValue(number: nil, name: name)
    }
}
