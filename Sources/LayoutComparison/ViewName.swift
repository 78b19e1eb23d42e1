import LayoutReport

extension FlatTree {
    /// How a person would name a view: `Text “22°”`, `VStack with “22°”`, `background`.
    func name(of index: Int) -> String {
        if isDecoration(index), views[index].children.isEmpty { return decorationName(index) }
        let inside = innermost(index)
        let name = plainName(of: inside)
        let isAmbiguous = views[inside].children.isEmpty && namesakes[name, default: 0] > 1
        guard isAmbiguous, views[inside].node.frame.count == 4 else { return name }
        let frame = views[inside].node.frame
        return "\(name) at (\(points(frame[0])), \(points(frame[1])))"
    }

    /// The wrapper itself: `frame of Text “22°”`.
    func wrapperName(of index: Int) -> String {
        guard content(of: index) != nil else { return name(of: index) }
        return "\(wrapperKind(of: index)) of \(name(of: index))"
    }

    func wrapperKind(of index: Int) -> String {
        switch views[index].node.view {
        case "Frame", "FlexibleFrame", "ContainerRelativeFrame": "frame"
        case "Background", "ContainerBackground": "background"
        case let view: view.prefix(1).lowercased() + view.dropFirst()
        }
    }

    private func decorationName(_ index: Int) -> String {
        guard let parent = views[index].parent else { return "background" }
        if parent == 0 { return "background" }
        let kind = wrapperKind(of: parent)
        guard let content = content(of: parent) else { return kind }
        // What lies under the whole widget needs no owner's name.
        let isOutermost = ancestors(of: parent).allSatisfy { views[$0].parent == nil }
        return isOutermost ? kind : "\(kind) of \(name(of: content))"
    }

    func plainName(of index: Int) -> String {
        let node = views[index].node
        if let text = node.text { return "\(node.view) \(quoted(text.string))" }
        if let id = node.id { return "\(node.view) #\(id)" }
        if let image = node.image { return "\(node.view) \(quoted(image))" }
        guard !views[index].children.isEmpty else { return node.view }
        let below = (index + 1)..<views[index].end
        if let text = below.lazy.compactMap({ views[$0].node.text?.string }).first {
            return node.view == "Label"
                ? "Label \(quoted(text))" : "\(node.view) with \(quoted(text))"
        }
        if let image = below.lazy.compactMap({ views[$0].node.image }).first {
            return "\(node.view) with \(quoted(image))"
        }
        return node.view
    }
}

/// Longer texts are cut in sentences.
private let longestQuotation = 32

func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard line.count > longestQuotation else { return "“\(line)”" }
    return "“\(line.prefix(longestQuotation - 1))…”"
}

/// Points with one decimal, two below one.
func points(_ value: Double) -> String {
    let scale = abs(value) < 1 ? 100.0 : 10.0
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() && abs(rounded) < 1e15
        ? String(Int(rounded)) : String(rounded)
}
