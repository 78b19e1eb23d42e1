import Foundation
import Graphics

extension Rasterizer {
    /// A mesh gradient as pixels of `rect`.
    func mesh(
        _ mesh: MeshRamp, _ transform: CGAffineTransform, opacity: Double, in rect: PixelRect
    ) -> PaintSource {
        .color(mesh.background.multiplyingAlpha(by: opacity).pixel)
    }
}
