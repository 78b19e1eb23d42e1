import LayoutEngine
import Views

@MainActor
enum TextPictures {
    static let cases: [PictureCase] = [
        PictureCase("text/weight/nine", 150, 190, scale: 2) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(weights, id: \.0) { name, weight in
                    Text(name).font(.system(size: 15, weight: weight))
                }
            }
        },
        PictureCase("text/design/four", 130, 110, scale: 2) {
            VStack(alignment: .leading, spacing: 2) {
                Text("22° Default").font(.system(size: 18, weight: .bold))
                Text("22° Rounded").font(.system(size: 18, weight: .bold, design: .rounded))
                Text("22° Serif").font(.system(size: 18, weight: .bold, design: .serif))
                Text("22° Mono").font(.system(size: 18, weight: .bold, design: .monospaced))
            }
        },
        PictureCase("text/line/truncated-tail", 90, 20, scale: 2) {
            Text("Partly cloudy with rain").lineLimit(1)
        },
        PictureCase("text/line/centered", 100, 50, scale: 2) {
            Text("Three centered lines of text").font(.caption).multilineTextAlignment(.center)
        },
        PictureCase("text/decoration/underline-strikethrough", 120, 24, scale: 2) {
            Text("under").underline() + Text(" ") + Text("struck").strikethrough()
        },
        PictureCase("text/baseline/sizes", 120, 50, scale: 2) {
            HStack(alignment: .firstTextBaseline) {
                Text("22").font(.system(size: 40, weight: .bold, design: .rounded))
                Text("°").font(.title2)
            }
        },
        PictureCase("text/script/many", 190, 190, scale: 2) {
            VStack(alignment: .leading, spacing: 2) {
                Text("Ελληνικά Русский").font(.body)
                Text("مرحبا بالعالم").font(.body)
                Text("שלום עולם").font(.body)
                Text("नमस्ते दुनिया").font(.body)
                Text("สวัสดีชาวโลก").font(.body)
                Text("你好 こんにちは 안녕").font(.body)
                Text("👋🏽 👨‍👩‍👧 🇩🇪 ❤️").font(.body)
            }
        },
    ]

    private static let weights: [(String, Font.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
        ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
        ("black", .black),
    ]
}
