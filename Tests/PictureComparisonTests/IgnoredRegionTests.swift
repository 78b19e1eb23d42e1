import Foundation
import Graphics
import LayoutReport
import PictureComparison
import Testing

@Suite struct IgnoredRegionTests {
    private let white = Pictures.plain(100, 60)
    /// Black in two squares of 10 pixels.
    private let spotted = Pictures.make(100, 60) { x, y in
        10..<20 ~= y && (10..<20 ~= x || 70..<80 ~= x) ? 0xff00_0000 : 0xffff_ffff
    }
    private let tree = ReportNode(
        view: "VStack", frame: [0, 0, 50, 30],
        children: [
            ReportNode(view: "Text", id: "clock", frame: [5, 5, 5, 5]),
            ReportNode(view: "Text", id: "clock", frame: [35, 5, 5, 5]),
        ])

    private func compare(_ regions: [IgnoredRegion]) -> PictureDifference {
        let settings = ComparisonSettings.exact.ignoring(regions)
        let ignored = settings.ignoredPixels(scale: 2, trees: [tree])
        return settings.compare(white, with: spotted, ignoring: ignored.rects)
    }

    @Test func leavesOutPixels() {
        let one = compare([.pixels(CGRect(x: 10, y: 10, width: 10, height: 10))])
        #expect(one.different == 100 && one.ignored == 100 && one.compared == 5900)
        #expect(one.regions.map(\.rect) == [PixelRect(left: 70, top: 10, right: 80, bottom: 20)])
    }

    @Test func leavesOutPointsAtTheirScale() {
        let both = compare([
            .points(CGRect(x: 5, y: 5, width: 5, height: 5)),
            .points(CGRect(x: 34.9, y: 4.9, width: 5.2, height: 5.2)),
        ])
        #expect(both.verdict == .equal && both.ignored == 244)
    }

    @Test func leavesOutViewsByTheirIdentifier() {
        #expect(compare([.view("clock")]).verdict == .equal)
    }

    @Test func namesIdentifiersThatNoViewHas() {
        let settings = ComparisonSettings.exact.ignoring([.view("clock"), .view("clok")])
        #expect(settings.ignoredPixels(scale: 2, trees: [tree]).unknown == ["clok"])
    }

    @Test func takesRectanglesOfAnySize() {
        let endless = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
        #expect(compare([.pixels(endless), .pixels(endless)]).compared == 0)
        #expect(compare([.pixels(endless)]).verdict == .equal)
        #expect(compare([.pixels(.zero), .points(.null)]).different == 200)
    }

    /// Ignored pixels and what only one picture has.
    @Test func countsEachPixelOnce() {
        let settings = ComparisonSettings.exact
        let difference = settings.compare(
            Pictures.plain(10, 10), with: Pictures.plain(20, 10),
            ignoring: [PixelRect(left: 5, top: 0, right: 15, bottom: 10)])
        #expect(difference.different == 50 && difference.compared == 100)
    }
}
