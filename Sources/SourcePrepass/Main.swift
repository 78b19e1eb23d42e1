import Dispatch
import Glibc
import PlainJSON

/// Prepares users' source for a compiler that does not target Apple's systems.
///
/// Reads from standard input `{"modules": [name…], "files": [{"path": …, "staged": …}…]}`: copies of
/// the user's files, and what those are called in messages. Copies that need a change are written
/// anew. Every change keeps the length of what it replaces, so that the compiler's lines and columns
/// are those of the user's file. Answers with `{"files": [{"path", "isEdited", "imports",
/// "entryPoints", "widgets"}…], "findings": […]}` on standard output.
///
/// An executable of its own, since it is the one piece that needs the toolchain's parser: the tool
/// does not load it when nothing has to be compiled.
@main
struct Main {
    static func main() {
        do {
            let request = try JSON(parsing: readAll())
            let modules = Set(request["modules"]?.strings ?? [])
            let files = request["files"]?.array ?? []
            let results = parallelMap(files.count) { prepare(files[$0], modules: modules) }
            let answer: JSON = [
                "files": .array(results.map(\.file)),
                "findings": .array(results.flatMap(\.findings)),
            ]
            print(answer)
        } catch {
            fail("no request: \(error)")
        }
    }

    private static func prepare(
        _ file: JSON, modules: Set<String>
    ) -> (file: JSON, findings: [JSON]) {
        let path = file["path"]?.string ?? ""
        let staged = file["staged"]?.string ?? ""
        guard let source = contents(ofFile: staged) else { fail("cannot read \(staged)") }
        let prepared = PreparedSource(source, modules: modules)
        if prepared.isEdited {
            guard write(prepared.source, toFile: staged) else { fail("cannot write \(staged)") }
        }
        let summary: JSON = [
            "path": .string(path), "isEdited": .bool(prepared.isEdited),
            "imports": JSON(prepared.imports), "entryPoints": JSON(prepared.entryPoints),
            "widgets": JSON(prepared.widgets),
        ]
        return (summary, prepared.findings.map { $0.json(path: path) })
    }

    private static func parallelMap<Result>(_ count: Int, _ body: (Int) -> Result) -> [Result] {
        [Result](unsafeUninitializedCapacity: count) { buffer, filled in
            nonisolated(unsafe) let results = buffer.baseAddress
            nonisolated(unsafe) let body = body
            DispatchQueue.concurrentPerform(iterations: count) { index in
                (results! + index).initialize(to: body(index))
            }
            filled = count
        }
    }

    private static func fail(_ message: String) -> Never {
        let line = Array("vitrine-prepass: error: \(message)\n".utf8)
        _ = Glibc.write(2, line, line.count)
        exit(2)
    }
}
