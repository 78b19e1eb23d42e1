import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetSnapshotTesting

private struct Mark: TimelineEntry {
    var date = Date(timeIntervalSince1970: 1_767_268_800)
    var label = "22°"
}

private struct Marks: TimelineProvider {
    func placeholder(in context: Context) -> Mark { Mark() }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Mark) -> Void) {
        completion(Mark())
    }
    func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<Mark>) -> Void
    ) { completion(Timeline(entries: [Mark()], policy: .never)) }
}

private struct MarkWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Mark", provider: Marks()) {
            Text($0.label).containerBackground(.orange, for: .widget)
        }
    }
}

private struct Block: View {
    var color = Color.orange
    var inset: CGFloat = 0
    var dot = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("22°").id("degrees").padding(.top, inset)
            Text("Sunny")
            Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(color)
        .overlay(alignment: .bottomTrailing) {
            if dot { Color.black.frame(width: 20 / 3, height: 20 / 3) }
        }
    }
}

@MainActor
@Suite struct SnapshotTestTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("snapshots-\(UUID())")

    private var artifacts: URL { folder.appendingPathComponent("artifacts") }

    /// What an assertion in a process of its own finds: its place is new each time.
    private func failures(
        of view: some View = Block(), _ strategy: SnapshotStrategy<ViewPlace>? = nil,
        named name: String? = nil, _ recording: SnapshotRecording? = nil,
        _ environment: [String: String] = [:]
    ) -> [String] {
        let strategy = strategy ?? .image(size: CGSize(width: 100, height: 80))
        SnapshotClaims.forget(in: folder)
        return test(named: name, recording, environment).failures(strategy) {
            renderer throws(PictureError) in
            [renderer.picture(of: view, size: strategy.place.size, scale: strategy.place.scale)]
        }
    }

    private func test(
        named name: String? = nil, _ recording: SnapshotRecording? = nil,
        _ environment: [String: String] = [:], line: UInt = 1
    ) -> SnapshotTest {
        var test = SnapshotTest(
            source: SnapshotSource(
                fileID: "Sample/BlockTests.swift", filePath: "/Sample/BlockTests.swift", line: line,
                column: 5, testName: "fits(size:)"),
            name: name, recording: recording)
        test.folder = folder
        test.environment = environment
        test.environment["SNAPSHOT_ARTIFACTS"] = artifacts.path
        return test
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func files(_ folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    // MARK: Recording

    @Test func aMissingReferenceIsRecordedAndFailsOnce() {
        #expect(
            failures() == [
                "There was no reference; recorded \(path("fits.png")). Run again to compare."
            ])
        #expect(files(folder) == ["fits.layout.txt", "fits.png"])
        #expect(failures() == [])
    }

    @Test func neverIsAFailureWithoutFiles() {
        #expect(failures(.never) == ["There is no reference \(path("fits.png"))."])
        #expect(files(folder) == [])
    }

    private func failures(_ recording: SnapshotRecording) -> [String] {
        failures(of: Block(), named: nil, recording)
    }

    @Test(arguments: [
        ([:], SnapshotRecording.missing), (["CI": "true"], .never), (["CI": "1"], .never),
        (["CI": "false"], .missing), (["SNAPSHOT_TESTING_RECORD": "all"], .all),
        (["CI": "true", "SNAPSHOT_TESTING_RECORD": "failed"], .failed),
    ])
    func theEnvironmentDecides(variables: [String: String], mode: SnapshotRecording) throws {
        #expect(try SnapshotRecording.standard(in: variables) == mode)
    }

    @Test func anUnknownModeIsSaid() {
        #expect(
            failures(of: Block(), named: nil, nil, ["SNAPSHOT_TESTING_RECORD": "yes"]) == [
                "SNAPSHOT_TESTING_RECORD is “yes”; it can be all, failed, missing, never"
            ])
    }

    @Test func aTestsRuleHoldsOverTheEnvironments() {
        let words = withSnapshotTesting(record: .never) {
            failures(of: Block(), named: nil, nil, ["SNAPSHOT_TESTING_RECORD": "all"])
        }
        #expect(words == ["There is no reference \(path("fits.png"))."])
    }

    @Test func acceptedPicturesAreOverwrittenOnRequestAlone() throws {
        _ = failures(.missing)
        let accepted = try Data(contentsOf: URL(fileURLWithPath: path("fits.png")))
        _ = failures(of: Block(color: .green), named: nil, .missing)
        _ = failures(of: Block(color: .green), named: nil, .never)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path("fits.png"))) == accepted)
        #expect(failures(.failed) == [])
        let words = failures(of: Block(color: .green), named: nil, .failed)
        #expect(
            words.first?.hasSuffix("Recorded \(path("fits.png")). Run again to compare.") == true)
        #expect(failures(of: Block(color: .green), named: nil, .never) == [])
        #expect(
            failures(.all) == [
                "Recorded \(path("fits.png")). Turn recording off to compare."
            ])
        #expect(try Data(contentsOf: URL(fileURLWithPath: path("fits.png"))) == accepted)
    }

    // MARK: What failures say

    @Test func aFailureTellsWhatMovedThenNumbersThenFiles() throws {
        _ = failures()
        let words = try #require(failures(of: Block(inset: 6)).first)
        let lines = words.split(separator: "\n").map(String.init)
        #expect(lines.first?.contains("“22°”: top padding 0 → 6") == true, "\(words)")
        #expect(lines.contains { $0.contains("pixels differ") })
        let folder = artifacts.appendingPathComponent("Sample/BlockTests")
        #expect(
            lines.suffix(3) == [
                "reference: \(folder.path)/fits.reference.png",
                "actual: \(folder.path)/fits.actual.png",
                "difference: \(folder.path)/fits.difference.png",
            ])
        #expect(
            files(folder) == ["fits.actual.png", "fits.difference.png", "fits.reference.png"])
    }

    @Test func aSmallChangeFailsUnderEveryPreset() {
        _ = failures()
        for settings in [ComparisonSettings.exact, .tolerant, .perceptual] {
            let strategy = SnapshotStrategy<ViewPlace>.image(
                size: CGSize(width: 100, height: 80), comparing: settings)
            #expect(failures(of: Block(dot: true), strategy).count == 1)
        }
    }

    @Test func whatSettingsLetPassPasses() {
        _ = failures()
        let ignoring = ComparisonSettings.exact.ignoring([
            .points(CGRect(x: 90, y: 70, width: 10, height: 10))
        ])
        func strategy(_ settings: ComparisonSettings) -> SnapshotStrategy<ViewPlace> {
            .image(size: CGSize(width: 100, height: 80), comparing: settings)
        }
        #expect(failures(of: Block(dot: true), strategy(ignoring)) == [])
        #expect(
            failures(of: Block(dot: true), strategy(.exact.ignoring([.view("degres")]))) == [
                "No view has the identifier “degres”, which is to be ignored."
            ])
    }

    @Test func layoutsAndReportsAreKeptAsText() throws {
        let size = CGSize(width: 100, height: 80)
        _ = failures(of: Block(), .layout(size: size))
        _ = failures(of: Block(), .report(size: size))
        #expect(files(folder) == ["fits.json", "fits.txt"])
        #expect(failures(of: Block(), .layout(size: size)) == [])
        #expect(failures(of: Block(), .report(size: size)) == [])
        let words = try #require(failures(of: Block(inset: 6), .layout(size: size)).first)
        #expect(words.contains("“22°”: top padding 0 → 6"), "\(words)")
        let reported = try #require(failures(of: Block(inset: 6), .report(size: size)).first)
        #expect(reported.contains("“22°”: top padding 0 → 6"), "\(reported)")
        #expect(reported.contains("Line 1 was "))
    }

    @Test func anotherSizeIsADifferenceWithAPicture() {
        _ = failures()
        let words = failures(of: Block(), .image(size: CGSize(width: 100, height: 90))).first ?? ""
        #expect(words.contains("The reference is 300 × 240 pixels, the picture is 300 × 270."))
        #expect(words.contains("difference: "))
    }

    // MARK: Bad input

    @Test(arguments: [
        (Data("no picture".utf8), "not a PNG picture"), (Data(), "PNG"),
    ])
    func aReferenceThatIsNoPictureIsSaid(content: Data, words: String) throws {
        _ = failures()
        try content.write(to: URL(fileURLWithPath: path("fits.png")))
        #expect(failures().first?.contains("the reference ") == true)
        #expect(failures().first?.contains(words) == true, "\(failures())")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path("fits.png"))) == content)
    }

    @Test func aFolderThatCannotBeMadeIsSaid() throws {
        try Data().write(to: folder)
        #expect(failures().first?.contains("cannot be written") == true)
    }

    @Test func artifactsThatCannotBeWrittenHideNoFailure() throws {
        _ = failures()
        try Data().write(to: artifacts)
        let words = try #require(failures(of: Block(color: .green)).first)
        #expect(words.contains("pixels differ"))
        #expect(words.contains("fits.actual.png cannot be written"))
    }

    @Test func twoAssertionsMayNotClaimOneFile() throws {
        let strategy = SnapshotStrategy<ViewPlace>.image(size: CGSize(width: 100, height: 80))
        func run(_ line: UInt, _ view: Block, named name: String? = nil) -> [String] {
            test(named: name, .missing, line: line).failures(strategy) {
                renderer throws(PictureError) in
                [renderer.picture(of: view, size: strategy.place.size)]
            }
        }
        _ = run(1, Block())
        #expect(run(1, Block()) == [])
        #expect(
            run(2, Block()) == [
                "fits(size:) (Sample/BlockTests.swift:2:5) and "
                    + "fits(size:) (Sample/BlockTests.swift:1:5) both claim \(path("fits.png")); "
                    + "tell them apart by “named:”."
            ])
        #expect(
            run(1, Block(color: .green)) == [
                "fits(size:) (Sample/BlockTests.swift:1:5) claims \(path("fits.png")) twice with "
                    + "different content; give each case a name by “named:”."
            ])
        let layout = SnapshotStrategy<ViewPlace>.layout(size: CGSize(width: 100, height: 80))
        let words = test(named: "layout", .missing, line: 3).failures(layout) {
            renderer throws(PictureError) in
            [renderer.picture(of: Block(), size: layout.place.size)]
        }
        #expect(words.first?.contains("both claim \(path("fits.layout.txt"))") == true)
        _ = run(2, Block(), named: "a/b c")
        #expect(files(folder).contains("fits.a-b-c.png"))
        #expect(run(2, Block(), named: "a/b c") == [])
    }

    // MARK: Widgets

    @Test func aTimelineIsAReferenceAnEntry() throws {
        let entries = [Mark(), Mark(label: "23°")]
        func run(_ entries: [Mark]) -> [String] {
            SnapshotClaims.forget(in: folder)
            var test = test(named: "dark", .missing)
            test.isNumbered = true
            let strategy = SnapshotStrategy.image(family: .systemSmall, scheme: .dark)
            return test.failures(strategy) { renderer throws(PictureError) in
                try renderer.pictures(of: MarkWidget(), showing: entries, in: strategy.place)
            }
        }
        #expect(run(entries).count == 2)
        #expect(
            files(folder).filter { $0.hasSuffix("png") } == [
                "fits.dark-00.png", "fits.dark-01.png",
            ])
        #expect(run(entries) == [])
        let words = run([Mark(), Mark(label: "24°")])
        #expect(words.count == 1)
        #expect(words.first?.contains("“23°”") == true && words.first?.contains("“24°”") == true)
    }

    @Test func whatCannotBeDrawnFails() {
        let strategy = SnapshotStrategy.image(WidgetVariant(.systemSmall, device: "Newton"))
        let words = test().failures(strategy) { renderer throws(PictureError) in
            try [renderer.picture(of: MarkWidget(), showing: Mark(), in: strategy.place)]
        }
        #expect(words.first?.hasPrefix("no device is named “Newton”") == true)
    }
}
