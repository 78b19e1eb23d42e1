import Foundation

/// A photo with the story that belongs to it.
struct Moment: Identifiable, Sendable {
    /// In the asset catalog.
    let imageName: String
    let place: String
    /// Markdown.
    let story: String
    let date: Date
    /// Who is there.
    let people: [String]
    let isFavorite: Bool

    var id: String { imageName }
}

/// A stand-in for a photo library, which always finds something of this day.
struct Album: Sendable {
    static let sample = Album()

    func moment(on date: Date, calendar: Calendar) -> Moment {
        let past = calendar.date(byAdding: .year, value: -3, to: date) ?? date
        return Moment(
            imageName: "Lake", place: "Lake Ember",
            story: "First light, *not a ripple*, coffee from the flask.",
            date: past, people: ["Ida", "Mara"], isFavorite: true)
    }
}
