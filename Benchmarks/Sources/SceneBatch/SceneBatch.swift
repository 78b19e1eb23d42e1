import Foundation
import Glibc
import Host
import Scene

/// The benchmark as a command, so that a script can time it beside others:
///
///     scene-batch one FILE.png
///     scene-batch all [--jobs N] --out FOLDER
///
/// and with `--background vertical|diagonal|photograph`.
@main
struct SceneBatch {
    @MainActor
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        var options: [String: String] = [:]
        while let flag = arguments.firstIndex(where: { $0.hasPrefix("--") }) {
            guard flag + 1 < arguments.count else { usage() }
            options[arguments[flag]] = arguments[flag + 1]
            arguments.removeSubrange(flag...flag + 1)
        }
        guard let background = SceneBackground(rawValue: options["--background"] ?? "vertical")
        else { usage() }

        let variants: [(SceneVariant, path: String)]
        switch (arguments.first, arguments.count) {
        case ("one", 2):
            variants = [(SceneVariant(family: .small, isDark: false, index: 0), arguments[1])]
        case ("all", 1):
            guard let folder = options["--out"] else { usage() }
            variants = SceneVariant.all.map { ($0, folder + "/" + $0.fileName) }
        default:
            usage()
        }
        let scene = try SceneRenderer(background: background)
        let jobs = options["--jobs"].flatMap { Int($0) } ?? 1
        let queue = PictureQueue(jobs: jobs) { job, outcome in
            if case .failed(let reason) = outcome { fail("scene-batch: \(reason)") }
        }
        for (variant, path) in variants {
            queue.add(
                PictureQueue.Job(
                    picture: scene.picture(variant), path: path, name: path, kind: "Scene"))
        }
        queue.finish()
        // What is left is of no use to anyone, and tearing it down takes time.
        _exit(0)
    }

    private static func usage() -> Never {
        fail(
            """
            usage: scene-batch one FILE.png
                   scene-batch all [--jobs N] --out FOLDER
                   --background vertical|diagonal|photograph
            """)
    }

    private static func fail(_ text: String) -> Never {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(2)
    }
}
