import Foundation
import LayoutEngine
import Views

@MainActor
enum ProgressPictures {
    static let cases: [PictureCase] = [
        bar("linear", 16) { ProgressView(value: 0.4) },
        bar("linear-tinted", 16) { ProgressView(value: 3, total: 4).tint(.green) },
        bar("linear-empty-and-full", 24) {
            VStack {
                ProgressView(value: 0)
                ProgressView(value: 1)
            }
        },
        bar("linear-labels", 60) {
            ProgressView(value: 0.4) {
                Text("Rain")
            } currentValueLabel: {
                Text("40 %")
            }
        },
        PictureCase(
            "controls/progress/linear-right-to-left", 120, 16, scale: 2,
            adjust: { $0.environment.layoutDirection = .rightToLeft }
        ) { ProgressView(value: 0.4).padding(4) },
        timer("timer-counts-down", countsDown: true),
        timer("timer-counts-up", countsDown: false),
        PictureCase("controls/progress/circular", 50, 50, scale: 2) {
            ProgressView(value: 0.3).progressViewStyle(.circular).padding(4)
        },
        PictureCase("controls/progress/circular-label", 50, 50, scale: 2) {
            ProgressView(value: 0.6) { Text("6").font(.caption) }
                .progressViewStyle(.circular).tint(.pink).padding(4)
        },
        PictureCase("controls/progress/indeterminate", 60, 50, scale: 2) {
            ProgressView("Loading")
        },
    ]

    private static func bar(
        _ name: String, _ height: CGFloat, @ViewBuilder view: () -> some View
    ) -> PictureCase {
        PictureCase("controls/progress/\(name)", 120, height, scale: 2) { view().padding(4) }
    }

    /// A quarter of an hour's way from its beginning.
    private static func timer(_ name: String, countsDown: Bool) -> PictureCase {
        let start = Date(timeIntervalSince1970: 0)
        return PictureCase(
            "controls/progress/\(name)", 120, 34, scale: 2,
            adjust: { $0.environment.now = start.addingTimeInterval(900) }
        ) {
            ProgressView(
                timerInterval: start...start.addingTimeInterval(3600), countsDown: countsDown
            ).padding(4)
        }
    }
}
