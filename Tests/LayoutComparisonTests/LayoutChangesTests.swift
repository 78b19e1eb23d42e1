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

    /// Trees of any form: nothing crashes, nothing is said of the same.
    @Test func takesTreesOfAnyForm() throws {
        var state: UInt64 = 5
        func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        func tree(_ depth: Int) -> ReportNode {
            let names = [
                "VStack", "HStack", "Padding", "Background", "Overlay", "Label", "Text", "Color",
            ]
            var node = ReportNode(
                view: names[below(names.count)],
                frame: below(20) == 0 ? [] : (0..<4).map { _ in Double(below(40)) })
            if below(4) == 0 { node.id = "\(below(3))" }
            if below(3) == 0 { node.text = .init(string: "\(below(4))", font: "", size: 12) }
            if below(5) == 0 { node.image = "\(below(3))" }
            if depth > 0 { node.children = (0..<below(5)).map { _ in tree(depth - 1) } }
            return node
        }
        for _ in 0..<300 {
            let (a, b) = (tree(4), tree(4))
            _ = LayoutChanges(from: a, to: b).line()
            #expect(LayoutChanges(from: a, to: a).isEmpty)
        }
    }

    /// A list of 2,000 rows, one of which is new.
    @Test func findsOneChangeInALongList() {
        func list(_ rows: [Int]) -> ReportNode {
            ReportNode(
                view: "VStack", frame: [0, 0, 100, Double(rows.count) * 20],
                children: rows.enumerated().map { place, row in
                    ReportNode(
                        view: "Text", frame: [0, Double(place) * 20, 100, 20],
                        text: .init(string: "Row \(row)", font: "", size: 17))
                })
        }
        let changes = LayoutChanges(
            from: list(Array(0..<2000)), to: list(Array(0..<1990) + [5000] + Array(1990..<2000)))
        #expect(changes.sentences == ["Text “Row 5000” is new"])
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
