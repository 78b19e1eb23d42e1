import Foundation
import Graphics
import LayoutEngine
import TestSupport
import Testing

@testable import Views

@MainActor
struct ControlTests {
    private let box = CGSize(width: 200, height: 100)

    private func drawn(_ view: some View) -> PlacedNode {
        place(
            view, in: box,
            context: makeContext(symbols: SymbolTable(["square": SymbolTable.square])))
    }

    /// Icon column of one em, spacing 8 (truth, section 4).
    @Test func labelsHaveTwoColumns() {
        let frames = drawn(Label("abc", systemImage: "square").font(.system(size: 10))).leaves
            .map(\.frame)
        #expect(abs(frames[1].minX - frames[0].minX - 18) < 1e-9)
        #expect(frames[1].width == 30)
        // Icon and title stand on one line.
        #expect(abs(frames[0].minY + 8 - (frames[1].minY + 10 * 1950 / 2048)) < 1e-9)
    }

    @Test func labelTitlesWrapInTheirColumn() {
        let frames = drawn(
            Label("abcdef", systemImage: "square").font(.system(size: 10)).frame(width: 58)
        ).leaves.map(\.frame)
        // 58 − 10 − 8 leaves four letters a line; the icon stays on the first.
        #expect(frames[1].width == 40)
        #expect(frames[1].height > 20)
        #expect(abs(frames[0].minY + 8 - (frames[1].minY + 10 * 1950 / 2048)) < 1e-9)
    }

    @Test func labelSpacingCanBeSet() {
        let frames = drawn(
            Label("abc", systemImage: "square").font(.system(size: 10))
                .labelIconToTitleSpacing(3).labelReservedIconWidth(20)
        ).leaves.map(\.frame)
        #expect(abs(frames[1].minX - frames[0].minX - 18) < 1e-9)
    }

    @Test func labelStyles() {
        let label = Label("abc", systemImage: "square")
        #expect(drawn(label.labelStyle(.iconOnly)).leaves.count == 1)
        #expect(drawn(label.labelStyle(.titleOnly)).leaves.count == 1)
        #expect(drawn(label.labelStyle(Reversed())).leaves.map(\.frame.width) == [51, 17])
        #expect(drawn(label.labelStyle(Padded())).leaves.count == 2)
    }

    @Test func dividersAreOnePixelAcrossTheStack() {
        let column = drawn(VStack(spacing: 0) { Divider() })
        #expect(column.leaves[0].frame.size == CGSize(width: 200, height: 1.0 / 3))
        let row = drawn(HStack(spacing: 0) { Divider() })
        #expect(row.leaves[0].frame.size == CGSize(width: 1.0 / 3, height: 100))
        #expect(fillColor(row.items) == RGBA(hex: 0x3C3C43, alpha: 0.29))
    }

    @Test func linksCarryTheirDestination() throws {
        let url = try #require(URL(string: "app://x/1"))
        let nodes = Link(destination: url) { Color.red }.nodes(in: makeContext())
        #expect(nodes.map(\.traits.link) == ["app://x/1"])
    }

    @Test func plainButtonsAreTheirLabel() {
        let button = Button(action: {}) { Color.red }
        #expect(drawn(button.buttonStyle(.plain)).leaves.count == 1)
        let bordered = drawn(Button("ab") {}.buttonStyle(.bordered))
        #expect(bordered.leaves.count == 2)
        #expect(
            fillColor(bordered.items) == RGBA(hex: 0x0088FF).multiplyingAlpha(by: 0.15))
        #expect(abs(bordered.leaves[0].frame.height - 36.33) < 1e-9)
    }

    @Test func buttonStylesOfUsers() {
        let placed = drawn(Button(action: {}) { Color.red }.buttonStyle(Half()))
        guard case .effect(let effect, _) = placed.content else {
            Issue.record("\(placed)")
            return
        }
        var group = DisplayGroup([])
        effect.apply(to: &group, in: .zero)
        #expect(group.opacity == 0.5)
    }
}

private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon
        }
    }
}

private struct Padded: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration).padding(3)
    }
}

private struct Half: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 1 : 0.5)
    }
}
