import Foundation
import Graphics
import Views

/// A color, which may depend on scheme and contrast until it is drawn.
open class UIColor: NSObject, ColorProvider, @unchecked Sendable {
    private let color: @Sendable (EnvironmentValues) -> RGBA

    package init(color: @escaping @Sendable (EnvironmentValues) -> RGBA) {
        self.color = color
        super.init()
    }

    package func rgba(in environment: EnvironmentValues) -> RGBA { color(environment) }

    private convenience init(_ rgba: RGBA) { self.init(color: { _ in rgba }) }

    private convenience init(system: SystemColor) {
        self.init(color: { system.rgba(in: $0) })
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red, green, blue, alpha))
    }

    public convenience init(
        displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(RGBA(white, white, white, alpha))
    }

    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    public convenience init(_ color: Color) { self.init(color: { color.rgba(in: $0) }) }
    public convenience init(cgColor: CGColor) { self.init(cgColor.rgba) }

    /// The color set of that name; clear where there is none.
    public convenience init?(named name: String) { self.init(Color(name)) }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) { self.init(Color(name)) }

    public convenience init(resource: ColorResource) { self.init(Color(resource)) }

    /// A color that is computed for each appearance.
    public convenience init(
        dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
    ) {
        self.init(color: { environment in
            dynamicProvider(UITraitCollection(environment)).rgba(in: environment)
        })
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(color: { [color] environment in
            let base = color(environment)
            return RGBA(base.red, base.green, base.blue, alpha)
        })
    }

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(color(traitCollection.environment))
    }

    public var cgColor: CGColor { CGColor(color(EnvironmentValues())) }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color(EnvironmentValues())
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color(EnvironmentValues())
        let largest = max(color.red, color.green, color.blue)
        let spread = largest - min(color.red, color.green, color.blue)
        var sector = 0.0
        if spread > 0 {
            switch largest {
            case color.red: sector = (color.green - color.blue) / spread
            case color.green: sector = (color.blue - color.red) / spread + 2
            default: sector = (color.red - color.green) / spread + 4
            }
        }
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = largest > 0 ? spread / largest : 0
        brightness?.pointee = largest
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color(EnvironmentValues())
        white?.pointee = (color.red + color.green + color.blue) / 3
        alpha?.pointee = color.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        return [EnvironmentValues(), dark].allSatisfy { color($0) == other.color($0) }
    }

    open override var hash: Int { color(EnvironmentValues()).hashValue }

    // MARK: Fixed colors

    public static let black = UIColor(RGBA.black)
    public static let white = UIColor(RGBA.white)
    public static let clear = UIColor(RGBA.clear)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    // MARK: The system's colors

    public static let systemRed = UIColor(system: .red)
    public static let systemOrange = UIColor(system: .orange)
    public static let systemYellow = UIColor(system: .yellow)
    public static let systemGreen = UIColor(system: .green)
    public static let systemMint = UIColor(system: .mint)
    public static let systemTeal = UIColor(system: .teal)
    public static let systemCyan = UIColor(system: .cyan)
    public static let systemBlue = UIColor(system: .blue)
    public static let systemIndigo = UIColor(system: .indigo)
    public static let systemPurple = UIColor(system: .purple)
    public static let systemPink = UIColor(system: .pink)
    public static let systemBrown = UIColor(system: .brown)
    public static let systemGray = UIColor(system: .gray)
    public static let systemGray2 = UIColor(system: .gray2)
    public static let systemGray3 = UIColor(system: .gray3)
    public static let systemGray4 = UIColor(system: .gray4)
    public static let systemGray5 = UIColor(system: .gray5)
    public static let systemGray6 = UIColor(system: .gray6)
    public static let tintColor = UIColor(Color.accentColor)

    public static let label = UIColor(system: .label)
    public static let secondaryLabel = UIColor(system: .secondaryLabel)
    public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
    public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
    public static let placeholderText = UIColor(system: .placeholderText)
    public static let link = UIColor(system: .link)
    public static let separator = UIColor(system: .separator)
    public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
    public static let systemFill = UIColor(system: .systemFill)
    public static let secondarySystemFill = UIColor(system: .secondarySystemFill)
    public static let tertiarySystemFill = UIColor(system: .tertiarySystemFill)
    public static let quaternarySystemFill = UIColor(system: .quaternarySystemFill)
    public static let systemBackground = UIColor(system: .systemBackground)
    public static let secondarySystemBackground = UIColor(system: .secondarySystemBackground)
    public static let tertiarySystemBackground = UIColor(system: .tertiarySystemBackground)
    public static let systemGroupedBackground = UIColor(system: .systemGroupedBackground)
    public static let secondarySystemGroupedBackground = UIColor(
        system: .secondarySystemGroupedBackground)
    public static let tertiarySystemGroupedBackground = UIColor(
        system: .tertiarySystemGroupedBackground)
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let darkText = UIColor(RGBA.black)
}

extension Color {
    public init(uiColor: UIColor) { self.init(provider: uiColor) }
    @_disfavoredOverload public init(_ color: UIColor) { self.init(provider: color) }
    public init(cgColor: CGColor) { self.init(cgColor.rgba) }
    @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor.rgba) }
    public var cgColor: CGColor? { CGColor(rgba(in: EnvironmentValues())) }
}
