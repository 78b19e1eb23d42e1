import Foundation

/// What modifiers say about a view to its container, to the report and to the host.
///
/// Most views have none of the rarer traits: these lie in one shared box, so that copying a node
/// copies one reference.
package struct NodeTraits {
    /// Nil where nobody set one: then the view's own counts, 0 for all but spacers.
    package var layoutPriority: Double?
    package var zIndex: Double = 0
    private var box: Box?

    package init() {}

    private struct Rare {
        var layoutValues: [ObjectIdentifier: Any] = [:]
        var coordinateSpaces: [AnyHashable] = []
        var preferences: [PreferenceChange] = []
        var placementActions: [(PlacedNode, Surroundings) -> Void] = []
        var identifier: String?
        var accessibilityLabel: String?
        var link: String?
        var findings: [Finding] = []
        var isAccentable: Bool?
        var accentedImage: AccentedImage?
        var ignoredSafeAreaEdges: Edge.Set = []
        var holdsSafeArea = false
    }

    private final class Box {
        var rare: Rare
        init(_ rare: Rare) { self.rare = rare }
    }

    private var rare: Rare {
        get { box?.rare ?? Rare() }
        set {
            if isKnownUniquelyReferenced(&box) {
                box?.rare = newValue
            } else {
                box = Box(newValue)
            }
        }
    }

    // MARK: To the container

    package var layoutValues: [ObjectIdentifier: Any] {
        get { box?.rare.layoutValues ?? [:] }
        set { rare.layoutValues = newValue }
    }

    // MARK: Once it has its place

    /// Names under which views within ask for this one's frame.
    package var coordinateSpaces: [AnyHashable] {
        get { box?.rare.coordinateSpaces ?? [] }
        set { rare.coordinateSpaces = newValue }
    }

    /// Edges at which the view reaches over the bars of a safe area.
    package var ignoredSafeAreaEdges: Edge.Set {
        get { box?.rare.ignoredSafeAreaEdges ?? [] }
        set { rare.ignoredSafeAreaEdges = newValue }
    }

    /// Whether the first view within is what bars leave of this one.
    package var holdsSafeArea: Bool {
        get { box?.rare.holdsSafeArea ?? false }
        set { rare.holdsSafeArea = newValue }
    }

    /// In the order in which modifiers made them.
    package var preferences: [PreferenceChange] {
        get { box?.rare.preferences ?? [] }
        set { rare.preferences = newValue }
    }

    /// Called once the view and all in it have their places.
    package var placementActions: [(PlacedNode, Surroundings) -> Void] {
        get { box?.rare.placementActions ?? [] }
        set { rare.placementActions = newValue }
    }

    // MARK: To the report and the host

    /// From `.id(_:)` or `.accessibilityIdentifier(_:)`.
    package var identifier: String? {
        get { box?.rare.identifier }
        set { rare.identifier = newValue }
    }

    package var accessibilityLabel: String? {
        get { box?.rare.accessibilityLabel }
        set { rare.accessibilityLabel = newValue }
    }

    /// Where a tap on the view leads.
    package var link: String? {
        get { box?.rare.link }
        set { rare.link = newValue }
    }

    package var findings: [Finding] {
        get { box?.rare.findings ?? [] }
        set { rare.findings = newValue }
    }

    /// Whether the view belongs to the accent group in accented rendering; nil for what is around it.
    package var isAccentable: Bool? {
        get { box?.rare.isAccentable }
        set { rare.isAccentable = newValue }
    }

    /// How images in the view are drawn in accented rendering; nil for what is around it.
    package var accentedImage: AccentedImage? {
        get { box?.rare.accentedImage }
        set { rare.accentedImage = newValue }
    }

    // MARK: Wrapping

    /// The part that goes to an outer node when the view is wrapped.
    var moving: NodeTraits {
        var traits = NodeTraits()
        traits.layoutPriority = layoutPriority
        traits.zIndex = zIndex
        if !layoutValues.isEmpty { traits.layoutValues = layoutValues }
        return traits
    }

    /// The part that stays with the view itself.
    var staying: NodeTraits {
        var traits = self
        traits.layoutPriority = nil
        traits.zIndex = 0
        if !layoutValues.isEmpty { traits.layoutValues = [:] }
        return traits
    }
}
