import Foundation
import Graphics
import LayoutEngine
import Views

@MainActor
enum GaugePictures {
    static let cases: [PictureCase] = [
        ring("open-ring") {
            Gauge(value: 0.7) {
                Text("UV")
            } currentValueLabel: {
                Text("7")
            }.gaugeStyle(.accessoryCircular).tint(.orange)
        },
        ring("open-ring-bounds") { bounded.tint(.blue) },
        ring("open-ring-untinted") { bounded },
        ring("open-ring-gradient") {
            bounded.tint(Gradient(colors: [.blue, .green, .yellow, .red]))
        },
        PictureCase(
            "controls/gauge/open-ring-right-to-left", 66, 66, scale: 2,
            adjust: { $0.environment.layoutDirection = .rightToLeft }
        ) { bounded.tint(.blue) },
        ring("closed-ring") { capacity(0.35).tint(.green) },
        ring("closed-ring-empty") { capacity(0).tint(.green) },
        ring("closed-ring-full") { capacity(1).tint(.green) },
        ring("closed-ring-gradient") {
            capacity(0.8).tint(Gradient(colors: [.green, .yellow, .red]))
        },
        bar("linear", 80) {
            Gauge(value: 0.4) {
                Text("Rain")
            } currentValueLabel: {
                Text("40 %")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("9")
            }
        },
        bar("linear-gradient", 40) {
            Gauge(value: 0.8) { Text("Heat") }.tint(Gradient(colors: [.blue, .red]))
        },
        bar("accessory-linear", 24) {
            Gauge(value: 0.7) {
                Text("UV")
            } currentValueLabel: {
                Text("7")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }.gaugeStyle(.accessoryLinear).tint(.purple)
        },
        bar("accessory-linear-capacity", 56) {
            Gauge(value: 0.4) {
                Text("Rain")
            } currentValueLabel: {
                Text("40 %")
            }.gaugeStyle(.accessoryLinearCapacity).tint(.cyan)
        },
    ]

    private static func ring(_ name: String, @ViewBuilder view: () -> some View) -> PictureCase {
        PictureCase("controls/gauge/\(name)", 66, 66, scale: 2, view: view)
    }

    private static func bar(
        _ name: String, _ height: CGFloat, @ViewBuilder view: () -> some View
    ) -> PictureCase {
        PictureCase("controls/gauge/\(name)", 120, height, scale: 2) { view().padding(4) }
    }

    private static var bounded: some View {
        Gauge(value: 18, in: 10...26) {
            Text("°")
        } currentValueLabel: {
            Text("18")
        } minimumValueLabel: {
            Text("10")
        } maximumValueLabel: {
            Text("26")
        }.gaugeStyle(.accessoryCircular)
    }

    private static func capacity(_ value: Double) -> some View {
        Gauge(value: value) {
            Text("Battery")
        } currentValueLabel: {
            Text("\(Int(value * 100))")
        }.gaugeStyle(.accessoryCircularCapacity)
    }
}
