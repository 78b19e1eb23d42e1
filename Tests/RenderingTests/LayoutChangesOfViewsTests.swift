import Foundation
import LayoutComparison
import LayoutEngine
import LayoutReport
import Rendering
import Views
import Testing

/// What is said of two versions of real views, laid out by the real engine.
@Suite @MainActor struct LayoutChangesOfViewsTests {
    private func changes(_ old: some View, _ new: some View) -> [String] {
        let canvas = Canvas(155, 155, scale: 3)
        return LayoutChanges(from: canvas.render(old).tree, to: canvas.render(new).tree).sentences
    }

    private struct Weather: View {
        var temperature = "22°"
        var sky = "Sunny"
        var symbol = "sun.max.fill"
        var size: CGFloat = 40
        var spacing: CGFloat = 4
        var padding: CGFloat = 12
        var color = Color.blue
        var hasIcon = true
        var alignment = HorizontalAlignment.leading
        var isBold = false

        var body: some View {
            VStack(alignment: alignment, spacing: spacing) {
                Text(temperature).font(.system(size: size))
                Text(sky).bold(isBold)
                HStack {
                    if hasIcon { Image(systemName: symbol) }
                    Text("Berlin")
                    Spacer()
                    Text("9:41")
                }
            }
            .padding(padding)
            .background(color)
        }
    }

    @Test func saysWhatAPersonChanged() {
        #expect(changes(Weather(), Weather()) == [])
        #expect(changes(Weather(), Weather(temperature: "5°")) == ["Text “22°” → “5°”"])
        #expect(changes(Weather(), Weather(sky: "Cloudy")) == ["Text “Sunny” → “Cloudy”"])
        #expect(
            changes(Weather(), Weather(symbol: "cloud.fill")) == [
                "Image “sun.max.fill”: image “sun.max.fill” → “cloud.fill”"
            ])
        #expect(changes(Weather(), Weather(size: 36)) == ["Text “22°”: font size 40 → 36"])
        #expect(changes(Weather(), Weather(spacing: 8)) == ["VStack with “22°”: spacing 4 → 8"])
        #expect(changes(Weather(), Weather(padding: 16)) == ["VStack with “22°”: padding 12 → 16"])
        #expect(
            changes(Weather(), Weather(color: .red)).map { $0.prefix(19) } == [
                "color of background"
            ])
        #expect(changes(Weather(), Weather(hasIcon: false)) == ["Image “sun.max.fill” is gone"])
        #expect(
            changes(Weather(), Weather(isBold: true)) == [
                "Text “Sunny”: font system regular → system semibold"
            ])
        let centered = changes(Weather(), Weather(alignment: .center))
        #expect(centered.count == 2 && centered.allSatisfy { $0.contains("moved") })
    }

    @Test func saysThatATextIsCutOff() {
        func row(_ width: CGFloat) -> some View {
            VStack {
                Text("A long line of text").lineLimit(1).frame(width: width)
            }
        }
        #expect(
            changes(row(150), row(100)).contains { $0.contains("cut off now") })
    }

    @Test func saysThatALabelLostItsIcon() {
        func row(_ hasIcon: Bool) -> some View {
            VStack {
                Text("22°")
                Label {
                    Text("Rain")
                } icon: {
                    if hasIcon { Image(systemName: "drop") }
                }
            }
        }
        #expect(changes(row(true), row(false)) == ["Label “Rain” lost its icon"])
    }
}
