import SwiftUI

struct EffectForms: View {
    var body: some View {
        VStack(spacing: 1) {
            shaded; blended; adjusted; turned
        }
    }

    @ViewBuilder private var shaded: some View {
        Color.red.opacity(0.5)  // row: signatures opacity(_:)
        // row: signatures shadow(color:radius:x:y:)
        Circle().shadow(color: .black, radius: 2, x: 0, y: 1)
        Circle().shadow(radius: 2)  // row: signatures shadow(radius:)
        Circle().shadow(color: .black, radius: 2)  // row: signatures shadow(color:radius:)
        Circle().shadow(color: .black, radius: 2, y: 1)  // row: signatures shadow(color:radius:y:)
        Circle().blur(radius: 2)  // row: signatures blur(radius:)
        Circle().blur(radius: 2, opaque: true)  // row: signatures blur(radius:opaque:)
    }

    @ViewBuilder private var blended: some View {
        // row: signatures blendMode(_:) | arguments blendMode: .overlay
        Circle().blendMode(.overlay)
        Circle().blendMode(.destinationOut)  // row: arguments blendMode: .destinationOut
        Circle().compositingGroup()  // row: modifiers compositingGroup
        Circle().drawingGroup()  // row: modifiers drawingGroup
        Circle().luminanceToAlpha()  // row: modifiers luminanceToAlpha
    }

    @ViewBuilder private var adjusted: some View {
        Color.red.saturation(0.5)  // row: modifiers saturation
        Color.red.colorInvert()  // row: modifiers colorInvert
        Color.red.colorMultiply(.blue)  // row: modifiers colorMultiply
        Color.red.brightness(0.1).contrast(1.2).grayscale(0.3).hueRotation(.degrees(9))
    }

    @ViewBuilder private var turned: some View {
        // row: signatures rotationEffect(_:) | calls degrees
        Text("a").rotationEffect(.degrees(45))
        // row: signatures rotationEffect(_:anchor:)
        Text("b").rotationEffect(.degrees(45), anchor: .leading)
        Text("c").scaleEffect(0.5)  // row: signatures scaleEffect(_:)
        Text("d").scaleEffect(x: 1, y: 0.5)  // row: signatures scaleEffect(x:y:)
        // row: signatures scaleEffect(x:y:anchor:)
        Text("e").scaleEffect(x: 1, y: 0.5, anchor: .bottom)
        Text("f").scaleEffect(0.5, anchor: .leading)  // row: signatures scaleEffect(_:anchor:)
        // row: modifiers rotation3DEffect
        Text("g").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    }
}

struct AnimationForms: View {
    @Namespace private var space  // row: wrappers @Namespace
    let count: Int

    var body: some View {
        VStack(spacing: 0) {
            // row: signatures animation(_:value:) | modifiers spring
            Text("a").animation(.spring(duration: 0.2), value: count)
            Text("b").animation(.default)  // row: signatures animation(_:)
            // row: signatures transition(_:) | arguments transition: .push(from:.bottom)
            // row: calls push
            Text("c").transition(.push(from: .bottom))
            Text("d").transition(.opacity)  // row: arguments transition: .opacity
            // row: arguments transition: .push(from:.trailing)
            Text("e").transition(.push(from: .trailing))
            // row: signatures contentTransition(_:)
            // row: arguments contentTransition: .numericText() | calls numericText
            Text("f").contentTransition(.numericText())
            Text("g").contentTransition(.opacity)  // row: arguments contentTransition: .opacity
            // row: modifiers matchedGeometryEffect
            Text("h").matchedGeometryEffect(id: "a", in: space)
            Text("i").transaction { $0.animation = nil }  // row: modifiers transaction
            Text("j").invalidatableContent()  // row: signatures invalidatableContent()
        }
    }
}
