/// What Xcode would generate beside a target's own files.
extension WidgetSources {
    /// Names of files, without extension, and what is in them.
    var generatedSources: [(name: String, source: String)] {
        var result: [(String, String)] = []
        if let source = AssetSymbols(self).source {
            result.append(("GeneratedAssetSymbols", source))
        }
        let declared = swiftFiles.reduce(into: Set<String>()) {
            $0.formUnion(DeclaredNames($1).types)
        }
        for (index, file) in intentDefinitions.enumerated() {
            guard let definition = IntentDefinition(file, declared: declared) else { continue }
            result.append(("GeneratedIntents\(index)", definition.source))
        }
        return result
    }
}

/// What a file declares, by its words alone: enough to not generate it a second time.
struct DeclaredNames {
    /// Names after `static let` and `static var`.
    private(set) var statics: Set<String> = []
    /// Names after `struct`, `class`, `enum`, `actor` and `typealias`.
    private(set) var types: Set<String> = []

    init(_ file: WidgetSources.File) {
        let source = String(decoding: file.contents, as: UTF8.self)
        let words = source.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        for (before, name) in zip(words, words.dropFirst())
        where ["struct", "class", "enum", "actor", "typealias"].contains(before) {
            types.insert(String(name))
        }
        for index in words.indices.dropFirst(2)
        where words[index - 2] == "static" && ["let", "var"].contains(words[index - 1]) {
            statics.insert(String(words[index]))
        }
    }
}
