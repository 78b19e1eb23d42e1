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

    public var description: String {
        switch self {
        case .noFonts(let text), .noSymbols(let text), .notDrawable(let text),
            .notWritable(let text):
            text
        }
    }
}
