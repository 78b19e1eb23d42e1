import Foundation
import Views
import Vitrine
import Widgets

/// Fails the test unless a widget's entry looks as its reference does.
///
/// The reference is `__Snapshots__/<TestFile>/<test>.<name>.<extension>` beside the test's file.
///
/// - Parameters:
///   - entry: of the type that the widget's provider has.
///   - name: tells the snapshots of a test apart.
///   - recording: when references are written; see `SnapshotRecording`.
///   - renderer: with fonts of one's own; by default one that all snapshots share.
@MainActor
public func assertSnapshot(
    of widget: some Widget, showing entry: any TimelineEntry,
    as strategy: SnapshotStrategy<WidgetVariant>, named name: String? = nil,
    record recording: SnapshotRecording? = nil, with renderer: PictureRenderer? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let source = SnapshotSource(
        fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    SnapshotTest(source: source, name: name, recording: recording).assert(strategy, renderer) {
        renderer throws(PictureError) in
        try [renderer.picture(of: widget, showing: entry, in: strategy.place)]
    }
}

/// Fails the test unless each entry of a timeline looks as its reference does: the entries' numbers
/// are added to the name.
@MainActor
public func assertSnapshot(
    of widget: some Widget, showing timeline: [any TimelineEntry],
    as strategy: SnapshotStrategy<WidgetVariant>, named name: String? = nil,
    record recording: SnapshotRecording? = nil, with renderer: PictureRenderer? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let source = SnapshotSource(
        fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    SnapshotTest(source: source, name: name, recording: recording, isNumbered: true)
        .assert(strategy, renderer) { renderer throws(PictureError) in
            try renderer.pictures(of: widget, showing: timeline, in: strategy.place)
        }
}

/// Fails the test unless a view in a widget's place looks as its reference does.
@MainActor
public func assertSnapshot(
    of view: some View, as strategy: SnapshotStrategy<WidgetVariant>, named name: String? = nil,
    record recording: SnapshotRecording? = nil, with renderer: PictureRenderer? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let source = SnapshotSource(
        fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    SnapshotTest(source: source, name: name, recording: recording).assert(strategy, renderer) {
        renderer throws(PictureError) in
        try [renderer.picture(of: view, in: strategy.place)]
    }
}

/// Fails the test unless a view of some size looks as its reference does.
@MainActor
public func assertSnapshot(
    of view: some View, as strategy: SnapshotStrategy<ViewPlace>, named name: String? = nil,
    record recording: SnapshotRecording? = nil, with renderer: PictureRenderer? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let source = SnapshotSource(
        fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    SnapshotTest(source: source, name: name, recording: recording).assert(strategy, renderer) {
        renderer throws(PictureError) in
        let place = strategy.place
        return [
            renderer.picture(
                of: view, size: place.size, scale: place.scale, colorScheme: place.colorScheme)
        ]
    }
}
