import Foundation

/// When references are written.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
    /// Always.
    case all
    /// Where what is found does not match, or there is no reference.
    case failed
    /// Where there is no reference.
    case missing
    /// A missing reference is a failure.
    case never

    @TaskLocal static var current: SnapshotRecording?

    /// What holds where a test says nothing: `SNAPSHOT_TESTING_RECORD`; otherwise `never` where `CI` is
    /// set, since a test that records there passes without having compared anything; and `missing`.
    ///
    /// - Throws: an unknown word in the variable.
    static func standard(
        in environment: [String: String]
    ) throws(SnapshotFailure) -> SnapshotRecording {
        if let word = environment["SNAPSHOT_TESTING_RECORD"], !word.isEmpty {
            guard let mode = SnapshotRecording(rawValue: word) else {
                throw SnapshotFailure(
                    "SNAPSHOT_TESTING_RECORD is “\(word)”; it can be "
                        + allCases.map(\.rawValue).joined(separator: ", "))
            }
            return mode
        }
        let ci = environment["CI"]?.lowercased() ?? ""
        return ["", "false", "0"].contains(ci) ? .missing : .never
    }
}

/// Runs `operation` with another rule of recording for the snapshots in it.
@MainActor
public func withSnapshotTesting<Result>(
    record: SnapshotRecording, operation: @MainActor () throws -> Result
) rethrows -> Result {
    try SnapshotRecording.$current.withValue(record, operation: operation)
}

/// Why a snapshot does not hold.
struct SnapshotFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
