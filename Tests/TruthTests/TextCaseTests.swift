import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing
import Typesetting
import Views

/// Our texts, set in our fonts by the real typesetter, against frames of Apple's.
@Suite struct TextCaseTests {
    private static func typesetter() -> any Typesetter {
        let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fonts").path
        return PangoTypesetter(library: try! FontLibrary(directory: fonts))
    }

    @Test @MainActor func textFramesAgreeWithApple() throws {
        let cases = try LayoutCase.allTexts()
        #expect(cases.count == 26)
        let phone = Self.typesetter()
        let mac = MacTypesetter(phone)
        var exact = 0
        var within = 0
        var wrong: [String] = []
        var left: [String] = []
        for textCase in cases {
            guard let view = textCase.viewTree.view() else {
                left.append(textCase.id)
                continue
            }
            let isMac = textCase.platform?.hasPrefix("macOS") ?? false
            var environment = EnvironmentValues()
            environment.displayScale = textCase.scale ?? 1
            environment.usesMacTextStyles = isMac
            let differences = textCase.differences(
                of: view, in: environment, typesetter: isMac ? mac : phone)
            let largest = differences.map(\.points).max() ?? 0
            if largest <= 0.05 {
                exact += 1
            } else if largest <= textCase.tolerance {
                within += 1
            } else {
                wrong.append(textCase.id)
                let words = differences.map { "\($0.what) by \(PlacedNode.number($0.points))" }
                Issue.record("\(textCase.id): \(words.joined(separator: "; "))")
            }
        }
        print(
            "text cases: \(exact) exact, \(within) within tolerance, \(wrong.count) wrong, "
                + "\(left.count) not expressible yet \(left)")
    }
}

extension LayoutCase {
    /// The text cases of the same file.
    static func allTexts() throws -> [LayoutCase] {
        struct File: Decodable { let textCases: [LayoutCase] }
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).textCases
    }

    /// How far our frames lie from the expected ones.
    @MainActor
    func differences(
        of view: AnyView, in environment: EnvironmentValues, typesetter: any Typesetter
    ) -> [(what: String, points: Double)] {
        let scope = ResolveScope(symbols: StubSymbols(), resources: NoResources())
        let nodes = view.nodes(in: ResolveContext(environment: environment, scope: scope))
        guard let root = nodes.first else { return [("no node", .infinity)] }
        let placed = LayoutPass.layout(
            root,
            in: CGRect(x: 0, y: 0, width: proposal[0].value, height: proposal[1].value),
            alignment: ViewTree.alignment(rootAlignment),
            context: LayoutContext(
                typesetter: typesetter, displayScale: environment.displayScale))
        var frames: [String: CGRect] = [:]
        placed.visit { node in
            if let id = node.traits.identifier, frames[id] == nil { frames[id] = node.frame }
        }
        return expected.flatMap { expected -> [(what: String, points: Double)] in
            guard let frame = frames[expected.path] else {
                return [("\(expected.path) is missing", .infinity)]
            }
            return [
                ("x", expected.x, frame.minX), ("y", expected.y, frame.minY),
                ("width", expected.w, frame.width), ("height", expected.h, frame.height),
            ].compactMap { name, wanted, found in
                wanted.map { ("\(expected.path) \(name)", abs(Double(found) - $0)) }
            }
        }
    }
}

// MARK: Fonts of the cases

private struct MacTextStylesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether text styles have the sizes of macOS.
    var usesMacTextStyles: Bool {
        get { self[MacTextStylesKey.self] }
        set { self[MacTextStylesKey.self] = newValue }
    }
}

/// A text in the font that a case names.
struct CaseText: View {
    let string: String
    let font: CaseFont?
    @Environment(\.usesMacTextStyles) private var isMac

    var body: some View { Text(verbatim: string).font(font?.font(isMac: isMac) ?? .body) }
}

/// A font as the cases write it.
struct CaseFont: Decodable {
    let system: Double?
    let style: String?
    let weight: String?

    /// Sizes of macOS's text styles, from Apple's guidelines; and of iOS's for the same name.
    private static let styles: [String: (style: Font.TextStyle, mac: CGFloat)] = [
        "largeTitle": (.largeTitle, 26), "title": (.title, 22), "title2": (.title2, 17),
        "title3": (.title3, 15), "headline": (.headline, 13), "body": (.body, 13),
        "callout": (.callout, 12), "subheadline": (.subheadline, 11), "footnote": (.footnote, 10),
        "caption": (.caption, 10), "caption2": (.caption2, 10),
    ]

    func font(isMac: Bool) -> Font {
        let row = style.flatMap { Self.styles[$0] }
        let plain: Font =
            if let row {
                isMac ? .system(size: row.mac) : .system(row.style)
            } else {
                .system(size: CGFloat(system ?? 17))
            }
        switch weight {
        case "bold": return plain.weight(.bold)
        case "semibold": return plain.weight(.semibold)
        default: return plain
        }
    }
}
