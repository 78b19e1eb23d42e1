import Foundation
import Rendering
import Views

/// One fact that a picture shows, on the smallest canvas that shows it.
@MainActor
struct PictureCase {
    /// `<area>/<subject>/<fact>`; the reference lies at the same path.
    let name: String
    let canvas: Canvas
    let view: AnyView

    /// - Parameter adjust: What else the picture's frame asks: a mode, a palette, a direction.
    init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1,
        scheme: ColorScheme = .light, adjust: (inout PictureFrame) -> Void = { _ in },
        @ViewBuilder view: () -> some View
    ) {
        self.name = name
        var canvas = Canvas(width, height, scale: scale, scheme: scheme)
        adjust(&canvas.frame)
        self.canvas = canvas
        self.view = AnyView(view())
    }
}

/// What is done with references, by the variable `RECORD`; `never` where `CI` is set.
enum RecordMode: String {
    case all, failed, missing, never

    static var current: RecordMode {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["RECORD"].flatMap(RecordMode.init) { return named }
        return environment["CI"] == nil ? .missing : .never
    }
}

/// The accepted pictures, beside this file.
enum References {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("References")
    /// Where what was drawn instead is laid for a look.
    static let failures = Canvas.root.appendingPathComponent(".build/picture-failures")

    static func file(_ name: String, in folder: URL = folder) -> URL {
        folder.appendingPathComponent(name + ".png")
    }

    static func write(_ bytes: [UInt8], to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file, options: .atomic)
    }

    /// Names of all files, whether a case names them or not.
    static func allNames() -> Set<String> {
        let prefix = folder.path + "/"
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return Set(
            (files?.allObjects ?? []).compactMap { $0 as? URL }
                .filter { $0.pathExtension == "png" }
                .map { String($0.deletingPathExtension().path.dropFirst(prefix.count)) })
    }
}
