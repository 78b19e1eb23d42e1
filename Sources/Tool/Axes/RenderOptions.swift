/// What `vitrine render` was asked for, checked.
struct RenderOptions {
    var paths: [FilePath]
    /// nil: what the widget supports, of the three families of the home screen.
    var families: [String]?
    var schemes = ["light", "dark"]
    var devices = ["375x812"]
    /// nil: the device's.
    var scales: [Int]?
    var modes = ["fullColor"]
    var dynamicTypes = ["large"]
    var locales = ["en_US"]
    /// nil: the locale's.
    var layoutDirections: [String]?
    var timeZones = ["UTC"]
    /// ISO 8601.
    var instants = [defaultInstant]
    var kinds: [String]?
    var entries = "all"
    var output = FilePath("Output")
    var jobs = Environment.processors
    var shard: Shard?
    var isSquare = false
    var fonts: FilePath?
    var symbols: FilePath?
    /// Major versions of iOS.
    var systems = [26]
    /// Seconds for one unit of work: one widget's timeline in one family, or drawing it.
    var timeLimit = 10.0
    /// Bytes that a widget program may hold.
    var memoryLimit = 1 << 30
    var languageMode = "5"
    var isJSON = false
    var isStrict = false
    var isWatching = false
    var verbosity = Verbosity.normal

    /// The instant that a widget sees unless another is asked for.
    static let defaultInstant = "2026-01-01T09:41:00Z"

    enum Verbosity: Comparable { case quiet, normal, verbose }

    /// One part of the work, for runs on several machines: `2/8`.
    struct Shard {
        var index: Int
        var count: Int
    }
}

extension RenderOptions {
    init(_ arguments: ParsedArguments) throws(UsageError) {
        paths = arguments.operands.map { FilePath($0) }
        families = try arguments.choices("family", .family)
        schemes = try arguments.choices("scheme", .scheme) ?? schemes
        devices = try arguments.choices("device", .device) ?? devices
        scales = try arguments.mapped("scale") { text throws(UsageError) in
            try Self.integer(text, "scale", 1...4)
        }
        modes = try arguments.choices("mode", .mode) ?? modes
        dynamicTypes = try arguments.choices("dynamic-type", .dynamicType) ?? dynamicTypes
        locales = try arguments.mapped("locale", KnownLocales.canonical) ?? locales
        layoutDirections = try arguments.choices("layout-direction", .layoutDirection)
        timeZones = try arguments.mapped("time-zone", KnownTimeZones.canonical) ?? timeZones
        instants = try arguments.mapped("now", Instant.canonical) ?? instants
        kinds = arguments.list("kind")
        entries = try arguments.value("entries").map(Self.entries) ?? entries
        if let value = arguments.value("output") { output = FilePath(value) }
        if let value = arguments.value("jobs") {
            jobs = try Self.integer(value, "number of jobs", 1...1024)
        }
        shard = try arguments.value("shard").map(Self.shard)
        isSquare = arguments.has("square")
        fonts = try Self.folder(arguments, "fonts")
        symbols = try Self.folder(arguments, "symbols")
        systems =
            try arguments.mapped("ios") { text throws(UsageError) in
                try Self.integer(text, "iOS version", 13...26)
            }?.unique ?? systems
        if let value = arguments.value("timeout") {
            timeLimit = Double(try Self.integer(value, "number of seconds", 1...86400))
        }
        if let value = arguments.value("memory") {
            memoryLimit = try Self.integer(value, "number of megabytes", 64...1 << 20) << 20
        }
        languageMode = try arguments.choices("swift-version", .languageMode)?.last ?? languageMode
        isJSON = arguments.has("json")
        isStrict = arguments.has("strict")
        isWatching = arguments.has("watch")
        if isWatching && isJSON {
            throw UsageError(
                "--watch and --json do not go together", hint: "one document has an end")
        }
        if arguments.has("quiet") { verbosity = .quiet }
        if arguments.has("verbose") { verbosity = .verbose }
    }

    private static func integer(
        _ text: String, _ noun: String, _ range: ClosedRange<Int>
    ) throws(UsageError) -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw UsageError(
                "'\(text)' is no \(noun)", hint: "from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// `all`, `first`, an index, or `2..5`, both ends included.
    private static func entries(_ text: String) throws(UsageError) -> String {
        if text == "all" || text == "first" { return text }
        if let index = Int(text), index >= 0 { return "\(index)..\(index)" }
        let ends = text.split(separator: ".").map { Int($0) }
        if text.contains(".."), ends.count == 2, let first = ends[0], let last = ends[1],
            (0...last).contains(first)
        {
            return "\(first)..\(last)"
        }
        throw UsageError("'\(text)' names no entries", hint: "all, first, or a range such as 2..5")
    }

    private static func shard(_ text: String) throws(UsageError) -> Shard {
        let parts = text.split(separator: "/").map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0,
            (1...count).contains(index)
        else { throw UsageError("'\(text)' is no shard", hint: "the second of eight is 2/8") }
        return Shard(index: index, count: count)
    }

    private static func folder(
        _ arguments: ParsedArguments, _ option: String
    ) throws(UsageError) -> FilePath? {
        guard let value = arguments.value(option) else { return nil }
        guard FilePath(value).isDirectory else {
            throw UsageError("--\(option): there is no folder '\(value)'")
        }
        return FilePath(value).absolute
    }
}

extension ChoiceList {
    static let languageMode = ChoiceList(noun: "language mode", choices: [("5", []), ("6", [])])
}

extension ParsedArguments {
    fileprivate func mapped<Value>(
        _ option: String, _ transform: (String) throws(UsageError) -> Value
    ) throws(UsageError) -> [Value]? {
        guard let texts = list(option) else { return nil }
        var values: [Value] = []
        for text in texts { values.append(try transform(text)) }
        return values
    }

    /// Each value once, in the order given.
    fileprivate func choices(
        _ option: String, _ list: ChoiceList
    ) throws(UsageError) -> [String]? {
        try mapped(option, list.canonical)?.unique
    }
}

extension Array where Element: Equatable {
    /// Each once, in the order given.
    fileprivate var unique: [Element] {
        reduce(into: []) { values, value in
            if !values.contains(value) { values.append(value) }
        }
    }
}
