import Foundation

/// What is asked of a symbol library.
package struct SymbolRequest: Hashable, Sendable {
    /// Relation of a symbol to the text beside it.
    package enum Scale: Hashable, Sendable { case small, medium, large }

    /// Shapes that the environment adds to a symbol where the symbol has such a form.
    package struct Variants: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let fill = Variants(rawValue: 1)
        package static let circle = Variants(rawValue: 2)
        package static let square = Variants(rawValue: 4)
        package static let rectangle = Variants(rawValue: 8)
        package static let slash = Variants(rawValue: 16)
    }

    /// As in source, for example `cloud.sun.fill`.
    package var name: String
    /// 100 (ultraLight) to 900 (black); strokes are as heavy as text of that weight.
    package var weight: Double
    package var scale: Scale
    package var variants: Variants
    /// How much of a variable symbol is shown, 0...1.
    package var variableValue: Double?

    package init(
        name: String, weight: Double = 400, scale: Scale = .medium, variants: Variants = [],
        variableValue: Double? = nil
    ) {
        self.name = name
        self.weight = weight
        self.scale = scale
        self.variants = variants
        self.variableValue = variableValue
    }
}

/// A drawing that stands for an SF Symbol. Lengths are in ems: 1 = the font's point size.
package struct Symbol: Hashable, Sendable {
    package struct Layer: Hashable, Sendable {
        package enum Drawing: Hashable, Sendable {
            case fill(Path, FillStyle)
            case stroke(Path, StrokeStyle)
        }
        package var drawing: Drawing
        /// 0 primary, 1 secondary, 2 tertiary: what hierarchical and palette styles tell apart.
        package var level: Int
        /// The layer's own color in multicolor rendering; nil where it takes the foreground.
        package var color: RGBA?
        /// Erases what lies below instead of painting. Where `level` is negative (the gap around a
        /// badge or a slash) it does so always. Otherwise (the mark on a filled circle) it does so
        /// in monochrome; hierarchical and palette styles paint it as that level, and multicolor
        /// paints it where it has a color.
        package var isKnockout: Bool

        package init(
            _ drawing: Drawing, level: Int = 0, color: RGBA? = nil, isKnockout: Bool = false
        ) {
            self.drawing = drawing
            self.level = level
            self.color = color
            self.isKnockout = isKnockout
        }
    }

    /// Of the image's frame.
    package var size: CGSize
    /// From the frame's top to the baseline of text beside it.
    package var baseline: CGFloat
    /// Bottom first; paths have the frame's top left as origin, y down.
    package var layers: [Layer]

    package init(size: CGSize, baseline: CGFloat, layers: [Layer]) {
        self.size = size
        self.baseline = baseline
        self.layers = layers
    }
}

/// What a library answers.
package enum SymbolAnswer: Sendable {
    case found(Symbol)
    /// A neutral stand-in for a name nobody knows, and the nearest names that are known.
    case unknown(placeholder: Symbol, suggestions: [String])
}

package protocol SymbolLibrary: AnyObject, Sendable {
    func symbol(for request: SymbolRequest) -> SymbolAnswer
}
