import Foundation
import Graphics
import Images
import LayoutEngine
import Testing
import Views

/// Compares the pixels of controls with the sizes of Tests/Truth/control_measures.json.
@Suite @MainActor struct ControlMeasureTests {
    private struct Truth: Decodable {
        struct Control: Decodable {
            let control: String
            let ios: Int
            let width: CGFloat?
            let height: CGFloat?
            /// Between a button's label and its sides.
            let padding: CGFloat?
        }
        let controls: [Control]
    }

    private static let area = CGRect(x: 0, y: 0, width: 120, height: 80)
    private static let scale: CGFloat = 3

    @Test func controlsHaveTheSizesOfApples() throws {
        let file = Canvas.root.appendingPathComponent("Tests/Truth/control_measures.json")
        let truth = try JSONDecoder().decode(Truth.self, from: Data(contentsOf: file))
        for row in truth.controls {
            let view = try #require(Self.view(row.control), "\(row.control)")
            var canvas = Canvas(Self.area.width, Self.area.height, scale: Self.scale)
            canvas.frame.environment.systemPalette = row.ios < 26 ? .ios18 : .ios26
            let shown = view.tint(.black)
                .frame(width: Self.area.width, height: Self.area.height).background(.white)
            let bitmap = try ImageDecoder.bitmap(from: canvas.png(shown))
            let box = MeasuredPicture(bitmap: bitmap, scale: Double(Self.scale))
                .inkBox(in: Self.area)
            let pixel = 1 / Self.scale + 0.01
            if let width = row.width { #expect(abs(box.width - width) < pixel, "\(row)") }
            if let height = row.height { #expect(abs(box.height - height) < pixel, "\(row)") }
            if let padding = row.padding {
                let label = try #require(Self.label(canvas.render(shown).placed))
                // The label's own box is rounded up to pixels.
                #expect(
                    abs((box.width - label.width) / 2 - padding) < pixel, "\(row): \(label)")
            }
        }
    }

    private static func view(_ control: String) -> AnyView? {
        let button = Button("Add") {}.buttonStyle(.borderedProminent)
        return switch control {
        case "button-small": AnyView(button.controlSize(.small))
        case "button-regular": AnyView(button)
        case "button-large": AnyView(button.controlSize(.large))
        case "switch": AnyView(Toggle("", isOn: .constant(true)).toggleStyle(.switch).fixedSize())
        case "gauge":
            AnyView(Gauge(value: 1) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity))
        case "progress": AnyView(ProgressView(value: 1).padding(10))
        default: nil
        }
    }

    private static func label(_ node: PlacedNode) -> CGRect? {
        if node.name == "Text" { return node.frame }
        return node.children.lazy.compactMap(label).first
    }
}
