import Foundation
import Graphics
import LayoutEngine

/// A value within a range.
public struct Gauge<
    Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?

    nonisolated private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label,
        current: CurrentValueLabel? = nil, minimum: BoundsLabel? = nil,
        maximum: BoundsLabel? = nil
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let fraction = Double(value - bounds.lowerBound) / length
        self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(value, bounds, label())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label(), current: currentValueLabel())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

extension Gauge: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: .init(content: AnyView(label)),
            currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
            minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
            maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) })
        let styles = context.environment.gaugeStyles
        guard let style = styles.last else {
            return DefaultGaugeStyle().makeBody(configuration: configuration).nodes(in: context)
        }
        return style(configuration)
            .nodes(in: context.with { $0.gaugeStyles = styles.dropLast() })
    }
}

/// Decides how gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GaugeStyleConfiguration
}

/// A gauge's value and labels, for its style.
public struct GaugeStyleConfiguration {
    public struct Label { let content: AnyView }
    public struct CurrentValueLabel { let content: AnyView }
    public struct MinimumValueLabel { let content: AnyView }
    public struct MaximumValueLabel { let content: AnyView }

    /// 0...1 of the gauge's range.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}
extension GaugeStyleConfiguration.CurrentValueLabel: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}
extension GaugeStyleConfiguration.MinimumValueLabel: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}
extension GaugeStyleConfiguration.MaximumValueLabel: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}

private struct GaugeStylesKey: EnvironmentKey {
    static var defaultValue: [@MainActor (GaugeStyleConfiguration) -> AnyView] { [] }
}

extension EnvironmentValues {
    /// Outermost first; the last one decides.
    var gaugeStyles: [@MainActor (GaugeStyleConfiguration) -> AnyView] {
        get { self[GaugeStylesKey.self] }
        set { self[GaugeStylesKey.self] = newValue }
    }
}

extension View {
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> ModifiedView {
        nonisolated(unsafe) let style = style
        return ModifiedView(
            self,
            environment: { $0.gaugeStyles.append { AnyView(style.makeBody(configuration: $0)) } })
    }
}
