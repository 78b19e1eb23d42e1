import SwiftUI

struct FrameForms: View {
    var body: some View {
        VStack(spacing: 1) {
            fixed; greatest; least
        }
    }

    @ViewBuilder private var fixed: some View {  // row: wrappers @ViewBuilder
        Color.red.frame(width: 8, height: 8)  // row: signatures frame(width:height:)
        Color.red.frame(height: 2)  // row: signatures frame(height:)
        Color.red.frame(width: 8)  // row: signatures frame(width:)
        // row: signatures frame(width:height:alignment:)
        Text("a").frame(width: 8, height: 8, alignment: .leading)
        Text("b").frame(width: 8, alignment: .leading)  // row: signatures frame(width:alignment:)
        Text("c").frame(height: 8, alignment: .bottom)  // row: signatures frame(height:alignment:)
        Text("d").frame(alignment: .center)  // row: signatures frame(alignment:)
    }

    @ViewBuilder private var greatest: some View {
        // row: signatures frame(maxWidth:maxHeight:)
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
        Text("b").frame(maxWidth: .infinity)  // row: signatures frame(maxWidth:)
        Text("c").frame(maxHeight: 9)  // row: signatures frame(maxHeight:)
        // row: signatures frame(maxWidth:alignment:)
        Text("d").frame(maxWidth: .infinity, alignment: .leading)
        // row: signatures frame(maxWidth:maxHeight:alignment:)
        Text("e").frame(maxWidth: .infinity, maxHeight: 9, alignment: .topLeading)
        // row: signatures frame(maxHeight:alignment:)
        Text("f").frame(maxHeight: 9, alignment: .top)
    }

    @ViewBuilder private var least: some View {
        // row: signatures frame(minWidth:maxWidth:minHeight:maxHeight:alignment:)
        Text("a")
            .frame(
                minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: 9, alignment: .leading)
        // row: signatures frame(minWidth:maxWidth:minHeight:maxHeight:)
        Text("b").frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: 9)
        Text("c").frame(minHeight: 1, maxHeight: 9)  // row: signatures frame(minHeight:maxHeight:)
        Text("d").frame(minWidth: 1, maxWidth: 9)  // row: signatures frame(minWidth:maxWidth:)
        Text("e").frame(minWidth: 9)  // row: signatures frame(minWidth:)
        // row: signatures frame(minWidth:maxWidth:alignment:)
        Text("f").frame(minWidth: 1, maxWidth: 9, alignment: .trailing)
        // row: signatures frame(maxWidth:minHeight:alignment:)
        Text("g").frame(maxWidth: .infinity, minHeight: 2, alignment: .leading)
        // row: signatures frame(maxWidth:minHeight:maxHeight:)
        Text("h").frame(maxWidth: .infinity, minHeight: 2, maxHeight: 9)
        Text("i").frame(minWidth: 2, minHeight: 2)  // row: signatures frame(minWidth:minHeight:)
    }
}

struct PaddingForms: View {
    var body: some View {
        VStack(spacing: 0) {
            Text("a").padding()  // row: signatures padding()
            Text("b").padding(2)  // row: signatures padding(_:) | arguments padding: N
            // row: signatures padding(_:_:) | arguments padding: .horizontal
            Text("c").padding(.horizontal, 2)
            Text("d").padding(.bottom)  // row: arguments padding: .bottom
            Text("e").padding(.top, 1)  // row: arguments padding: .top
            Text("f").padding(.leading, 1)  // row: arguments padding: .leading
            Text("g").padding(.vertical, 1)  // row: arguments padding: .vertical
            Text("h").padding(.trailing)  // row: arguments padding: .trailing
            Text("i").padding(.all, 2)  // row: arguments padding: .all
            Text("j").padding([.horizontal, .top], 1)
            // row: arguments padding: EdgeInsets(top:N,leading:N,bottom:N,trailing:N)
            Text("k").padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
        }
    }
}

struct PlacementForms: View {
    var body: some View {
        VStack(spacing: 1) {
            moved; sized; identified
        }
    }

    @ViewBuilder private var moved: some View {
        Text("a").offset(x: 1, y: 2)  // row: signatures offset(x:y:)
        Text("b").offset(x: 1)  // row: signatures offset(x:)
        Text("c").offset(y: 1)  // row: signatures offset(y:)
        Text("d").offset(CGSize(width: 1, height: 1))  // row: signatures offset(_:)
        Text("e").position(x: 5, y: 5)  // row: signatures position(x:y:)
        Text("f").zIndex(1)  // row: modifiers zIndex
        Text("g").alignmentGuide(.leading) { $0[.leading] - 2 }  // row: modifiers alignmentGuide
        Text("h").baselineOffset(1)  // row: modifiers baselineOffset
    }

    @ViewBuilder private var sized: some View {
        Text("a").fixedSize()  // row: signatures fixedSize()
        // row: signatures fixedSize(horizontal:vertical:)
        Text("b").fixedSize(horizontal: false, vertical: true)
        Text("c").layoutPriority(1)  // row: signatures layoutPriority(_:)
        // row: signatures aspectRatio(contentMode:) | arguments aspectRatio: contentMode:.fit
        Image(systemName: "star").resizable().aspectRatio(contentMode: .fit)
        // row: arguments aspectRatio: contentMode:.fill
        Color.red.aspectRatio(contentMode: .fill)
        // row: signatures aspectRatio(_:contentMode:) | arguments aspectRatio: N
        Color.red.aspectRatio(1, contentMode: .fit)
        Image(systemName: "star").resizable().scaledToFit()  // row: modifiers scaledToFit
        Image(systemName: "star").resizable().scaledToFill()  // row: modifiers scaledToFill
        Color.red.edgesIgnoringSafeArea(.all)  // row: modifiers edgesIgnoringSafeArea
        Color.red.ignoresSafeArea()  // row: signatures ignoresSafeArea()
    }

    @ViewBuilder private var identified: some View {
        Text("a").id("title")  // row: signatures id(_:)
        Text("b").hidden()  // row: modifiers hidden
        // row: modifiers flipsForRightToLeftLayoutDirection
        Text("c").flipsForRightToLeftLayoutDirection(true)
        Text("d").preference(key: WidthKey.self, value: 3)  // row: modifiers preference
    }
}

struct WidthKey: PreferenceKey {  // row: language PreferenceKey
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// A layout of one's own.
struct Staircase: Layout {  // row: language custom Layout
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (index, subview) in subviews.enumerated() {
            let step = CGFloat(index) * 4
            subview.place(
                at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
        }
    }
}

struct LayoutForms: View {
    var body: some View {
        Staircase {
            Text("a"); Text("b")
        }
    }
}
