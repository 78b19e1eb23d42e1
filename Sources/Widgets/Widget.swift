@_exported import Foundation
import Views

/// A configuration's content, and how to show it.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    init()
    var body: Body { get }

    /// The widgets that this one stands for: itself, or those of a bundle.
    static func _widgets(of widget: Self) -> [any Widget]
}

extension Widget {
    public static func _widgets(of widget: Self) -> [any Widget] { [widget] }

    /// What an extension's process does: answers the request it was started with.
    public static func main() { ProgramEntry.run() }
}

extension Widget {
    /// What the body says of the widget.
    package var description: WidgetDescription {
        var description = WidgetDescription()
        Body._describe(body, into: &description)
        return description
    }
}

/// Several widgets of one extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    init()
    @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
    public static func main() { ProgramEntry.run() }

    /// The widgets in the order in which they are listed.
    package var widgets: [any Widget] { Body._widgets(of: body) }
}

/// Gathers the widgets of a bundle.
@resultBuilder
public struct WidgetBundleBuilder {
    @MainActor public static func buildExpression<W: Widget>(_ widget: W) -> _WidgetList {
        _WidgetList(widgets: W._widgets(of: widget))
    }

    /// Controls belong to the bundle; nothing of them is drawn.
    @MainActor public static func buildExpression<C: ControlWidget>(_ control: C) -> _WidgetList {
        _WidgetList(widgets: [])
    }

    public static func buildBlock() -> _WidgetList { _WidgetList() }

    /// Also what source calls by hand to choose among bundles.
    @MainActor public static func buildBlock<each W: Widget>(
        _ widgets: repeat each W
    ) -> _WidgetList {
        var list: [any Widget] = []
        repeat list += (each W)._widgets(of: each widgets)
        return _WidgetList(widgets: list)
    }

    public static func buildOptional(_ widgets: _WidgetList?) -> _WidgetList {
        widgets ?? _WidgetList()
    }
    public static func buildEither(first widgets: _WidgetList) -> _WidgetList { widgets }
    public static func buildEither(second widgets: _WidgetList) -> _WidgetList { widgets }
    public static func buildLimitedAvailability(_ widgets: _WidgetList) -> _WidgetList { widgets }
}

/// Widgets under one name.
public struct _WidgetList {
    let widgets: [any Widget]

    nonisolated init(widgets: [any Widget]) { self.widgets = widgets }
    nonisolated public init() { widgets = [] }
}

extension _WidgetList: Widget {
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
    public static func _widgets(of widget: _WidgetList) -> [any Widget] { widget.widgets }
}

extension _WidgetList: @unchecked Sendable {}

/// Hands a program that starts with one of its widgets over to the host, which this module does
/// not know.
enum ProgramEntry {
    private typealias Main =
        @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32

    static func run() {
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "vitrine_host_main") else {
            print("This widget is drawn by a program that links the library Vitrine.")
            exit(1)
        }
        exit(
            unsafeBitCast(symbol, to: Main.self)(CommandLine.argc, CommandLine.unsafeArgv))
    }
}
