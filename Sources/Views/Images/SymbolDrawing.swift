import Foundation
import Graphics
import LayoutEngine

/// A symbol with its size and its colors decided.
package struct SymbolDrawing {
    package let name: String
    private let symbol: Symbol
    /// Points an em.
    private let em: CGFloat
    /// One a layer; nil where the layer erases.
    private let inks: [ResolvedStyle?]
    package let findings: [Finding]

    package init(
        _ name: String, variableValue: Double?, mode: SymbolRenderingMode?, font: FontSpec,
        in context: ResolveContext
    ) {
        let environment = context.environment
        let request = SymbolRequest(
            name: name, weight: font.weight, scale: environment.imageScale.request,
            variants: environment.symbolVariants.request, variableValue: variableValue)
        var findings: [Finding] = []
        switch context.scope.symbols.symbol(for: request) {
        case .found(let symbol): self.symbol = symbol
        case .unknown(let placeholder, let suggestions):
            symbol = placeholder
            findings = [
                Finding(
                    rule: "unknown-symbol", message: "There is no symbol “\(name)”.",
                    hint: suggestions.isEmpty
                        ? nil : "Nearest names: \(suggestions.joined(separator: ", ")).")
            ]
        }
        if let variableValue, variableValue < 1 {
            findings.append(
                Finding(
                    rule: "variable-value-not-shown", severity: .note,
                    message: "The symbol “\(name)” is drawn whole, whatever its variable value."))
        }
        self.name = name
        em = font.size
        let coloring = SymbolColoring(
            of: symbol, mode: mode ?? environment.symbolRenderingMode, context)
        inks = symbol.layers.map(coloring.ink)
        for finding in inks.compactMap({ $0?.findings }).joined()
        where !findings.contains(finding) {
            findings.append(finding)
        }
        self.findings = findings
    }

    package var size: CGSize {
        CGSize(width: symbol.size.width * em, height: symbol.size.height * em)
    }

    /// From the top.
    package var baseline: CGFloat { symbol.baseline * em }

    /// `#RRGGBB` of the first layer that is painted, for reports.
    package var colorName: String? {
        inks.lazy.compactMap { $0 }.first?.name
    }

    /// The symbol in its own size in the middle of `frame`.
    package func items(centeredIn frame: CGRect) -> [DisplayItem] {
        let size = size
        let box = CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
            height: size.height)
        return items(in: box, sparing: frame)
    }

    /// The symbol stretched over `frame`.
    package func items(filling frame: CGRect) -> [DisplayItem] {
        guard size.width > 0, size.height > 0 else { return [] }
        return items(in: frame, sparing: frame)
    }

    /// - Parameter paintFrame: Over which styles are spread.
    private func items(in box: CGRect, sparing paintFrame: CGRect) -> [DisplayItem] {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return [] }
        let (x, y) = (box.width / symbol.size.width, box.height / symbol.size.height)
        let placing = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: box.minX, ty: box.minY)
        var items: [DisplayItem] = []
        var index = 0
        while index < inks.count {
            // Neighbours of one ink are one picture: where translucent ones overlap, nothing may
            // show twice.
            let end = inks[index...].firstIndex { $0 != inks[index] } ?? inks.count
            let opacity = end > index + 1 ? inks[index]?.solidColor?.alpha ?? 1 : 1
            let ink =
                inks[index].map { opacity < 1 ? $0.fading(by: 1 / opacity) : $0 }
                ?? ResolvedStyle(.black)
            var group = DisplayGroup(
                symbol.layers[index..<end].flatMap { self.items(of: $0, ink, placing, paintFrame) })
            group.opacity = opacity
            if inks[index] == nil { group.blendMode = .destinationOut }
            items += group == DisplayGroup(group.items) ? group.items : [.group(group)]
            index = end
        }
        guard inks.contains(where: { $0 == nil }) else { return items }
        // What is knocked out must not take away what lies behind the symbol.
        var group = DisplayGroup(items)
        group.isIsolated = true
        return [.group(group)]
    }

    private func items(
        of layer: Symbol.Layer, _ ink: ResolvedStyle, _ placing: CGAffineTransform,
        _ frame: CGRect
    ) -> [DisplayItem] {
        switch layer.drawing {
        case .fill(let path, let fillStyle):
            return ink.items(filling: path.applying(placing), style: fillStyle, in: frame)
        case .stroke(let path, var pen):
            // A pen under a stretch of unequal sides would be no pen: the mean stands for it.
            let factor = (abs(placing.a * placing.d)).squareRoot()
            pen.lineWidth *= factor
            pen.dash = pen.dash.map { $0 * factor }
            pen.dashPhase *= factor
            return ink.items(
                drawing: _ShapeOutline(path.applying(placing), stroke: pen), style: FillStyle(),
                in: frame)
        }
    }
}

/// Gives the layers of a symbol their colors.
private struct SymbolColoring {
    private let kind: SymbolRenderingMode.Kind
    private let context: ResolveContext

    /// Several foreground styles make a palette without further ado. A symbol without colors of
    /// its own is drawn in one even where many are asked for.
    init(of symbol: Symbol, mode: SymbolRenderingMode?, _ context: ResolveContext) {
        let count = context.environment.foregroundSetting?.styles.count ?? 1
        let asked = mode?.kind ?? (count > 1 ? .palette : .monochrome)
        let hasColors = symbol.layers.contains { $0.color != nil }
        kind = asked == .multicolor && !hasColors ? .monochrome : asked
        self.context = context
    }

    /// Nil where the layer erases: always where it is a gap, and in one color where it is the
    /// mark on a filled shape.
    func ink(of layer: Symbol.Layer) -> ResolvedStyle? {
        if layer.isKnockout, layer.level < 0 { return nil }
        switch kind {
        case .monochrome: return layer.isKnockout ? nil : context.foreground()
        case .hierarchical:
            return context.foreground()
                .fading(by: HierarchicalShapeStyle.opacity(level: layer.level))
        case .palette:
            let count = context.environment.foregroundSetting?.styles.count ?? 1
            return context.foreground(level: min(layer.level, count - 1))
        case .multicolor:
            if let color = layer.color { return ResolvedStyle(color) }
            return layer.isKnockout ? nil : context.foreground()
        }
    }
}

extension Image.Scale {
    fileprivate var request: SymbolRequest.Scale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}
