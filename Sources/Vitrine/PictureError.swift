/// Why there is no picture. Each carries a sentence that says what was looked for and what to do.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder of fonts is not where it should be.
    case noFonts(String)
    /// The drawings of symbols are not beside the fonts.
    case noSymbols(String)
    /// The size is not one that a picture can have.
    case notDrawable(String)
    /// The file could not be written.
    case notWritable(String)

    /// No screen and no model has the name.
    case unknownDevice(String)
    /// The widget is not made for the family.
    case unsupportedFamily(String)
    /// The entry is not one of the widget's provider.
    case foreignEntry(String)
    /// The widget shows nothing that is drawn, as with Live Activities.
    case nothingToDraw(String)

    public var description: String {
        switch self {
        case .noFonts(let text), .noSymbols(let text), .notDrawable(let text),
            .notWritable(let text), .unknownDevice(let text), .unsupportedFamily(let text),
            .foreignEntry(let text), .nothingToDraw(let text):
            text
        }
    }
}
