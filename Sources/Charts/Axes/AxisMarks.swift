import Foundation
import Graphics
import Views

/// A part of a chart's axis.
public protocol AxisContent {
    func _gather(into axis: inout _AxisMarksList)
}

/// The parts of one axis.
///
/// The name is public because contents' hidden requirement takes it; nothing in it is.
public struct _AxisMarksList {
    var parts: [AxisPart] = []
}

/// Marks at some values of an axis.
struct AxisPart {
    var preset: AxisMarkPreset = .automatic
    var position: AxisMarkPosition = .automatic
    var values: AxisMarkValues = .automatic
    /// Of grid lines and ticks of the default marks.
    var stroke: StrokeStyle?
    /// The default marks' label; nil for the axis' own.
    var label: ((AxisValue) -> AnyView)?
    /// The marks of a value; nil for the default ones.
    var marks: ((AxisValue) -> any AxisMark)?
}

/// Marks at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let part: AxisPart

    public func _gather(into axis: inout _AxisMarksList) { axis.parts.append(part) }

    // MARK: Marks of one's own

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        part = AxisPart(preset: preset, position: position, values: values, marks: content)
    }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        part = AxisPart(
            preset: preset, position: position, values: values, marks: { _ in content() })
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        part = AxisPart(
            preset: preset, position: position, values: AxisMarkValues(values), marks: content)
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping () -> Content
    ) {
        part = AxisPart(
            preset: preset, position: position, values: AxisMarkValues(values),
            marks: { _ in content() })
    }
}

extension AxisMarkValues {
    fileprivate init<Value: Plottable>(_ values: [Value]) {
        self.init(kind: .given(values.map(\.datum)))
    }
}

/// The marks that an axis has where nobody asks for others.
public struct _DefaultAxisMark: AxisMark {
    public func _gather(into marks: inout _AxisMarkList) {}
}

extension AxisMarks where Content == _DefaultAxisMark {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        part = AxisPart(preset: preset, position: position, values: values, stroke: stroke)
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) {
        part = AxisPart(
            preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
    }

    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
        part = AxisPart(
            preset: preset, position: position, values: values, stroke: stroke,
            label: { $0.view(format) })
    }

    public init<Format: FormatStyle, Value: Plottable>(
        format: Format, preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
        part = AxisPart(
            preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke,
            label: { $0.view(format) })
    }
}

/// An axis' part of a type that is not known.
public struct AnyAxisContent: AxisContent {
    private let base: any AxisContent
    public init(_ content: some AxisContent) { base = content }
    public init(erasing content: some AxisContent) { base = content }
    public func _gather(into axis: inout _AxisMarksList) { base._gather(into: &axis) }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public func _gather(into axis: inout _AxisMarksList) { self?._gather(into: &axis) }
}

extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
    public func _gather(into axis: inout _AxisMarksList) {
        switch storage {
        case .first(let content): content._gather(into: &axis)
        case .second(let content): content._gather(into: &axis)
        }
    }
}

/// Makes one axis of its parts.
@resultBuilder
public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock() -> some AxisContent { TupleAxisContent([]) }
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: AxisContent>(
        _ content: repeat each Content
    ) -> some AxisContent {
        var parts: [any AxisContent] = []
        repeat parts.append(each content)
        return TupleAxisContent(parts)
    }

    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: AxisContent, Second: AxisContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(.first(first)) }

    public static func buildEither<First: AxisContent, Second: AxisContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(.second(second)) }

    public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}

private struct TupleAxisContent: AxisContent {
    private let parts: [any AxisContent]
    init(_ parts: [any AxisContent]) { self.parts = parts }

    func _gather(into axis: inout _AxisMarksList) {
        for part in parts { part._gather(into: &axis) }
    }
}
