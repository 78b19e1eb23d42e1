import SwiftUI
import WidgetKit  // row: imports WidgetKit

struct ForegroundForms: View {
    var body: some View {
        VStack(spacing: 0) {
            named; computed
        }
    }

    @ViewBuilder private var named: some View {
        Text("a").foregroundColor(.red)  // row: signatures foregroundColor(_:)
        // row: signatures foregroundStyle(_:) | arguments foregroundStyle: .secondary
        Text("b").foregroundStyle(.secondary)
        Text("c").foregroundStyle(.white)  // row: arguments foregroundStyle: .white
        Text("d").foregroundStyle(.primary)  // row: arguments foregroundStyle: .primary
        Text("e").foregroundStyle(.red)  // row: arguments foregroundStyle: .red
        Text("f").foregroundStyle(.orange)  // row: arguments foregroundStyle: .orange
        Text("g").foregroundStyle(.black)  // row: arguments foregroundStyle: .black
        Text("h").foregroundStyle(.gray)  // row: arguments foregroundStyle: .gray
        Text("i").foregroundStyle(.tint)  // row: arguments foregroundStyle: .tint
        Text("j").foregroundStyle(.green)  // row: arguments foregroundStyle: .green
    }

    @ViewBuilder private var computed: some View {
        Text("a").foregroundStyle(.red, .blue)  // row: signatures foregroundStyle(_:_:)
        // row: arguments foregroundStyle: .white.opacity(N)
        Text("b").foregroundStyle(.white.opacity(0.7))
        Text("c").foregroundStyle(Color.white)  // row: arguments foregroundStyle: Color.white
        // row: signatures tint(_:) | arguments tint: .green
        Text("d").tint(.green)
        Text("f").accentColor(.red)  // row: modifiers accentColor
    }
}

/// Colors of an asset catalog, which are not there when this is drawn.
struct AssetColorForms: View {
    var body: some View {
        VStack {
            Text("a").tint(Color("Accent"))  // row: arguments tint: Color("…")
            Circle().fill(Color("Accent"))  // row: arguments fill: Color("…")
        }
    }
}

struct BackgroundForms: View {
    var body: some View {
        VStack(spacing: 1) {
            behind; above; clipped
        }
    }

    @ViewBuilder private var behind: some View {
        Text("a").background(Color.red)  // row: signatures background(_:)
        Text("b").background()  // row: signatures background()
        Text("c").background { Circle() }  // row: signatures background{}
        // row: signatures background(_:in:)
        Text("d").background(.thinMaterial, in: RoundedRectangle(cornerRadius: 4))
        Text("e").background(Color.red, alignment: .leading)
        Text("f").border(.red)  // row: signatures border(_:)
    }

    @ViewBuilder private var above: some View {
        Text("a").overlay(Circle().stroke())  // row: signatures overlay(_:)
        Text("b").overlay { Circle() }  // row: signatures overlay{}
        Text("c").overlay(alignment: .top) { Circle() }  // row: signatures overlay(alignment:){}
        Text("d").overlay(Circle(), alignment: .top)  // row: signatures overlay(_:alignment:)
        Text("e").overlay(content: { Circle() })  // row: signatures overlay(content:)
        Text("f").mask(Circle())  // row: signatures mask(_:)
        Text("g").mask { Circle() }
    }

    @ViewBuilder private var clipped: some View {
        Color.red.cornerRadius(4)  // row: signatures cornerRadius(_:)
        // row: signatures clipShape(_:) | arguments clipShape: Circle()
        Color.red.clipShape(Circle())
        // row: arguments clipShape: RoundedRectangle(cornerRadius:N)
        Color.red.clipShape(RoundedRectangle(cornerRadius: 4))
        // row: arguments clipShape: RoundedRectangle(cornerRadius:N,style:.continuous)
        Color.red.clipShape(RoundedRectangle(cornerRadius: 4, style: .continuous))
        // row: arguments clipShape: ContainerRelativeShape()
        Color.red.clipShape(ContainerRelativeShape())
        Color.red.clipShape(Capsule())  // row: arguments clipShape: Capsule()
        Color.red.clipped()  // row: modifiers clipped
        Color.red.contentShape(Rectangle())  // row: modifiers contentShape
    }
}

struct ShapeModifierForms: View {
    var body: some View {
        VStack(spacing: 1) {
            filled; stroked; derived
        }
    }

    @ViewBuilder private var filled: some View {
        Circle().fill(.blue)  // row: signatures fill(_:)
        Circle().fill()  // row: signatures fill()
        // row: arguments fill: Color.white.opacity(N)
        Circle().fill(Color.white.opacity(0.5))
        Circle().fill(Color.white)  // row: arguments fill: Color.white
        Circle().fill(.white)  // row: arguments fill: .white
    }

    @ViewBuilder private var stroked: some View {
        Circle().stroke(.red)  // row: signatures stroke(_:)
        Circle().stroke(Color.red, lineWidth: 2)  // row: signatures stroke(_:lineWidth:)
        Circle().stroke(lineWidth: 2)  // row: signatures stroke(lineWidth:)
        // row: signatures stroke(style:)
        Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 4]))
        // row: signatures stroke(_:style:)
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2))
        Circle().strokeBorder(.red, lineWidth: 2)  // row: signatures strokeBorder(_:lineWidth:)
    }

    @ViewBuilder private var derived: some View {
        Circle().trim(from: 0, to: 0.5).stroke(.red)  // row: signatures trim(from:to:)
        Circle().inset(by: 2).fill(.red)  // row: modifiers inset
        Circle().rotation(.degrees(45)).fill(.red)  // row: modifiers rotation
        Circle().size(width: 4, height: 4).fill(.red)  // row: modifiers size
    }
}

struct ControlStyleForms: View {
    var body: some View {
        VStack(spacing: 1) {
            buttons; gauges; others
        }
    }

    @ViewBuilder private var buttons: some View {
        // row: signatures buttonStyle(_:) | arguments buttonStyle: .plain
        Button("a") {}.buttonStyle(.plain)
        // row: arguments buttonStyle: .borderedProminent
        Button("b") {}.buttonStyle(.borderedProminent)
        // row: arguments buttonStyle: PlainButtonStyle()
        Button("c") {}.buttonStyle(PlainButtonStyle())
        Button("d") {}.buttonStyle(.bordered)  // row: arguments buttonStyle: .bordered
        Button("e") {}.buttonBorderShape(.capsule)  // row: modifiers buttonBorderShape
        Button("f") {}.controlSize(.small)  // row: modifiers controlSize
        Button("g") {}.disabled(true)  // row: modifiers disabled
    }

    @ViewBuilder private var gauges: some View {
        // row: signatures gaugeStyle(_:) | arguments gaugeStyle: .accessoryCircular
        Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular)
        // row: arguments gaugeStyle: .accessoryCircularCapacity
        Gauge(value: 0.5) { Text("b") }.gaugeStyle(.accessoryCircularCapacity)
        // row: signatures progressViewStyle(_:) | arguments progressViewStyle: .circular
        ProgressView(value: 0.5).progressViewStyle(.circular)
        // row: arguments progressViewStyle: .linear
        ProgressView(value: 0.5).progressViewStyle(.linear)
    }

    @ViewBuilder private var others: some View {
        Label("a", systemImage: "star").labelStyle(.iconOnly)  // row: signatures labelStyle(_:)
        Toggle(isOn: true, intent: TapIntent()) { Text("b") }
            .toggleStyle(.button)  // row: modifiers toggleStyle
            .labelsHidden()  // row: modifiers labelsHidden
    }
}
