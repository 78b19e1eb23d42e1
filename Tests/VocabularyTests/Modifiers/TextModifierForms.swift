import SwiftUI

struct TextModifierForms: View {
    var body: some View {
        VStack(spacing: 0) {
            weights; lines; spacing
        }
    }

    @ViewBuilder private var weights: some View {
        Text("a").font(.caption)  // row: signatures font(_:)
        Text("b").fontWeight(.bold)  // row: signatures fontWeight(_:)
        Text("c").bold()  // row: modifiers bold
        Text("d").italic()  // row: modifiers italic
        Text("e").monospacedDigit()  // row: modifiers monospacedDigit
        Text("f").monospaced()  // row: modifiers monospaced
        Text("g").fontWidth(.condensed)  // row: modifiers fontWidth
        Text("h").fontDesign(.rounded)  // row: modifiers fontDesign
        Text("i").underline()  // row: modifiers underline
        // row: signatures strikethrough(_:color:)
        Text("j").strikethrough(true, color: .red)
        // row: signatures strikethrough(_:pattern:color:)
        Text("k").strikethrough(true, pattern: .dash, color: .red)
        Text("l").textScale(.secondary)  // row: modifiers textScale
    }

    @ViewBuilder private var lines: some View {
        Text("a").lineLimit(1)  // row: signatures lineLimit(_:)
        Text("b").lineLimit(nil)
        Text("c").lineLimit(1...2)
        Text("d").lineSpacing(2)  // row: modifiers lineSpacing
        Text("e").minimumScaleFactor(0.5)  // row: modifiers minimumScaleFactor
        Text("f").allowsTightening(true)  // row: modifiers allowsTightening
        // row: signatures truncationMode(_:) | arguments truncationMode: .tail
        Text("g").truncationMode(.tail)
        // row: signatures multilineTextAlignment(_:) | arguments multilineTextAlignment: .center
        Text("h").multilineTextAlignment(.center)
        // row: arguments multilineTextAlignment: .trailing
        Text("i").multilineTextAlignment(.trailing)
        // row: arguments multilineTextAlignment: .leading
        Text("j").multilineTextAlignment(.leading)
    }

    @ViewBuilder private var spacing: some View {
        Text("a").tracking(1)  // row: signatures tracking(_:)
        Text("b").kerning(1)  // row: signatures kerning(_:)
        // row: signatures textCase(_:) | arguments textCase: .uppercase
        Text("c").textCase(.uppercase)
        Text("d").dynamicTypeSize(.xSmall ... .large)  // row: modifiers dynamicTypeSize
        Text("e").textSelection(.enabled)  // row: modifiers textSelection
    }
}

struct ImageModifierForms: View {
    var body: some View {
        HStack {
            Image(systemName: "star").resizable()  // row: signatures resizable()
            // row: signatures renderingMode(_:) | arguments renderingMode: .template
            Image(systemName: "star").renderingMode(.template)
            // row: arguments renderingMode: .original
            Image(systemName: "star").renderingMode(.original)
            // row: signatures imageScale(_:) | arguments imageScale: .large
            Image(systemName: "star").imageScale(.large)
            // row: signatures symbolRenderingMode(_:) | arguments symbolRenderingMode: .palette
            Image(systemName: "star").symbolRenderingMode(.palette)
            Image(systemName: "star").symbolVariant(.fill)  // row: signatures symbolVariant(_:)
            // row: modifiers widgetAccentedRenderingMode
            Image(systemName: "star").widgetAccentedRenderingMode(.desaturated)
        }
    }
}
