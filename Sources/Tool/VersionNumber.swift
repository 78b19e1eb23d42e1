/// The tool's version.
enum VersionNumber {
    static let current = "0.1.0"
}
