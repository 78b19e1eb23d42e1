import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Views

/// Whole scenes that were captured from SwiftUI on macOS.
@Suite struct SceneTests {
    private struct Scenes: Decodable {
        let proposal: [Double]
        let scale, fontSize, lineHeight, dividerThickness: Double
        let textWidths: [String: Double]
        let scenes: [Scene]
    }

    private struct Scene: Decodable {
        struct Leaf: Decodable {
            let kind: String
            let frame: [Double]
        }

        let id: String
        let view: ViewTree
        let root: [Double]
        let leaves: [Leaf]
        let suspect: String?
    }

    /// Texts were captured as layers, whose edges the capture moved to whole pixels.
    private static let textTolerance = 1.0

    @Test @MainActor func scenesAgreeWithMacOS() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Truth/layout_scenes.json")
        let data = try JSONDecoder().decode(Scenes.self, from: Data(contentsOf: file))
        #expect(data.scenes.count == 50)
        var right = 0
        var exactLeaves = 0
        var leaves = 0
        for scene in data.scenes {
            guard let view = scene.view.view() else {
                Issue.record("\(scene.id) cannot be expressed")
                continue
            }
            let found = Self.frames(of: view, in: data)
            if let suspect = scene.suspect {
                print("scene \(scene.id) is not judged: \(suspect)")
                continue
            }
            let problems = Self.problems(found, in: scene)
            if problems.isEmpty { right += 1 }
            for problem in problems { Issue.record("\(scene.id): \(problem)") }
            leaves += scene.leaves.count
            exactLeaves +=
                zip(scene.leaves, found.leaves).filter {
                    Self.difference($0.frame, $1) < 0.05
                }.count
        }
        print(
            "scenes: \(right) right of \(data.scenes.count), 1 not judged; "
                + "leaves: \(exactLeaves) of \(leaves) exact")
    }

    @MainActor
    private static func frames(
        of view: AnyView, in data: Scenes
    ) -> (root: CGSize, leaves: [CGRect]) {
        var environment = EnvironmentValues()
        environment.displayScale = data.scale
        environment.font = .system(size: data.fontSize)
        environment.dividerThickness = data.dividerThickness
        let scope = ResolveScope(symbols: SymbolTable(), resources: StubResources())
        let nodes = view.nodes(in: ResolveContext(environment: environment, scope: scope))
        guard let root = nodes.first else { return (.zero, []) }
        let context = LayoutContext(
            typesetter: MeasuredTypesetter(
                widths: data.textWidths.mapValues { CGFloat($0) }, lineHeight: data.lineHeight),
            displayScale: data.scale)
        let fitting = LayoutPass.size(
            of: root,
            proposal: ProposedViewSize(width: data.proposal[0], height: data.proposal[1]),
            context: context)
        let size = CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
        let placed = PixelSnap.snap(
            LayoutPass.layout(root, in: CGRect(origin: .zero, size: size), context: context),
            scale: data.scale)
        var leaves: [CGRect] = []
        placed.visit { node in
            if ["Text", "Color", "Divider"].contains(node.name) { leaves.append(node.frame) }
        }
        return (size, leaves)
    }

    private static func problems(
        _ found: (root: CGSize, leaves: [CGRect]), in scene: Scene
    ) -> [String] {
        var problems: [String] = []
        if found.root != CGSize(width: scene.root[0], height: scene.root[1]) {
            problems.append("root is \(found.root), Apple's \(scene.root)")
        }
        if found.leaves.count != scene.leaves.count {
            problems.append("\(found.leaves.count) leaves, Apple's \(scene.leaves.count)")
        }
        for (index, (wanted, frame)) in zip(scene.leaves, found.leaves).enumerated() {
            let tolerance = wanted.kind == "text" ? textTolerance : 0
            if difference(wanted.frame, frame) > tolerance {
                problems.append("leaf \(index) is \(frame), Apple's \(wanted.frame)")
            }
        }
        return problems
    }

    /// The largest among those of x, y, width and height.
    private static func difference(_ wanted: [Double], _ frame: CGRect) -> Double {
        zip(wanted, [frame.minX, frame.minY, frame.width, frame.height])
            .map { abs($0 - Double($1)) }.max() ?? 0
    }
}
