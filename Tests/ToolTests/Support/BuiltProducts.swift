@testable import Tool

/// The executables that were built beside the tests.
enum BuiltProducts {
    struct Missing: Error, CustomStringConvertible {
        var name: String
        var description: String { "'\(name)' is not built beside the tests" }
    }

    static func executable(_ name: String) throws -> FilePath {
        guard let tests = FilePath("/proc/self/exe").resolved else { throw Missing(name: name) }
        // The tests run either by themselves or in a helper of the toolchain, which is given them.
        let folders = [tests.parent] + CommandLine.arguments.map { FilePath($0).parent }
        guard let path = folders.map({ $0 / name }).first(where: \.isExecutable) else {
            throw Missing(name: name)
        }
        return path
    }
}
