import Foundation
import Graphics
import LayoutEngine
import LayoutReport
import Raster
import Rendering

/// A view that has been laid out: its pixels for the asking, and what is to be known about it.
public struct Picture: Sendable {
    /// Points.
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat
    /// What a person should know: unsupported views, cut text, missing images.
    public let findings: [PictureFinding]

    private let displayList: DisplayList
    package let tree: ReportNode

    init(_ rendered: RenderedView) {
        size = rendered.size
        scale = rendered.scale
        displayList = rendered.displayList
        tree = rendered.tree
        findings = rendered.findings.map(PictureFinding.init)
    }

    /// The picture as a PNG file in sRGB.
    public func pngData() throws(PictureError) -> Data {
        do throws(RasterError) {
            return Data(
                try SharedEncoders.png(of: Raster.Picture(displayList, size: size, scale: scale)))
        } catch {
            throw .notDrawable("\(error)")
        }
    }

    /// Writes the picture as a PNG file, beside its place first and then into it. A file that has
    /// these bytes already is left alone.
    public func write(to file: URL) throws(PictureError) {
        let data = try pngData()
        if let present = try? Data(contentsOf: file), present == data { return }
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            throw .notWritable("\(file.path): \(error.localizedDescription)")
        }
    }

    /// Equal for pictures that draw the same, whatever they were made from: 32 hexadecimal digits.
    public var hash: String {
        "\(Fingerprint(displayList, size: size, scale: scale))"
    }

    /// Views with their frames in points, their texts and the findings, as JSON in the form in which
    /// `report.json` tells a picture.
    public var report: Data {
        var json = JSONWriter()
        json.object { json in
            json.member("size", [size.width, size.height].map { Double($0) })
            json.member("scale", Double(scale))
            json.member("hash", hash)
            json.member("tree") { tree.write(to: &$0) }
            json.member("findings") { json in
                json.array(findings) { $1.write(to: &$0) }
            }
        }
        return Data(json.data)
    }
}

/// Something a person should know about a picture.
public struct PictureFinding: Hashable, Sendable {
    public enum Severity: String, Sendable { case note, warning, error }

    /// A short stable name, for example `text-truncated`.
    public let rule: String
    public let severity: Severity
    public let message: String
    /// Where in the view tree, for example `VStack/Text[1]`.
    public let path: String?
    /// What may be done about it.
    public let hint: String?

    init(_ finding: Finding) {
        rule = finding.rule
        severity = Severity(rawValue: finding.severity.rawValue) ?? .warning
        message = finding.message
        path = finding.path
        hint = finding.hint
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("rule", rule)
            json.member("severity", severity.rawValue)
            json.member("message", message)
            json.member("path", path)
            json.member("hint", hint)
        }
    }
}
