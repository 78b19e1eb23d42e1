import Foundation

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

        package init(
            string: String, font: String, size: Double, lines: Int = 1, truncated: Bool = false,
            scale: Double = 1, baseline: Double = 0
        ) {
            self.string = string
            self.font = font
            self.size = size
            self.lines = lines
            self.truncated = truncated
            self.scale = scale
            self.baseline = baseline
        }
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

    package init(
        view: String, id: String? = nil, frame: [Double], text: Text? = nil, image: String? = nil,
        color: String? = nil, link: String? = nil, label: String? = nil,
        children: [ReportNode] = []
    ) {
        self.view = view
        self.id = id
        self.frame = frame
        self.text = text
        self.image = image
        self.color = color
        self.link = link
        self.label = label
        self.children = children
    }

    /// Three decimals. What is no number becomes 0: JSON has none of these.
    package static func rounded(_ value: CGFloat) -> Double {
        value.isFinite ? Double((value * 1000).rounded() / 1000) : 0
    }
}
