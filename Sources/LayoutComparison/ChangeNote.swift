/// A change of one view, as it will be worded.
struct ChangeNote {
    /// How a part follows the name of its view: `Text “a” moved …`, `… is wider`, `…: color …`.
    enum Link: String {
        case verb = " "
        case state = " is "
        case value = ": "
    }

    struct Part: Equatable {
        var link: Link
        var words: String
    }

    /// Order among all notes.
    var place: Place
    var subject: String
    var parts: [Part] = []
    /// Whether the name tells a change itself.
    var isTold = false
    /// Whether others with the same parts may share its sentence.
    var isShared = true

    struct Place: Comparable {
        /// The whole picture first, backgrounds last.
        var rank = 1
        var index: Int

        static func < (left: Place, right: Place) -> Bool {
            (left.rank, left.index) < (right.rank, right.index)
        }
    }

    static func value(_ words: String) -> Part { Part(link: .value, words: words) }
    static func verb(_ words: String) -> Part { Part(link: .verb, words: words) }
    static func state(_ words: String) -> Part { Part(link: .state, words: words) }
}

extension [ChangeNote] {
    /// How many views a shared sentence names.
    private static let namedViews = 2

    func sentences() -> [String] {
        var groups: [[ChangeNote]] = []
        for note in sorted(by: { $0.place < $1.place }) where note.isTold || !note.parts.isEmpty {
            let twin = groups.firstIndex { group in
                note.isShared && group[0].isShared && group[0].parts == note.parts
                    && group[0].place.rank == note.place.rank
            }
            if let twin { groups[twin].append(note) } else { groups.append([note]) }
        }
        return groups.map(Self.sentence)
    }

    private static func sentence(_ notes: [ChangeNote]) -> String {
        let parts = notes[0].parts
        if notes[0].isTold {
            return ([notes[0].subject] + parts.map(\.words)).joined(separator: ", ")
        }
        if notes.count == 1, parts.count == 1, parts[0].link == .value,
            notes[0].subject.hasPrefix("background")
        {
            // color #FFFFFF → #000000, read as “color of background …”.
            let words = parts[0].words.split(separator: " ", maxSplits: 1)
            if words.count == 2 { return "\(words[0]) of \(notes[0].subject) \(words[1])" }
        }
        var names = notes.prefix(namedViews).map(\.subject)
        if notes.count > namedViews { names.append("\(notes.count - namedViews) more") }
        let subject =
            names.count == 1
            ? names[0] : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
        let first = parts[0]
        let link = first.link == .state && notes.count > 1 ? " are " : first.link.rawValue
        return subject + link + parts.map(\.words).joined(separator: ", ")
    }
}
