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
///     stages [--rounds N]
@main
struct Stages {
    @MainActor
    static func main() throws {
        var rounds = 15
        if let flag = CommandLine.arguments.firstIndex(of: "--rounds"),
            CommandLine.arguments.count > flag + 1
        {
            rounds = Int(CommandLine.arguments[flag + 1]) ?? rounds
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
        try LargeTree(rounds: max(rounds / 3, 3)).printTable()
        print("\n### Reading the photograph\n")
        let jpeg = Photograph.jpeg
        let time = Stopwatch.median(of: rounds) { _ = try! ImageDecoder.bitmap(from: jpeg) }
        print(
            "\(Photograph.width)×\(Photograph.height) pixels, \(jpeg.count / 1024) KB of JPEG: "
                + "\(Stopwatch.text(time)) ms")
    }
}
