/// What one widget program is made of: its Swift files and its resources, contents read.
struct WidgetSources {
    /// For people: the folder as it was given, or the first file.
    var name: String
    /// Names the module and the app extension.
    var moduleName: String
    var swiftFiles: [File]
    /// Definitions of intents, from which classes are made.
    var intentDefinitions: [File] = []
    /// Everything else that may be shown: `Assets.xcassets/…`, `de.lproj/…`, `data.json`.
    var resources: [Resource]

    struct File {
        /// As the user knows it, for messages.
        var path: FilePath
        var contents: [UInt8]
    }

    struct Resource {
        /// Where it goes in the app extension. Xcode puts resources flat, except those of a language
        /// and those inside catalogs and bundles.
        var destination: String
        var file: File
    }

    /// Why there is nothing to compile.
    enum Failure: Error, CustomStringConvertible {
        case missing(FilePath)
        case noSwift(FilePath)
        case file(FileError)

        var description: String {
            switch self {
            case .missing(let path): "there is no file or folder '\(path)'"
            case .noSwift(let path): "there is no Swift source in '\(path)'"
            case .file(let error): "\(error)"
            }
        }
    }
}

extension WidgetSources {
    /// Programs for the paths given: one a folder, and one for all single files together.
    static func collect(
        _ paths: [FilePath], excluding excluded: [FilePath]
    ) throws(Failure) -> [WidgetSources] {
        var programs: [WidgetSources] = []
        var singleFiles: [FilePath] = []
        for path in paths {
            guard let stamp = FileStamp(path) else { throw .missing(path) }
            if stamp.isDirectory {
                programs += try WidgetSources(folder: path, excluding: excluded).split()
            } else if path.fileExtension == "swift" {
                singleFiles.append(path)
            } else {
                throw .noSwift(path)
            }
        }
        if let first = singleFiles.first {
            var files: [File] = []
            for path in singleFiles { files.append(try read(path)) }
            programs.append(
                WidgetSources(
                    name: first.description, moduleName: identifier(first.stem), swiftFiles: files,
                    resources: []))
        }
        return programs
    }

    private init(folder: FilePath, excluding excluded: [FilePath]) throws(Failure) {
        name = folder.description
        moduleName = Self.identifier((folder.resolved ?? folder).lastComponent)
        swiftFiles = []
        resources = []
        try add(folder, container: nil, excluding: excluded)
        if swiftFiles.isEmpty { throw .noSwift(folder) }
    }

    /// A folder with several programs, as a folder of templates, or of an app beside its widgets:
    /// those that have an entry point of their own, each with what belongs to none. Only one that
    /// configures a widget counts.
    private func split() -> [WidgetSources] {
        let root = FilePath(name)
        func part(_ file: File) -> String {
            let path = file.path.description.dropFirst((root / "").description.count)
            let parts = path.split(separator: "/")
            return parts.count > 1 ? String(parts[0]) : ""
        }
        func contains(_ file: File, _ text: String) -> Bool {
            let wanted = Array(text.utf8)
            return file.contents.indices.contains {
                file.contents[$0] == wanted[0] && file.contents[$0...].starts(with: wanted)
            }
        }
        let owners = Set(swiftFiles.filter { contains($0, "@main") }.map(part)).subtracting([""])
        guard owners.count > 1 else { return [self] }
        return owners.sorted().compactMap { owner in
            var program = self
            program.name = (root / owner).description
            program.moduleName = Self.identifier(owner)
            program.swiftFiles.removeAll { part($0) != owner && owners.contains(part($0)) }
            program.resources.removeAll { part($0.file) != owner && owners.contains(part($0.file)) }
            let isWidget = program.swiftFiles.contains { contains($0, "WidgetConfiguration") }
            return isWidget ? program : nil
        }
    }

    /// Folders with something else than a widget's source and resources.
    private static let skippedFolders: Set = [
        "DerivedData", "Pods", "Carthage", "node_modules", "build", "Preview Content",
    ]
    private static let skippedExtensions: Set = [
        "xcodeproj", "xcworkspace", "playground", "xcdatamodeld", "framework", "xcframework",
    ]
    /// Extensions of folders that keep their inside.
    private static let containerExtensions: Set = ["xcassets", "lproj", "bundle"]
    private static let resourceExtensions: Set = [
        "png", "jpg", "jpeg", "heic", "gif", "webp", "svg", "pdf", "json", "json5", "plist",
        "strings", "stringsdict", "xcstrings", "txt", "csv", "tsv", "xml", "html", "md", "ttf", "otf", "ttc",
        "dat", "data", "bin", "sqlite", "db", "geojson", "gpx", "ics", "usdz",
    ]

    private mutating func add(
        _ folder: FilePath, container: String?, excluding excluded: [FilePath]
    ) throws(Failure) {
        for name in try Self.contents(of: folder) where !name.hasPrefix(".") {
            let path = folder / name
            guard let stamp = FileStamp(path) else { continue }
            if stamp.isDirectory {
                try addFolder(path, container: container, excluding: excluded)
            } else if path.fileExtension == "intentdefinition" {
                // Base.lproj holds the one that counts.
                if intentDefinitions.allSatisfy({ $0.path.lastComponent != name }) {
                    intentDefinitions.append(try Self.read(path))
                }
            } else if path.fileExtension == "swift" {
                if container == nil, name != "Package.swift" {
                    swiftFiles.append(try Self.read(path))
                }
            } else if container != nil
                || Self.resourceExtensions.contains(path.fileExtension.lowercased())
            {
                let destination = (container.map { $0 + "/" } ?? "") + name
                // Of two files of one name the first stays, as only one can be found by it.
                if !resources.contains(where: { $0.destination == destination }) {
                    resources.append(Resource(destination: destination, file: try Self.read(path)))
                }
            }
        }
    }

    private mutating func addFolder(
        _ path: FilePath, container: String?, excluding excluded: [FilePath]
    ) throws(Failure) {
        let name = path.lastComponent
        if let container {
            try add(path, container: "\(container)/\(name)", excluding: excluded)
        } else if Self.containerExtensions.contains(path.fileExtension) {
            try add(path, container: name, excluding: excluded)
        } else if !Self.skippedFolders.contains(name),
            !Self.skippedExtensions.contains(path.fileExtension), !name.hasSuffix("Tests"),
            excluded.isEmpty || !excluded.contains(path.resolved ?? path)
        {
            try add(path, container: nil, excluding: excluded)
        }
    }

    private static func contents(of folder: FilePath) throws(Failure) -> [String] {
        do { return try folder.contents() } catch { throw .file(error) }
    }

    private static func read(_ path: FilePath) throws(Failure) -> File {
        do { return File(path: path, contents: try path.read()) } catch { throw .file(error) }
    }

    /// A name that the compiler takes for a module's: Xcode's rule, underscores for what it may not
    /// contain.
    private static func identifier(_ text: String) -> String {
        var name = String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    let isAllowed =
                        scalar == "_" || ("0"..."9").contains(scalar)
                        || ("a"..."z").contains(scalar)
                        || ("A"..."Z").contains(scalar)
                    return isAllowed ? scalar : "_"
                }))
        if name.isEmpty || name.first!.isNumber { name = "_" + name }
        return name == "main" || name == "Swift" ? name + "_" : name
    }
}
