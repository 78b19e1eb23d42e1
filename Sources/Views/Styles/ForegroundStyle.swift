import Foundation
import Graphics

/// The foreground style around a view.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        context.foreground(level: level)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// What `foregroundStyle` set, and what was set around it: hierarchical styles refer to that.
package final class ForegroundSetting: Sendable {
    /// From primary on; levels beyond the last derive from it. Never empty.
    let styles: [any ShapeStyle]
    let outer: ForegroundSetting?

    init(_ styles: [any ShapeStyle], outer: ForegroundSetting?) {
        self.styles = styles
        self.outer = outer
    }
}

private struct ForegroundKey: EnvironmentKey {
    static var defaultValue: ForegroundSetting? { nil }
}

extension EnvironmentValues {
    /// Nil where nobody set a style: then the label colors apply.
    package var foregroundSetting: ForegroundSetting? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// Sets the foreground style; no styles at all restore the default.
    package mutating func setForeground(_ styles: [any ShapeStyle]) {
        foregroundSetting =
            styles.isEmpty ? nil : ForegroundSetting(styles, outer: foregroundSetting)
    }
}

extension ResolveContext {
    /// What text, symbols and shapes without a style of their own are drawn with.
    ///
    /// - Parameter level: 0 primary to 4 quinary.
    package func foreground(level: Int = 0) -> ResolvedStyle {
        guard let setting = environment.foregroundSetting, environment.systemLineFont == nil else {
            let labels: [SystemColor] = [
                .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
            ]
            let color = labels[min(max(level, 0), labels.count - 1)]
            return ResolvedStyle(color.rgba(in: environment))
        }
        let index = min(max(level, 0), setting.styles.count - 1)
        let style = setting.styles[index]
        if let color = style as? Color {
            return color._style(level: level - index, in: self)
        }
        let outside = with { $0.foregroundSetting = setting.outer }
        return style._style(level: level - index, in: outside)
    }

    /// What `style` paints here.
    package func resolve(_ style: some ShapeStyle) -> ResolvedStyle {
        style._style(level: 0, in: self)
    }
}
