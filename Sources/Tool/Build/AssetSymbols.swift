/// The names that Xcode generates for the colors and images of asset catalogs, so that
/// `Color(.brandTint)`, `Image(.logo)` and `.brandTint` as a color compile.
struct AssetSymbols {
    private var colors: [String] = []
    private var images: [String] = []
    /// Static names of the user's own: `Color.brand` written by hand stays the only one.
    private var taken: Set<String> = []

    init(_ sources: WidgetSources) {
        for file in sources.swiftFiles {
            taken.formUnion(DeclaredNames(file).statics)
        }
        for resource in sources.resources {
            // Assets.xcassets/Group/brand-tint.colorset/Contents.json
            let parts = resource.destination.split(separator: "/").map(String.init)
            guard parts.count > 2, parts[0].hasSuffix(".xcassets"),
                parts[parts.count - 1] == "Contents.json"
            else { continue }
            let set = FilePath(parts[parts.count - 2])
            switch set.fileExtension {
            case "colorset": colors.append(set.stem)
            case "imageset": images.append(set.stem)
            default: break
            }
        }
    }

    /// Swift source; nil where there is nothing to name.
    var source: String? {
        if colors.isEmpty && images.isEmpty { return nil }
        var text = "import SwiftUI\nimport UIKit\n"
        text += Self.extension("ColorResource", colors) { name, asset in
            "static let \(name) = ColorResource(name: \(asset), bundle: .main)"
        }
        text += Self.extension("ImageResource", images) { name, asset in
            "static let \(name) = ImageResource(name: \(asset), bundle: .main)"
        }
        let colors = colors.filter { Self.identifier($0).map(taken.contains) != true }
        text += Self.extension("Color", colors) { name, _ in
            "static var \(name): Color { Color(ColorResource.\(name)) }"
        }
        text += Self.extension("ShapeStyle where Self == Color", colors) { name, _ in
            "static var \(name): Color { Color(ColorResource.\(name)) }"
        }
        return text
    }

    private static func `extension`(
        _ type: String, _ assets: [String], member: (String, String) -> String
    ) -> String {
        var seen: Set<String> = []
        let members = assets.compactMap { asset -> String? in
            guard let name = identifier(asset), seen.insert(name).inserted else { return nil }
            let quoted = asset.reduce(into: "") { $0 += "\"\\".contains($1) ? "\\\($1)" : "\($1)" }
            return "    " + member(name, "\"\(quoted)\"")
        }
        if members.isEmpty { return "" }
        return "extension \(type) {\n\(members.joined(separator: "\n"))\n}\n"
    }

    /// Xcode's rule: words are joined with a capital each, the first begins small, and `Color` or
    /// `Image` at the end goes. nil where no identifier is left, or where it is a system color's.
    static func identifier(_ asset: String) -> String? {
        var words: [String] = [""]
        for character in asset {
            if character.isASCII, character.isLetter || character.isNumber {
                words[words.count - 1].append(character)
            } else if words[words.count - 1] != "" {
                words.append("")
            }
        }
        var name = words.enumerated().map { index, word in
            index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        for suffix in ["Color", "Image"] where name.hasSuffix(suffix) && name != suffix {
            name.removeLast(suffix.count)
        }
        // A leading run of capitals is one word: `URLIcon` becomes `urlIcon`.
        let capitals = name.prefix { $0.isUppercase }.count
        let lowered = capitals > 1 && capitals < name.count ? capitals - 1 : max(capitals, 1)
        name = name.prefix(lowered).lowercased() + name.dropFirst(lowered)
        guard let first = name.first else { return nil }
        if first.isNumber { name = "_" + name }
        return systemNames.contains(name) ? nil : keywords.contains(name) ? "`\(name)`" : name
    }

    /// Names that SwiftUI's colors have; Xcode warns of them and leaves them out.
    private static let systemNames: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
        "pink", "brown", "white", "gray", "black", "clear", "primary", "secondary",
        "accentColor",
    ]
    private static let keywords: Set = [
        "default", "in", "is", "as", "for", "if", "do", "let", "var", "class", "enum", "case",
        "func", "import", "init", "self", "switch", "where", "while", "true", "false", "nil",
        "operator", "public", "private", "internal", "return", "static", "struct", "protocol",
        "repeat", "super", "try", "throw", "guard", "else", "extension", "break", "continue",
    ]
}
