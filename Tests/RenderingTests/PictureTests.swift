import Foundation
import Images
import Testing

@Suite @MainActor struct PictureTests {
    static let cases =
        TextPictures.cases + ScriptPictures.cases + SymbolPictures.cases + StylePictures.cases
        + GaugePictures.cases + ProgressPictures.cases + ButtonPictures.cases
        + LabelPictures.cases + ModePictures.cases + RedactionPictures.cases
        + ShapePictures.cases + EffectPictures.cases + ImagePictures.cases
        + ChartPictures.cases

    @Test func picturesAreAsAccepted() throws {
        for picture in Self.cases { try check(picture) }
    }

    private func check(_ picture: PictureCase) throws {
        let name = picture.name
        let drawn = try picture.canvas.png(picture.view)
        let file = References.file(name)
        let accepted = try? [UInt8](Data(contentsOf: file))
        if let accepted, drawn == accepted || Self.pixels(drawn) == Self.pixels(accepted) { return }
        let mode = RecordMode.current
        if mode == .all || (mode == .failed && accepted != nil)
            || (mode == .missing && accepted == nil)
        {
            try References.write(drawn, to: file)
            return
        }
        let failure = References.file(name, in: References.failures)
        try References.write(drawn, to: failure)
        Issue.record(
            accepted == nil
                ? "No reference for \(name). Look at \(failure.path), then run with RECORD=missing."
                : "\(name) differs: \(failure.path) beside \(file.path).")
    }

    /// Another encoder may write the same picture in other bytes.
    private static func pixels(_ png: [UInt8]) -> [UInt32]? {
        (try? ImageDecoder.bitmap(from: png))?.pixels
    }

    @Test func namesAreUniqueAndNoReferenceIsOrphaned() {
        let names = Self.cases.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(References.allNames().subtracting(names).isEmpty)
    }
}
