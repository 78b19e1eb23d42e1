import Foundation
import Graphics
import Testing

@testable import Symbols

@Suite("The file of drawings")
struct SymbolFileTests {
    @Test("What is not a file of symbols is refused")
    func refused() throws {
        let folder = TemporaryFolder()
        let missing = folder.path + "/missing.dat"
        #expect(throws: SymbolError.unreadable(path: missing)) { try BundledSymbols(path: missing) }
        let whole = try Data(contentsOf: URL(fileURLWithPath: Fixtures.symbolsFile))
        for length in [0, 7, 8, 23, 24, 5000] {
            let path = folder.path + "/\(length).dat"
            try whole.prefix(length).write(to: URL(fileURLWithPath: path))
            #expect(throws: SymbolError.malformed(path: path)) { try BundledSymbols(path: path) }
        }
    }

    @Test("A damaged file never brings the program down")
    func damaged() throws {
        let folder = TemporaryFolder()
        let whole = try Data(contentsOf: URL(fileURLWithPath: Fixtures.symbolsFile))
        let names = [
            "cloud.sun.fill", "heart", "12.circle.fill", "bandage", "bell.slash", "nothing.here",
        ]
        var state: UInt64 = 42
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<25 {
            var bytes = [UInt8](whole)
            for _ in 0..<40 { bytes[8 + random(60_000)] = UInt8(random(256)) }
            for _ in 0..<4000 { bytes[8 + random(bytes.count - 8)] = UInt8(random(256)) }
            if random(3) == 0 { bytes.removeLast(random(bytes.count / 2)) }
            let path = folder.path + "/damaged.dat"
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            guard let library = try? BundledSymbols(path: path) else { continue }
            for name in names { _ = library.symbol(for: SymbolRequest(name: name)) }
        }
    }

    @Test("The same request is answered the same from many threads")
    func threads() async throws {
        let library = try BundledSymbols(path: Fixtures.symbolsFile)
        let expected = try #require(Fixtures.symbol("cloud.sun.rain.fill", weight: 600))
        await withTaskGroup(of: Symbol?.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    Fixtures.symbol("cloud.sun.rain.fill", weight: 600, in: library)
                }
            }
            for await symbol in group { #expect(symbol == expected) }
        }
    }
}
