import AppIntents

/// Plays, or pauses.
struct PlayPauseIntent: AppIntent {
    static let title: LocalizedStringResource = "Play or Pause"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult {
        Player.shared.playPause()
        return .result()
    }
}

/// Goes to the next song, or to the one before.
struct SkipIntent: AppIntent {
    static let title: LocalizedStringResource = "Skip"
    static let isDiscoverable = false

    @Parameter(title: "Songs")
    var count: Int

    init() {}

    init(by count: Int) {
        self.count = count
    }

    func perform() async throws -> some IntentResult {
        Player.shared.skip(by: count)
        return .result()
    }
}

/// Loves a song, or no longer.
struct LoveIntent: AppIntent {
    static let title: LocalizedStringResource = "Love"
    static let isDiscoverable = false

    @Parameter(title: "Song")
    var song: Int

    init() {}

    init(_ song: Song) {
        self.song = song.id
    }

    func perform() async throws -> some IntentResult {
        Player.shared.toggleLove(of: song)
        return .result()
    }
}
