import Foundation
import SwiftUI
import Testing
import Vitrine
import WidgetKit

@testable import Host

/// Tells its entry and what its views find in their environment.
private struct Readings: Widget {
    nonisolated static let kind = "Readings"

    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: Self.kind, provider: ClosureProvider { $1(marks([0, 1])) }
        ) { ReadingsView(mark: $0) }
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline, .accessoryCircular])
    }
}

private struct ReadingsView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) private var scheme
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var typeSize
    var mark: Mark

    var body: some View {
        VStack(alignment: .leading) {
            Text(mark.label).bold().foregroundStyle(.blue).widgetAccentable()
            Text("\(family) \(scheme) \(locale.identifier) \(typeSize)").font(.caption2)
            Text(mark.date, style: .time)
            Text(mark.date.addingTimeInterval(7200), style: .relative)
        }
        .containerBackground(.orange.gradient, for: .widget)
    }
}

/// Of a bundle's own kind, without anything to draw.
private struct Silent: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

private struct OtherEntry: TimelineEntry { var date = noon }

@MainActor
@Suite struct WidgetPictureTests {
    private let entries = marks([0, 1]).entries

    /// One variant off the standard one on an axis, and what a request says for it.
    struct Axis: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let variant: WidgetVariant
        let request: @Sendable (inout RenderRequest) -> Void

        init(
            _ name: String, _ variant: WidgetVariant,
            _ request: @escaping @Sendable (inout RenderRequest) -> Void
        ) {
            testDescription = name
            self.variant = variant
            self.request = request
        }
    }

    nonisolated static let axes = [
        Axis("standard", WidgetVariant(.systemSmall)) { _ in },
        Axis("family", WidgetVariant(.systemMedium)) { $0.families = [.systemMedium] },
        Axis("inline accessory", WidgetVariant(.accessoryInline)) {
            $0.families = [.accessoryInline]
        },
        Axis("circular accessory", WidgetVariant(.accessoryCircular)) {
            $0.families = [.accessoryCircular]
        },
        Axis("scheme", WidgetVariant(.systemSmall, colorScheme: .dark)) {
            $0.axes.schemes = [.dark]
        },
        Axis("mode", WidgetVariant(.systemSmall, renderingMode: .accented)) {
            $0.axes.modes = [.accented]
        },
        Axis("device", WidgetVariant(.systemSmall, device: "iPhone 16 Pro")) {
            $0.axes.devices = ["iPhone 16 Pro"]
        },
        Axis("scale", WidgetVariant(.systemSmall, scale: 2)) { $0.axes.scales = [2] },
        Axis("locale", WidgetVariant(.systemSmall, locale: Locale(identifier: "ar_EG"))) {
            $0.axes.locales = ["ar_EG"]
        },
        Axis(
            "time zone", WidgetVariant(.systemSmall, timeZone: TimeZone(identifier: "Asia/Tokyo")!)
        ) {
            $0.axes.timeZones = ["Asia/Tokyo"]
        },
        Axis("text size", WidgetVariant(.systemSmall, dynamicTypeSize: .accessibility3)) {
            $0.axes.dynamicTypes = [.accessibility3]
        },
        Axis("direction", WidgetVariant(.systemSmall, layoutDirection: .rightToLeft)) {
            $0.axes.layoutDirections = [.rightToLeft]
        },
        Axis("iOS", WidgetVariant(.systemSmall, systemVersion: 18)) { $0.axes.systems = [18] },
        Axis("corners", WidgetVariant(.systemSmall, hasCorners: false)) { $0.isSquare = true },
    ]

    @Test(arguments: axes) func theyAreTheHostsPictures(axis: Axis) throws {
        let widget = FoundWidget(typeName: "Readings", description: Readings().description)
        let run = try run([widget]) {
            $0.families = [.systemSmall]
            $0.axes.scales = nil
            axis.request(&$0)
        }
        let files = try run.files().map {
            try Data(contentsOf: run.folder.appendingPathComponent($0))
        }
        let pictures = try PictureRenderer().pictures(
            of: Readings(), showing: entries, in: axis.variant)
        #expect(try pictures.map { try $0.pngData() } == files)
        #expect(files.count == 2)
        #expect(pictures.first?.hash != pictures.last?.hash)
    }

    /// Otherwise the comparison with the host could not fail.
    @Test func everyAxisShows() throws {
        let renderer = try PictureRenderer()
        let hashes = try Self.axes.map {
            try renderer.picture(of: Readings(), showing: entries[0], in: $0.variant).hash
        }
        #expect(Set(hashes).count == hashes.count)
    }

    @Test func aViewTakesAWidgetsPlace() throws {
        let renderer = try PictureRenderer()
        let variant = WidgetVariant(.systemSmall, colorScheme: .dark)
        let ofView = try renderer.picture(
            of: ReadingsView(mark: entries[1]), in: variant, at: entries[1].date)
        let ofWidget = try renderer.picture(of: Readings(), showing: entries[1], in: variant)
        #expect(ofView.hash == ofWidget.hash)
    }

    @Test func whatIsWrongIsFound() throws {
        let renderer = try PictureRenderer()
        let bare = try renderer.picture(of: Text("Hi"), in: WidgetVariant(.systemSmall))
        #expect(bare.findings.map(\.rule) == ["missing-container-background"])
        let borrowed = try renderer.picture(
            of: Text("Hi").containerBackground(.red, for: .widget),
            in: WidgetVariant(.systemExtraLarge))
        #expect(borrowed.findings.map(\.rule) == ["unknown-size"])
    }

    @Test func whatCannotBeDrawnIsSaid() throws {
        let renderer = try PictureRenderer()
        func message(
            of widget: some Widget, _ entry: any TimelineEntry, _ variant: WidgetVariant
        ) -> String? {
            do throws(PictureError) {
                _ = try renderer.picture(of: widget, showing: entry, in: variant)
                return nil
            } catch { return error.description }
        }
        let small = WidgetVariant(.systemSmall)
        #expect(
            message(of: Readings(), OtherEntry(), small)
                == "Readings shows entries of another type than OtherEntry")
        #expect(
            message(of: Readings(), entries[0], WidgetVariant(.systemLarge))
                == "Readings has no systemLarge; it has systemSmall, systemMedium, "
                + "accessoryInline, accessoryCircular")
        #expect(
            message(of: Silent(), entries[0], small)
                == "Silent has no timeline to draw; Live Activities are not drawn")
        #expect(
            message(of: Readings(), entries[0], WidgetVariant(.systemSmall, device: "Newton"))
                == "no device is named “Newton”; a screen such as 375x812 is, or a model such as "
                + "iPhone 16 Pro")
    }

    /// Threads that encode at once share no encoder.
    @Test func threadsEncodeTheSamePicture() async throws {
        let pictures = try PictureRenderer().pictures(
            of: Readings(), showing: entries, in: WidgetVariant(.systemMedium))
        let expected = try pictures.map { try $0.pngData() }
        try await withThrowingTaskGroup(of: (Int, Data).self) { group in
            for index in 0..<24 {
                group.addTask { (index % 2, try pictures[index % 2].pngData()) }
            }
            for try await (index, data) in group { #expect(data == expected[index]) }
        }
    }
}
