import Foundation
import Graphics

/// A folder of the user's own symbols: `<name>.svg`, drawn as they are at every weight.
///
/// A file is read when its symbol is first asked for. Called under its owner's lock.
final class UserSymbols: @unchecked Sendable {
    private let folder: String
    /// File names without `.svg`.
    private(set) lazy var names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
    }()
    private var documents: [String: SVGDocument?] = [:]
    private(set) var problems: [SVGProblem] = []

    init(folder: String) { self.folder = folder }

    /// Nil if the folder has no such file, or one that cannot be drawn (see `problems`).
    func symbol(named name: String, weight: Double, size: Double) -> Symbol? {
        guard let document = document(named: name) else { return nil }
        return document.symbol(weight: weight, size: size)
    }

    private func document(named name: String) -> SVGDocument? {
        if let known = documents[name] { return known }
        guard names.contains(name) else { return nil }
        let path = folder + "/" + name + ".svg"
        do throws(SVGProblem) {
            guard let bytes = FileManager.default.contents(atPath: path) else {
                throw SVGProblem(path: path, reason: .unreadable)
            }
            let document = try SVGDocument(text: Array(bytes), path: path)
            documents[name] = .some(document)
            return document
        } catch {
            problems.append(error)
            documents[name] = .some(nil)
            return nil
        }
    }
}
