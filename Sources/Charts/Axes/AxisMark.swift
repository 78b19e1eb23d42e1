import Foundation
import Graphics
import LayoutEngine
import Views

/// A line, a tick or a label at a value of an axis.
public protocol AxisMark {
    func _gather(into marks: inout _AxisMarkList)
}

/// The marks of one value.
///
/// The name is public because marks' hidden requirement takes it; nothing in it is.
public struct _AxisMarkList {
    var elements: [AxisElement] = []
    let value: AxisValue

    init(value: AxisValue) { self.value = value }

    mutating func add(_ mark: some AxisMark, changing change: (inout AxisElement) -> Void) {
        let start = elements.count
        mark._gather(into: &self)
        for index in start..<elements.count { change(&elements[index]) }
    }
}

/// A line, a tick or a label, its style decided.
struct AxisElement {
    enum Kind {
        case gridLine(isCentered: Bool, stroke: StrokeStyle?)
        case tick(isCentered: Bool, length: AxisTick.Length, stroke: StrokeStyle?)
        case label(AxisLabel)
    }

    var kind: Kind
    var foreground: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// A label as it was asked for.
struct AxisLabel {
    /// The value itself, in the axis' own way, where there is no view.
    var content: AnyView?
    var isCentered: Bool?
    var anchor: UnitPoint?
    var collision: AxisValueLabelCollisionResolution
    var orientation: AxisValueLabelOrientation
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

// What modifiers return says only that it is some mark.
extension AxisMark {
    public func font(_ font: Font?) -> some AxisMark {
        ModifiedAxisMark(base: self) { if $0.font == nil { $0.font = font } }
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        ModifiedAxisMark(base: self) {
            if $0.foreground == nil { $0.foreground = AnyShapeStyle(style) }
        }
    }

    public func offset(_ offset: CGSize) -> some AxisMark {
        ModifiedAxisMark(base: self) {
            $0.offset.width += offset.width
            $0.offset.height += offset.height
        }
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        offset(CGSize(width: x, height: y))
    }
}

private struct ModifiedAxisMark: AxisMark {
    let base: any AxisMark
    let change: (inout AxisElement) -> Void

    func _gather(into marks: inout _AxisMarkList) { marks.add(base, changing: change) }
}

/// An axis' mark of a type that is not known.
public struct AnyAxisMark: AxisMark {
    private let base: any AxisMark
    public init(_ mark: some AxisMark) { base = mark }
    public init(erasing mark: some AxisMark) { base = mark }
    public func _gather(into marks: inout _AxisMarkList) { base._gather(into: &marks) }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public func _gather(into marks: inout _AxisMarkList) { self?._gather(into: &marks) }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public func _gather(into marks: inout _AxisMarkList) {
        switch storage {
        case .first(let mark): mark._gather(into: &marks)
        case .second(let mark): mark._gather(into: &marks)
        }
    }
}

/// Makes one mark of several.
@resultBuilder
public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock() -> some AxisMark { TupleAxisMark([]) }
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: AxisMark>(
        _ content: repeat each Content
    ) -> some AxisMark {
        var marks: [any AxisMark] = []
        repeat marks.append(each content)
        return TupleAxisMark(marks)
    }

    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: AxisMark, Second: AxisMark>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(.first(first)) }

    public static func buildEither<First: AxisMark, Second: AxisMark>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(.second(second)) }

    public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark {
        AnyAxisMark(content)
    }
}

private struct TupleAxisMark: AxisMark {
    private let marks: [any AxisMark]
    init(_ marks: [any AxisMark]) { self.marks = marks }

    func _gather(into list: inout _AxisMarkList) {
        for mark in marks { mark._gather(into: &list) }
    }
}
