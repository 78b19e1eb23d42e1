import Views

/// Marks of a chart, described by their body.
@MainActor @preconcurrency public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the marks that the content becomes. Composed content adds those of its body.
    @MainActor static func _gather(_ content: Self, into marks: inout _MarkList)
}

extension ChartContent {
    public static func _gather(_ content: Self, into marks: inout _MarkList) {
        Body._gather(content.body, into: &marks)
    }
}

extension Never: ChartContent {
    public static func _gather(_ content: Never, into marks: inout _MarkList) {}
}

/// Content that becomes marks by itself.
@MainActor @preconcurrency public protocol _PrimitiveChartContent: ChartContent
where Body == Never {
    func _gather(into marks: inout _MarkList)
}

extension _PrimitiveChartContent {
    public var body: Never { fatalError("\(Self.self) is a primitive mark and has no body") }

    public static func _gather(_ content: Self, into marks: inout _MarkList) {
        content._gather(into: &marks)
    }
}

extension ChartContent {
    /// The marks of content whose type is known here only as some content.
    func gather(into marks: inout _MarkList) { Self._gather(self, into: &marks) }
}

/// The marks of a chart, in the order in which they were declared.
///
/// The name is public because contents' hidden requirement takes it; nothing in it is.
public struct _MarkList {
    var marks: [Mark] = []
    var annotations: [MarkAnnotation] = []
    /// What cannot be drawn as it was asked for.
    var findings: [ChartFinding] = []

    /// Adds content with each of its marks changed.
    @MainActor
    mutating func add(_ content: some ChartContent, changing change: (inout Mark) -> Void) {
        let start = marks.count
        content.gather(into: &self)
        for index in start..<marks.count { change(&marks[index]) }
    }
}

/// What most modifiers return: one concrete type for all of them, as with views.
public struct ModifiedChartContent {
    private let walk: @MainActor (inout _MarkList) -> Void

    nonisolated init(walk: @escaping @MainActor (inout _MarkList) -> Void) { self.walk = walk }
}

extension ModifiedChartContent: _PrimitiveChartContent {
    public func _gather(into marks: inout _MarkList) { walk(&marks) }
}

extension ChartContent {
    /// This content with each of its marks changed.
    nonisolated func changing(
        _ change: @escaping @MainActor (inout Mark) -> Void
    ) -> ModifiedChartContent {
        nonisolated(unsafe) let content = self
        return ModifiedChartContent { $0.add(content, changing: change) }
    }

    /// This content, with something said about it.
    nonisolated func noting(_ finding: ChartFinding) -> ModifiedChartContent {
        nonisolated(unsafe) let content = self
        return ModifiedChartContent { marks in
            content.gather(into: &marks)
            if !marks.findings.contains(finding) { marks.findings.append(finding) }
        }
    }
}
