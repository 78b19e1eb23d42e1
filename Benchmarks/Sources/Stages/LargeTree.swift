import Foundation
import LayoutEngine
import Rendering
import Scene
import SwiftUI

/// A widget far larger than any real one, to see that time grows with the number of views and not
/// with its square: 100 rows of 49 texts in nested stacks, 5,000 views and their frames.
@MainActor
struct LargeTree {
    private let scene: SceneRenderer
    private let rounds: Int

    private struct Grid: View {
        var rows: Int

        var body: some View {
            VStack(spacing: 1) {
                ForEach(0..<rows, id: \.self) { row in
                    HStack(spacing: 1) {
                        ForEach(0..<49, id: \.self) { column in
                            Text("\((row * 49 + column) % 97)").font(.system(size: 6))
                                .frame(maxWidth: .infinity)
                        }
                    }
                }
            }
        }
    }

    init(rounds: Int) throws {
        scene = try SceneRenderer()
        self.rounds = rounds
    }

    func printTable(rows: [Int]) {
        print("| views | resolve, ms | layout, ms | µs a view |")
        print("| --- | --- | --- | --- |")
        for rows in rows {
            let frame = PictureFrame(size: CGSize(width: 1000, height: 10 * rows), scale: 2)
            var nodes: [Node] = []
            let resolve = Stopwatch.median(of: rounds) {
                nodes = Grid(rows: rows).nodes(
                    in: ResolveContext(environment: frame.environment, scope: scene.makeScope()))
            }
            let layout = Stopwatch.median(of: rounds) {
                _ = LayoutPass.layout(nodes[0], in: frame.bounds, context: scene.layoutContext)
            }
            let views = rows * 50
            print(
                "| \(views) | \(Stopwatch.text(resolve)) | \(Stopwatch.text(layout)) | "
                    + "\(Stopwatch.text((resolve + layout) * 1000 / Double(views))) |")
        }
    }
}
