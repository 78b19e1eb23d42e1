import Foundation
import PlainJSON
import Views
import Widgets

/// What a widget program is asked for; Documentation/Protocol.md defines it.
struct RenderRequest {
    var output = "Output"
    /// Nil for what each widget supports, of the home screen's three.
    var families: [WidgetFamily]?
    var axes = VariantAxes()
    var kinds: [String]?
    var entries = EntryChoice.all
    var jobs = 1
    var shard: (index: Int, count: Int)?
    var isSquare = false
    var bundledFonts: String?
    var fonts: String?
    var symbols: String?
    var resources: String?
    var skipped: [(kind: String, family: String, reason: String)] = []
    /// Kinds that an earlier attempt drew.
    var finished: Set<String> = []
    /// Seconds that a provider may take for an answer.
    var timeLimit: Double = 10
    var listsOnly = false

    init() {}

    init(parsing bytes: [UInt8]) throws(RequestError) {
        let json: JSON
        do {
            json = try JSON(parsing: bytes)
        } catch {
            throw .malformed("\(error)")
        }
        guard json["version"]?.integer == 1 else { throw .malformed("the version is not 1") }
        guard let output = json["output"]?.string else { throw .malformed("no output folder") }
        self.output = output
        families = try json["families"]?.array.map { (names) throws(RequestError) in
            try Self.parsed(names, "families", WidgetFamily.init(name:))
        }
        axes = try VariantAxes(json)
        kinds = json["kinds"]?.array?.compactMap(\.string)
        if let text = json["entries"]?.string {
            guard let choice = EntryChoice(text) else {
                throw .unknownValue(key: "entries", value: text)
            }
            entries = choice
        }
        jobs = max(json["jobs"]?.integer ?? 1, 1)
        if let shard = json["shard"], let index = shard["index"]?.integer,
            let count = shard["count"]?.integer, count > 0
        {
            self.shard = (index, count)
        }
        isSquare = json["square"]?.bool ?? false
        bundledFonts = json["bundledFonts"]?.string
        fonts = json["fonts"]?.string
        symbols = json["symbols"]?.string
        resources = json["resources"]?.string
        skipped = (json["skip"]?.array ?? []).map { skip in
            (skip["kind"]?.string ?? "", skip["family"]?.string ?? "", skip["reason"]?.string ?? "")
        }
        finished = Set(json["finished"]?.strings ?? [])
        timeLimit = json["timeLimit"]?.number ?? 10
        listsOnly = json["list"]?.bool ?? false
    }

    static func parsed<Value>(
        _ values: [JSON], _ key: String, _ parse: (String) -> Value?
    ) throws(RequestError) -> [Value] {
        var result: [Value] = []
        for value in values {
            let text = value.string ?? value.text()
            guard let parsed = parse(text) else { throw .unknownValue(key: key, value: text) }
            result.append(parsed)
        }
        return result
    }
}

/// Which entries of a timeline are drawn.
enum EntryChoice: Hashable {
    case all
    case first
    /// From 0, both ends included.
    case range(ClosedRange<Int>)

    /// The most that `all` draws of one timeline; a range may ask for more. A day of entries each
    /// minute is past what WidgetKit itself keeps.
    static let limit = 1000

    init?(_ text: String) {
        switch text {
        case "all": self = .all
        case "first": self = .first
        default:
            let ends = text.split(separator: ".", omittingEmptySubsequences: true).map { Int($0) }
            guard let low = ends.first ?? nil, let high = ends.last ?? nil, ends.count <= 2,
                0 <= low, low <= high
            else { return nil }
            self = .range(low...high)
        }
    }

    func indices(of count: Int) -> Range<Int> {
        switch self {
        case .all: 0..<min(count, Self.limit)
        case .first: 0..<min(count, 1)
        case .range(let range): min(range.lowerBound, count)..<min(range.upperBound + 1, count)
        }
    }
}

/// Why a request cannot be answered.
enum RequestError: Error, CustomStringConvertible {
    case malformed(String)
    case unknownValue(key: String, value: String)
    case unreadable(path: String)

    var description: String {
        switch self {
        case .malformed(let reason): "the request is malformed: \(reason)"
        case .unknownValue(let key, let value): "the request's \(key) has no value “\(value)”"
        case .unreadable(let path): "the request \(path) cannot be read"
        }
    }
}
