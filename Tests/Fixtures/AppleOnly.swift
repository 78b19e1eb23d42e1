import SwiftUI
import UIKit
import WidgetKit
import WeatherKit

#if canImport(RealityKit)
    import RealityKit
#endif

#if os(iOS) && targetEnvironment(simulator) && !os(Linux)
    let platform = "iOS"
#endif

#if DEBUG
    let build = "debug"
#endif

@objcMembers
final class Delegate: NSObject {
    @IBOutlet var label: NSObject?
    @objc dynamic var count = 1
    @objc func update(_ sender: Any) {}
    var action: Selector { #selector(update(_:)) }
}

@Observable final class Visits {
    var count = 3
}

struct Badge: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
    func updateUIView(_ view: UIView, context: Context) {}
}

extension EnvironmentValues {
    @Entry var tint: Color = .red
    @Entry var isLarge = false
}

struct AppleOnlyEntry: TimelineEntry {
    let date: Date
}

struct AppleOnlyProvider: TimelineProvider {
    func placeholder(in context: Context) -> AppleOnlyEntry { AppleOnlyEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (AppleOnlyEntry) -> Void) {
        completion(AppleOnlyEntry(date: .now))
    }

    func getTimeline(
        in context: Context, completion: @escaping (Timeline<AppleOnlyEntry>) -> Void
    ) {
        completion(Timeline(entries: [AppleOnlyEntry(date: .now)], policy: .never))
    }
}

struct AppleOnlyView: View {
    @Environment(\.tint) private var tint
    @State private var visits = Visits()

    var body: some View {
        if #available(iOS 17, *) {
            Text("\(platform) \(build) \(visits.count)").foregroundStyle(tint)
        } else {
            Text("old")
        }
    }
}

struct AppleOnlyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "AppleOnly", provider: AppleOnlyProvider()) { _ in
            AppleOnlyView().containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

@main
struct AppleOnlyBundle: WidgetBundle {
    var body: some Widget { AppleOnlyWidget() }
}

#Preview("Small", as: .systemSmall) {
    AppleOnlyWidget()
} timeline: {
    AppleOnlyEntry(date: .now)
}

#Preview {
    @Previewable @State var isOn = false
    Text(isOn ? "on" : "off")
}
