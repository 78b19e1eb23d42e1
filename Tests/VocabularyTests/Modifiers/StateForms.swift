import Combine  // row: imports Combine
import SwiftUI

final class Counter: ObservableObject {  // row: language ObservableObject
    @Published var count = 0  // row: wrappers @Published
}

struct StateForms: View {
    @ObservedObject var counter: Counter  // row: wrappers @ObservedObject
    @StateObject private var own = Counter()  // row: wrappers @StateObject
    @State private var isOn = false  // row: wrappers @State

    // row: foundation Timer
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 0) {
            Text("\(counter.count)").onAppear { isOn = true }  // row: modifiers onAppear
            Text("b").onDisappear { isOn = false }  // row: modifiers onDisappear
            Text("c").onChange(of: isOn) { counter.count += 1 }  // row: modifiers onChange
            Text("d").onChange(of: isOn) { _, isOn in own.count = isOn ? 1 : 0 }
            Text("e").onReceive(timer) { _ in }  // row: modifiers onReceive
            Text("f").task { await Task.yield() }  // row: modifiers task
            Text("g").onTapGesture { isOn.toggle() }  // row: modifiers onTapGesture
            Text("h").gesture(TapGesture().onEnded { isOn = true })  // row: modifiers gesture
            Text("i").allowsHitTesting(false)  // row: modifiers allowsHitTesting
            Text("j").onOpenURL { _ in }  // row: modifiers onOpenURL
            Child(isOn: $isOn).environmentObject(counter)  // row: modifiers environmentObject
            Child(isOn: .constant(true)).environmentObject(counter)  // row: calls constant
        }
    }

    private struct Child: View {
        @Binding var isOn: Bool  // row: wrappers @Binding
        @EnvironmentObject var counter: Counter  // row: wrappers @EnvironmentObject

        var body: some View { Text(isOn ? "on" : "off \(counter.count)") }
    }
}

@Observable final class Score {  // row: wrappers @Observable | language @Observable
    var points = 3
}

struct ObservableForms: View {
    @State private var score = Score()
    @AppStorage("name") private var name = "nobody"  // row: wrappers @AppStorage

    var body: some View { Text("\(name) \(score.points)") }
}

struct AccessibilityForms: View {
    var body: some View {
        VStack(spacing: 0) {
            Text("a").accessibilityLabel("Label")  // row: modifiers accessibilityLabel
            // row: modifiers accessibilityElement
            Text("b").accessibilityElement(children: .combine)
            Text("c").accessibility(label: Text("Label"))  // row: modifiers accessibility
            Text("d").accessibilityHidden(true)  // row: modifiers accessibilityHidden
            Text("e").accessibilityValue("3")  // row: modifiers accessibilityValue
            Text("f").accessibilityHint("Hint")  // row: modifiers accessibilityHint
            Text("g").help("Help")  // row: modifiers help
        }
    }
}

struct Framed: ViewModifier {  // row: language ViewModifier
    var width: CGFloat = 2

    func body(content: Content) -> some View { content.border(Color.red, width: width) }
}

extension View {  // row: language extension View
    func framed() -> some View { modifier(Framed()) }  // row: modifiers modifier
}

struct SurroundingForms: View {
    @Environment(\.colorScheme) private var scheme  // row: environment \.colorScheme

    var body: some View {
        VStack(spacing: 0) {
            Text("a").framed()
            // row: signatures environment(_:_:) | environmentSet \.colorScheme
            Text("b").environment(\.colorScheme, .dark)
            Text("c").environment(\.sizeCategory, .large)  // row: environmentSet \.sizeCategory
            // row: environmentSet \.layoutDirection
            Text("d").environment(\.layoutDirection, .rightToLeft)
            // row: environmentSet \.locale
            Text("e").environment(\.locale, Locale(identifier: "de"))
            Text("f").environment(\.font, .caption)  // row: environmentSet \.font
            // row: environmentSet \.backgroundMaterial
            Text("g").environment(\.backgroundMaterial, .thin)
            Text("h").preferredColorScheme(.dark)  // row: modifiers preferredColorScheme
            Text("i").colorScheme(.dark)  // row: modifiers colorScheme
            // row: signatures redacted(reason:) | arguments redacted: reason:.placeholder
            Text("j").redacted(reason: .placeholder)
            Text("k").unredacted()  // row: modifiers unredacted
            Text("l").privacySensitive()  // row: signatures privacySensitive()
        }
    }
}
