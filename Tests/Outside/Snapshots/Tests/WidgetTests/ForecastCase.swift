import WidgetSnapshotTesting
import XCTest

final class ForecastCase: XCTestCase {
    @MainActor func testEntry() async {
        assertSnapshot(
            of: ForecastWidget(), showing: Forecast.day[0], as: .image(family: .systemLarge))
    }

    func testReport() {
        MainActor.assumeIsolated {
            assertSnapshot(
                of: ForecastWidget(), showing: Forecast.day[0], as: .report(family: .systemSmall))
        }
    }
}
