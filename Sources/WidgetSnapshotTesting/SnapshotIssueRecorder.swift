import Foundation

/// Tells the test framework. Only the library `WidgetSnapshotTesting` knows the frameworks; it is found
/// by name, so that programs without tests load neither.
struct SnapshotIssueRecorder: Sendable {
    private typealias Function =
        @convention(c) (
            UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int,
            Int
        ) -> Void

    private let function: Function

    static let shared: SnapshotIssueRecorder = {
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "vitrine_record_issue") else {
            fatalError(
                "Nothing would tell of snapshots that fail: add the product WidgetSnapshotTesting to "
                    + "the dependencies of the test target.")
        }
        return SnapshotIssueRecorder(function: unsafeBitCast(symbol, to: Function.self))
    }()

    func record(_ message: String, at source: SnapshotSource) {
        withUnsafePointer(to: source.filePath) { file in
            function(
                message, source.fileID.description, source.filePath.description, file,
                Int(source.line), Int(source.column))
        }
    }
}
