import Foundation
import IntentVocabulary
import Views

/// A widget's provider together with its view, their types no longer told: what the host asks.
package struct WidgetContent {
    /// One entry with its view, which is made when it is drawn.
    ///
    /// Entries are made on any thread and drawn on the main one, never on two at once; hence
    /// `@unchecked`.
    package struct Entry: @unchecked Sendable {
        package let value: any TimelineEntry
        package let makeView: () -> any View

        package var date: Date { value.date }
        package var relevance: TimelineEntryRelevance? { value.relevance }
    }

    package struct Timeline: Sendable {
        package var entries: [Entry]
        package var policy: TimelineReloadPolicy

        package init(entries: [Entry], policy: TimelineReloadPolicy) {
            self.entries = entries
            self.policy = policy
        }
    }

    package typealias Context = TimelineProviderContext

    package let placeholder: (Context) -> Entry
    package let snapshot: (Context, @escaping @Sendable (Entry) -> Void) -> Void
    package let timeline: (Context, @escaping @Sendable (Timeline) -> Void) -> Void
    /// The view of an entry from elsewhere, such as a preview; nil for one of another type.
    package let entry: (any TimelineEntry) -> Entry?

    nonisolated init<P: TimelineProvider, Content: View>(
        _ provider: P, content: @escaping (P.Entry) -> Content
    ) {
        let views = EntryViews(content)
        placeholder = { views.entry(provider.placeholder(in: $0)) }
        snapshot = { context, answer in
            provider.getSnapshot(in: context, completion: views.answering(answer))
        }
        timeline = { context, answer in
            provider.getTimeline(in: context, completion: views.answering(answer))
        }
        entry = { ($0 as? P.Entry).map(views.entry) }
    }

    nonisolated init<P: IntentTimelineProvider, Content: View>(
        _ provider: P, content: @escaping (P.Entry) -> Content
    ) {
        let views = EntryViews(content)
        placeholder = { views.entry(provider.placeholder(in: $0)) }
        snapshot = { context, answer in
            provider.getSnapshot(
                for: P.Intent(), in: context, completion: views.answering(answer))
        }
        timeline = { context, answer in
            provider.getTimeline(
                for: P.Intent(), in: context, completion: views.answering(answer))
        }
        entry = { ($0 as? P.Entry).map(views.entry) }
    }

    nonisolated init<P: AppIntentTimelineProvider, Content: View>(
        _ provider: P, content: @escaping (P.Entry) -> Content
    ) {
        let views = EntryViews(content)
        placeholder = { views.entry(provider.placeholder(in: $0)) }
        snapshot = { context, answer in
            Self.detach {
                let intent = await P.Intent.unconfigured()
                answer(views.entry(await provider.snapshot(for: intent, in: context)))
            }
        }
        timeline = { context, answer in
            Self.detach {
                let intent = await P.Intent.unconfigured()
                answer(views.timeline(await provider.timeline(for: intent, in: context)))
            }
        }
        entry = { ($0 as? P.Entry).map(views.entry) }
    }

    /// Runs `work` away from the main thread, as WidgetKit asks providers.
    ///
    /// What it holds is used nowhere else until it has answered.
    nonisolated private static func detach(_ work: @escaping () async -> Void) {
        nonisolated(unsafe) let work = work
        Task.detached { await work() }
    }
}

/// Ties entries to the view that shows them.
private struct EntryViews<Value: TimelineEntry, Content: View> {
    private let content: (Value) -> Content

    nonisolated init(_ content: @escaping (Value) -> Content) { self.content = content }

    nonisolated func entry(_ value: Value) -> WidgetContent.Entry {
        WidgetContent.Entry(value: value, makeView: { content(value) })
    }

    nonisolated func timeline(_ timeline: Timeline<Value>) -> WidgetContent.Timeline {
        WidgetContent.Timeline(entries: timeline.entries.map(entry), policy: timeline.policy)
    }

    /// Providers may answer from any thread. Whatever they answer is used on one thread at a time.
    nonisolated func answering(
        _ answer: @escaping @Sendable (WidgetContent.Entry) -> Void
    ) -> @Sendable (Value) -> Void {
        sendable { answer(entry($0)) }
    }

    nonisolated func answering(
        _ answer: @escaping @Sendable (WidgetContent.Timeline) -> Void
    ) -> @Sendable (Timeline<Value>) -> Void {
        sendable { answer(timeline($0)) }
    }
}

/// A closure of which its caller knows that threads do not meet in it.
private func sendable<Input>(_ closure: @escaping (Input) -> Void) -> @Sendable (Input) -> Void {
    nonisolated(unsafe) let closure = closure
    return { closure($0) }
}
