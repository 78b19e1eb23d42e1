import Foundation

/// A song, with the album it is from.
struct Song: Identifiable, Sendable {
    let id: Int
    let title: String
    let artist: String
    let cover: Cover
    /// In seconds.
    let length: TimeInterval

    /// What an album looks like.
    enum Cover: Sendable {
        case dunes, tides, aurora, ember
    }
}

/// A stand-in for the app's player: an endless list that plays from midnight on.
struct Player: Sendable {
    static let shared = Player()

    static let songs = [
        Song(id: 0, title: "Salt & Signal", artist: "Nadia Roe", cover: .tides, length: 248),
        Song(id: 1, title: "Slow Lanterns", artist: "Paper Harbor", cover: .dunes, length: 214),
        Song(id: 2, title: "Northbound", artist: "Quiet Hours", cover: .aurora, length: 262),
        Song(id: 3, title: "Cinder Waltz", artist: "Ola Venn", cover: .ember, length: 236),
    ]

    private static let pausedKey = "isPaused"
    private static let skippedKey = "skippedSongs"
    private static let lovedKey = "lovedSongs"

    var isPlaying: Bool { !UserDefaults.standard.bool(forKey: Self.pausedKey) }

    var loved: Set<Int> {
        Set(UserDefaults.standard.array(forKey: Self.lovedKey) as? [Int] ?? [1])
    }

    func playPause() {
        UserDefaults.standard.set(isPlaying, forKey: Self.pausedKey)
    }

    func skip(by count: Int) {
        let skipped = UserDefaults.standard.integer(forKey: Self.skippedKey)
        UserDefaults.standard.set(skipped + count, forKey: Self.skippedKey)
    }

    func toggleLove(of song: Int) {
        UserDefaults.standard.set(loved.symmetricDifference([song]).sorted(), forKey: Self.lovedKey)
    }

    /// What plays at `date`, since when, and what comes after it.
    func state(at date: Date, calendar: Calendar) -> (songs: [Song], start: Date) {
        let midnight = calendar.startOfDay(for: date)
        let round = Self.songs.reduce(0) { $0 + $1.length }
        var rest = date.timeIntervalSince(midnight).truncatingRemainder(dividingBy: round)
        var index = 0
        while rest >= Self.songs[index].length {
            rest -= Self.songs[index].length
            index += 1
        }
        let skipped = UserDefaults.standard.integer(forKey: Self.skippedKey)
        let count = Self.songs.count
        let first = ((index + skipped) % count + count) % count
        let songs = Self.songs[first...] + Self.songs[..<first]
        return (Array(songs), date.addingTimeInterval(-rest))
    }
}
