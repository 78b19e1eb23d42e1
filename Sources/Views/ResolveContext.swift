import Foundation
import Graphics
import LayoutEngine

/// Everything a view may ask while it becomes nodes.
///
/// The name is public because views' hidden requirement takes it; nothing in it is.
public struct _ResolveContext {
    package var environment: EnvironmentValues
    /// The axis of the stack around the view: spacers stretch along it, dividers lie across it.
    package var stackAxis: Axis?
    /// Whether the view lies in a grid and in no other container within it.
    package var isInGrid = false
    /// What the whole picture shares.
    package let scope: ResolveScope

    package init(environment: EnvironmentValues, scope: ResolveScope) {
        self.environment = environment
        self.environment.resources = scope.resources
        self.scope = scope
    }

    package func with(_ change: (inout EnvironmentValues) -> Void) -> ResolveContext {
        var copy = self
        change(&copy.environment)
        return copy
    }

    package func inStack(along axis: Axis?) -> ResolveContext {
        var copy = self
        copy.stackAxis = axis
        copy.isInGrid = false
        return copy
    }

    /// The nodes of `content`, gathered under `layout` into one.
    @MainActor
    package func container(
        _ layout: some Layout, _ content: some View, name: String, stackAxis: Axis? = nil
    ) -> Node {
        Node(
            .container(layout, content.nodes(in: inStack(along: stackAxis)), .stacked),
            name: name, layoutDirection: environment.layoutDirection)
    }

    /// Several nodes as one, over each other; nil where there are none.
    package func grouped(_ nodes: [Node], alignment: Alignment = .center) -> Node? {
        if nodes.count < 2 { return nodes.first }
        return Node(
            .container(ZStackLayout(alignment: alignment), nodes, .stacked), name: "ZStack",
            layoutDirection: environment.layoutDirection)
    }
}

package typealias ResolveContext = _ResolveContext

/// What is shared by all views of one picture: the libraries they draw from, and what they leave
/// for the host beside their nodes.
package final class ResolveScope {
    package let symbols: any SymbolLibrary
    package let resources: any ResourceLibrary
    package let states: StateStore

    /// From `containerBackground(_:for:)`: drawn by the host under everything. The last one counts.
    package var containerBackground: (nodes: [Node], alignment: Alignment)?
    /// From `widgetURL(_:)`.
    package var widgetURL: URL?
    /// About things that have no node of their own.
    package var findings: [Finding] = []

    package init(
        symbols: any SymbolLibrary, resources: any ResourceLibrary, states: StateStore = StateStore()
    ) {
        self.symbols = symbols
        self.resources = resources
        self.states = states
    }
}

/// A user's assets and translations.
package protocol ResourceLibrary: AnyObject {
    /// The picture `name` for a scheme and scale, with the scale it was drawn for; nil if missing.
    func image(named name: String, isDark: Bool, scale: CGFloat) -> (bitmap: Bitmap, scale: CGFloat)?
    /// Why a picture that is there cannot be shown; nil where it can, or is missing.
    func problem(withImageNamed name: String) -> String?
    /// Whether the catalog marks the picture as one to be drawn in the foreground's color.
    func isTemplate(imageNamed name: String) -> Bool
    /// The color set `name`; nil if missing.
    func color(named name: String, isDark: Bool) -> RGBA?
    /// The translation of `key` in `table` (nil: Localizable); nil if there is none.
    func string(forKey key: String, table: String?, locale: Locale) -> String?
    /// The same for a sentence with values, of which `numbers` are the numeric ones: they decide
    /// which form is taken.
    func string(forKey key: String, table: String?, locale: Locale, numbers: [Double?]) -> String?
    /// Names like `name` that do exist, nearest first.
    func suggestions(for name: String) -> [String]
}

extension ResourceLibrary {
    package func string(
        forKey key: String, table: String?, locale: Locale, numbers: [Double?]
    ) -> String? { string(forKey: key, table: table, locale: locale) }
    package func problem(withImageNamed name: String) -> String? { nil }
    package func isTemplate(imageNamed name: String) -> Bool { false }
}

private struct ResourcesKey: EnvironmentKey {
    static var defaultValue: (any ResourceLibrary)? { nil }
}

extension EnvironmentValues {
    /// The scope's resources, for colors that are asked with an environment alone.
    package var resources: (any ResourceLibrary)? {
        get { self[ResourcesKey.self] }
        set { self[ResourcesKey.self] = newValue }
    }
}
