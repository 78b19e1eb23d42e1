import Graphics

extension View {
    /// What text, symbols and shapes in the view are drawn with.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedView {
        ModifiedView(self, environment: { $0.setForeground([style]) })
    }

    /// The same, with styles of their own for the secondary level.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> ModifiedView {
        ModifiedView(self, environment: { $0.setForeground([primary, secondary]) })
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> ModifiedView {
        ModifiedView(self, environment: { $0.setForeground([primary, secondary, tertiary]) })
    }

    /// The color of text, symbols and shapes in the view; nil for the default.
    nonisolated public func foregroundColor(_ color: Color?) -> ModifiedView {
        ModifiedView(
            self,
            environment: { environment in environment.setForeground(color.map { [$0] } ?? []) })
    }

    /// What controls and the tint style are drawn with.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> ModifiedView {
        ModifiedView(self, environment: { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
    }

    nonisolated public func tint(_ tint: Color?) -> ModifiedView {
        ModifiedView(self, environment: { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
    }

    /// The accent color in the view, which is also its tint.
    nonisolated public func accentColor(_ accentColor: Color?) -> ModifiedView {
        ModifiedView(
            self,
            environment: {
                $0.accentColor = accentColor
                $0.tintStyle = accentColor.map { AnyShapeStyle($0) }
            })
    }

    /// What the background style is in the view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedView {
        ModifiedView(self, environment: { $0.backgroundStyle = AnyShapeStyle(style) })
    }
}
