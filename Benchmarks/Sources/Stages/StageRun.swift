import Graphics
import LayoutEngine
import Rendering
import Scene
import SwiftUI

/// The first stages of one picture, one call each, as the renderer runs them in a row.
@MainActor
struct StageRun {
    private let scene: SceneRenderer
    private let variant: SceneVariant
    private let frame: PictureFrame
    private let scope: ResolveScope
    private let context: LayoutContext
    private var content: [Node] = []
    private var placed: [PlacedNode] = []

    init(scene: SceneRenderer, variant: SceneVariant) {
        self.scene = scene
        self.variant = variant
        frame = scene.frame(for: variant)
        scope = scene.makeScope()
        context = scene.layoutContext
    }

    mutating func resolve() {
        content = scene.view(variant).nodes(
            in: ResolveContext(environment: frame.environment, scope: scope))
    }

    mutating func layout() {
        let background = scope.containerBackground.map { background in
            Node(
                .container(
                    ZStackLayout(alignment: background.alignment), background.nodes, .stacked),
                name: "ContainerBackground", layoutDirection: .leftToRight)
        }
        placed = [
            background.map { LayoutPass.layout($0, in: frame.bounds, context: context) },
            LayoutPass.layout(content[0], in: frame.contentBounds, context: context),
        ].compactMap { $0 }
    }

    func snap() {
        let whole = PlacedNode(
            name: "Widget", frame: frame.bounds, traits: NodeTraits(),
            content: .children(placed, .stacked))
        _ = PixelSnap.snap(whole, scale: frame.scale)
    }
}
