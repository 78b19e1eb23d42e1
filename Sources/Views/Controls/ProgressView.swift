import Foundation
import Graphics
import LayoutEngine

/// How far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    enum Progress {
        case indeterminate
        case fraction(Double)
        case timer(ClosedRange<Date>, countsDown: Bool)
    }

    private let progress: Progress
    private let label: Label
    private let currentValueLabel: CurrentValueLabel

    nonisolated private init(
        _ progress: Progress, label: Label, currentValueLabel: CurrentValueLabel
    ) {
        self.progress = progress
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    nonisolated fileprivate static func progress<V: BinaryFloatingPoint>(
        _ value: V?, _ total: V
    ) -> Progress {
        guard let value else { return .indeterminate }
        let fraction = Double(value) / Double(total)
        return .fraction(fraction.isFinite ? min(max(fraction, 0), 1) : 0)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView {
        self.init(.indeterminate, label: EmptyView(), currentValueLabel: EmptyView())
    }

    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(.indeterminate, label: label(), currentValueLabel: EmptyView())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(.indeterminate, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(.indeterminate, label: Text(title), currentValueLabel: EmptyView())
    }

    /// - Parameter value: Of `total`; nil where nobody knows.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1
    ) where Label == EmptyView {
        self.init(
            Self.progress(value, total), label: EmptyView(), currentValueLabel: EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label
    ) {
        self.init(Self.progress(value, total), label: label(), currentValueLabel: EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1
    ) where Label == Text {
        self.init(
            Self.progress(value, total), label: Text(titleKey), currentValueLabel: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1
    ) where Label == Text {
        self.init(
            Self.progress(value, total), label: Text(title), currentValueLabel: EmptyView())
    }
}

extension ProgressView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            Self.progress(value, total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// How much of an interval is over, or left, at the instant the picture shows.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .timer(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            .timer(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(
                interval: timerInterval, countsDown: countsDown))
    }

    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true
    ) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The view a style is given, for styles that only change it from outside.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            configuration.fractionCompleted.map { .fraction($0) } ?? .indeterminate,
            label: configuration.label ?? .init(content: AnyView(EmptyView())),
            currentValueLabel: configuration.currentValueLabel
                ?? .init(content: AnyView(EmptyView())))
    }
}

/// The time that is left of an interval, or that has passed.
public struct DefaultDateProgressLabel {
    let interval: ClosedRange<Date>
    let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction(at: context.environment.now),
            label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self
                ? nil : .init(content: AnyView(currentValueLabel)))
        let styles = context.environment.progressViewStyles
        guard let style = styles.last else {
            return DefaultProgressViewStyle().makeBody(configuration: configuration)
                .nodes(in: context)
        }
        return style(configuration)
            .nodes(in: context.with { $0.progressViewStyles = styles.dropLast() })
    }

    private func fraction(at now: Date) -> Double? {
        switch progress {
        case .indeterminate: return nil
        case .fraction(let fraction): return fraction
        case .timer(let interval, let countsDown):
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            guard length > 0 else { return countsDown ? 0 : 1 }
            let passed = min(max(now.timeIntervalSince(interval.lowerBound) / length, 0), 1)
            return countsDown ? 1 - passed : passed
        }
    }
}
