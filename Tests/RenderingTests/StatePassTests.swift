import Combine
import Foundation
import LayoutEngine
import LayoutReport
import Rendering
import TestSupport
import Testing
import Views

/// States that follow the layout, as views do that make others as wide as the widest of them.
@Suite @MainActor struct StatePassTests {
    private struct Widest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
            value = max(value, nextValue())
        }
    }

    /// Bars as wide as the widest would be by itself.
    private struct EqualBars: View {
        let widths: [CGFloat]
        @State private var common: CGFloat?

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<widths.count, id: \.self) { index in
                    Color.red.frame(width: widths[index], height: 5)
                        .background {
                            GeometryReader { proxy in
                                Color.clear.preference(key: Widest.self, value: proxy.size.width)
                            }
                        }
                        .frame(width: common).id("bar \(index)")
                }
            }
            .onPreferenceChange(Widest.self) { common = $0 }
        }
    }

    /// Makes its bars anew for each pass. Two of a kind: each keeps its own state.
    private struct TwoCharts: View {
        var body: some View {
            HStack {
                EqualBars(widths: [10, 30, 20])
                EqualBars(widths: [5, 8])
            }
        }
    }

    private struct Restless: View {
        @State private var width: CGFloat = 10

        var body: some View {
            Color.red.frame(width: width)
                .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
        }
    }

    private final class Model: ObservableObject {
        @Published var passes = 0
    }

    /// Two passes, in each of which the view is made anew.
    private struct Owner: View {
        @StateObject private var model = Model()
        @State private var width: CGFloat = 10
        let told: (Model) -> Void

        var body: some View {
            let _ = model.passes += 1
            let _ = told(model)
            Color.red.frame(width: width)
                .onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in width = 20 }
        }
    }

    private func render(_ view: some View) -> RenderedView {
        Renderer(
            typesetter: SquareTypesetter(), symbols: SymbolTable(), resources: StubResources()
        ).render(view, in: PictureFrame(size: CGSize(width: 100, height: 40), scale: 1))
    }

    private func widths(_ node: ReportNode, _ prefix: String) -> [Double] {
        (node.id?.hasPrefix(prefix) == true ? [node.frame[2]] : [])
            + node.children.flatMap { widths($0, prefix) }
    }

    @Test func layoutFollowsTheStateItSets() {
        let rendered = render(TwoCharts())
        #expect(widths(rendered.tree, "bar") == [30, 30, 30, 8, 8])
        #expect(rendered.findings.isEmpty)
    }

    @Test func whatNeverSettlesIsSaid() {
        #expect(render(Restless()).findings.map(\.rule) == ["state-never-settles"])
    }

    @Test func ownedObjectsOutliveAPass() {
        var models: [Model] = []
        _ = render(HStack { Owner { models.append($0) } })
        #expect(models.count == 2)
        #expect(models.allSatisfy { $0 === models[0] })
        #expect(models[0].passes == 2)
        // Each view has its own.
        var others: [ObjectIdentifier] = []
        _ = render(
            HStack {
                Owner { others.append(ObjectIdentifier($0)) }
                Owner { others.append(ObjectIdentifier($0)) }
            })
        #expect(Set(others).count == 2)
    }
}
