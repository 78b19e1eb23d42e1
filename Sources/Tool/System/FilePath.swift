import Glibc

/// A path as text, with the few operations that the tool needs.
struct FilePath: Hashable, Sendable, CustomStringConvertible, Comparable {
    let description: String

    init(_ text: String) { description = text }

    static func < (left: FilePath, right: FilePath) -> Bool { left.description < right.description }

    static func / (folder: FilePath, name: String) -> FilePath {
        if folder.description.isEmpty || name.hasPrefix("/") { return FilePath(name) }
        return FilePath(folder.description + (folder.description.hasSuffix("/") ? "" : "/") + name)
    }

    /// Without slashes at the end; `/` stays.
    private var trimmed: Substring {
        var text = Substring(description)
        while text.count > 1, text.last == "/" { text.removeLast() }
        return text
    }

    var lastComponent: String {
        let text = trimmed
        guard let slash = text.lastIndex(of: "/") else { return String(text) }
        return String(text[text.index(after: slash)...])
    }

    var parent: FilePath {
        let text = trimmed
        guard let slash = text.lastIndex(of: "/") else { return FilePath(".") }
        return FilePath(slash == text.startIndex ? "/" : String(text[..<slash]))
    }

    /// What follows the last dot of the name, without it; empty where there is none.
    var fileExtension: String {
        let name = lastComponent
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    /// The name without its extension.
    var stem: String {
        let (name, suffix) = (lastComponent, fileExtension)
        return suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
    }

    /// The path of the same file without links and dots; nil where there is no such file.
    var resolved: FilePath? {
        guard let buffer = realpath(description, nil) else { return nil }
        defer { free(buffer) }
        return FilePath(String(cString: buffer))
    }

    /// The path from the root, whether or not the file is there.
    var absolute: FilePath {
        if description.hasPrefix("/") { return self }
        return .current / description
    }

    static var current: FilePath {
        guard let buffer = getcwd(nil, 0) else { return FilePath("/") }
        defer { free(buffer) }
        return FilePath(String(cString: buffer))
    }
}
