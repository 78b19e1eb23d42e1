import Foundation
import LayoutEngine

/// A placed view as `report.json` tells it. Frames are points in the widget's coordinates.
package struct ReportNode: Codable, Equatable, Sendable {
    package struct Text: Codable, Equatable, Sendable {
        package var string: String
        package var font: String
        package var size: Double
        package var lines: Int
        package var truncated: Bool
        package var scale: Double
        /// First baseline, from the top of the frame.
        package var baseline: Double
    }

    package var view: String
    package var id: String?
    /// x, y, width, height; three decimals.
    package var frame: [Double]
    package var text: Text?
    package var image: String?
    package var color: String?
    package var link: String?
    package var label: String?
    package var children: [ReportNode]

    /// Three decimals. What is no number becomes 0: JSON has none of these.
    static func rounded(_ value: CGFloat) -> Double {
        value.isFinite ? Double((value * 1000).rounded() / 1000) : 0
    }
}

extension ReportNode {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("view", view)
            json.member("id", id)
            json.member("frame", frame)
            if let text {
                json.member("text") { json in
                    json.object { json in
                        json.member("string", text.string)
                        json.member("font", text.font)
                        json.member("size", text.size)
                        json.member("lines", text.lines)
                        json.member("truncated", text.truncated)
                        json.member("scale", text.scale)
                        json.member("baseline", text.baseline)
                    }
                }
            }
            json.member("image", image)
            json.member("color", color)
            json.member("link", link)
            json.member("label", label)
            json.member("children") { json in
                json.array(children) { $1.write(to: &$0) }
            }
        }
    }
}
