import SwiftUI

struct FontForms: View {
    let size: CGFloat

    var body: some View {
        VStack(spacing: 0) {
            styles; system; designs; modified
        }
    }

    @ViewBuilder private var styles: some View {
        Group {
            Text("a").font(.caption)  // row: fonts text style .caption
            Text("a").font(.headline)  // row: fonts text style .headline
            Text("a").font(.footnote)  // row: fonts text style .footnote
            Text("a").font(.caption2)  // row: fonts text style .caption2
            Text("a").font(.subheadline)  // row: fonts text style .subheadline
            Text("a").font(.title)  // row: fonts text style .title
        }
        Group {
            Text("a").font(.title2)  // row: fonts text style .title2
            Text("a").font(.title3)  // row: fonts text style .title3
            Text("a").font(.largeTitle)  // row: fonts text style .largeTitle
            Text("a").font(.body)  // row: fonts text style .body
            Text("a").font(.callout)  // row: fonts text style .callout
        }
    }

    @ViewBuilder private var system: some View {
        Text("a").font(.system(size: 12))  // row: fonts .system(size:) | calls system
        // row: fonts .system(size:weight:) | fonts weight .bold
        Text("a").font(.system(size: 12, weight: .bold))
        // row: fonts .system(size:weight:design:) | fonts weight .semibold | fonts design .rounded
        Text("a").font(.system(size: 12, weight: .semibold, design: .rounded))
        // row: fonts .system(_:design:) | fonts design .default | fonts system style arg .title3
        Text("a").font(.system(.title3, design: .default))
        // row: fonts .system(size:design:) | fonts design .monospaced
        Text("a").font(.system(size: 12, design: .monospaced))
        // row: fonts .system(_:) | fonts system style arg .title
        Text("a").font(.system(.title))
        // row: fonts .system(_:design:weight:) | fonts system style arg .body
        // row: fonts weight .medium
        Text("a").font(.system(.body, design: .rounded, weight: .medium))
        // row: fonts weight .regular | fontSizes <expr>
        Text("a").font(.system(size: size, weight: .regular))
        Text("a").font(.system(size: size, weight: .heavy))  // row: fonts weight .heavy
        Text("a").font(.system(size: size, weight: .black))  // row: fonts weight .black
    }

    @ViewBuilder private var designs: some View {
        Text("a").font(.system(.headline))  // row: fonts system style arg .headline
        Text("a").font(.system(.caption))  // row: fonts system style arg .caption
        Text("a").font(.system(.callout))  // row: fonts system style arg .callout
        Text("a").font(.system(.title2))  // row: fonts system style arg .title2
        Text("a").font(.system(.caption2))  // row: fonts system style arg .caption2
        Text("a").font(.system(.largeTitle))  // row: fonts system style arg .largeTitle
        Text("a").font(.system(.subheadline))  // row: fonts system style arg .subheadline
        Text("a").font(.system(.body, design: .serif))  // row: fonts design .serif
        // row: fonts design Font.Design.rounded | fonts weight Font.Weight.semibold
        Text("a").font(.system(size: 9, weight: Font.Weight.semibold, design: Font.Design.rounded))
    }

    @ViewBuilder private var modified: some View {
        Text("a").font(.body.bold())  // row: fonts font modifier .bold
        Text("a").font(.body.weight(.light))  // row: fonts font modifier .weight
        Text("a").font(.body.monospaced())  // row: fonts font modifier .monospaced
        Text("a").font(.body.monospacedDigit())  // row: fonts font modifier .monospacedDigit
        Text("a").font(.body.smallCaps())  // row: fonts font modifier .smallCaps
        Text("a").font(.body.width(.condensed))  // row: fonts font modifier .width
        Text("a").font(Font(UIFont.systemFont(ofSize: 12)))
    }
}

/// Fonts that are not there when this is drawn.
struct CustomFontForms: View {
    let size: CGFloat

    var body: some View {
        Text("a").font(.custom("Brand", size: 12))  // row: fonts .custom(_:size:) | calls custom
        // row: fonts .custom(_:size:relativeTo:)
        Text("a").font(.custom("Brand", size: 12, relativeTo: .body))
        Text("a").font(.custom("Brand", fixedSize: 12))  // row: fonts .custom(_:fixedSize:)
        Text("a").font(size > 20 ? Font.title : .body)  // row: fonts other: <expr or custom>
    }
}

struct FontWeightForms: View {
    var body: some View {
        VStack(spacing: 0) {
            Text("a").fontWeight(.bold)  // row: fontWeights .bold
            Text("a").fontWeight(.semibold)  // row: fontWeights .semibold
            Text("a").fontWeight(.medium)  // row: fontWeights .medium
            Text("a").fontWeight(.black)  // row: fontWeights .black
            Text("a").fontWeight(.heavy)  // row: fontWeights .heavy
            Text("a").fontWeight(.regular)  // row: fontWeights .regular
            Text("a").fontWeight(.light)  // row: fontWeights .light
            Text("a").fontWeight(.thin)  // row: fontWeights .thin
            Text("a").fontWeight(.ultraLight)  // row: fontWeights .ultraLight
        }
    }
}

struct FontSizeForms: View {
    private let fonts: [Font] = [
        .system(size: 12),  // row: fontSizes 12
        .system(size: 16),  // row: fontSizes 16
        .system(size: 18),  // row: fontSizes 18
        .system(size: 10),  // row: fontSizes 10
        .system(size: 14),  // row: fontSizes 14
        .system(size: 15),  // row: fontSizes 15
        .system(size: 13),  // row: fontSizes 13
        .system(size: 20),  // row: fontSizes 20
        .system(size: 11),  // row: fontSizes 11
        .system(size: 24),  // row: fontSizes 24
        .system(size: 9),  // row: fontSizes 9
        .system(size: 70),  // row: fontSizes 70
        .system(size: 28),  // row: fontSizes 28
        .system(size: 8),  // row: fontSizes 8
        .system(size: 40),  // row: fontSizes 40
        .system(size: 50),  // row: fontSizes 50
        .system(size: 32),  // row: fontSizes 32
        .system(size: 34),  // row: fontSizes 34
        .system(size: 22),  // row: fontSizes 22
        .system(size: 30),  // row: fontSizes 30
        .system(size: 42),  // row: fontSizes 42
        .system(size: 17),  // row: fontSizes 17
        .system(size: 19),  // row: fontSizes 19
        .system(size: 7),  // row: fontSizes 7
        .system(size: 6),  // row: fontSizes 6
        .system(size: 35),  // row: fontSizes 35
        .system(size: 41),  // row: fontSizes 41
        .system(size: 25),  // row: fontSizes 25
    ]

    var body: some View {
        ForEach(fonts.indices, id: \.self) { Text("a").font(fonts[$0]) }
    }
}
