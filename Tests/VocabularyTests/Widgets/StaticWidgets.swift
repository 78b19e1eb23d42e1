import SwiftUI
import WidgetKit

struct CountEntry: TimelineEntry {  // row: widgets conforms TimelineEntry
    let date: Date
    let count: Int
    // row: widgets TimelineEntryRelevance
    var relevance: TimelineEntryRelevance? = TimelineEntryRelevance(score: 0.5)
}

struct CountProvider: TimelineProvider {  // row: widgets conforms TimelineProvider
    func placeholder(in context: Context) -> CountEntry { CountEntry(date: Date(), count: 0) }

    func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
        // row: wrappers @escaping | widgets context.isPreview | calls isPreview
        completion(CountEntry(date: Date(), count: context.isPreview ? 1 : 2))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
        // row: widgets environmentVariants
        let schemes = context.environmentVariants[\.colorScheme] ?? []
        let width = context.displaySize.width  // row: widgets context.displaySize
        let isWide = context.family == .systemMedium || width > 300  // row: widgets context.family
        let entry = CountEntry(date: Date(), count: isWide ? schemes.count : 1)
        if isWide {
            // row: widgets Timeline(entries:policy:) | widgets policy .atEnd
            completion(Timeline(entries: [entry], policy: .atEnd))
        } else if schemes.isEmpty {
            // row: widgets policy .never
            completion(Timeline(entries: [entry], policy: .never))
        } else {
            // row: widgets policy .after(
            completion(
                Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(60))))
        }
    }
}

struct CountView: View {
    // row: wrappers @Environment | environment \.widgetFamily | calls family
    @Environment(\.widgetFamily) private var family
    let entry: CountEntry

    var body: some View {
        content
            // row: signatures containerBackground(_:for:)
            // row: arguments containerBackground: .fill.tertiary
            // row: arguments containerBackground: for:.widget
            .containerBackground(.fill.tertiary, for: .widget)
            .widgetURL(URL(string: "app://count"))  // row: signatures widgetURL(_:)
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .systemSmall: Text("small")  // row: families systemSmall | calls systemSmall
        case .systemMedium: Text("medium")  // row: families systemMedium | calls systemMedium
        case .systemLarge: Text("large")  // row: families systemLarge | calls systemLarge
        case .systemExtraLarge: Text("extra large")  // row: families systemExtraLarge
        case .accessoryCircular: Text("circular")  // row: families accessoryCircular
        case .accessoryRectangular: Text("rectangular")  // row: families accessoryRectangular
        case .accessoryInline: Text("inline")  // row: families accessoryInline
        @unknown default: Text("other")  // row: wrappers @unknown
        }
    }
}

struct CountWidget: Widget {  // row: widgets conforms Widget
    let kind = "Count"

    var body: some WidgetConfiguration {
        // row: widgets StaticConfiguration
        StaticConfiguration(kind: kind, provider: CountProvider()) { entry in
            CountView(entry: entry)
        }
        .configurationDisplayName("Count")  // row: signatures configurationDisplayName(_:)
        .description("Counts.")  // row: signatures description(_:)
        // row: modifiers supportedFamilies | supportedFamilies supported: systemSmall
        // row: supportedFamilies supported: systemMedium | supportedFamilies supported: systemLarge
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        .contentMarginsDisabled()  // row: modifiers contentMarginsDisabled
        .containerBackgroundRemovable(false)  // row: modifiers containerBackgroundRemovable
        // row: modifiers onBackgroundURLSessionEvents
        .onBackgroundURLSessionEvents(matching: "session") { _, completion in completion() }
        // row: modifiers disfavoredLocations
        .disfavoredLocations([.standBy], for: [.systemSmall])
    }
}

struct AccessoryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Accessory", provider: CountProvider()) { _ in AccessoryView() }
            .supportedFamilies([
                .accessoryCircular,  // row: supportedFamilies supported: accessoryCircular
                .accessoryRectangular,  // row: supportedFamilies supported: accessoryRectangular
                .accessoryInline,  // row: supportedFamilies supported: accessoryInline
                .systemExtraLarge,  // row: supportedFamilies supported: systemExtraLarge
            ])
    }
}

struct AccessoryView: View {
    // row: environment \.widgetRenderingMode | widgets widgetRenderingMode env
    @Environment(\.widgetRenderingMode) private var mode
    // row: environment \.showsWidgetContainerBackground
    // row: widgets showsWidgetContainerBackground env
    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    var body: some View {
        ZStack {
            // row: views AccessoryWidgetBackground | widgets AccessoryWidgetBackground()
            AccessoryWidgetBackground()
            VStack {
                Text(mode == .fullColor ? "full" : "tinted")  // row: calls fullColor
                    .widgetAccentable()  // row: signatures widgetAccentable()
                Text("b").widgetAccentable(showsBackground)  // row: signatures widgetAccentable(_:)
                Text("c").widgetLabel("Label")  // row: signatures widgetLabel(_:)
                Text("d").widgetLabel { Text("Label") }  // row: signatures widgetLabel{}
                Text("e").widgetCurvesContent()  // row: modifiers widgetCurvesContent
            }
        }
        // row: signatures containerBackground(for:){}
        .containerBackground(for: .widget) { Color.blue }
    }
}

struct ClearView: View {
    var body: some View {
        // row: arguments containerBackground: .clear
        Text("clear").containerBackground(.clear, for: .widget)
    }
}

@main  // row: wrappers @main | widgets @main
struct VocabularyBundle: WidgetBundle {  // row: widgets conforms WidgetBundle
    var body: some Widget {
        CountWidget()
        AccessoryWidget()
        others
    }

    // row: wrappers @WidgetBundleBuilder | widgets @WidgetBundleBuilder
    @WidgetBundleBuilder private var others: some Widget {
        WordWidget()
        OrderWidget()
        RideWidget()
        if #available(iOS 18.0, *) {
            LampControl()
            TorchControl()
        }
        NothingWidget()
    }
}

struct NothingWidget: Widget {
    // row: widgets EmptyWidgetConfiguration
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

enum Reload {
    static func all() {
        // row: widgets WidgetCenter | widgets reloadAllTimelines | calls reloadAllTimelines
        WidgetCenter.shared.reloadAllTimelines()
        // row: widgets reloadTimelines(ofKind:) | calls reloadTimelines
        WidgetCenter.shared.reloadTimelines(ofKind: "Count")
        // row: widgets getCurrentConfigurations / currentConfigurations
        WidgetCenter.shared.getCurrentConfigurations { _ in }
    }
}
