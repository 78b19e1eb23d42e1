import WidgetKit

struct PhotoCaptionEntry: TimelineEntry {
    let date: Date
    let moment: Moment

    init(date: Date, album: Album = .sample) {
        self.date = date
        moment = album.moment(on: date, calendar: .current)
    }

    var years: Int {
        Calendar.current.dateComponents([.year], from: moment.date, to: date).year ?? 0
    }
}

struct PhotoCaptionProvider: TimelineProvider {
    func placeholder(in context: Context) -> PhotoCaptionEntry {
        PhotoCaptionEntry(date: .now)
    }

    func getSnapshot(in context: Context, completion: @escaping (PhotoCaptionEntry) -> Void) {
        completion(PhotoCaptionEntry(date: .now))
    }

    func getTimeline(
        in context: Context, completion: @escaping (Timeline<PhotoCaptionEntry>) -> Void
    ) {
        let calendar = Calendar.current
        let today = calendar.startOfDay(for: .now)
        let tomorrow = calendar.date(byAdding: .day, value: 1, to: today) ?? .now
        completion(
            Timeline(entries: [PhotoCaptionEntry(date: .now)], policy: .after(tomorrow)))
    }
}
