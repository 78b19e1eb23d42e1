import SwiftUI
import WidgetKit

struct CountWidget_Previews: PreviewProvider {  // row: widgets PreviewProvider
    static var previews: some View {
        Group {
            CountView(entry: CountEntry(date: Date(), count: 1))
                // row: signatures previewContext(_:) | widgets WidgetPreviewContext
                .previewContext(WidgetPreviewContext(family: .systemSmall))
                .previewDisplayName("Small")  // row: modifiers previewDisplayName
                .previewDevice("iPhone 15 Pro")  // row: modifiers previewDevice
            CountView(entry: CountEntry(date: Date(), count: 1))
                .previewLayout(.sizeThatFits)  // row: modifiers previewLayout
                .environment(\.widgetFamily, .systemSmall)  // row: environmentSet \.widgetFamily
        }
    }
}

struct RideActivity_Previews: PreviewProvider {
    static let attributes = RideAttributes(driver: "Ada")
    static let state = RideAttributes.ContentState(minutes: 3)

    static var previews: some View {
        // row: signatures previewContext(_:viewKind:)
        attributes.previewContext(state, viewKind: .dynamicIsland(.compact))
        attributes.previewContext(state, viewKind: .content)
    }
}

#Preview(as: .systemSmall) {  // row: widgets #Preview(as:)
    CountWidget()
} timeline: {
    CountEntry(date: .now, count: 1)
    CountEntry(date: .now, count: 2)
}

// row: widgets #Preview(as:using:)
#Preview("Ride", as: .content, using: RideAttributes(driver: "Ada")) {
    RideWidget()
} contentStates: {
    RideAttributes.ContentState(minutes: 3)
}

#Preview {  // row: widgets #Preview (view)
    @Previewable @State var count = 1
    CountView(entry: CountEntry(date: .now, count: count))
}
