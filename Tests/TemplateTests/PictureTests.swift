import Foundation
import Graphics
import LayoutEngine
import LayoutReport
import Rendering
import Testing
import Views
import Widgets

/// What holds for every picture of every template.
@MainActor
@Suite struct PictureTests {
    /// Of text before what is behind it: the system's secondary label on white has 3.4.
    private static let leastContrast = 3.3

    @Test(
        "Nothing is unsupported, missing, cut off, shrunk, or outside of the margins",
        arguments: TemplatePicture.all + TemplatePicture.tight + TemplatePicture.translated)
    func isSound(_ picture: TemplatePicture) {
        let rendered = WidgetCanvas(picture).render(picture.view)
        // Notes tell where a drawing is approximate.
        #expect(rendered.findings.filter { $0.severity != .note }.isEmpty)
        #expect(rendered.hasContainerBackground)
        #expect(rendered.url != nil)
        let (size, margin) = (picture.size, picture.margin)
        for (text, frame) in rendered.tree.texts {
            #expect(!text.truncated, "\(text.string) is cut off")
            let excess = max(
                margin - frame.minX, margin - frame.minY, frame.maxX - size.width + margin,
                frame.maxY - size.height + margin)
            // Frames are rounded to pixels, outwards.
            #expect(excess < 0.67, "\(text.string) at \(frame)")
            if picture.family.isAccessory { continue }
            #expect(text.scale == 1, "\(text.string) is shrunk")
            #expect(text.size >= 11, "\(text.string) is smaller than the smallest text style")
        }
    }

    @Test("Texts stand apart, and out from what is behind them", arguments: TemplatePicture.all)
    func isLegible(_ picture: TemplatePicture) throws {
        let canvas = WidgetCanvas(picture)
        let rendered = canvas.render(picture.view)
        let texts = rendered.tree.texts
        for (index, (text, frame)) in texts.enumerated() {
            for (other, otherFrame) in texts[..<index] {
                let common = frame.intersection(otherFrame)
                #expect(
                    common.isNull || common.width * common.height < 1,
                    "\(text.string) overlaps \(other.string)")
            }
        }
        if picture.family.isAccessory { return }
        let pixels = try canvas.pixels(of: rendered)
        for (text, frame) in texts {
            let contrast = pixels.contrast(
                in: frame.applying(CGAffineTransform(scaleX: 3, y: 3)))
            #expect(
                contrast >= Self.leastContrast, "\(text.string) has a contrast of \(contrast)")
        }
    }

    @Test("A larger family tells more", arguments: Template.allCases)
    func adaptsToFamily(_ template: Template) {
        let texts = [WidgetFamily.systemSmall, .systemMedium, .systemLarge].map { family in
            let picture = TemplatePicture(
                template: template, hour: 9, family: family, scheme: .light)
            // The numerals of a clock tell nothing.
            return WidgetCanvas(picture).render(picture.view).tree.texts.map(\.text.string)
                .filter { Int($0) == nil }
        }
        #expect(texts[0].count < texts[1].count)
        #expect(texts[1].count < texts[2].count)
        // Large never only repeats medium.
        #expect(Set(texts[1]) != Set(texts[2]))
    }

    @Test("Light and dark differ", arguments: Template.allCases)
    func followsScheme(_ template: Template) throws {
        let pixels = try ColorScheme.allCases.map { scheme in
            let picture = TemplatePicture(
                template: template, hour: 9, family: .systemSmall, scheme: scheme)
            let canvas = WidgetCanvas(picture)
            return try canvas.pixels(of: canvas.render(picture.view))
        }
        // In the middle of the upper edge lies nothing but background.
        let luminances = pixels.map { Pixels.luminance(of: $0.words[$0.width / 2]) }
        #expect(luminances[0] > luminances[1] + 0.05)
    }

    @Test("A widget supports the families that are drawn here", arguments: Template.allCases)
    func supportsItsFamilies(_ template: Template) {
        let description = template.widget.description
        #expect(description.kind == template.rawValue)
        #expect(description.families == template.families)
        #expect(description.displayName != nil)
        #expect(description.summary != nil)
    }
}

extension ReportNode {
    /// All texts with their frames, in order.
    var texts: [(text: ReportNode.Text, frame: CGRect)] {
        let own = text.map { text in
            (text, CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        }
        return [own].compactMap { $0 } + children.flatMap(\.texts)
    }
}
