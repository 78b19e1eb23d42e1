import SwiftUI
import WidgetKit

struct DoesNotCompileView: View {
    let title: Strin

    var body: some View {
        Text("Hello")
            .paddin()
    }
}
