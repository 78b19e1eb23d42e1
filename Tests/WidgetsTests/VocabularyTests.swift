import AppIntents
import SwiftUI
import Testing
import WidgetKit

@testable import Views
@testable import Widgets

// Source as widgets have it: that it compiles is the test.

enum Mood: String, AppEnum {
    case calm, wild
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
    static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
        .calm: "Calm",
        .wild: DisplayRepresentation(
            title: "Wild", subtitle: "very", image: .init(systemName: "flame")),
    ]
}

struct City: AppEntity {
    let id: String
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "City")
    static let defaultQuery = CityQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct CityQuery: EntityStringQuery {
    func entities(for identifiers: [City.ID]) async throws -> [City] { [] }
    func entities(matching string: String) async throws -> [City] { [] }
    func suggestedEntities() async throws -> [City] { [City(id: "Rome")] }
}

struct Names: DynamicOptionsProvider {
    func results() async throws -> [String] { ["a"] }
}

struct Options: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Options"
    static let description = IntentDescription("What is shown.", categoryName: "General")

    @Parameter(title: "Mood", default: .calm) var mood: Mood
    @Parameter(title: "Other mood") var otherMood: Mood
    @Parameter(title: "City") var city: City?
    @Parameter(title: "Cities", size: [.systemSmall: 2, .systemMedium: 4]) var cities: [City]
    @Parameter(
        title: "Days", description: "How many", default: 3, controlStyle: .stepper,
        inclusiveRange: (lowerBound: 1, upperBound: 7))
    var days: Int
    @Parameter(title: "Scale", default: 1, inclusiveRange: (0.5, 2)) var scale: Double
    @Parameter(title: "Name", optionsProvider: Names()) var name: String

    init() {}
    init(mood: Mood) { self.mood = mood }

    static var parameterSummary: some ParameterSummary {
        When(\.$mood, .equalTo, .wild) {
            Summary("A \(\.$mood) day in \(\.$city)") {
                \.$days
                \.$scale
            }
        } otherwise: {
            Switch(\.$days) {
                Case(1) { Summary("One day") }
                DefaultCase { Summary("\(\.$days) days") }
            }
        }
    }
}

struct Advance: AppIntent {
    static let title: LocalizedStringResource = "Advance"
    @Parameter(title: "Step") var step: Int
    init() {}
    init(step: Int) { self.step = step }
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        WidgetCenter.shared.reloadTimelines(ofKind: "Options")
        return .result(value: step, dialog: "Advanced by \(step)")
    }
}

struct OptionsEntry: TimelineEntry {
    let date: Date
    let options: Options
}

struct OptionsProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> OptionsEntry {
        OptionsEntry(date: .now, options: Options())
    }
    func snapshot(for configuration: Options, in context: Context) async -> OptionsEntry {
        OptionsEntry(date: .now, options: configuration)
    }
    func timeline(for configuration: Options, in context: Context) async -> Timeline<OptionsEntry> {
        Timeline(entries: [OptionsEntry(date: .now, options: configuration)], policy: .atEnd)
    }
}

struct OptionsView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.widgetContentMargins) private var margins
    @AppStorage("count", store: UserDefaults(suiteName: "group.test")) private var count = 2
    @ScaledMetric(relativeTo: .title) private var side = 10
    let entry: OptionsEntry

    var body: some View {
        VStack {
            Text(entry.options.name).widgetAccentable()
            switch family {
            case .systemSmall: Text("\(count)")
            case .accessoryCircular:
                ZStack {
                    AccessoryWidgetBackground()
                    Text("c")
                }
            default: Text("more")
            }
            Button(intent: Advance(step: 1)) { Text("Next") }
            Toggle("On", isOn: true, intent: Advance(step: 2))
        }
        .containerBackground(.fill.tertiary, for: .widget)
        .widgetURL(URL(string: "test://options"))
        .invalidatableContent()
    }
}

struct OptionsWidget: Widget {
    static let kind = "Options"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: Self.kind, intent: Options.self, provider: OptionsProvider()
        ) { entry in
            if #available(iOS 17, *) {
                OptionsView(entry: entry)
            } else {
                OptionsView(entry: entry).padding().background()
            }
        }
        .configurationDisplayName("Options")
        .description("All of them.")
        .supportedFamilies(families)
        .contentMarginsDisabled()
    }

    private var families: [WidgetFamily] {
        if #available(iOS 16, *) { [.systemSmall, .accessoryCircular] } else { [.systemSmall] }
    }
}

struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var name: String
}

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { context in
            Text("\(context.attributes.name): \(context.state.minutes)")
                .activityBackgroundTint(Color.cyan)
                .activitySystemActionForegroundColor(Color.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("L") }
                DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.minutes)") }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T")
            } minimal: {
                Text("M")
            }
            .widgetURL(URL(string: "test://ride"))
            .keylineTint(Color.red)
        }
    }
}

struct PowerControl: ControlWidget {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { true }
    }
    struct Switch: SetValueIntent {
        static let title: LocalizedStringResource = "Switch"
        @Parameter(title: "On") var value: Bool
        func perform() async throws -> some IntentResult { .result() }
    }
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Power", provider: Provider()) { isOn in
            ControlWidgetToggle("Power", isOn: isOn, action: Switch()) { isOn in
                Text(isOn ? "On" : "Off")
            }
        }
        .displayName("Power")
    }
}

struct TestBundle: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget {
        OptionsWidget()
        if #available(iOS 18, *) { PowerControl() }
        RideActivity()
    }
}

struct OlderBundle: WidgetBundle {
    var body: some Widget {
        if #available(iOS 17, *) {
            return WidgetBundleBuilder.buildBlock(OptionsWidget(), RideActivity())
        } else {
            return WidgetBundleBuilder.buildBlock(OptionsWidget())
        }
    }
}

#Preview("Options", as: .systemSmall) {
    OptionsWidget()
} timeline: {
    OptionsEntry(date: .now, options: Options())
    OptionsEntry(date: .now, options: Options(mood: .wild))
}

#Preview("Ride", as: .content, using: Ride(name: "A")) {
    RideActivity()
} contentStates: {
    Ride.ContentState(minutes: 1)
}

@MainActor
@Suite struct VocabularyTests {
    @Test func aConfigurationSaysWhatItsModifiersSay() {
        let description = OptionsWidget().description
        #expect(description.kind == "Options")
        #expect(description.families == [.systemSmall, .accessoryCircular])
        #expect(description.displayName == Text(LocalizedStringKey("Options")))
        #expect(description.summary == Text(LocalizedStringKey("All of them.")))
        #expect(description.hasContentMargins == false)
        #expect(description.configuration == "AppIntentConfiguration")
        #expect(description.content != nil)
    }

    @Test func activitiesHaveNothingToDraw() {
        #expect(RideActivity().description.content == nil)
        #expect(RideActivity().description.configuration == "ActivityConfiguration")
    }

    @Test func bundlesListTheirWidgetsAndNotTheirControls() {
        let names = TestBundle().widgets.map { String(describing: type(of: $0)) }
        #expect(names == ["OptionsWidget", "RideActivity"])
        #expect(OlderBundle().widgets.count == 2)
    }

    @Test func parametersHaveDefaults() async {
        let options = await Options.unconfigured()
        #expect(options.mood == .calm)
        #expect(options.otherMood == .calm)
        #expect(options.city == nil)
        #expect(options.cities.isEmpty)
        #expect(options.days == 3)
        #expect(options.scale == 1)
        #expect(options.name == "")
        #expect(Options(mood: .wild).mood == .wild)
    }

    @Test func literalsAreKeys() {
        let text = Text("Hello")
        #expect(text == Text(LocalizedStringKey("Hello")))
        let name = "Ada"
        let greeting = Text("Hello \(name)")
        guard case .localized(let key, _, _) = greeting.storage else {
            Issue.record("\(greeting) is looked up under no key")
            return
        }
        #expect(key.key == "Hello %@")
    }

    @Test func familiesPrintTheirNames() {
        #expect(WidgetFamily.allCases.count == 7)
        for family in WidgetFamily.allCases {
            #expect(WidgetFamily(name: "\(family)") == family)
        }
    }

    @Test func entriesMatterToNobodyByDefault() {
        #expect(OptionsEntry(date: .now, options: Options()).relevance == nil)
        #expect(TimelineReloadPolicy.after(.distantPast) != .atEnd)
    }
}
