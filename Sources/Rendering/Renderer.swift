import Foundation
import Graphics
import LayoutEngine
import LocaleText
import Markdown
import Views

/// What a picture is made in: its size, its margins and the environment that fits it.
package struct PictureFrame {
    /// Points.
    package var size: CGSize
    /// Device pixels a point.
    package var scale: CGFloat
    package var environment: EnvironmentValues
    /// Between the picture's edge and its content; the background ignores them.
    package var contentMargins: EdgeInsets
    /// Of the continuous corners that the picture is cut to, in points; 0 leaves it square.
    package var cornerRadius: CGFloat
    /// Drawn under everything, since the content's own container background may be translucent or
    /// missing.
    package var defaultBackground: (any View)?
    /// False where the system takes the content's container background away.
    package var showsContainerBackground = true
    /// What becomes of the content's colors where the system shows it.
    package var colorTreatment = ColorTreatment.none

    package init(
        size: CGSize, scale: CGFloat, environment: EnvironmentValues = EnvironmentValues(),
        contentMargins: EdgeInsets = EdgeInsets(), cornerRadius: CGFloat = 0,
        defaultBackground: (any View)? = nil
    ) {
        self.size = size
        self.scale = scale
        self.environment = environment
        self.contentMargins = contentMargins
        self.cornerRadius = cornerRadius
        self.defaultBackground = defaultBackground
    }

    package var bounds: CGRect { CGRect(origin: .zero, size: size) }

    package var contentBounds: CGRect {
        CGRect(
            x: contentMargins.leading, y: contentMargins.top,
            width: max(size.width - contentMargins.horizontal, 0),
            height: max(size.height - contentMargins.vertical, 0))
    }
}

/// Runs the stages: resolve, layout, snap, record. The one way in.
@MainActor
package final class Renderer {
    private let typesetter: any Typesetter
    private let symbols: any SymbolLibrary
    private let resources: any ResourceLibrary

    package init(
        typesetter: any Typesetter, symbols: any SymbolLibrary, resources: any ResourceLibrary
    ) {
        CommonMarkReader.install()
        ICULocaleWriter.install()
        self.typesetter = typesetter
        self.symbols = symbols
        self.resources = resources
    }

    /// Everything that `content` becomes in `frame`. Never fails: what is wrong with the content is
    /// among the findings.
    package func render(_ content: some View, in frame: PictureFrame) -> RenderedView {
        let states = StateStore()
        var rendered = pass(content, in: frame, states)
        // What is told of the layout may set states, and the layout follow them.
        for _ in 1..<Self.largestPassCount where states.hasChanged {
            rendered = pass(content, in: frame, states)
        }
        if states.hasChanged {
            rendered.findings.append(
                Finding(
                    rule: "state-never-settles",
                    message: "A view sets its state anew each time it is laid out.",
                    hint: "Set it only where the value differs."))
        }
        return rendered
    }

    /// Layouts that follow each other settle in two or three passes, or never.
    private static let largestPassCount = 4

    private func pass(
        _ content: some View, in frame: PictureFrame, _ states: StateStore
    ) -> RenderedView {
        states.beginPass()
        let scope = ResolveScope(symbols: symbols, resources: resources, states: states)
        let context = LayoutContext(typesetter: typesetter, displayScale: frame.scale)
        context.record = { [unowned context] in Recorder(context: context).record($0) }
        var environment = frame.environment
        environment.displayScale = frame.scale
        let resolveContext = ResolveContext(environment: environment, scope: scope)
        let direction = environment.layoutDirection

        let root = Self.root(content.nodes(in: resolveContext), direction)
        let placedContent = LayoutPass.layout(root, in: frame.contentBounds, context: context)
        // After layout, since content that waits for its size may bring the background.
        let background = scope.containerBackground.map { background in
            Node(
                .container(
                    ZStackLayout(alignment: background.alignment), background.nodes, .stacked),
                name: "ContainerBackground", layoutDirection: direction)
        }
        let fallback = frame.defaultBackground.map { view in
            Self.root(view.nodes(in: resolveContext), direction)
        }
        let backgrounds = [fallback, frame.showsContainerBackground ? background : nil]
            .compactMap { $0 }
            .map { LayoutPass.layout($0, in: frame.bounds, context: context) }
        let placed = PlacedNode(
            name: "Widget", frame: frame.bounds, traits: NodeTraits(),
            content: .children(backgrounds + [placedContent], .stacked))
        let snapped = PixelSnap.snap(placed, scale: frame.scale)
        var inspector = Inspector(context: context)
        let tree = inspector.inspect(placed)
        return RenderedView(
            size: frame.size, scale: frame.scale, placed: placed, snapped: snapped,
            displayList: Self.displayList(snapped, in: frame, context: context),
            tree: tree,
            hasContainerBackground: background != nil, url: scope.widgetURL,
            findings: scope.findings + inspector.findings)
    }

    /// Several views at the root lie in a column, as in a window's content.
    private static func root(_ nodes: [Node], _ direction: LayoutDirection) -> Node {
        if nodes.count == 1 { return nodes[0] }
        return Node(
            .container(
                StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil),
                nodes, .stacked),
            name: "Root", layoutDirection: direction)
    }

    private static func displayList(
        _ node: PlacedNode, in frame: PictureFrame, context: LayoutContext
    ) -> DisplayList {
        let items = Recorder(context: context, groups: frame.colorTreatment.groups).record(node)
        guard frame.cornerRadius > 0 else { return frame.colorTreatment.applied(to: items) }
        var group = DisplayGroup(items)
        group.clip = DisplayGroup.Clip(
            Path(roundedRect: frame.bounds, cornerRadius: frame.cornerRadius))
        return frame.colorTreatment.applied(to: [.group(group)])
    }
}
