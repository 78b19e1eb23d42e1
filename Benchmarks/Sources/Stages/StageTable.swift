import Foundation
import Graphics
import LayoutEngine
import Raster
import Rendering
import Scene
import SwiftUI

/// One row: a family's pictures, each stage by itself, the median over entries, schemes and rounds.
@MainActor
struct StageTable {
    private enum Stage: String {
        case resolve, layout, snap, rasterize, encode
        /// What is left of the renderer's time: recording what to draw, and the report.
        case record = "record, report"

        static let inOrder: [Stage] = [.resolve, .layout, .snap, .record, .rasterize, .encode]
    }

    private let family: SceneFamily
    private var times: [Stage: [Double]] = [:]
    private var whole: [Double] = []
    private var bytes = 0
    private var pictures = 0

    static func printHeader() {
        let names = Stage.inOrder.map(\.rawValue) + ["all", "KB"]
        print("| family, ms a picture | " + names.joined(separator: " | ") + " |")
        print("|" + String(repeating: " --- |", count: names.count + 1))
    }

    init(scene: SceneRenderer, family: SceneFamily, rounds: Int) throws {
        self.family = family
        let rasterizer = Rasterizer()
        let writer = PNGWriter()
        let variants = SceneVariant.all.filter { $0.family == family }
        for round in 0...rounds {
            for variant in variants {
                var stages = StageRun(scene: scene, variant: variant)
                let resolve = Stopwatch.time { stages.resolve() }
                let layout = Stopwatch.time { stages.layout() }
                let snap = Stopwatch.time { stages.snap() }
                var picture: Picture?
                let render = Stopwatch.time { picture = scene.picture(variant) }
                var surface: Surface?
                let rasterize = try Stopwatch.time {
                    surface = try rasterizer.rasterize(
                        picture!.list, size: family.size, scale: SceneRenderer.scale)
                }
                var png: [UInt8] = []
                let encode = try Stopwatch.time {
                    png = try writer.encode(surface!, scale: SceneRenderer.scale)
                }
                // The first round fills caches.
                guard round > 0 else { continue }
                times[.resolve, default: []].append(resolve)
                times[.layout, default: []].append(layout)
                times[.snap, default: []].append(snap)
                times[.record, default: []].append(max(render - resolve - layout - snap, 0))
                times[.rasterize, default: []].append(rasterize)
                times[.encode, default: []].append(encode)
                whole.append(render + rasterize + encode)
                bytes += png.count
                pictures += 1
            }
        }
    }

    func printRow() {
        let medians = Stage.inOrder.map { Stopwatch.median(times[$0] ?? []) }
        let columns =
            medians.map(Stopwatch.text)
            + [Stopwatch.text(Stopwatch.median(whole)), "\(bytes / max(pictures, 1) / 1024)"]
        print("| \(family.rawValue) | " + columns.joined(separator: " | ") + " |")
    }
}
