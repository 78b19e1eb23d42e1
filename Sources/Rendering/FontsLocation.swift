import Foundation

/// Where the folder `Fonts` lies, which holds the fonts and the symbols: one rule for the tool's
/// programs, for packages that depend on this one, and for installed copies.
///
/// A folder that the caller names, or the environment variable `VITRINE_FONTS`, decides alone.
/// Otherwise the folder lies beside the library, as installed, or in the checkout that the library
/// was built from.
package enum FontsLocation {
    /// Decides when it is set and not empty.
    package static let variable = "VITRINE_FONTS"

    /// The folder; `named` is what the caller asked for.
    package static func folder(
        named: String? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(FontsLocationError) -> String {
        let chosen = named ?? environment[variable].flatMap { $0.isEmpty ? nil : $0 }
        let candidates = chosen.map { [$0] } ?? ownFolders
        guard let folder = candidates.first(where: isFontsFolder) else {
            throw FontsLocationError(searched: candidates)
        }
        return folder
    }

    private static func isFontsFolder(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path + "/VitrineSans.ttf")
    }

    private static var ownFolders: [String] {
        let beside = libraryPath.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
        // Sources/Rendering/FontsLocation.swift, in the package's folder.
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return [beside, package].compactMap { $0?.appendingPathComponent("Fonts").path }
    }

    /// The file that this code was loaded from.
    private static var libraryPath: String? {
        var info: [UnsafePointer<CChar>?] = [nil, nil, nil, nil]
        guard dladdr(#dsohandle, &info) != 0, let name = info[0] else { return nil }
        return String(cString: name)
    }
}

/// The C library's, which its Swift module leaves out. `info` is four pointers; the first is the
/// name of the file that `address` was loaded from.
@_silgen_name("dladdr")
private func dladdr(
    _ address: UnsafeRawPointer, _ info: UnsafeMutablePointer<UnsafePointer<CChar>?>
) -> CInt

/// There is no folder of fonts where one should be.
package struct FontsLocationError: Error, Hashable, Sendable, CustomStringConvertible {
    package var searched: [String]

    package init(searched: [String]) { self.searched = searched }

    package var description: String {
        "no fonts in \(searched.joined(separator: " or "))"
    }

    package var hint: String {
        "set \(FontsLocation.variable) to the folder Fonts of the project, or name it in the call"
    }
}
