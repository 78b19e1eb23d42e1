import Graphics

extension Color {
    public static let red = Color(system: .red)
    public static let orange = Color(system: .orange)
    public static let yellow = Color(system: .yellow)
    public static let green = Color(system: .green)
    public static let mint = Color(system: .mint)
    public static let teal = Color(system: .teal)
    public static let cyan = Color(system: .cyan)
    public static let blue = Color(system: .blue)
    public static let indigo = Color(system: .indigo)
    public static let purple = Color(system: .purple)
    public static let pink = Color(system: .pink)
    public static let brown = Color(system: .brown)
    public static let gray = Color(system: .gray)
    public static let white = Color(RGBA.white)
    public static let black = Color(RGBA.black)
    public static let clear = Color(RGBA.clear)
    public static let primary = Color(system: .label)
    public static let secondary = Color(system: .secondaryLabel)
}

/// The same where a style is asked for. Disfavored: next to the colors' own names they would
/// double the type checker's choices for each color in a chain of modifiers.
extension ShapeStyle where Self == Color {
    @_disfavoredOverload public static var red: Color { Color.red }
    @_disfavoredOverload public static var orange: Color { Color.orange }
    @_disfavoredOverload public static var yellow: Color { Color.yellow }
    @_disfavoredOverload public static var green: Color { Color.green }
    @_disfavoredOverload public static var mint: Color { Color.mint }
    @_disfavoredOverload public static var teal: Color { Color.teal }
    @_disfavoredOverload public static var cyan: Color { Color.cyan }
    @_disfavoredOverload public static var blue: Color { Color.blue }
    @_disfavoredOverload public static var indigo: Color { Color.indigo }
    @_disfavoredOverload public static var purple: Color { Color.purple }
    @_disfavoredOverload public static var pink: Color { Color.pink }
    @_disfavoredOverload public static var brown: Color { Color.brown }
    @_disfavoredOverload public static var gray: Color { Color.gray }
    @_disfavoredOverload public static var white: Color { Color.white }
    @_disfavoredOverload public static var black: Color { Color.black }
    @_disfavoredOverload public static var clear: Color { Color.clear }
    @_disfavoredOverload public static var accentColor: Color { Color.accentColor }
}
