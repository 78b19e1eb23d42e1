import Foundation

/// What lies around a place in the picture: views that are made there may ask for it.
package struct Surroundings {
    /// Frames of the views around that bear a name, in the widget's coordinates.
    package var coordinateSpaces: [AnyHashable: CGRect] = [:]

    package init() {}
}

/// Where content that waits for its size comes to lie.
package struct DeferredPlace {
    /// In the widget's coordinates.
    package var frame: CGRect
    package var surroundings: Surroundings
    /// What lies beside it in its container, for content that waits for that.
    package var siblings: [PlacedNode]
}
