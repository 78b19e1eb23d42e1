import Foundation

extension View {
    nonisolated public func font(_ font: Font?) -> ModifiedView {
        ModifiedView(self, environment: { $0.font = font })
    }

    nonisolated private func fontModifier(_ modifier: Font.Modifier?) -> ModifiedView {
        ModifiedView(
            self,
            environment: { environment in
                if let modifier { environment.fontModifiers.append(modifier) }
            })
    }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> ModifiedView {
        fontModifier(weight.map { .weight($0) })
    }

    nonisolated public func fontWidth(_ width: Font.Width?) -> ModifiedView {
        fontModifier(width.map { .width($0) })
    }

    nonisolated public func fontDesign(_ design: Font.Design?) -> ModifiedView {
        fontModifier(design.map { .design($0) })
    }

    nonisolated public func bold(_ isActive: Bool = true) -> ModifiedView {
        fontModifier(isActive ? .bold : nil)
    }

    nonisolated public func italic(_ isActive: Bool = true) -> ModifiedView {
        fontModifier(isActive ? .italic : nil)
    }

    nonisolated public func monospaced(_ isActive: Bool = true) -> ModifiedView {
        fontModifier(isActive ? .monospaced : nil)
    }

    nonisolated public func textScale(
        _ scale: Text.Scale, isEnabled: Bool = true
    ) -> ModifiedView {
        fontModifier(isEnabled ? .scale(scale) : nil)
    }

    nonisolated public func monospacedDigit() -> ModifiedView { fontModifier(.monospacedDigit) }
}
