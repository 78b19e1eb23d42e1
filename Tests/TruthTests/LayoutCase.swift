import Foundation
import LayoutEngine

/// One case of `layout_cases.json`.
struct LayoutCase: Decodable {
    struct Expectation: Decodable {
        let path: String
        let x, y, w, h: Double?
    }

    let id: String
    let description: String
    let viewTree: ViewTree
    let proposal: [Length]
    let rootAlignment: String
    let expected: [Expectation]
    let tolerance: Double
    let confidence: String
    let scale: Double?
    let platform: String?

    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Truth/layout_cases.json")

    static func all() throws -> [LayoutCase] {
        struct File: Decodable { let cases: [LayoutCase] }
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases
    }
}

/// A length that may be written `"inf"`.
struct Length: Decodable {
    let value: CGFloat

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            value = CGFloat(number)
        } else {
            value = .infinity
        }
    }
}

/// A view and its modifiers as the file writes them.
struct ViewTree: Decodable {
    let kind: String
    let id: String?
    let width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: Length?
    let minLength, spacing, horizontalSpacing, verticalSpacing, ratio, x, y, value: Length?
    let alignment, axis, axes, mode, guide, layoutDirection: String?
    let text, truncationMode: String?
    let font: CaseFont?
    let lineLimit: Int?
    let horizontal, vertical: Bool?
    let insets: [Double]?
    let rows: [[ViewTree]]?
    let columns: [Column]?
    let children: [ViewTree]?
    private let content_: [ViewTree]?
    private let child_: [ViewTree]?

    var child: ViewTree? { child_?.first }
    var content: ViewTree? { content_?.first }

    private enum CodingKeys: String, CodingKey {
        case kind, id, width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight
        case maxHeight, minLength, spacing, horizontalSpacing, verticalSpacing, ratio, x, y, value
        case alignment, axis, axes, mode, guide, layoutDirection, horizontal, vertical, insets
        case rows, columns, children, text, font, truncationMode, lineLimit
        case content_ = "content"
        case child_ = "child"
    }

    init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        func length(_ key: CodingKeys) throws -> Length? {
            try box.decodeIfPresent(Length.self, forKey: key)
        }
        func text(_ key: CodingKeys) throws -> String? {
            try box.decodeIfPresent(String.self, forKey: key)
        }
        func one(_ key: CodingKeys) throws -> [ViewTree]? {
            try box.decodeIfPresent(ViewTree.self, forKey: key).map { [$0] }
        }
        kind = try box.decode(String.self, forKey: .kind)
        id = try text(.id)
        width = try length(.width)
        height = try length(.height)
        minWidth = try length(.minWidth)
        idealWidth = try length(.idealWidth)
        maxWidth = try length(.maxWidth)
        minHeight = try length(.minHeight)
        idealHeight = try length(.idealHeight)
        maxHeight = try length(.maxHeight)
        minLength = try length(.minLength)
        spacing = try length(.spacing)
        horizontalSpacing = try length(.horizontalSpacing)
        verticalSpacing = try length(.verticalSpacing)
        ratio = try length(.ratio)
        x = try length(.x)
        y = try length(.y)
        value = try length(.value)
        alignment = try text(.alignment)
        axis = try text(.axis)
        axes = try text(.axes)
        mode = try text(.mode)
        guide = try text(.guide)
        layoutDirection = try text(.layoutDirection)
        self.text = try text(.text)
        truncationMode = try text(.truncationMode)
        lineLimit = try box.decodeIfPresent(Int.self, forKey: .lineLimit)
        font = try box.decodeIfPresent(CaseFont.self, forKey: .font)
        horizontal = try box.decodeIfPresent(Bool.self, forKey: .horizontal)
        vertical = try box.decodeIfPresent(Bool.self, forKey: .vertical)
        insets = try box.decodeIfPresent([Double].self, forKey: .insets)
        rows = try box.decodeIfPresent([[ViewTree]].self, forKey: .rows)
        columns = try box.decodeIfPresent([Column].self, forKey: .columns)
        children = try box.decodeIfPresent([ViewTree].self, forKey: .children)
        content_ = try one(.content_)
        child_ = try one(.child_)
    }
}

/// A column of a lazy grid.
struct Column: Decodable {
    let fixed: Double?
    let spacing: Double?

    var item: GridItem {
        GridItem(
            fixed.map { .fixed(CGFloat($0)) } ?? .flexible(), spacing: spacing.map { CGFloat($0) })
    }
}
