import LayoutReport

/// A placed tree as an array in reading order, so that views are named by their index.
struct FlatTree {
    struct View {
        var node: ReportNode
        var parent: Int?
        var children: [Int] = []
        /// One past the last view below.
        var end = 0
        /// What people see below and here: texts, images and identifiers.
        var content: Set<String> = []
    }

    private(set) var views: [View] = []
    /// How many views without others in them bear a name, backgrounds aside.
    private(set) var namesakes: [String: Int] = [:]

    init(_ root: ReportNode) {
        add(root, below: nil)
        for index in views.indices where views[index].children.isEmpty && !isDecoration(index) {
            namesakes[plainName(of: index), default: 0] += 1
        }
    }

    subscript(index: Int) -> View { views[index] }

    @discardableResult
    private mutating func add(_ node: ReportNode, below parent: Int?) -> Int {
        let index = views.count
        var shallow = node
        shallow.children = []
        views.append(View(node: shallow, parent: parent))
        var content: Set<String> = []
        if let text = node.text { content.insert("text " + text.string) }
        if let image = node.image { content.insert("image " + image) }
        if let id = node.id { content.insert("id " + id) }
        for child in node.children {
            let place = add(child, below: index)
            views[index].children.append(place)
            content.formUnion(views[place].content)
        }
        views[index].content = content
        views[index].end = views.count
        return index
    }

    /// The one view that a wrapper is about: the content of padding, a frame or an effect, and not
    /// what lies behind or above it.
    func content(of index: Int) -> Int? {
        let view = views[index]
        switch view.node.view {
        case "Background", "ContainerBackground": return view.children.last
        case "Overlay", "Mask", "Border": return view.children.first
        case "VStack", "HStack", "ZStack", "Label", "Group": return nil
        default: return view.children.count == 1 ? view.children[0] : nil
        }
    }

    /// What is left of a wrapper, or of a label without its icon, which is laid out as its title.
    func unwrapped(_ index: Int) -> Int? {
        if let content = content(of: index) { return content }
        guard views[index].node.view == "Label" else { return nil }
        return views[index].children.last
    }

    /// What a wrapper's content comes down to.
    func innermost(_ index: Int) -> Int {
        var place = index
        while let next = content(of: place) { place = next }
        return place
    }

    /// Whether the view lies behind or above another one, not beside it.
    func isDecoration(_ index: Int) -> Bool {
        guard let parent = views[index].parent else { return false }
        if let content = content(of: parent) { return content != index }
        return parent == 0 && views[0].node.view == "Widget" && views[0].children.first == index
            && views[0].children.count > 1
    }

    func ancestors(of index: Int) -> [Int] {
        var result: [Int] = []
        var place = index
        while let parent = views[place].parent {
            result.append(parent)
            place = parent
        }
        return result
    }
}
