import Foundation
import LayoutEngine
import TestSupport
import Testing
import Views

/// Our frames against those of Apple's SwiftUI.
@Suite struct LayoutCaseTests {
    @Test @MainActor func framesAgreeWithApple() throws {
        let cases = try LayoutCase.all()
        #expect(cases.count > 200)
        var score: [String: Score] = [:]
        for layoutCase in cases {
            let answer =
                layoutCase.viewTree.view().map { Self.answer(of: $0, to: layoutCase) }
                ?? Answer(problems: ["cannot be expressed"], error: .infinity)
            score[layoutCase.confidence, default: Score()].add(answer)
            if !answer.problems.isEmpty {
                Issue.record("\(layoutCase.id): \(answer.problems.joined(separator: "; "))")
            }
        }
        for (confidence, score) in score.sorted(by: { $0.key < $1.key }) {
            print("layout cases \(confidence): \(score)")
        }
    }

    private struct Answer {
        var problems: [String] = []
        /// The largest difference among all numbers, points.
        var error = 0.0
    }

    private struct Score: CustomStringConvertible {
        private var exact = 0
        private var within = 0
        private var wrong = 0

        mutating func add(_ answer: Answer) {
            if !answer.problems.isEmpty {
                wrong += 1
            } else if answer.error <= LayoutCaseTests.exactness {
                exact += 1
            } else {
                within += 1
            }
        }

        var description: String {
            "\(exact) exact, \(within) within the case's tolerance, \(wrong) wrong"
        }
    }

    /// Points.
    fileprivate static let exactness = 0.05

    @MainActor
    private static func answer(of view: AnyView, to layoutCase: LayoutCase) -> Answer {
        let size = CGSize(
            width: layoutCase.proposal[0].value, height: layoutCase.proposal[1].value)
        let scope = ResolveScope(symbols: SymbolTable(), resources: StubResources())
        var environment = EnvironmentValues()
        environment.displayScale = layoutCase.scale ?? 1
        let nodes = view.nodes(in: ResolveContext(environment: environment, scope: scope))
        guard let root = nodes.first else { return Answer(problems: ["no node"]) }
        let placed = LayoutPass.layout(
            root, in: CGRect(origin: .zero, size: size),
            alignment: ViewTree.alignment(layoutCase.rootAlignment),
            context: LayoutContext(
                typesetter: SquareTypesetter(), displayScale: layoutCase.scale ?? 1))
        var frames: [String: CGRect] = [:]
        placed.visit { node in
            if let id = node.traits.identifier, frames[id] == nil { frames[id] = node.frame }
        }
        var answer = Answer()
        for expected in layoutCase.expected {
            guard let frame = frames[expected.path] else {
                answer.problems.append("\(expected.path) missing")
                continue
            }
            let pairs = [
                (expected.x, frame.minX), (expected.y, frame.minY), (expected.w, frame.width),
                (expected.h, frame.height),
            ]
            let error =
                pairs.map { wanted, found in
                    wanted.map { abs($0 - Double(found)) } ?? 0
                }.max() ?? 0
            answer.error = max(answer.error, error)
            if error <= max(layoutCase.tolerance, exactness) { continue }
            let wanted = pairs.map { $0.0.map { PlacedNode.number($0) } ?? "–" }
            let found = pairs.map { PlacedNode.number($0.1) }
            answer.problems.append(
                "\(expected.path) is (\(found.joined(separator: ", "))), "
                    + "Apple's (\(wanted.joined(separator: ", ")))")
        }
        return answer
    }
}

extension PlacedNode {
    func visit(_ body: (PlacedNode) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
