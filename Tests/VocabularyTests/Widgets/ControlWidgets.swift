import AppIntents
import SwiftUI
import WidgetKit

struct LampIntent: SetValueIntent {
    static var title: LocalizedStringResource = "Lamp"

    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct LampProvider: ControlValueProvider {  // row: widgets conforms ControlValueProvider
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
}

@available(iOS 18.0, *)  // row: wrappers @available | language @available(…)
struct LampControl: ControlWidget {  // row: widgets conforms ControlWidget
    var body: some ControlWidgetConfiguration {
        // row: widgets StaticControlConfiguration
        StaticControlConfiguration(kind: "Lamp", provider: LampProvider()) { isOn in
            // row: views ControlWidgetToggle
            ControlWidgetToggle("Lamp", isOn: isOn, action: LampIntent()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: "lightbulb")
            }
        }
        .displayName("Lamp")
        .description("Turns the lamp on.")
    }
}

struct TorchIntent: ControlConfigurationIntent {
    static var title: LocalizedStringResource = "Torch"
}

@available(iOS 18.0, *)
struct TorchControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        // row: widgets AppIntentControlConfiguration
        AppIntentControlConfiguration(kind: "Torch", intent: TorchIntent.self) { _ in button }
    }

    // row: wrappers @ControlWidgetTemplateBuilder
    @ControlWidgetTemplateBuilder private var button: some ControlWidgetTemplate {
        // row: views ControlWidgetButton
        ControlWidgetButton(action: TapIntent()) { Label("Torch", systemImage: "star") }
    }
}
