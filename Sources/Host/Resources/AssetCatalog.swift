import Foundation
import Graphics
import PlainJSON

/// The image and color sets of asset catalogs as they lie in a project, not compiled.
final class AssetCatalog {
    private var images: [String: String] = [:]
    private var colors: [String: String] = [:]
    private var contents: [String: JSON?] = [:]

    /// - Parameter folders: Of the catalogs; of two sets of one name the first counts.
    init(folders: [String]) {
        for folder in folders { index(folder, namespace: "") }
    }

    /// Of all image and color sets.
    var names: [String] { (Array(images.keys) + colors.keys).sorted() }

    private func index(_ folder: String, namespace: String) {
        for name in AppResources.contents(of: folder) {
            let path = "\(folder)/\(name)"
            guard let dot = name.lastIndex(of: ".") else {
                let isNamespace =
                    json(path)?["properties"]?["provides-namespace"]?.bool ?? false
                index(path, namespace: isNamespace ? "\(namespace)\(name)/" : namespace)
                continue
            }
            let base = namespace + name[..<dot]
            switch name[dot...] {
            case ".imageset": if images[base] == nil { images[base] = path }
            case ".colorset": if colors[base] == nil { colors[base] = path }
            default: break
            }
        }
    }

    private func json(_ folder: String) -> JSON? {
        if let known = contents[folder] { return known }
        let json = OutputFile.read("\(folder)/Contents.json").flatMap { try? JSON(parsing: $0) }
        contents[folder] = json
        return json
    }

    /// The files of an image set, the best for a scheme and scale first.
    func imageFiles(
        named name: String, isDark: Bool, scale: CGFloat
    ) -> [(path: String, scale: CGFloat)] {
        guard let folder = images[name] else { return [] }
        let files = (json(folder)?["images"]?.array ?? []).compactMap { image in
            image["filename"]?.string.map { file in
                (
                    path: "\(folder)/\(file)", scale: Self.scale(image["scale"]?.string),
                    rank: Self.rank(image, isDark: isDark)
                )
            }
        }
        // A larger picture loses less than a smaller one.
        func distance(_ value: CGFloat) -> CGFloat {
            value >= scale ? value - scale : (scale - value) * 4
        }
        return files.filter { $0.rank < .max }.sorted {
            $0.rank == $1.rank ? distance($0.scale) < distance($1.scale) : $0.rank < $1.rank
        }.map { ($0.path, $0.scale) }
    }

    func isTemplate(imageNamed name: String) -> Bool {
        guard let folder = images[name] else { return false }
        return json(folder)?["properties"]?["template-rendering-intent"]?.string == "template"
    }

    /// Whether an SVG or PDF file may be shown larger than it is.
    func keepsVectors(imageNamed name: String) -> Bool {
        guard let folder = images[name] else { return false }
        return json(folder)?["properties"]?["preserves-vector-representation"]?.bool ?? false
    }

    private static func scale(_ text: String?) -> CGFloat {
        text.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1
    }

    /// How well a variant fits; the largest number for those that do not.
    private static func rank(_ variant: JSON, isDark: Bool) -> Int {
        if let idiom = variant["idiom"]?.string, !["universal", "iphone"].contains(idiom) {
            return idiom == "ipad" ? 4 : .max
        }
        var isDarkVariant: Bool?
        for appearance in variant["appearances"]?.array ?? [] {
            if appearance["appearance"]?.string == "contrast" { return .max }
            switch appearance["value"]?.string {
            case "dark": isDarkVariant = true
            case "light": isDarkVariant = false
            default: break
            }
        }
        switch isDarkVariant {
        case nil: return 1
        case isDark: return 0
        default: return isDark ? 2 : .max
        }
    }

    func color(named name: String, isDark: Bool) -> RGBA? {
        guard let folder = colors[name] else { return nil }
        let variants = (json(folder)?["colors"]?.array ?? []).map { variant in
            (rank: Self.rank(variant, isDark: isDark), color: Self.color(variant["color"]))
        }
        return variants.filter { $0.rank < .max && $0.color != nil }
            .min { $0.rank < $1.rank }?.color
    }

    private static func color(_ json: JSON?) -> RGBA? {
        guard let json, let components = json["components"] else { return nil }
        func component(_ key: String) -> Double? {
            let value = components[key]
            return value?.number ?? value?.string.flatMap(number)
        }
        let alpha = component("alpha") ?? 1
        if let white = component("white") { return RGBA(white, white, white, alpha) }
        guard let red = component("red"), let green = component("green"),
            let blue = component("blue")
        else { return nil }
        return json["color-space"]?.string == "display-p3"
            ? RGBA(displayP3: (red, green, blue), alpha: alpha)
            : RGBA(red, green, blue, alpha)
    }

    /// Xcode's three notations: `0.500` of 1, `0x80` and `128` of 255.
    private static func number(_ text: String) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        if text.contains(".") { return Double(text) }
        return Int(text).map { Double($0) / 255 }
    }
}

extension RGBA {
    /// A color of Display P3, which shares sRGB's transfer curve. The matrix is P3's primaries to
    /// XYZ (D65) and from there to sRGB's; colors outside of sRGB keep components outside of 0...1.
    fileprivate init(displayP3 color: (Double, Double, Double), alpha: Double) {
        let r = SRGBTransfer.linear(fromEncoded: color.0)
        let g = SRGBTransfer.linear(fromEncoded: color.1)
        let b = SRGBTransfer.linear(fromEncoded: color.2)
        self.init(
            SRGBTransfer.encoded(fromLinear: 1.2249401763 * r - 0.2249401763 * g),
            SRGBTransfer.encoded(fromLinear: -0.0420569547 * r + 1.0420569547 * g),
            SRGBTransfer.encoded(
                fromLinear: -0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha)
    }
}
