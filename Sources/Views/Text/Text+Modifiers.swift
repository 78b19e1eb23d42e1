import Foundation

extension Text {
    public func font(_ font: Font?) -> Text { adding(.font(font)) }

    public func fontWeight(_ weight: Font.Weight?) -> Text {
        weight.map { adding(.fontModifier(.weight($0))) } ?? self
    }

    public func fontWidth(_ width: Font.Width?) -> Text {
        width.map { adding(.fontModifier(.width($0))) } ?? self
    }

    public func fontDesign(_ design: Font.Design?) -> Text {
        design.map { adding(.fontModifier(.design($0))) } ?? self
    }

    public func bold() -> Text { adding(.fontModifier(.bold)) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { adding(.fontModifier(.italic)) }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? adding(.fontModifier(.monospaced)) : self
    }
    public func monospacedDigit() -> Text { adding(.fontModifier(.monospacedDigit)) }

    public func foregroundColor(_ color: Color?) -> Text {
        color.map { adding(.foreground(AnyShapeStyle($0))) } ?? self
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        adding(.foreground(AnyShapeStyle(style)))
    }

    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? adding(.fontModifier(.scale(scale))) : self
    }

    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
    public func baselineOffset(_ offset: CGFloat) -> Text { adding(.baselineOffset(offset)) }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        adding(.underline(isActive ? TextLine(pattern: pattern, color: color) : nil))
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        adding(.strikethrough(isActive ? TextLine(pattern: pattern, color: color) : nil))
    }
}
