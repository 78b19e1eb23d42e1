import Foundation
import Testing
import Views

struct ListEditTests {
    @Test func elementsAreRemovedByOffset() {
        var letters = Array("abcdef")
        letters.remove(atOffsets: [0, 2, 99])
        #expect(letters == Array("bdef"))
    }

    @Test(arguments: [
        ([0], 3, "bcadef"), ([4, 1], 0, "beacdf"), ([1, 2], 6, "adefbc"), ([2], 2, "abcdef"),
    ])
    func elementsMoveBeforeTheDestination(source: [Int], destination: Int, expected: String) {
        var letters = Array("abcdef")
        letters.move(fromOffsets: IndexSet(source), toOffset: destination)
        #expect(letters == Array(expected))
    }
}
