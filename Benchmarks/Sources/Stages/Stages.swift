import Foundation
import Graphics
import Images
import LayoutEngine
import Raster
import Rendering
import Scene
import SwiftUI

/// Prints how long each stage takes, as tables in Markdown:
///
///     stages [--rounds N] [--rows N]
///
/// With `--rows`, of a large tree of so many rows alone.
@main
struct Stages {
    @MainActor
    static func main() throws {
        let rounds = option("--rounds") ?? 15
        if let rows = option("--rows") {
            return try LargeTree(rounds: rounds).printTable(rows: [rows])
        }
        for background in SceneBackground.allCases {
            print("\n### \(background.rawValue.capitalized) background\n")
            let scene = try SceneRenderer(background: background)
            StageTable.printHeader()
            for family in SceneFamily.allCases {
                try StageTable(scene: scene, family: family, rounds: rounds).printRow()
            }
        }
        print("\n### A tree of 5,000 views\n")
        try LargeTree(rounds: max(rounds / 3, 3)).printTable(rows: [25, 50, 100, 200])
        print("\n### Reading the photograph\n")
        let jpeg = Photograph.jpeg
        let time = Stopwatch.median(of: rounds) { _ = try! ImageDecoder.bitmap(from: jpeg) }
        print(
            "\(Photograph.width)×\(Photograph.height) pixels, \(jpeg.count / 1024) KB of JPEG: "
                + "\(Stopwatch.text(time)) ms")
    }

    private static func option(_ name: String) -> Int? {
        guard let place = CommandLine.arguments.firstIndex(of: name),
            CommandLine.arguments.count > place + 1
        else { return nil }
        return Int(CommandLine.arguments[place + 1])
    }
}
