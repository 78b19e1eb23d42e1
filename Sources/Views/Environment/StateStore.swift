/// Keeps the values of views' states from one resolving of a picture to the next.
///
/// Views are made anew each time, and their states with them: the first state of a property that is
/// met takes over the first one met before, and so on.
package final class StateStore {
    private struct Property: Hashable {
        let view: ObjectIdentifier
        let offset: Int
    }

    private var kept: [Property: [AnyObject]] = [:]
    private var counts: [Property: Int] = [:]
    /// Whether a state was set since the pass began: then the picture shows what no longer holds.
    package private(set) var hasChanged = false

    package init() {}

    package func beginPass() {
        counts = [:]
        hasChanged = false
    }

    func noteChange() { hasChanged = true }

    /// Gives `state` the storage that the same state had in the pass before.
    func keep(_ state: inout some KeptState, at offset: Int, of view: Any.Type) {
        let property = Property(view: ObjectIdentifier(view), offset: offset)
        let index = counts[property, default: 0]
        counts[property] = index + 1
        if let storages = kept[property], index < storages.count {
            state.adopt(storages[index])
        } else {
            kept[property, default: []].append(state.storage)
        }
        state.report(to: self)
    }
}

/// A dynamic property whose value outlives the view that it is made with.
protocol KeptState {
    var storage: AnyObject { get }
    mutating func adopt(_ storage: AnyObject)
    func report(to store: StateStore)
}
