import ActivityKit  // row: imports ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {  // row: widgets conforms ActivityAttributes
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }

    var driver: String
}

struct StopIntent: LiveActivityIntent {  // row: widgets conforms LiveActivityIntent
    static var title: LocalizedStringResource = "Stop"

    func perform() async throws -> some IntentResult { .result() }
}

struct RideView: View {
    @Environment(\.activityFamily) private var family  // row: environment \.activityFamily
    // row: environment \.isActivityFullscreen
    @Environment(\.isActivityFullscreen) private var isFullscreen
    let context: ActivityViewContext<RideAttributes>  // row: widgets ActivityViewContext

    var body: some View {
        Text("\(context.attributes.driver): \(context.state.minutes)")
            // row: modifiers activityBackgroundTint | arguments activityBackgroundTint: Color.cyan
            .activityBackgroundTint(Color.cyan)
            .activityBackgroundTint(.black)  // row: arguments activityBackgroundTint: .black
            // row: arguments activityBackgroundTint: Color.black
            .activityBackgroundTint(Color.black)
            // row: modifiers activitySystemActionForegroundColor
            .activitySystemActionForegroundColor(Color.black)
    }
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        // row: widgets ActivityConfiguration
        ActivityConfiguration(for: RideAttributes.self) { context in
            RideView(context: context)
        } dynamicIsland: { context in
            DynamicIsland {  // row: widgets DynamicIsland {
                // row: initializers DynamicIslandExpandedRegion(_:){}
                // row: widgets DynamicIslandExpandedRegion
                DynamicIslandExpandedRegion(.leading) { Text("a") }
                // row: initializers DynamicIslandExpandedRegion(_:priority:){}
                DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("b") }
                bottom(context.state)
            } compactLeading: {  // row: widgets compactLeading
                Text("L")
            } compactTrailing: {
                Text("T")
            } minimal: {  // row: widgets minimal:
                Text("M")
            }
            .widgetURL(URL(string: "app://ride"))
            .keylineTint(Color.red)  // row: modifiers keylineTint
            .contentMargins(.all, 8, for: .expanded)  // row: signatures contentMargins(_:_:for:)
        }
        // row: modifiers supplementalActivityFamilies
        .supplementalActivityFamilies([.small, .medium])
    }

    // row: wrappers @DynamicIslandExpandedContentBuilder
    @DynamicIslandExpandedContentBuilder
    private func bottom(
        _ state: RideAttributes.ContentState
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedRegion(.bottom) {
            // row: modifiers dynamicIsland
            Text("\(state.minutes)").dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
    }
}
