import Testing

@testable import Tool

@Suite struct RenderOptionsTests {
    private func options(_ line: String) throws(UsageError) -> RenderOptions {
        let words = line.split(separator: " ").map(String.init)
        return try RenderOptions(ParsedArguments(words + ["x"], for: RenderCommand.declaration))
    }

    @Test func defaultsAreThoseOfTheHelp() throws {
        let options = try options("")
        #expect(options.families == nil)
        #expect(options.schemes == ["light", "dark"])
        #expect(options.devices == ["375x812"])
        #expect(options.scales == nil)
        #expect(options.modes == ["fullColor"])
        #expect(options.dynamicTypes == ["large"])
        #expect(options.locales == ["en_US"])
        #expect(options.timeZones == ["UTC"])
        #expect(options.instants == ["2026-01-01T09:41:00Z"])
        #expect(options.output == FilePath("Output"))
        #expect(options.timeLimit == 10)
        #expect(options.memoryLimit == 1 << 30)
    }

    @Test func everyAxisTakesSeveralValues() throws {
        let options = try options(
            "--family small,systemLarge,inline,small --scheme dark --device=393x852,375x812 "
                + "--scale 1,2 --mode full-color,vibrant --dynamic-type large,ax3,XXXL "
                + "--locale de-DE,zh_hans_cn,ar --layout-direction ltr,rtl "
                + "--time-zone UTC,europe/berlin --now 2026-01-01,2026-06-30T12:00+0200")
        #expect(options.families == ["systemSmall", "systemLarge", "accessoryInline"])
        #expect(options.schemes == ["dark"])
        #expect(options.devices == ["393x852", "375x812"])
        #expect(options.scales == [1, 2])
        #expect(options.modes == ["fullColor", "vibrant"])
        #expect(options.dynamicTypes == ["large", "accessibility3", "xxxLarge"])
        #expect(options.locales == ["de_DE", "zh_Hans_CN", "ar"])
        #expect(options.layoutDirections == ["ltr", "rtl"])
        #expect(options.timeZones == ["UTC", "Europe/Berlin"])
        #expect(options.instants == ["2026-01-01T00:00:00Z", "2026-06-30T12:00:00+02:00"])
    }

    @Test(
        arguments: [
            ("iPhone-16", "393x852"), ("iphone-se", "375x667"), ("iPad-mini", "744x1133"),
            ("440X956", "440x956"),
        ])
    func devicesHaveModelNames(name: String, screen: String) throws {
        #expect(try options("--device \(name)").devices == [screen])
    }

    @Test(
        arguments: [
            ("all", "all"), ("first", "first"), ("2..5", "2..5"), ("3", "3..3"),
        ])
    func entriesAreNamed(text: String, entries: String) throws {
        #expect(try options("--entries \(text)").entries == entries)
    }

    @Test func theRealClockIsReadOnce() throws {
        let now = try options("--now system").instants[0]
        #expect(now.count == 20 && now.hasSuffix("Z") && now > "2026-01-01")
    }

    @Test(
        arguments: [
            ("--family smal", "unknown family 'smal'", "did you mean 'small'?"),
            ("--scheme sepia", "unknown scheme 'sepia'", "one of light, dark"),
            ("--device 375x813", "unknown device '375x813'", "did you mean '375x812'?"),
            ("--locale en_ZZ", "unknown locale 'en_ZZ'", "'ZZ' is no region; for example en_US"),
            ("--locale xx", "unknown locale 'xx'", "did you mean 'xh'?"),
            ("--time-zone Berlin", "unknown time zone 'Berlin'", "did you mean 'Europe/Berlin'?"),
            (
                "--now 2026-02-30", "'2026-02-30' is no instant",
                "for example 2026-01-01T09:41:00Z, or system"
            ),
            ("--now 2026-02-03T10:00", "'2026-02-03T10:00' has no time zone", "end it with Z"),
            ("--scale 5", "'5' is no scale", "from 1 to 4"),
            ("--jobs many", "'many' is no number of jobs", "from 1 to 1024"),
            ("--entries 5..2", "'5..2' names no entries", "all, first, or a range such as 2..5"),
            ("--shard 9/8", "'9/8' is no shard", "the second of eight is 2/8"),
            ("--fonts nowhere", "--fonts: there is no folder 'nowhere'", nil),
        ] as [(String, String, String?)])
    func mistakesAreSaid(line: String, message: String, hint: String?) {
        #expect(throws: UsageError(message, hint: hint)) { try options(line) }
    }

    @Test func everyOptionIsRead() throws {
        // An option that is declared and never read would be silently ignored.
        let line =
            "--kind A,B --entries first --output O --jobs 3 --shard 2/8 --square --ios 18,26,18 --timeout 3 "
            + "--memory 256 --swift-version 6 --json --strict --verbose"
        let options = try options(line)
        #expect(options.kinds == ["A", "B"])
        #expect(options.jobs == 3)
        #expect(options.shard?.index == 2 && options.shard?.count == 8)
        #expect(options.isSquare && options.isJSON && options.isStrict)
        #expect(options.verbosity == .verbose)
        #expect(options.systems == [18, 26])
        #expect(options.timeLimit == 3)
        #expect(options.memoryLimit == 256 << 20)
        #expect(options.languageMode == "6")
    }
}
