import SwiftUI

struct ShapeForms: View {
    var body: some View {
        HStack {
            Circle()  // row: initializers Circle()
            Rectangle()  // row: views Rectangle
            Capsule()  // row: views Capsule
            Ellipse()  // row: views Ellipse
            RoundedRectangle(cornerRadius: 4)  // row: initializers RoundedRectangle(cornerRadius:)
            // row: initializers RoundedRectangle(cornerRadius:style:)
            // row: gradients style: .continuous
            RoundedRectangle(cornerRadius: 4, style: .continuous)
            ContainerRelativeShape()  // row: views ContainerRelativeShape
            Rectangle().clipShape(.capsule)  // row: gradients .capsule / .circle shape shorthand
        }
    }
}

struct PathForms: View {
    private var line: Path {
        var path = Path()  // row: initializers Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 8, y: 8))  // row: calls addLine
        return path
    }

    var body: some View {
        HStack {
            line.stroke(Color.red)
            Path { path in  // row: initializers Path{}
                path.addArc(
                    center: CGPoint(x: 5, y: 5), radius: 4, startAngle: .degrees(0),
                    endAngle: .degrees(90), clockwise: false)
                path.addCurve(
                    to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 3, y: 3),
                    control2: CGPoint(x: 6, y: 1))
                path.closeSubpath()
            }
            .fill(.blue)
            Path(CGRect(x: 0, y: 0, width: 8, height: 8))  // row: initializers Path(_:)
            // row: initializers Path(ellipseIn:)
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8))
        }
    }
}

/// A shape of one's own.
struct Wedge: Shape {  // row: language custom Shape
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        path.move(to: center)
        path.addArc(
            center: center, radius: rect.width / 2, startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * share), clockwise: false)
        path.closeSubpath()
        return path
    }
}

struct GradientForms: View {
    private let colors: [Color] = [.red, .orange]

    var body: some View {
        VStack(spacing: 1) {
            // row: initializers LinearGradient(gradient:startPoint:endPoint:)
            // row: initializers Gradient(colors:)
            LinearGradient(gradient: Gradient(colors: colors), startPoint: .top, endPoint: .bottom)
            // row: initializers LinearGradient(colors:startPoint:endPoint:)
            // row: gradients Gradient(colors:)
            LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
            LinearGradient(
                // row: initializers Gradient(stops:) | gradients Gradient(stops:)
                gradient: Gradient(stops: [.init(color: .red, location: 0)]),
                startPoint: .leading, endPoint: .trailing)
            // row: initializers RadialGradient(gradient:center:startRadius:endRadius:)
            RadialGradient(
                gradient: Gradient(colors: colors), center: .center, startRadius: 0, endRadius: 9)
            AngularGradient(colors: colors, center: .center)  // row: views AngularGradient
            Circle().fill(Color.red.gradient)  // row: gradients Color.x.gradient
            Circle().fill(Material.thin)  // row: gradients Material
            // row: gradients .linearGradient( | calls linearGradient
            Circle().fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
            // row: gradients .radialGradient(
            Circle().fill(
                .radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9))
        }
    }
}

struct CanvasForms: View {
    var body: some View {
        Canvas { context, size in  // row: initializers Canvas{}
            let path = Path(ellipseIn: CGRect(origin: .zero, size: size))
            context.fill(path, with: .color(.red))  // row: signatures fill(_:with:)
            // row: signatures fill(_:with:style:)
            context.fill(path, with: .color(.red), style: FillStyle(eoFill: true))
            // row: signatures stroke(_:with:lineWidth:)
            context.stroke(path, with: .color(.blue), lineWidth: 2)
            // row: signatures stroke(_:with:style:)
            context.stroke(path, with: .color(.blue), style: StrokeStyle(lineWidth: 1, dash: [2]))
            context.draw(Text("a"), at: CGPoint(x: 5, y: 5))
        }
    }
}
