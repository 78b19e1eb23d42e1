import Foundation
import LayoutEngine
import Testing

@Suite struct PixelSnapTests {
    @Test func neighboursThatTouchedStillTouch() {
        // Rows of 51.667 points at 3× (truth, section 1).
        let height: CGFloat = 155.0 / 3
        let frames = (0..<6).map { row in
            PixelSnap.snap(
                CGRect(x: 0, y: CGFloat(row) * height, width: 10, height: height), scale: 3)
        }
        for (upper, lower) in zip(frames, frames.dropFirst()) {
            #expect(upper.maxY == lower.minY)
            #expect(abs((upper.height * 3).rounded() - upper.height * 3) < 1e-9)
        }
    }

    @Test func halvesGoUp() {
        let frame = PixelSnap.snap(CGRect(x: 0.5, y: 0.25, width: 1, height: 1), scale: 1)
        #expect(frame == CGRect(x: 1, y: 0, width: 1, height: 1))
    }
}
