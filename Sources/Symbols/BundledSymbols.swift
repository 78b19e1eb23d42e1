import Foundation
import Graphics

/// The drawings that stand for SF Symbols, and before them the symbols of a user's own folder.
///
/// Answers are remembered: a widget asks for the same few symbols in every picture.
package final class BundledSymbols: SymbolLibrary {
    private let file: SymbolFile
    private let own: UserSymbols?
    private let lock = NSLock()
    nonisolated(unsafe) private var answers: [SymbolRequest: SymbolAnswer] = [:]

    /// - Parameters:
    ///   - path: of `symbols.dat`.
    ///   - userFolder: a folder of SVG files named as the symbols they draw; those come first.
    package init(path: String, userFolder: String? = nil) throws(SymbolError) {
        file = try SymbolFile(path: path)
        own = userFolder.map { UserSymbols(folder: $0) }
    }

    /// All names that are known, sorted; names made of known parts are drawn as well.
    package var names: [String] { file.names }

    /// What was wrong with files of the user's folder that were asked for so far.
    package var problems: [SVGProblem] { own?.problems ?? [] }

    package func symbol(for request: SymbolRequest) -> SymbolAnswer {
        lock.lock()
        defer { lock.unlock() }
        if let answer = answers[request] { return answer }
        let answer = makeAnswer(for: request)
        answers[request] = answer
        return answer
    }

    private func makeAnswer(for request: SymbolRequest) -> SymbolAnswer {
        let scale = SymbolMetrics.factors(for: request.scale)
        let candidates = SymbolName.candidates(for: request.name, variants: request.variants)
        for name in candidates {
            if let own = own?.symbol(named: name, weight: request.weight, size: scale.size) {
                return .found(own)
            }
            let stroke = SymbolMetrics.stroke(weight: request.weight) * scale.stroke
            let composer = SymbolComposer(file: file, weight: request.weight, stroke: stroke)
            if let sketch = composer.sketch(named: name) {
                return .found(frame(of: name).symbol(from: sketch, size: scale.size))
            }
        }
        let stroke = SymbolMetrics.stroke(weight: request.weight) * scale.stroke
        let box = Sketch.neutralBox(stroke: stroke)
        return .unknown(
            placeholder: SymbolFrame(of: box, aspect: nil, canStretch: false)
                .symbol(from: box, size: scale.size),
            suggestions: NearestNames.nearest(
                to: request.name, among: file.names + (own?.names ?? [])))
    }

    private func frame(of name: String) -> SymbolFrame {
        let aspect = file.entry(named: name)?.aspect
        let regular = SymbolComposer(
            file: file, weight: 400, stroke: SymbolMetrics.stroke(weight: 400))
        guard aspect != nil, let sketch = regular.sketch(named: name) else {
            return SymbolFrame(of: Sketch([]), aspect: nil, canStretch: false)
        }
        let stem = name.hasSuffix(".fill") ? name.dropLast(5) : name[...]
        let isRound = stem == "circle" || stem.hasSuffix(".circle")
        return SymbolFrame(of: sketch, aspect: aspect, canStretch: !isRound)
    }
}
