import SwiftUI

struct VStackForms: View {
    var body: some View {
        VStack {  // row: initializers VStack{}
            // row: initializers VStack(alignment:spacing:){}
            VStack(alignment: .leading, spacing: 2) {
                Text("a")
            }
            VStack(alignment: .trailing) { Text("b") }  // row: initializers VStack(alignment:){}
            VStack(spacing: 4) { Text("c") }  // row: initializers VStack(spacing:){}
            VStack() { Text("d") }  // row: initializers VStack(){}
            // row: initializers VStack(alignment:spacing:content:)
            VStack(alignment: .center, spacing: 0, content: letter)
            VStack(content: letter)  // row: initializers VStack(content:)
        }
    }

    private func letter() -> some View { Text("e") }
}

struct HStackForms: View {
    var body: some View {
        HStack {  // row: initializers HStack{}
            HStack(spacing: 2) { Text("a") }  // row: initializers HStack(spacing:){}
            HStack(alignment: .top) { Text("b") }  // row: initializers HStack(alignment:){}
            // row: initializers HStack(alignment:spacing:){}
            HStack(alignment: .firstTextBaseline, spacing: 1) { Text("c") }
            HStack() { Text("d") }  // row: initializers HStack(){}
            // row: initializers HStack(alignment:spacing:content:)
            HStack(alignment: .center, spacing: nil, content: letter)
            HStack(content: letter)  // row: initializers HStack(content:)
        }
    }

    private func letter() -> some View { Text("e") }
}

struct ZStackForms: View {
    var body: some View {
        ZStack {  // row: initializers ZStack{}
            Color.blue
            // row: initializers ZStack(alignment:){}
            ZStack(alignment: .bottomTrailing) { Text("a") }
            ZStack() { Text("b") }  // row: initializers ZStack(){}
        }
    }
}

struct SpacerForms: View {
    var body: some View {
        HStack {
            Circle()
            Spacer()  // row: initializers Spacer()
            Spacer(minLength: 2)  // row: initializers Spacer(minLength:)
            Divider()  // row: initializers Divider()
        }
    }
}

struct ForEachForms: View {
    struct Day: Identifiable { var id: Int }

    private let names = ["one", "two"]
    private let days = [Day(id: 1), Day(id: 2)]

    var body: some View {
        Group {  // row: initializers Group{}
            ForEach(names, id: \.self) { Text($0) }  // row: initializers ForEach(_:id:){}
            ForEach(days) { Text("\($0.id)") }  // row: initializers ForEach(_:){}
            ForEach(0..<2) { Text("\($0)") }
            ForEach(Array(names.enumerated()), id: \.offset) { index, name in
                Text("\(index) \(name)")
            }
        }
    }
}

struct GeometryReaderForms: View {
    var body: some View {
        GeometryReader { geometry in  // row: initializers GeometryReader{}
            let frame = geometry.frame(in: .local)  // row: signatures frame(in:)
            Rectangle().frame(width: geometry.size.width * 0.5, height: frame.height)
        }
    }
}

struct GridForms: View {
    private let columns = [
        GridItem(.flexible()),  // row: initializers GridItem(_:) | calls flexible
        GridItem(.fixed(20), spacing: 2),  // row: initializers GridItem(_:spacing:) | calls fixed
        // row: initializers GridItem(_:spacing:alignment:)
        GridItem(.adaptive(minimum: 10), spacing: 2, alignment: .leading),
        GridItem(),  // row: initializers GridItem()
    ]

    var body: some View {
        VStack(spacing: 2) {
            LazyVGrid(columns: columns) { cells }  // row: initializers LazyVGrid(columns:){}
            // row: initializers LazyVGrid(columns:spacing:){}
            LazyVGrid(columns: columns, spacing: 2) { cells }
            // row: initializers LazyVGrid(columns:alignment:spacing:){}
            LazyVGrid(columns: columns, alignment: .leading, spacing: 2) { cells }
            // row: initializers LazyVGrid(columns:spacing:content:)
            LazyVGrid(columns: columns, spacing: 2, content: { cells })
            LazyHGrid(rows: [GridItem(.fixed(8))]) { cells }  // row: views LazyHGrid
            LazyVStack { cells }  // row: views LazyVStack
            // row: initializers Grid(horizontalSpacing:verticalSpacing:){}
            Grid(horizontalSpacing: 2, verticalSpacing: 2) {
                GridRow { cells }  // row: views GridRow
            }
        }
    }

    private var cells: some View {
        ForEach(0..<3) { _ in Color.green.frame(width: 4, height: 4) }
    }
}

struct ViewThatFitsForms: View {
    var body: some View {
        VStack {
            ViewThatFits {  // row: initializers ViewThatFits{}
                Text("A long line that does not fit")
                Text("short")
            }
            ViewThatFits(in: .horizontal) { Text("b") }  // row: initializers ViewThatFits(in:){}
        }
    }
}

struct EmptyForms: View {
    var body: some View {
        VStack {
            EmptyView()  // row: views EmptyView
            AnyView(Text("any"))  // row: views AnyView
            Section { Text("row") }  // row: views Section
        }
    }
}

struct TimelineViewForms: View {
    var body: some View {
        TimelineView(.everyMinute) { context in  // row: views TimelineView
            Text(context.date, style: .time)
        }
    }
}
