import AppIntents  // row: imports AppIntents
import SwiftUI

struct TapIntent: AppIntent {  // row: widgets conforms AppIntent
    static var title: LocalizedStringResource = "Tap"

    @Parameter(title: "Count") var count: Int?  // row: wrappers @Parameter | widgets @Parameter

    func perform() async throws -> some IntentResult { .result() }
}

struct LinkForms: View {
    private let url = URL(string: "app://open")!

    var body: some View {
        VStack {
            // row: initializers Link(destination:){} | widgets Link(destination:)
            Link(destination: url) { Text("a") }
            // row: initializers Link(destination:label:)
            Link(destination: url, label: { Text("b") })
            Link("c", destination: url)  // row: initializers Link(_:destination:)
        }
    }
}

struct ButtonForms: View {
    var body: some View {
        VStack {
            // row: initializers Button(intent:){} | widgets Button(intent:)
            Button(intent: TapIntent()) { Text("a") }
            // row: initializers Button(intent:label:)
            Button(intent: TapIntent(), label: { Text("b") })
            Button("c") {}  // row: initializers Button(_:){}
            Button {  // row: initializers Button{}
            } label: {
                Text("d")
            }
            Button(action: {}) { Text("e") }  // row: initializers Button(action:){}
        }
    }
}

struct ToggleForms: View {
    let isOn: Bool

    var body: some View {
        // row: initializers Toggle(isOn:intent:){} | widgets Toggle(isOn:intent:)
        Toggle(isOn: isOn, intent: TapIntent()) { Text("a") }
    }
}

struct LabelForms: View {
    var body: some View {
        VStack {
            Label("a", systemImage: "star")  // row: initializers Label(_:systemImage:)
            Label {  // row: initializers Label{}
                Text("b")
            } icon: {
                Circle()
            }
        }
    }
}

/// A label whose image is not there when this is drawn.
struct AssetLabelForms: View {
    var body: some View {
        Label("c", image: "photo")  // row: initializers Label(_:image:)
    }
}

struct GaugeForms: View {
    var body: some View {
        VStack {
            Gauge(value: 0.4) { Text("a") }  // row: initializers Gauge(value:){}
            Gauge(value: 4, in: 0...10) { Text("b") }  // row: initializers Gauge(value:in:){}
            // row: initializers Gauge(value:in:label:)
            Gauge(value: 4, in: 0...10, label: { Text("c") })
            Gauge(value: 4, in: 0...10) {
                Text("d")
            } currentValueLabel: {
                Text("4")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }
            .gaugeStyle(.accessoryCircular)
        }
    }
}

struct ProgressViewForms: View {
    let date: Date

    var body: some View {
        let interval = date.addingTimeInterval(-60)...date.addingTimeInterval(60)
        VStack {
            ProgressView(value: 0.4)  // row: initializers ProgressView(value:)
            ProgressView(value: 4, total: 10) { Text("a") }
            // row: initializers ProgressView(timerInterval:countsDown:)
            // row: widgets ProgressView(timerInterval:)
            ProgressView(timerInterval: interval, countsDown: true)
            // row: initializers ProgressView(timerInterval:countsDown:label:currentValueLabel:)
            ProgressView(
                timerInterval: interval, countsDown: false, label: { Text("b") },
                currentValueLabel: { Text("c") })
        }
    }
}

struct GroupBoxForms: View {
    var body: some View {
        GroupBox("Title") { Text("a") }  // row: views GroupBox
    }
}

struct ContentUnavailableForms: View {
    var body: some View {
        // row: views ContentUnavailableView
        ContentUnavailableView("Nothing", systemImage: "star", description: Text("yet"))
    }
}
