import Testing

@testable import Tool

@Suite struct ArgumentParserTests {
    private static let command = CommandDeclaration(
        name: "draw", abstract: "", operand: .init(name: "PATH…", help: "", minimum: 1),
        options: [
            .list("family", "NAMES", ""), .value("output", "FOLDER", "", letter: "o"),
            .flag("quiet", "q", ""), .flag("help", "h", ""),
        ])

    private func parse(_ line: String) throws(UsageError) -> ParsedArguments {
        try ParsedArguments(line.split(separator: " ").map(String.init), for: Self.command)
    }

    @Test func optionsStandAnywhere() throws {
        let parsed = try parse("a --quiet b --family=small,medium --output x c --family large")
        #expect(parsed.operands == ["a", "b", "c"])
        #expect(parsed.has("quiet"))
        #expect(parsed.value("output") == "x")
        #expect(parsed.list("family") == ["small", "medium", "large"])
        #expect(parsed.list("output") != nil && parsed.list("help") == nil)
    }

    @Test func lettersMayBeJoined() throws {
        let parsed = try parse("-qoout a")
        #expect(parsed.has("quiet"))
        #expect(parsed.value("output") == "out")
        #expect(parsed.operands == ["a"])
    }

    @Test func afterTwoDashesAllAreOperands() throws {
        #expect(try parse("-- --quiet -o").operands == ["--quiet", "-o"])
    }

    @Test func aDashAloneIsAnOperand() throws {
        #expect(try parse("-").operands == ["-"])
    }

    @Test(
        arguments: [
            ("a --famly small", "unknown option '--famly'", "did you mean '--family'?"),
            ("a --output", "option '--output' needs a value: --output FOLDER", nil),
            ("a --output=", "option '--output' needs a value: --output FOLDER", nil),
            ("a --quiet=yes", "option '--quiet' takes no value", nil),
            ("a -x", "unknown option '-x'", nil),
            ("--quiet", "'draw' needs PATH…", "vitrine draw --help says what it takes"),
        ] as [(String, String, String?)])
    func mistakesAreSaid(line: String, message: String, hint: String?) {
        #expect(throws: UsageError(message, hint: hint)) { try parse(line) }
    }

    @Test func helpNeedsNothingElse() throws {
        #expect(try parse("--help").has("help"))
    }

    @Test func operandsAreCounted() {
        let none = CommandDeclaration(name: "none", abstract: "")
        #expect(throws: UsageError("unexpected argument 'x'")) {
            try ParsedArguments(["x"], for: none)
        }
    }

    @Test(
        arguments: [
            ("kitten", "sitting", 3), ("small", "smal", 1), ("dark", "drak", 1), ("", "abc", 3),
        ])
    func distanceCountsEdits(from: String, to: String, count: Int) {
        #expect(Suggestion.distance(Array(from), Array(to)) == count)
    }

    @Test func nothingIsSuggestedForTheFarFetched() {
        #expect(Suggestion.nearest(to: "zebra", among: ["light", "dark"]) == nil)
    }
}
