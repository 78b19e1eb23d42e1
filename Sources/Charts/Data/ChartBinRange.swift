import Foundation

/// The stretch that one bin covers; only the last bin holds its upper bound.
public struct ChartBinRange<Bound: Comparable> {
    public let lowerBound: Bound
    public let upperBound: Bound
    let isClosed: Bool

    init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.isClosed = isClosed
    }

    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Numbers cut into bins of one width.
public struct NumberBins<Value: Plottable & Comparable>: RandomAccessCollection {
    public let thresholds: [Value]

    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    public subscript(index: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            thresholds[index], thresholds[index + 1], isClosed: index == thresholds.count - 2)
    }

    /// The bin of a value; values outside all bins belong to the nearest one.
    public func index(for value: Value) -> Int {
        let next = thresholds.firstIndex { $0 > value } ?? thresholds.count
        return Swift.min(Swift.max(next - 1, 0), Swift.max(endIndex - 1, 0))
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// About `desiredCount` bins of a round width that cover the data.
    public init(data: [Value], desiredCount: Int = 10, minimumStride: Value = 0) {
        let numbers = data.map { Double($0) }.filter(\.isFinite)
        let ticks = NumberTicks(
            covering: (numbers.min() ?? 0)...(numbers.max() ?? 0), desiredCount: desiredCount + 1,
            minimumStep: Double(minimumStride))
        self.init(thresholds: ticks.values.map { Value($0) })
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
        self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount)
    }

    public init(range: ClosedRange<Value>, count: Int) {
        let width = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
        self.init(
            thresholds: (0...Swift.max(count, 1)).map { range.lowerBound + width * Value($0) })
    }
}

extension NumberBins where Value: BinaryInteger {
    public init(data: [Value], desiredCount: Int = 10) {
        let numbers = data.map { Double($0) }
        let ticks = NumberTicks(
            covering: (numbers.min() ?? 0)...(numbers.max() ?? 0), desiredCount: desiredCount + 1,
            minimumStep: 1)
        self.init(thresholds: ticks.values.compactMap { Value(exactly: $0.rounded()) })
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
        self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount)
    }
}

/// Dates cut into bins of one calendar unit.
public struct DateBins: RandomAccessCollection {
    public let thresholds: [Date]

    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    public init(
        unit: Calendar.Component, by step: Int = 1, data: [Date],
        calendar: Calendar = .autoupdatingCurrent
    ) {
        let range = (data.min() ?? .distantPast)...(data.max() ?? .distantPast)
        self.init(unit: unit, by: step, range: range, calendar: calendar)
    }

    public init(
        unit: Calendar.Component, by step: Int = 1, range: ClosedRange<Date>,
        calendar: Calendar = .autoupdatingCurrent
    ) {
        let stride = DateStride(unit, count: step)
        thresholds = stride.dates(
            covering: range, calendar: calendar, roundsLowerBound: true, roundsUpperBound: true)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    public subscript(index: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            thresholds[index], thresholds[index + 1], isClosed: index == thresholds.count - 2)
    }

    public func index(for value: Date) -> Int {
        let next = thresholds.firstIndex { $0 > value } ?? thresholds.count
        return Swift.min(Swift.max(next - 1, 0), Swift.max(endIndex - 1, 0))
    }
}
