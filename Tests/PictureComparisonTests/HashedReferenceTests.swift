import Graphics
import LayoutReport
import PictureComparison
import Raster
import Testing

@Suite struct HashedReferenceTests {
    private let picture = Pictures.widget(60, 40)
    private let layout = ReportNode(
        view: "Widget", frame: [0, 0, 30, 20],
        children: [
            ReportNode(
                view: "Text", frame: [1, 2, 3, 4],
                text: .init(string: "22°", font: "system bold", size: 12))
        ])

    private var reference: HashedReference {
        HashedReference(of: picture, scale: 2, layout: layout)
    }

    @Test func tellsTheSamePictureFromAnyOther() {
        #expect(reference.matches(Pictures.changed(picture) { _ in }))
        #expect(!reference.matches(Pictures.changed(picture) { $0[2399] ^= 1 }))
        // The same pixels in rows of another length.
        let words = picture.pixels
        let folded = Bitmap(width: 40, height: 60, contentID: "") {
            _ = $0.update(fromContentsOf: words)
        }
        #expect(!reference.matches(folded))
    }

    @Test func isTextAndReadsIt() throws {
        #expect(
            reference.text == """
                vitrine reference 1
                size 60 × 40 at 2
                pixels \(reference.hash)
                Widget (0, 0, 30, 20)
                  Text (1, 2, 3, 4) text="22°" font="system bold" size=12 baseline=0

                """)
        #expect(try HashedReference(text: reference.text) == reference)
    }

    /// The hash is part of files that people keep: it must never change.
    @Test func hashesAsEver() {
        let plain = HashedReference(of: Pictures.plain(3, 2, 0xff12_3456), scale: 1, layout: layout)
        #expect(plain.hash == "124d44f231bd4f90e6f780bc9ae23f08")
    }

    @Test(arguments: [
        ("", 1), ("vitrine reference 2\n", 1), ("vitrine reference 1\n", 2),
        ("vitrine reference 1\nsize 1 × x at 2\n", 2),
        ("vitrine reference 1\nsize 1 × 1 at 0\n", 2),
        ("vitrine reference 1\nsize 1 × 1 at 2\npixels 12\n", 3),
        ("vitrine reference 1\nsize 1 × 1 at 2\npixels 0123456789abcdef0123456789abcdef", 4),
        ("vitrine reference 1\nsize 1 × 1 at 2\npixels 0123456789abcdef0123456789abcdef\nA", 4),
    ])
    func saysWhereItIsNoReference(text: String, line: Int) {
        #expect {
            _ = try HashedReference(text: text)
        } throws: { error in
            (error as? LayoutTextError)?.line == line
        }
    }

    /// References are the smaller the longer it takes, and the same pixels at any size.
    @Test func smallerFilesAreTheSamePicture() throws {
        let large = Pictures.widget(400, 300)
        let files = try [PNGCompression.fast, .small, .smallest].map {
            try PNGWriter().encode(large, scale: 3, compression: $0)
        }
        #expect(files[0].count > files[1].count && files[1].count >= files[2].count)
        for file in files {
            let isSame = try PictureFile(file).bitmap().pixels == large.pixels
            #expect(isSame)
        }
    }
}
