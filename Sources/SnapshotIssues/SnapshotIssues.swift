import Testing
import XCTest

/// Fails the test that runs, whichever framework runs it.
///
/// - Parameter staticPath: to a `StaticString` with `filePath`, which XCTest asks for.
@_cdecl("vitrine_record_issue")
public func recordIssue(
    _ message: UnsafePointer<CChar>, _ fileID: UnsafePointer<CChar>,
    _ filePath: UnsafePointer<CChar>, _ staticPath: UnsafeRawPointer, _ line: Int, _ column: Int
) {
    let message = String(cString: message)
    guard Test.current != nil else {
        return XCTFail(
            message, file: staticPath.load(as: StaticString.self), line: UInt(max(line, 0)))
    }
    Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
            fileID: String(cString: fileID), filePath: String(cString: filePath), line: line,
            column: column))
}
