import Foundation
import TestSupport
import Testing
import Views

/// What modifiers of text ask of its font.
@MainActor
struct TextStyleTests {
    private func height(of view: some View) throws -> CGFloat {
        let placed = place(view, in: CGSize(width: 200, height: 200))
        return try #require(placed.leaves.first).frame.height
    }

    @Test func secondaryTextIsSmaller() throws {
        let full = try height(of: Text("a").font(.system(size: 20)))
        #expect(try height(of: Text("a").font(.system(size: 20)).textScale(.secondary)) < full)
        #expect(try height(of: Text("a").font(.system(size: 20)).textScale(.default)) == full)
        let off = Text("a").font(.system(size: 20)).textScale(.secondary, isEnabled: false)
        #expect(try height(of: off) == full)
        #expect(
            try height(of: Group { Text("a") }.font(.system(size: 20)).textScale(.secondary)) < full
        )
    }

    @Test func anyValueMayHaveAFormatter() {
        let formatter = NumberFormatter()
        formatter.numberStyle = .percent
        #expect(Text(0.5, formatter: formatter) == Text(verbatim: formatter.string(for: 0.5) ?? ""))
    }
}
