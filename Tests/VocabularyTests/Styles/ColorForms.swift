import SwiftUI

struct ColorForms: View {
    var body: some View {
        VStack(spacing: 0) {
            named; made; converted
        }
    }

    @ViewBuilder private var named: some View {
        HStack {
            Color.black  // row: colors Color.black
            Color.white  // row: colors Color.white
            Color.red  // row: colors Color.red
            Color.clear  // row: colors Color.clear
            Color.cyan  // row: colors Color.cyan
            Color.gray  // row: colors Color.gray
            Color.green  // row: colors Color.green
            Color.primary  // row: colors Color.primary
            Color.orange  // row: colors Color.orange
            Color.blue  // row: colors Color.blue
        }
        HStack {
            Color.yellow  // row: colors Color.yellow
            Color.secondary  // row: colors Color.secondary
            Color.accentColor  // row: colors Color.accentColor
            Color.purple  // row: colors Color.purple
            Color.pink  // row: colors Color.pink
            Color.indigo  // row: colors Color.indigo
            Color.mint  // row: colors Color.mint
            Color.teal
            Color.brown
        }
    }

    @ViewBuilder private var made: some View {
        // row: initializers Color(red:green:blue:) | colors Color(red:green:blue:)
        Color(red: 0.2, green: 0.4, blue: 0.6)
        // row: initializers Color(red:green:blue:opacity:) | colors Color(red:green:blue:opacity:)
        Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
        // row: initializers Color(_:red:green:blue:opacity:)
        // row: colors Color(_:red:green:blue:opacity:)
        Color(.displayP3, red: 0.2, green: 0.4, blue: 0.6, opacity: 1)
        Color(white: 0.5)  // row: initializers Color(white:) | colors Color(white:)
        // row: initializers Color(white:opacity:) | colors Color(white:opacity:)
        Color(white: 0.5, opacity: 0.5)
        // row: initializers Color(hue:saturation:brightness:)
        // row: colors Color(hue:saturation:brightness:)
        Color(hue: 0.5, saturation: 0.5, brightness: 0.5)
    }

    @ViewBuilder private var converted: some View {
        Color(UIColor.systemBackground)  // row: initializers Color(_:) | colors Color(UIColor…)
        // row: initializers Color(uiColor:) | colors Color(uiColor:)
        Color(uiColor: .secondarySystemBackground)
        Color(.systemGray)  // row: colors Color(.resourceOrEnum)
    }
}

/// Colors of an asset catalog, which are not there when this is drawn.
struct NamedColorForms: View {
    let name: String

    var body: some View {
        HStack {
            Color("Accent")  // row: colors Color("asset")
            Color(name)  // row: colors Color(<expr>)
            Color(.accent)
        }
    }
}

extension ColorResource {
    // Xcode makes such names of an asset catalog.
    static let accent = ColorResource(name: "Accent", bundle: .main)
}

struct ImplicitColorForms: View {
    var body: some View {
        VStack(spacing: 0) {
            names; levels; materials
        }
    }

    @ViewBuilder private var names: some View {
        HStack {
            Text("a").foregroundStyle(.white)  // row: colors .white (implicit member)
            Text("a").foregroundStyle(.gray)  // row: colors .gray (implicit member)
            Text("a").foregroundStyle(.black)  // row: colors .black (implicit member)
            Text("a").foregroundStyle(.red)  // row: colors .red (implicit member)
            Text("a").foregroundStyle(.green)  // row: colors .green (implicit member)
            Text("a").foregroundStyle(.orange)  // row: colors .orange (implicit member)
            Text("a").foregroundStyle(.blue)  // row: colors .blue (implicit member)
            Text("a").foregroundStyle(.clear)  // row: colors .clear (implicit member)
            Text("a").foregroundStyle(.cyan)  // row: colors .cyan (implicit member)
            Text("a").foregroundStyle(.teal)  // row: colors .teal (implicit member)
        }
        HStack {
            Text("a").foregroundStyle(.yellow)  // row: colors .yellow (implicit member)
            Text("a").foregroundStyle(.indigo)  // row: colors .indigo (implicit member)
            Text("a").foregroundColor(.accentColor)  // row: colors .accentColor (implicit member)
            Text("a").foregroundStyle(.purple)  // row: colors .purple (implicit member)
            Text("a").foregroundStyle(.pink)  // row: colors .pink (implicit member)
            Text("a").foregroundStyle(.mint)  // row: colors .mint (implicit member)
            Text("a").foregroundStyle(.brown)  // row: colors .brown (implicit member)
        }
    }

