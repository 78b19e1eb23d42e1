import WidgetKit

struct MusicEntry: TimelineEntry {
    let date: Date
    /// What plays, and what comes after it.
    let songs: [Song]
    /// From the song's first second to its last.
    let interval: ClosedRange<Date>
    let isPlaying: Bool
    let isLoved: Bool

    var song: Song { songs[0] }

    init(date: Date, player: Player = .shared) {
        self.date = date
        let (songs, start) = player.state(at: date, calendar: .current)
        self.songs = songs
        interval = start...start.addingTimeInterval(songs[0].length)
        isPlaying = player.isPlaying
        isLoved = player.loved.contains(songs[0].id)
    }

    static func sample(hour: Int) -> MusicEntry {
        let calendar = Calendar.current
        let date = calendar.date(bySettingHour: hour, minute: 1, second: 4, of: .now) ?? .now
        return MusicEntry(date: date)
    }
}

struct MusicProvider: TimelineProvider {
    /// How many songs one timeline lasts.
    static let songCount = 4

    func placeholder(in context: Context) -> MusicEntry {
        MusicEntry(date: .now)
    }

    func getSnapshot(in context: Context, completion: @escaping (MusicEntry) -> Void) {
        completion(MusicEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MusicEntry>) -> Void) {
        var entries = [MusicEntry(date: .now)]
        while entries.count < Self.songCount, let last = entries.last, last.isPlaying {
            entries.append(MusicEntry(date: last.interval.upperBound))
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}
