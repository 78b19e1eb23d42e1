import SwiftUI
import Testing
import WidgetSnapshotTesting

@MainActor
@Suite struct ForecastSuite {
    @Test func entry() {
        assertSnapshot(
            of: ForecastWidget(), showing: Forecast.day[0],
            as: .image(family: .systemSmall, scheme: .dark))
    }

    @Test func day() {
        assertSnapshot(
            of: ForecastWidget(), showing: Forecast.day, as: .image(family: .systemMedium))
    }

    @Test(arguments: ["en_US", "ar_EG"]) func languages(name: String) {
        assertSnapshot(
            of: ForecastWidget(), showing: Forecast.day[1],
            as: .layout(WidgetVariant(.systemSmall, locale: Locale(identifier: name))), named: name)
    }

    @Test func view() {
        assertSnapshot(
            of: Text("Lisbon"), as: .image(size: CGSize(width: 80, height: 40)))
    }

    @Test func everywhere() {
        assertSnapshots(
            of: ForecastWidget(), showing: Forecast.day[1],
            across: WidgetMatrix(families: [.systemSmall, .systemLarge], schemes: [.light, .dark]))
    }
}