    @ViewBuilder private var levels: some View {
        HStack {
            Text("a").foregroundStyle(.primary)  // row: colors .primary (implicit member)
            Text("a").foregroundStyle(.secondary)  // row: colors .secondary (implicit member)
            Text("a").foregroundStyle(.tertiary)  // row: colors .tertiary (implicit member)
            Text("a").foregroundStyle(.quaternary)  // row: colors .quaternary (implicit member)
            Text("a").foregroundStyle(.quinary)  // row: colors .quinary (implicit member)
            Text("a").foregroundStyle(.tint)  // row: colors .tint (implicit member)
            Text("a").background(.background)  // row: colors .background (implicit member)
        }
    }

    @ViewBuilder private var materials: some View {
        HStack {
            Text("a").background(.thinMaterial)  // row: colors .thinMaterial (implicit member)
            // row: colors .ultraThinMaterial (implicit member)
            Text("a").background(.ultraThinMaterial)
            // row: colors .ultraThickMaterial (implicit member)
            Text("a").background(.ultraThickMaterial)
            Text("a").background(.regularMaterial).background(.thickMaterial)
        }
    }
}

enum Palette {
    static let colors: [UIColor] = [
        // row: uicolors UIColor(red:green:blue:alpha:)
        UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1),
        UIColor(Color.red),  // row: uicolors UIColor(_:)
        UIColor(white: 0.5, alpha: 1),  // row: uicolors UIColor(white:alpha:)
        // row: uicolors UIColor(displayP3Red:green:blue:alpha:)
        UIColor(displayP3Red: 0.2, green: 0.4, blue: 0.6, alpha: 1),
        UIColor(cgColor: UIColor.red.cgColor),  // row: uicolors UIColor(cgColor:)
        UIColor.init(white: 0, alpha: 1),  // row: uicolors UIColor.init
        UIColor.systemBackground,  // row: uicolors UIColor.systemBackground
        UIColor.white,  // row: uicolors UIColor.white
        UIColor.gray,  // row: uicolors UIColor.gray
        UIColor.systemGray,  // row: uicolors UIColor.systemGray
        UIColor.lightGray,  // row: uicolors UIColor.lightGray
        UIColor.black,  // row: uicolors UIColor.black
        UIColor.darkGray,  // row: uicolors UIColor.darkGray
        UIColor.systemGray3,  // row: uicolors UIColor.systemGray3
        UIColor.secondaryLabel,  // row: uicolors UIColor.secondaryLabel
        UIColor.systemGray2,  // row: uicolors UIColor.systemGray2
        UIColor.systemRed,  // row: uicolors UIColor.systemRed
        UIColor.secondarySystemBackground,  // row: uicolors UIColor.secondarySystemBackground
        UIColor.systemGreen,  // row: uicolors UIColor.systemGreen
        UIColor.systemOrange,  // row: uicolors UIColor.systemOrange
        UIColor.clear,  // row: uicolors UIColor.clear
        UIColor.label,  // row: uicolors UIColor.label
    ]

    static let named = UIColor(named: "Accent")  // row: uicolors UIColor(named:)

    static func red(of color: UIColor) -> CGFloat {
        var red: CGFloat = 0
        color.getRed(&red, green: nil, blue: nil, alpha: nil)  // row: calls getRed
        return red
    }
}

struct UIColorForms: View {
    var body: some View {
        HStack(spacing: 0) {
            ForEach(Palette.colors.indices, id: \.self) { Color(Palette.colors[$0]) }
        }
    }
}
