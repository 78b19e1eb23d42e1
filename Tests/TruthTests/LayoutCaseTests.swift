import Foundation
import LayoutEngine
import TestSupport
import Testing
import Views

/// Our frames against those of Apple's SwiftUI.
@Suite struct LayoutCaseTests {
    /// Views that the cases use and we do not have yet, by kind.
    private static let missingKinds: Set<String> = ["Grid", "LazyVGrid", "ScrollView", "relativeProposed"]

    @Test @MainActor func framesAgreeWithApple() throws {
        let cases = try LayoutCase.all()
        #expect(cases.count > 200)
        var score: [String: (exact: Int, wrong: Int, left: Int)] = [:]
        for layoutCase in cases {
            guard let view = layoutCase.viewTree.view() else {
                score[layoutCase.confidence, default: (0, 0, 0)].left += 1
                continue
            }
            let problems = Self.problems(of: view, in: layoutCase)
            if problems.isEmpty {
                score[layoutCase.confidence, default: (0, 0, 0)].exact += 1
            } else {
                score[layoutCase.confidence, default: (0, 0, 0)].wrong += 1
                Issue.record("\(layoutCase.id): \(problems.joined(separator: "; "))")
            }
        }
        for (confidence, count) in score.sorted(by: { $0.key < $1.key }) {
            print(
                "layout cases \(confidence): \(count.exact) exact, \(count.wrong) wrong, "
                    + "\(count.left) not expressible yet")
        }
    }

    @MainActor
    private static func problems(of view: AnyView, in layoutCase: LayoutCase) -> [String] {
        let size = CGSize(
            width: layoutCase.proposal[0].value, height: layoutCase.proposal[1].value)
        let scope = ResolveScope(symbols: SymbolTable(), resources: StubResources())
        var environment = EnvironmentValues()
        environment.displayScale = layoutCase.scale ?? 1
        let nodes = view.nodes(in: ResolveContext(environment: environment, scope: scope))
        guard let root = nodes.first else { return ["no node"] }
        let placed = LayoutPass.layout(
            root, in: CGRect(origin: .zero, size: size),
            alignment: ViewTree.alignment(layoutCase.rootAlignment),
            context: LayoutContext(
                typesetter: SquareTypesetter(), displayScale: layoutCase.scale ?? 1))
        var frames: [String: CGRect] = [:]
        placed.visit { node in
            if let id = node.traits.identifier, frames[id] == nil { frames[id] = node.frame }
        }
        return layoutCase.expected.compactMap { expected in
            guard let frame = frames[expected.path] else { return "\(expected.path) missing" }
            let pairs = [
                (expected.x, frame.minX), (expected.y, frame.minY), (expected.w, frame.width),
                (expected.h, frame.height),
            ]
            let isRight = pairs.allSatisfy { wanted, found in
                wanted.map { abs($0 - Double(found)) <= max(layoutCase.tolerance, 0.05) } ?? true
            }
            if isRight { return nil }
            let wanted = pairs.map { $0.0.map { PlacedNode.number($0) } ?? "–" }
            let found = pairs.map { PlacedNode.number($0.1) }
            return "\(expected.path) is (\(found.joined(separator: ", "))), "
                + "Apple's (\(wanted.joined(separator: ", ")))"
        }
    }
}

extension PlacedNode {
    func visit(_ body: (PlacedNode) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
