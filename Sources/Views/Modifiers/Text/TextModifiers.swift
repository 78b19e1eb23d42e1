import Foundation

extension View {
    /// At most `number` lines; nil for as many as there is room for.
    nonisolated public func lineLimit(_ number: Int?) -> ModifiedView {
        ModifiedView(
            self,
            environment: {
                $0.lineLimit = number.map { max($0, 1) }
                $0.reservedLines = 0
            })
    }

    /// At most `limit` lines, and with `reservesSpace` always as high as so many.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedView {
        ModifiedView(
            self,
            environment: {
                $0.lineLimit = max(limit, 1)
                $0.reservedLines = reservesSpace ? max(limit, 1) : 0
            })
    }

    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> ModifiedView {
        ModifiedView(
            self,
            environment: {
                $0.lineLimit = max(limit.upperBound, 1)
                $0.reservedLines = max(limit.lowerBound, 1)
            })
    }

    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> ModifiedView {
        ModifiedView(
            self,
            environment: {
                $0.lineLimit = nil
                $0.reservedLines = max(limit.lowerBound, 1)
            })
    }

    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> ModifiedView {
        lineLimit(limit.upperBound)
    }

    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> ModifiedView {
        ModifiedView(
            self, environment: { $0.lineSpacing = lineSpacing.isFinite ? max(lineSpacing, 0) : 0 })
    }

    /// How far text may shrink before it is cut, 0 < factor ≤ 1.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> ModifiedView {
        ModifiedView(
            self,
            environment: {
                $0.minimumScaleFactor = factor.isFinite ? min(max(factor, 0.01), 1) : 1
            })
    }

    nonisolated public func allowsTightening(_ flag: Bool) -> ModifiedView {
        ModifiedView(self, environment: { $0.allowsTightening = flag })
    }

    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> ModifiedView {
        ModifiedView(self, environment: { $0.truncationMode = mode })
    }

    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView {
        ModifiedView(self, environment: { $0.multilineTextAlignment = alignment })
    }

    nonisolated public func textCase(_ textCase: Text.Case?) -> ModifiedView {
        ModifiedView(self, environment: { $0.textCase = textCase })
    }

    nonisolated private func textModifier(_ modifier: Text.Modifier) -> ModifiedView {
        ModifiedView(self, environment: { $0.textModifiers.append(modifier) })
    }

    nonisolated public func tracking(_ tracking: CGFloat) -> ModifiedView {
        textModifier(.tracking(tracking))
    }

    nonisolated public func kerning(_ kerning: CGFloat) -> ModifiedView {
        textModifier(.kerning(kerning))
    }

    nonisolated public func baselineOffset(_ offset: CGFloat) -> ModifiedView {
        textModifier(.baselineOffset(offset))
    }

    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> ModifiedView {
        textModifier(.underline(isActive ? TextLine(pattern: pattern, color: color) : nil))
    }

    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> ModifiedView {
        textModifier(.strikethrough(isActive ? TextLine(pattern: pattern, color: color) : nil))
    }
}
