import Foundation

/// A note, in blocks.
struct Note: Identifiable, Sendable {
    enum Block: Sendable {
        /// Markdown.
        case text(String)
        case check(String, isDone: Bool)
    }

    let id: String
    let title: String
    let blocks: [Block]
    let date: Date
    var hasSketch = false
    var isLocked = false

    /// What stands under the title in a list.
    var preview: String {
        if isLocked { return "Locked" }
        switch blocks.first {
        case .text(let text), .check(let text, _): return text
        case nil: return "No text"
        }
    }
}

/// A stand-in for a database that app and widget share.
struct Notebook: Sendable {
    static let sample = Notebook()

    /// The pinned one first.
    func notes(in folder: Folder, at date: Date) -> [Note] {
        func ago(_ hours: Double) -> Date { date.addingTimeInterval(-hours * 3600) }
        let garden = Note(
            id: "garden", title: "Herb Boxes",
            blocks: [
                .text("Two **basil**, one *mint*."),
                .check("Potting soil", isDone: true),
                .check("Ask Ida about slugs", isDone: false),
                .text("Water ~~daily~~ weekly."),
            ],
            date: ago(2), hasSketch: true)
        let soup = Note(
            id: "soup", title: "Soup for Six",
            blocks: [
                .text("Leeks and **dill**."),
                .check("Big pot from Mara", isDone: false),
                .check("Rye bread", isDone: true),
                .text("Simmer `40 min`, then cream."),
            ],
            date: ago(26), hasSketch: true)
        let books = Note(
            id: "books", title: "To Read",
            blocks: [.text("The *lighthouse* one.")], date: ago(50))
        let gifts = Note(
            id: "gifts", title: "Gift Ideas", blocks: [], date: ago(75), isLocked: true)
        let talk = Note(
            id: "talk", title: "Talk Outline",
            blocks: [.text("Start with the **map**.")], date: ago(99))
        return switch folder {
        case .home: [garden, soup, books, gifts, talk]
        case .recipes: [soup, garden, books, gifts, talk]
        }
    }
}
