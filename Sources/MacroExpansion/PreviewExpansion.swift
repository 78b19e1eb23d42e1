/// `#Preview`: a uniquely named type that conforms to a registry protocol, so that the program
/// finds its previews, with their timelines, among its own types.
///
/// Names are fully qualified, since the user's file may shadow any of them.
package enum PreviewExpansion {
    package static func expand(_ request: FreestandingRequest) throws -> String {
        let call = MacroCall(parsing: request.source)
        // Previews of Live Activities and of UIKit's classes are type-checked by their arguments.
        if call["contentStates"] != nil || request.typeName.contains("UIKit") { return "" }
        let name = "\(request.discriminator)7PreviewfMu_"
        if let family = call["as"] { return try widget(name, family: family, call: call) }
        return try view(name, call: call)
    }

    private static func title(of call: MacroCall) -> String {
        call.arguments.first { $0.label == nil && !$0.isClosure }?.source ?? "nil"
    }

    private static func closure(_ label: String, of call: MacroCall) throws -> String {
        let source = call[label] ?? call.arguments.first { $0.label == nil && $0.isClosure }?.source
        guard let source else { throw MacroError(description: "#Preview needs a closure") }
        return source
    }

    private static func view(_ name: String, call: MacroCall) throws -> String {
        let closure = try closure("body", of: call)
        let hoisting = PreviewableHoisting(closure)
        let result =
            hoisting.properties.isEmpty
            ? """
            func view<Content: SwiftUI.View>(
                        @SwiftUI.ViewBuilder _ content: () -> Content
                    ) -> any SwiftUI.View { content() }
                    return view \(closure)
            """
            : """
            struct Previewed: SwiftUI.View {
                        \(hoisting.properties.joined(separator: "\n"))
                        var body: some SwiftUI.View {
                            \(hoisting.body)
                        }
                    }
                    return Previewed()
            """
        return """
            struct \(name): SwiftUI._PreviewRegistry {
                static var name: Swift.String? { \(title(of: call)) }
                @_Concurrency.MainActor static func makeView() -> any SwiftUI.View {
                    \(result)
                }
            }
            """
    }

    private static func widget(_ name: String, family: String, call: MacroCall) throws -> String {
        // A preview by its provider shows what the widget's own timeline shows: no entries of its own.
        let timeline =
            call["timeline"].map { timeline in
                """
                func timeline(
                            @WidgetKit.TimelineEntryBuilder _ entries: () -> [any WidgetKit.TimelineEntry]
                        ) -> [any WidgetKit.TimelineEntry] { entries() }
                        return timeline \(timeline)
                """
            } ?? "return []"
        return """
            struct \(name): WidgetKit._WidgetPreviewRegistry {
                static var name: Swift.String? { \(title(of: call)) }
                static var family: WidgetKit.WidgetFamily { \(family) }
                @_Concurrency.MainActor static func makeWidget() -> any WidgetKit.Widget {
                    func widget<Made: WidgetKit.Widget>(
                        _ make: () -> Made
                    ) -> any WidgetKit.Widget { make() }
                    return widget \(try closure("widget", of: call))
                }
                @_Concurrency.MainActor static func makeTimeline() -> [any WidgetKit.TimelineEntry] {
                    \(timeline)
                }
            }
            """
    }
}
