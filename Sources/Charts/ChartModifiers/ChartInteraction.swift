import Foundation
import LayoutEngine
import Views

// Nobody touches a widget's chart: what follows a finger stands still here.
extension View {
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func chartXSelection<P: Plottable>(
        range: Binding<ClosedRange<P>?>
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func chartYSelection<P: Plottable>(
        range: Binding<ClosedRange<P>?>
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func chartAngleSelection<P: Plottable>(
        value: Binding<P?>
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    nonisolated public func chartGesture<G: Gesture>(
        _ gesture: @escaping (ChartProxy) -> G
    ) -> ModifiedView { ModifiedView(unchanged: self) }

    // MARK: Scrolling

    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> ModifiedView {
        charting { if !axes.isEmpty { $0.findings.append(.scrolling) } }
    }

    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(
        length: P
    ) -> ModifiedView { charting { $0.findings.append(.scrolling) } }

    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(
        length: P
    ) -> ModifiedView { charting { $0.findings.append(.scrolling) } }

    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func chartScrollPosition(initialX: some Plottable) -> ModifiedView {
        ModifiedView(unchanged: self)
    }

    nonisolated public func chartScrollPosition(initialY: some Plottable) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
}

extension ChartFinding {
    static let scrolling = ChartFinding(
        rule: "chart-scrolling", message: "A chart that scrolls is drawn whole.",
        hint: "A widget does not scroll: set the domain with chartXScale(domain:).")
}
