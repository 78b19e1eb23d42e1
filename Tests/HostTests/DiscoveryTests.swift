import SwiftUI
import Testing
import WidgetKit

@testable import Host

@MainActor
@Suite struct DiscoveryTests {
    @Test func typesOfTheProgramAreFound() {
        let widgets = ConformanceRecords.types(conformingTo: (any Widget).self)
        #expect(widgets.contains { $0 == Alpha.self })
        #expect(widgets.contains { String(describing: $0) == "Lone" })
        let bundles = ConformanceRecords.types(conformingTo: (any WidgetBundle).self)
        #expect(bundles.contains { $0 == Pair.self })
        #expect(!bundles.contains { $0 == Alpha.self })
    }

    @Test func aBundleDecidesTheOrder() {
        let found = WidgetDiscovery.widgets(of: [Pair.self], and: [Alpha.self, Beta.self])
        #expect(found.map(\.kind) == ["Beta", "Alpha"])
    }

    @Test func widgetsWithoutABundleFollow() {
        let found = WidgetDiscovery.widgets(of: [Nested.self], and: [Alpha.self, Beta.self])
        #expect(found.map(\.kind) == ["Alpha", "Beta"])
    }

    @Test func familiesAreTheHomeScreensUnlessNamed() {
        let found = WidgetDiscovery.widgets(of: [Pair.self], and: [])
        #expect(found[0].families == [.systemSmall, .systemMedium, .systemLarge])
        #expect(found[1].families == [.systemSmall])
    }
}
