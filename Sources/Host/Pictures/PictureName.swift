import Foundation
import Rendering
import Widgets

/// Files of pictures: `systemSmall-dark-ax3-de-00.png`, `systemSmall-light-placeholder.png`.
struct PictureName {
    /// Which axes beside family and scheme have more than one value, and so are told apart.
    private let axes: VariantAxes

    init(axes: VariantAxes) { self.axes = axes }

    /// - Parameter index: Of the entry in its timeline; nil for the placeholder.
    func file(
        family: WidgetFamily, setting: ProviderSetting, look: Look, index: Int?
    ) -> String {
        var parts = [family.description, look.scheme.name]
        if axes.modes.count > 1 { parts.append(look.mode.description) }
        if axes.devices.count > 1 { parts.append(setting.device.name) }
        if (axes.scales?.count ?? 1) > 1 { parts.append(PictureName.scale(look.scale)) }
        if axes.dynamicTypes.count > 1 { parts.append(look.dynamicType.shortName) }
        if axes.locales.count > 1 { parts.append(setting.locale) }
        if (axes.layoutDirections?.count ?? 1) > 1 { parts.append(look.direction.name) }
        if axes.timeZones.count > 1 { parts.append(setting.timeZone) }
        if axes.instants.count > 1 { parts.append(Instant.text(setting.now)) }
        if axes.systems.count > 1 { parts.append("ios\(setting.ios)") }
        parts.append(index.map { Instant.padded($0, 2) } ?? "placeholder")
        return Self.safe(parts.joined(separator: "-")) + ".png"
    }

    private static func scale(_ scale: CGFloat) -> String {
        scale == scale.rounded() ? "\(Int(scale))x" : "\(scale)x"
    }

    /// Folders for kinds, in order: two kinds whose names become the same are told apart by number.
    static func folders(for kinds: [String]) -> [String] {
        var taken: Set<String> = []
        return kinds.map { kind in
            let base = folder(for: kind)
            var name = base
            var number = 2
            while !taken.insert(name.lowercased()).inserted {
                name = "\(base)-\(number)"
                number += 1
            }
            return name
        }
    }

    /// A kind as the name of a folder.
    private static func folder(for kind: String) -> String {
        var name = safe(kind)
        while name.utf8.count > 100 { name.removeLast() }
        // Neither hidden, nor the folder itself, nor the index beside the folders.
        if name.hasPrefix(".") || name.lowercased() == "report.json" { name = "_" + name }
        return name.isEmpty ? "Widget" : name
    }

    /// Letters and digits of any script, and a few signs that no file system minds.
    private static func safe(_ text: String) -> String {
        String(
            text.map { character in
                character.isLetter || character.isNumber || "-_.+ ".contains(character)
                    ? character : "_"
            })
    }
}
