import Foundation
import Graphics
import LayoutEngine

/// A symbol with its size and its colors decided.
package struct SymbolDrawing {
    package let name: String
    private let symbol: Symbol
    /// Points an em.
    private let em: CGFloat
    /// One a layer.
    private let styles: [ResolvedStyle]
    package let findings: [Finding]

    package init(
        _ name: String, variableValue: Double?, mode: SymbolRenderingMode?, font: FontSpec,
        in context: ResolveContext
    ) {
        let environment = context.environment
        let request = SymbolRequest(
            name: name, weight: font.weight, scale: environment.imageScale.request,
            variants: environment.symbolVariants.request, variableValue: variableValue)
        switch context.scope.symbols.symbol(for: request) {
        case .found(let symbol):
            self.symbol = symbol
            findings = []
        case .unknown(let placeholder, let suggestions):
            symbol = placeholder
            findings = [
                Finding(
                    rule: "unknown-symbol", message: "There is no symbol “\(name)”.",
                    hint: suggestions.isEmpty
                        ? nil : "Nearest names: \(suggestions.joined(separator: ", ")).")
            ]
        }
        self.name = name
        em = font.size
        let coloring = SymbolColoring(mode: mode ?? environment.symbolRenderingMode, context)
        styles = symbol.layers.map(coloring.style)
    }

    package var size: CGSize {
        CGSize(width: symbol.size.width * em, height: symbol.size.height * em)
    }

    /// From the top.
    package var baseline: CGFloat { symbol.baseline * em }

    /// `#RRGGBB` of the first layer that is painted, for reports.
    package var colorName: String? {
        zip(symbol.layers, styles).first { !$0.0.isKnockout }?.1.name
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
        let layers = zip(symbol.layers, styles).flatMap { layer, style in
            items(of: layer, style, placing, paintFrame)
        }
        guard symbol.layers.contains(where: \.isKnockout) else { return layers }
        // What is knocked out must not take away what lies behind the symbol.
        var group = DisplayGroup(layers)
        group.isIsolated = true
        return [.group(group)]
    }

    private func items(
        of layer: Symbol.Layer, _ style: ResolvedStyle, _ placing: CGAffineTransform,
        _ frame: CGRect
    ) -> [DisplayItem] {
        let style = layer.isKnockout ? ResolvedStyle(.black) : style
        let drawn: [DisplayItem]
        switch layer.drawing {
        case .fill(let path, let fillStyle):
            drawn = style.items(filling: path.applying(placing), style: fillStyle, in: frame)
        case .stroke(let path, var pen):
            // A pen under a stretch of unequal sides would be no pen: the mean stands for it.
            let factor = (abs(placing.a * placing.d)).squareRoot()
            pen.lineWidth *= factor
            pen.dash = pen.dash.map { $0 * factor }
            pen.dashPhase *= factor
            drawn = style.items(
                drawing: _ShapeOutline(path.applying(placing), stroke: pen), style: FillStyle(),
                in: frame)
        }
        guard layer.isKnockout else { return drawn }
        var group = DisplayGroup(drawn)
        group.blendMode = .destinationOut
        return [.group(group)]
    }
}

/// Gives the layers of a symbol their colors.
private struct SymbolColoring {
    private let kind: SymbolRenderingMode.Kind
    private let context: ResolveContext

    /// Several foreground styles make a palette without further ado.
    init(mode: SymbolRenderingMode?, _ context: ResolveContext) {
        let count = context.environment.foregroundSetting?.styles.count ?? 1
        kind = mode?.kind ?? (count > 1 ? .palette : .monochrome)
        self.context = context
    }

    func style(of layer: Symbol.Layer) -> ResolvedStyle {
        switch kind {
        case .monochrome: return context.foreground()
        case .hierarchical:
            return context.foreground()
                .fading(by: HierarchicalShapeStyle.opacity(level: layer.level))
        case .palette:
            let count = context.environment.foregroundSetting?.styles.count ?? 1
            return context.foreground(level: min(layer.level, count - 1))
        case .multicolor:
            return layer.color.map { ResolvedStyle($0) } ?? context.foreground()
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
