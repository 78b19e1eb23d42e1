import Foundation  // row: imports Foundation
import OSLog  // row: imports OSLog
import SwiftUI  // row: imports SwiftUI
import os  // row: imports os

#if canImport(CoreGraphics)  // row: language #if canImport(…)
    import CoreGraphics  // row: imports CoreGraphics
#endif
#if canImport(ActivityKit)  // row: language #if canImport(ActivityKit)
    import ActivityKit
#endif

let logger = Logger(subsystem: "app", category: "vocabulary")

struct LanguageForms: View {
    let title: String?

    // row: language some View func/var
    var body: some View {
        VStack {
            if let title {  // row: language if let x {
                Text(title)
            }
            if #available(iOS 17.0, *) {  // row: language #available(iOS…)
                Text("new")
            } else {
                Text("old").background(Color.black)
            }
            platform
            Card { Text("in a card") }
        }
    }

    private var platform: some View {
        #if os(iOS)  // row: language #if os(iOS)
            Text("phone")
        #elseif os(watchOS)  // row: language #if os(watchOS)
            Text("watch")
        #elseif os(macOS)  // row: language #if os(macOS)
            Text("Mac")
        #else
            Text("elsewhere")
        #endif
    }

    static var isSimulated: Bool {
        #if targetEnvironment(simulator)  // row: language #if targetEnvironment
            true
        #elseif DEBUG  // row: language #if DEBUG
            true
        #else
            false
        #endif
    }
}

struct Card<Content: View>: View {
    private let content: Content

    // row: language result builder (@…Builder) param
    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { content.padding(2).border(Color.gray) }
}

@MainActor final class Model: ObservableObject {  // row: wrappers @MainActor | language @MainActor
    nonisolated init() {}  // row: language nonisolated

    @discardableResult func load() -> Bool { true }  // row: wrappers @discardableResult

    // row: wrappers @Sendable | language @Sendable
    nonisolated func whenReady(_ action: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async { action() }  // row: foundation DispatchQueue | calls async
    }
}

final class Box: @unchecked Sendable {  // row: wrappers @unchecked
    var value = 0

    func set(_ make: @autoclosure () -> Int) { value = make() }  // row: wrappers @autoclosure
}

@preconcurrency protocol Stored: Sendable {}  // row: wrappers @preconcurrency

@propertyWrapper struct Clamped {  // row: wrappers @propertyWrapper
    var wrappedValue: Double { didSet { wrappedValue = min(max(wrappedValue, 0), 1) } }
}

final class Delegate: NSObject {}  // row: language NSObject subclass

/// Views of UIKit compile, and stand aside in a widget.
struct Wrapped: UIViewRepresentable {  // row: language UIViewRepresentable
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}
