import Foundation
import FoundationShim
import Markdown
import Testing

@Suite struct CommonMarkReaderTests {
    private func runs(
        _ markdown: String, _ syntax: MarkdownSyntax = .inlineOnlyPreservingWhitespace
    ) -> [MarkdownRun] {
        CommonMarkReader().runs(of: markdown, syntax: syntax)
    }

    @Test func marksBecomeIntents() {
        #expect(
            runs("plain *slanted* __strong__ `code` ~~gone~~ ***both***") == [
                MarkdownRun("plain "), MarkdownRun("slanted", intent: .emphasized),
                MarkdownRun(" "), MarkdownRun("strong", intent: .stronglyEmphasized),
                MarkdownRun(" "), MarkdownRun("code", intent: .code), MarkdownRun(" "),
                MarkdownRun("gone", intent: .strikethrough), MarkdownRun(" "),
                MarkdownRun("both", intent: [.emphasized, .stronglyEmphasized]),
            ])
    }

    @Test func linksKeepTheirAddress() {
        #expect(
            runs("See [the *site*](https://example.com/a%20b?c=1).") == [
                MarkdownRun("See "),
                MarkdownRun("the ", link: "https://example.com/a%20b?c=1"),
                MarkdownRun(
                    "site", intent: .emphasized, link: "https://example.com/a%20b?c=1"),
                MarkdownRun("."),
            ])
        #expect(runs("at https://example.com now")[1].link == "https://example.com")
        #expect(
            runs("me@example.com") == [
                MarkdownRun("me@example.com", link: "mailto:me@example.com")
            ])
    }

    /// A label is no document: its blocks are characters.
    @Test(arguments: [
        "# 1", "- a", "1. b", "> c", "    d", "a\n===", "e\n\n\nf", "  g  \n  h  ", "```", "***",
        "[a]: b", "\tTab", "", "\n", "<b>x</b>", "snake_case_name", "2 * 3 * 4", "~", "ends \\",
    ])
    func blocksAndSpacesStay(text: String) {
        #expect(runs(text).map(\.string).joined() == text)
    }

    @Test func emphasisMayBeginAndEndALine() {
        #expect(
            runs("_a_\n_b_") == [
                MarkdownRun("a", intent: .emphasized), MarkdownRun("\n"),
                MarkdownRun("b", intent: .emphasized),
            ])
    }

    @Test func escapesAndEntitiesAreRead() {
        #expect(runs("\\*a\\* &amp; &copy;") == [MarkdownRun("*a* & ©")])
    }

    @Test func wholeDocumentsLoseTheirBlocks() {
        #expect(
            runs("# A\n\nb *c*\nd", .full) == [
                MarkdownRun("Ab "), MarkdownRun("c", intent: .emphasized), MarkdownRun(" d"),
            ])
    }

    @Test func spacesCollapseWhereTheyAreNotKept() {
        #expect(runs("a\n  b", .inlineOnly) == [MarkdownRun("a b")])
    }

    @Test func longAndHostileTextIsReadInTime() {
        let start = ContinuousClock.now
        for piece in ["*a ", "[", "_", "`", "a*b_", "&", "<"] {
            _ = runs(String(repeating: piece, count: 50_000))
        }
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}

@Suite struct AttributedMarkdownTests {
    init() { CommonMarkReader.install() }

    @Test func attributesAreThoseOfFoundation() throws {
        let text = try AttributedString(
            markdown: "a **b** [c](/d)", baseURL: URL(string: "https://e.f"))
        #expect(String(text.characters) == "a b c")
        let runs = Array(text.runs)
        #expect(runs[1].inlinePresentationIntent == .stronglyEmphasized)
        #expect(runs.last?.link?.absoluteString == "https://e.f/d")
    }

    @Test func optionsChooseTheSyntax() throws {
        let text = try AttributedString(
            markdown: "# *a*\n b",
            options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(text.characters) == "# a\n b")
    }

    /// What holds no mark is not even parsed.
    @Test(arguments: ["%@ of %lld", "12:30", "50 %", "a/b", "Fine."])
    func plainTextStays(text: String) {
        #expect(MarkdownReading.runs(of: text) == [MarkdownRun(text)])
    }
}
