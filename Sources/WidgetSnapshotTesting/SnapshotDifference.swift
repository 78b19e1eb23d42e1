import Foundation
import Graphics
import LayoutComparison
import LayoutReport
import PictureComparison
import Raster
import Vitrine

/// How what was found differs from its reference, in words and as a picture.
struct SnapshotDifference {
    var words: String
    /// A PNG file.
    var picture: Data?

    /// Nil where the settings let the difference pass.
    ///
    /// - Parameter oldLayout: the reference's tree, as far as it is kept.
    init?(
        image reference: Data, _ actual: Data, _ settings: ComparisonSettings,
        _ found: Vitrine.Picture, oldLayout: Data?
    ) throws(SnapshotFailure) {
        let old = oldLayout.flatMap {
            try? ReportNode(layoutText: String(decoding: $0, as: UTF8.self))
        }
        let (ignored, unknown) = settings.ignoredPixels(
            scale: found.scale, trees: [old, found.tree].compactMap { $0 })
        guard unknown.isEmpty else {
            throw SnapshotFailure(
                "No view has the identifier \(unknown.map { "“\($0)”" }.joined(separator: ", ")), "
                    + "which is to be ignored.")
        }
        let file = PictureFile([UInt8](reference))
        do {
            let compared = try settings.compare(
                file, with: PictureFile([UInt8](actual)), ignoring: ignored)
            guard case .compared(let difference) = compared, !difference.matches else { return nil }
            var lines = old.map { LayoutChanges(from: $0, to: found.tree).sentences } ?? []
            lines.append(difference.description)
            words = lines.joined(separator: "\n")
            let drawn = difference.picture(over: try file.bitmap())
            picture = Data(try PNGWriter().encode(drawn, scale: found.scale))
        } catch {
            words = "\(error)"
        }
    }

    init(layout reference: Data, _ actual: Data) {
        self.init(text: reference, actual)
        func tree(_ data: Data) -> ReportNode? {
            try? ReportNode(layoutText: String(decoding: data, as: UTF8.self))
        }
        addChanges(from: tree(reference), to: tree(actual))
    }

    init(report reference: Data, _ actual: Data) {
        struct Report: Decodable { var tree: ReportNode }
        self.init(text: reference, actual)
        func tree(_ data: Data) -> ReportNode? {
            try? JSONDecoder().decode(Report.self, from: data).tree
        }
        addChanges(from: tree(reference), to: tree(actual))
    }

    /// What changed in the trees comes first.
    private mutating func addChanges(from old: ReportNode?, to new: ReportNode?) {
        guard let old, let new else { return }
        words = (LayoutChanges(from: old, to: new).sentences + [words]).joined(separator: "\n")
    }

    /// Names the first line that differs.
    init(text reference: Data, _ actual: Data) {
        func lines(_ data: Data) -> [Substring] {
            String(decoding: data, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
        }
        let (old, new) = (lines(reference), lines(actual))
        let index =
            zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset
            ?? min(old.count, new.count)
        func line(_ lines: [Substring]) -> String {
            index < lines.count ? "“\(lines[index].drop { $0 == " " })”" : "missing"
        }
        words = "Line \(index + 1) was \(line(old)) and is \(line(new))."
    }
}
