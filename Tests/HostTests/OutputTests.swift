import Foundation
import Graphics
import LayoutEngine
import PlainJSON
import Rendering
import SwiftUI
import TestSupport
import Testing
import WidgetKit

@testable import Host
@testable import Widgets

@MainActor
@Suite struct OutputTests {
    // MARK: Reports

    @Test func aReportsShape() throws {
        let provider = ClosureProvider { _, answer in
            answer(
                Timeline(
                    entries: [
                        Mark(
                            date: noon, label: "Hi",
                            relevance: TimelineEntryRelevance(score: 0.5, duration: 60))
                    ], policy: .atEnd))
        }
        let report = try run([found("Kind", provider)]).report("Kind")
        let keys = report.members?.map(\.key) ?? []
        #expect(
            keys == [
                "version", "kind", "families", "configuration", "policy", "timelines", "findings",
                "pictures",
            ])
        #expect(report["version"]?.integer == 1)
        #expect(report["kind"]?.string == "Kind")
        #expect(report["families"]?.strings == ["systemSmall"])
        let picture = try #require(report["pictures"]?.array?.first)
        #expect(picture["file"]?.string == "systemSmall-light-00.png")
        #expect(picture["variant"]?["family"]?.string == "systemSmall")
        #expect(picture["variant"]?["scheme"]?.string == "light")
        #expect(picture["variant"]?["mode"]?.string == "fullColor")
        #expect(picture["entry"]?["index"]?.integer == 0)
        #expect(picture["entry"]?["date"]?.string == "2026-01-01T12:00:00Z")
        #expect(picture["entry"]?["relevance"]?["score"]?.number == 0.5)
        #expect(picture["entry"]?["relevance"]?["duration"]?.number == 60)
        #expect(picture["size"]?.array?.compactMap(\.number) == [155, 155])
        #expect(picture["scale"]?.number == 1)
        #expect(picture["hash"]?.string?.count == 32)
        #expect(picture["findings"]?.array?.isEmpty == true)
        #expect(picture["tree"]?["frame"]?.array?.compactMap(\.number) == [0, 0, 155, 155])
    }

    @Test func namesAreInTheReport() throws {
        let widgets = WidgetDiscovery.widgets(of: [Nested.self], and: [])
        let run = try run(widgets)
        #expect(try run.report("Alpha")["displayName"]?.string == "First")
        #expect(try run.report("Alpha")["description"]?.string == "The first one")
        #expect(run.events("widget").first?["displayName"]?.string == "First")
        #expect(run.events("widget").first?["families"]?.strings == ["systemSmall"])
    }

    // MARK: Files

    @Test func whatIsUnchangedIsNotWritten() throws {
        let widgets = [found("A", ClosureProvider { $1(marks([0, 1])) })]
        let first = try run(widgets)
        let file = first.folder.appendingPathComponent("A/systemSmall-light-00.png").path
        func stamp() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
        }
        let before = try stamp()
        let second = try run(widgets, in: first.folder)
        #expect(first.events("picture").count == 2)
        #expect(second.events("picture").count == 0)
        #expect(second.events("unchanged").count == 2)
        #expect(try stamp() == before)
    }

    @Test func theNumberOfJobsChangesNothing() throws {
        let widgets = [
            found("A", ClosureProvider { $1(marks((0..<40).map { Double($0) })) })
        ]
        let one = try run(widgets) { $0.jobs = 1 }
        let many = try run(widgets) { $0.jobs = 3 }
        let files = try one.files()
        #expect(files.count == 40)
        #expect(try many.files() == files)
        for file in files + ["A/report.json"] {
            let left = try Data(contentsOf: one.folder.appendingPathComponent(file))
            #expect(try Data(contentsOf: many.folder.appendingPathComponent(file)) == left)
        }
    }

    @Test func aFolderThatCannotBeMade() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("f-\(UUID())")
        try Data().write(to: file)
        #expect(throws: OutputFileError.self) {
            try OutputFile.makeFolder(file.path + "/A/B")
        }
    }

    @Test func axesJoinTheNameWhereTheyHaveSeveralValues() throws {
        var axes = VariantAxes()
        axes.locales = ["de", "ar"]
        axes.dynamicTypes = [.large, .accessibility3]
        let setting = try #require(axes.settings().first)
        let look = try #require(axes.looks(for: setting).last)
        let names = PictureName(axes: axes)
        #expect(
            names.file(family: .systemSmall, setting: setting, look: look, index: 0)
                == "systemSmall-dark-ax3-de-00.png")
        let plain = PictureName(axes: VariantAxes())
        #expect(
            plain.file(family: .systemLarge, setting: setting, look: look, index: 123)
                == "systemLarge-dark-123.png")
    }

    @Test func versionsOfTheSystemAreAnAxis() throws {
        var axes = VariantAxes()
        axes.systems = [18, 26]
        axes.devices = ["402x874"]
        let settings = axes.settings()
        #expect(settings.map(\.ios) == [18, 26])
        #expect(settings.map { $0.device.sizes[.systemSmall]?.width } == [162, 164.33])
        let names = settings.map { setting in
            PictureName(axes: axes).file(
                family: .systemSmall, setting: setting, look: axes.looks(for: setting)[0], index: 0)
        }
        #expect(names == ["systemSmall-light-ios18-00.png", "systemSmall-light-ios26-00.png"])
        let palettes = try settings.map { setting in
            let stage = WidgetStage(
                widget: WidgetDescription(), family: .systemSmall, setting: setting)
            let look = try #require(axes.looks(for: setting).first)
            return stage.frame(for: look).environment.systemPalette
        }
        #expect(palettes == [.ios18, .ios26])
    }

    @Test func kindsAreFolders() {
        let kinds = ["Weather", "a/b", "..", "", "weather", "com.x.Widget", "report.json"]
        #expect(
            PictureName.folders(for: kinds) == [
                "Weather", "a_b", "_..", "Widget", "weather-2", "com.x.Widget", "_report.json",
            ])
    }

    @Test func shardsAndSkippedUnitsShareTheWork() throws {
        let widgets = [
            found("A", ClosureProvider { $1(marks([0])) }, families: [.systemSmall, .systemMedium])
        ]
        let first = try run(widgets) { $0.shard = (1, 2) }
        let second = try run(widgets) { $0.shard = (2, 2) }
        #expect(try first.files() == ["A/systemSmall-light-00.png"])
        #expect(try second.files() == ["A/systemMedium-light-00.png"])
        let skipping = try run(widgets) { $0.skipped = [("A", "systemSmall", "crashed")] }
        #expect(try skipping.files() == ["A/systemMedium-light-00.png"])
        #expect(
            try skipping.report("A")["skipped"]?.array?.first?["reason"]?.string == "crashed")
    }

    @Test func finishedKindsAreLeftAlone() throws {
        let widgets = [
            found("A", ClosureProvider { $1(marks([0])) }),
            found("B", ClosureProvider { $1(marks([0])) }),
        ]
        let run = try run(widgets) {
            $0.finished = ["A"]
            $0.shard = (2, 2)
        }
        #expect(try run.files() == ["B/systemSmall-light-00.png"])
        #expect(run.events("widget").count == 2)
    }

    @Test func aRequestIsRead() throws {
        let text = """
            {"version": 1, "output": "/x", "families": ["systemSmall", "accessoryInline"],
             "schemes": ["dark"], "device": [{"name": "393x852"}], "scale": [2], "mode": ["vibrant"],
             "dynamicType": ["accessibility3"], "locale": ["ar_EG"], "layoutDirection": null,
             "timeZone": ["Europe/Berlin"], "now": ["2026-01-01T12:00:00Z"], "kinds": null,
             "entries": "2..5", "jobs": 2, "shard": {"index": 2, "count": 8}, "square": true,
             "skip": [{"kind": "A", "family": "systemSmall", "reason": "r"}], "ios": 18,
             "timeLimit": 1.5, "list": false}
            """
        let request = try RenderRequest(parsing: Array(text.utf8))
        #expect(request.families == [.systemSmall, .accessoryInline])
        #expect(request.entries == .range(2...5))
        #expect(request.shard?.index == 2)
        #expect(request.axes.systems == [18])
        let setting = try #require(request.axes.settings().first)
        #expect(setting.device.name == "393x852")
        #expect(setting.now == noon)
        let look = try #require(request.axes.looks(for: setting).first)
        #expect(look.scheme == .dark)
        #expect(look.direction == .rightToLeft)
        #expect(look.dynamicType == .accessibility3)
        #expect(look.scale == 2)
    }

    @Test(arguments: [
        #"{"version": 2, "output": "/x"}"#, #"{"version": 1}"#, "nonsense",
        #"{"version": 1, "output": "/x", "families": ["huge"]}"#,
        #"{"version": 1, "output": "/x", "now": ["soon"]}"#,
        #"{"version": 1, "output": "/x", "device": [{"name": "1x1"}]}"#,
    ])
    func aRequestThatCannotBeAnswered(text: String) {
        #expect(throws: RequestError.self) { try RenderRequest(parsing: Array(text.utf8)) }
    }

    // MARK: Geometry

    private func placed(
        _ content: some View, margins: Bool = true, family: WidgetFamily = .systemSmall
    ) throws -> RenderedView {
        var widget = WidgetDescription()
        widget.hasContentMargins = margins
        let setting = try #require(VariantAxes().settings().first)
        let look = try #require(VariantAxes().looks(for: setting).first)
        let stage = WidgetStage(
            widget: widget, family: family, setting: setting)
        let renderer = Renderer(
            typesetter: SquareTypesetter(), symbols: SymbolTable([:]), resources: StubResources())
        return renderer.render(content, in: stage.frame(for: look))
    }

    @Test func contentLiesWithinTheMargins() throws {
        let full = Color.red.containerBackground(.blue, for: .widget)
        #expect(
            try placed(full).placed.children.last?.frame
                == CGRect(x: 16, y: 16, width: 123, height: 123))
        #expect(
            try placed(full, margins: false).placed.children.last?.frame
                == CGRect(x: 0, y: 0, width: 155, height: 155))
        #expect(
            try placed(full, family: .accessoryCircular).placed.children.last?.frame
                == CGRect(x: 0, y: 0, width: 72, height: 72))
    }

    @Test func theBackgroundFillsTheWidget() throws {
        let view = Text("Hi").containerBackground(for: .widget) { Color.blue }
        let rendered = try placed(view)
        let background = try #require(
            rendered.placed.children.first { $0.name == "ContainerBackground" })
        #expect(background.frame == CGRect(x: 0, y: 0, width: 155, height: 155))
        #expect(rendered.hasContainerBackground)
        #expect(rendered.placed.children.last?.name == "Text")
    }

    @Test func accessoriesHaveNoBackground() throws {
        let view = Text("Hi").containerBackground(for: .widget) { Color.blue }
        let rendered = try placed(view, family: .accessoryRectangular)
        #expect(rendered.placed.children.map(\.name) == ["Text"])
    }

    @Test func accessoriesAreVibrant() throws {
        let run = try run([
            found("A", ClosureProvider { $1(marks([0])) }, families: [.accessoryCircular])
        ]) { $0.families = [.accessoryCircular] }
        let picture = try run.report("A")["pictures"]?.array?.first
        #expect(picture?["variant"]?["mode"]?.string == "vibrant")
        #expect(picture?["variant"]?["scheme"]?.string == "light")
        // Text on a wallpaper is light, so something of it is left.
        #expect(picture?["tree"]?["children"]?.array?.last?["color"]?.string == "#FFFFFF")
    }

    @Test func inlineAccessoriesAreOneLine() throws {
        let run = try run([
            found("A", ClosureProvider { $1(marks([0])) }, families: [.accessoryInline])
        ]) { $0.families = [.accessoryInline] }
        let tree = try run.report("A")["pictures"]?.array?.first?["tree"]
        #expect(tree?["children"]?.array?.map { $0["view"]?.string } == ["InlineAccessory"])
    }

    @Test func accentedPicturesHaveTwoColors() throws {
        let view = HStack {
            Color.red.widgetAccentable()
            Color.green
        }.containerBackground(.blue, for: .widget)
        var look = try #require(VariantAxes().looks(for: VariantAxes().settings()[0]).first)
        look.mode = .accented
        let stage = WidgetStage(
            widget: WidgetDescription(), family: .systemSmall,
            setting: VariantAxes().settings()[0])
        let renderer = Renderer(
            typesetter: SquareTypesetter(), symbols: SymbolTable([:]), resources: StubResources())
        var frame = stage.frame(for: look)
        frame.cornerRadius = 0
        let items = renderer.render(view, in: frame).displayList.items
        var colors: [[Double]] = []
        for item in items {
            guard case .group(let group) = item, case .colorMatrix(let matrix) = group.filters.first
            else { continue }
            colors.append([matrix[4], matrix[9], matrix[14]])
        }
        let tint = WidgetAppearance.accentTint
        #expect(colors == [[tint.red, tint.green, tint.blue], [1, 1, 1]])
    }

    @Test func anUnknownKindIsSaid() throws {
        let run = try run([found("A", ClosureProvider { $1(marks([0])) })]) { $0.kinds = ["B"] }
        #expect(run.rules == ["no-such-widget"])
        #expect(run.events("finding").first?["hint"]?.string == "There are A.")
    }

    @Test func aWidgetWithoutABackgroundIsFound() throws {
        let configuration = StaticConfiguration(
            kind: "A", provider: ClosureProvider { $1(marks([0])) }
        ) { Text($0.label).padding() }
        var description = WidgetDescription()
        type(of: configuration)._describe(configuration, into: &description)
        let run = try run([FoundWidget(typeName: "Test", description: description)]) {
            $0.families = [.systemSmall]
        }
        #expect(run.rules == ["missing-container-background"])
        #expect(try run.files().count == 1)
    }
}
