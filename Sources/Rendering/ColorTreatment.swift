import Graphics
import LayoutEngine

/// What becomes of a widget's colors where the system shows it.
package enum ColorTreatment: Hashable, Sendable {
    /// They stay.
    case none
    /// Views become flat, as opaque as they were: those of the accent group in one color, all others
    /// in another.
    case groups(GroupColors)
    /// White, as opaque as the views were light. What lies behind is the wallpaper, so the picture is
    /// clear elsewhere.
    case vibrant

    var groups: GroupColors? {
        if case .groups(let colors) = self { colors } else { nil }
    }

    /// The whole picture in the treatment's colors; groups are told apart while it is recorded.
    func applied(to items: [DisplayItem]) -> DisplayList {
        guard self == .vibrant, !items.isEmpty else { return DisplayList(items) }
        var group = DisplayGroup(items)
        group.filters = [.luminanceToAlpha, .flat(.white)]
        return DisplayList([.group(group)])
    }
}

/// One color for views of the accent group, one for all others.
package struct GroupColors: Hashable, Sendable {
    package var primary: RGBA
    package var accent: RGBA

    package init(primary: RGBA, accent: RGBA) {
        self.primary = primary
        self.accent = accent
    }
}

/// What views around a node say about its place in accented rendering.
struct AccentGroup {
    var isAccented = false
    var image = AccentedImage.flat

    /// What the node itself says, where it says something.
    func joined(by traits: NodeTraits) -> AccentGroup {
        AccentGroup(
            isAccented: traits.isAccentable ?? isAccented, image: traits.accentedImage ?? image)
    }

    func filters(_ colors: GroupColors) -> [Filter] {
        let color = isAccented ? colors.accent : colors.primary
        return switch image {
        case .flat: [.flat(color)]
        case .luminance: [.luminanceToAlpha, .flat(color)]
        case .fullColor: []
        }
    }
}

extension Filter {
    /// One color, as opaque as what was there.
    fileprivate static func flat(_ color: RGBA) -> Filter {
        .colorMatrix([
            0, 0, 0, 0, color.red,
            0, 0, 0, 0, color.green,
            0, 0, 0, 0, color.blue,
            0, 0, 0, color.alpha, 0,
        ])
    }
}
