import Foundation
import LayoutComparison
import LayoutReport
import Testing

/// Cases lie in `Cases/*.txt`: a name after `==`, a tree, `->`, a tree, `=>`, the sentences.
@Suite struct LayoutChangesTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var before: String
        var after: String
        var sentences: [String]
        var testDescription: String { name }
    }

    @Test(arguments: try cases())
    func saysWhatChanged(_ example: Case) throws {
        let before = try ReportNode(layoutText: example.before)
        let after = try ReportNode(layoutText: example.after)
        #expect(LayoutChanges(from: before, to: after).sentences == example.sentences)
    }

    @Test(arguments: try cases())
    func saysNothingOfTheSame(_ example: Case) throws {
        let tree = try ReportNode(layoutText: example.after)
        #expect(LayoutChanges(from: tree, to: tree).isEmpty)
    }

    /// Backwards something is said of the same trees too.
    @Test(arguments: try cases().filter { !$0.sentences.isEmpty })
    func saysSomethingBackwards(_ example: Case) throws {
        let before = try ReportNode(layoutText: example.before)
        let after = try ReportNode(layoutText: example.after)
        #expect(!LayoutChanges(from: after, to: before).isEmpty)
    }

    @Test func thereAreDozens() throws { #expect(try Self.cases().count >= 36) }

    @Test func leavesOutAndCounts() throws {
        func tree(_ color: Int) -> ReportNode {
            ReportNode(
                view: "VStack", frame: [0, 0, 100, 100],
                children: (0..<10).map {
                    ReportNode(
                        view: "Text", frame: [0, Double($0) * 10, 100, 10],
                        text: .init(string: "Line \($0)", font: "", size: 8),
                        color: "#00000\($0 * color)")
                })
        }
        let changes = LayoutChanges(from: tree(0), to: tree(1))
        #expect(changes.sentences.count == 9)
        #expect(
            changes.line(atMost: 2)
                == "Text “Line 1”: color #000000 → #000001; Text “Line 2”: color #000000 → #000002; and 7 more"
        )
        #expect(changes.line().hasSuffix("; and 1 more"))
    }

    static func cases() throws -> [Case] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Cases")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try files.filter { $0.hasSuffix(".txt") }.flatMap { file in
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            return text.components(separatedBy: "\n== ").dropFirst().map { Case($0) }
        }
    }
}

extension LayoutChangesTests.Case {
    fileprivate init(_ text: String) {
        var parts = [[String]](repeating: [], count: 3)
        var part = 0
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for line in lines.dropFirst() {
            switch line {
            case "->": part = 1
            case "=>": part = 2
            default: parts[part].append(line)
            }
        }
        self.init(
            name: lines[0], before: parts[0].joined(separator: "\n"),
            after: parts[1].joined(separator: "\n"), sentences: parts[2].filter { !$0.isEmpty })
    }
}
