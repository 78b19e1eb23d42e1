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

    /// With words as wide as Apple's, every frame is Apple's.
    @Test @MainActor func textFramesAgreeWithApple() throws {
        let answers = try Self.answers(CalibratedTypesetter(Self.typesetter()))
        Self.printScore("text cases, words as wide as Apple's", answers)
        for answer in answers where answer.error > answer.tolerance {
            Issue.record("\(answer.id): \(answer.problem)")
        }
        #expect(answers.count == 25)
    }

    /// In our own fonts a word may be a few percent wider, and then lines break elsewhere.
    @Test @MainActor func mostTextFramesAgreeInOurFonts() throws {
        let answers = try Self.answers(Self.typesetter())
        Self.printScore("text cases, our fonts", answers)
        #expect(answers.filter { $0.error <= $0.tolerance }.count >= 19)
    }

    private struct Answer {
        let id: String
        /// The largest difference, points.
        let error: Double
        let tolerance: Double
        let problem: String
    }

    /// To all cases but one: `ha.label-caption-M` leaves out most of its text, which decides where
    /// it is put.
    @MainActor
    private static func answers(_ phone: any Typesetter) throws -> [Answer] {
        let mac = MacTypesetter(phone)
        let cases = try LayoutCase.allTexts()
        #expect(cases.count == 26)
        return cases.compactMap { textCase in
            guard let view = textCase.viewTree.view() else { return nil }
            let isMac = textCase.platform?.hasPrefix("macOS") ?? false
            var environment = EnvironmentValues()
            environment.displayScale = textCase.scale ?? 1
            environment.usesMacTextStyles = isMac
            let differences = textCase.differences(
                of: view, in: environment, typesetter: isMac ? mac : phone)
            let words = differences.filter { $0.points > 0.05 }
                .map { "\($0.what) by \(PlacedNode.number($0.points))" }
            return Answer(
                id: textCase.id, error: differences.map(\.points).max() ?? 0,
                tolerance: textCase.tolerance, problem: words.joined(separator: "; "))
        }
    }

    private static func printScore(_ name: String, _ answers: [Answer]) {
        let exact = answers.filter { $0.error <= 0.05 }.count
        let within = answers.filter { $0.error <= $0.tolerance }.count - exact
        print(
            "\(name): \(exact) exact, \(within) within the case's tolerance, "
                + "\(answers.count - exact - within) wrong")
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
        let scope = ResolveScope(symbols: SymbolTable(), resources: StubResources())
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

    var body: some View { Text(verbatim: string).font(font?.font(isMac: isMac)) }
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
