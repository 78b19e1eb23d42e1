import Foundation
import Graphics
import LayoutEngine
import Raster
import Rendering
import UIKit
import Views
import Widgets

/// Draws one widget: asks its provider in each family and setting, and every entry in each look.
@MainActor
final class WidgetRenderer {
    private let widget: FoundWidget
    private let folder: String
    private unowned let host: Host
    private(set) var report: WidgetReport
    /// Told already; pictures of one widget mostly find the same things.
    private var told: Set<Finding> = []
    /// Questions that went without an answer.
    private var silent: Set<String> = []

    init(_ widget: FoundWidget, folder: String, host: Host, report: WidgetReport) {
        self.widget = widget
        self.folder = folder
        self.host = host
        self.report = report
    }

    private var request: RenderRequest { host.request }

    /// Passes a finding on, the first time it is met.
    func tell(_ finding: Finding) {
        if told.insert(finding).inserted { host.events.finding(finding, kind: widget.kind) }
    }

    /// Tells a finding about no single picture.
    func note(_ finding: Finding) {
        if !report.findings.contains(finding) { report.findings.append(finding) }
        tell(finding)
    }

    func skip(_ family: WidgetFamily, reason: String) {
        report.skipped.append(WidgetReport.Skipped(family: family.description, reason: reason))
    }

    func draw(_ family: WidgetFamily) {
        guard let content = widget.description.content else { return }
        let unit = RenderUnit(kind: widget.kind, family: family)
        for setting in request.axes.settings() {
            host.control.setLocale(setting.locale)
            host.control.setTimeZone(setting.timeZone)
            host.control.stopClock(at: setting.now)
            host.control.restartChance(0)
            UIDevice.majorVersion = setting.ios
            let stage = WidgetStage(
                widget: widget.description, family: family, setting: setting,
                isSquare: request.isSquare)
            if stage.isSizeBorrowed { note(.borrowedSize(family, setting.device)) }
            switch ask(content, stage, unit) {
            case .timeline(let timeline):
                host.events.begin(unit, stage: "draw")
                draw(timeline, stage)
            case .placeholder(let entry):
                host.events.begin(unit, stage: "draw")
                draw([.placeholder(entry)], stage)
            }
        }
        host.events.end(unit)
    }

    /// What a provider left to show.
    private enum Answer {
        case timeline(WidgetContent.Timeline)
        /// There are no entries, and WidgetKit goes on showing the placeholder.
        case placeholder(WidgetContent.Entry)
    }

    /// Asks as WidgetKit does: for a placeholder, a snapshot for the gallery, and the timeline.
    private func ask(
        _ content: WidgetContent, _ stage: WidgetStage, _ unit: RenderUnit
    ) -> Answer {
        let looks = request.axes.looks(for: stage.setting)
        host.events.begin(unit, stage: "snapshot")
        let placeholder = content.placeholder(stage.context(isPreview: false, looks: looks))
        let snapshot = answer("snapshot") {
            content.snapshot(stage.context(isPreview: true, looks: looks), $0)
        }
        if snapshot == nil { note(.noAnswer("snapshot", within: request.timeLimit)) }
        host.events.begin(unit, stage: "timeline")
        // What the snapshot drew from chance does not show in the timeline.
        host.control.restartChance(0)
        let timeline = answer("timeline") {
            content.timeline(stage.context(isPreview: false, looks: looks), $0)
        }
        guard var timeline else {
            note(.noAnswer("timeline", within: request.timeLimit))
            return .placeholder(placeholder)
        }
        report.timelines.append(
            WidgetReport.Timeline(
                family: stage.family, setting: stage.setting, policy: timeline.policy,
                entries: timeline.entries.count))
        if timeline.entries.isEmpty {
            note(.emptyTimeline)
            return .placeholder(placeholder)
        }
        timeline.sort { note(.unorderedTimeline) }
        return .timeline(timeline)
    }

    /// An answer within the time limit. Whoever has let it pass is asked again in the other families,
    /// but is not waited for as long: mostly they never answer, for want of a network.
    private func answer<Answer: Sendable>(
        _ name: String, to question: (@escaping @Sendable (Answer) -> Void) -> Void
    ) -> Answer? {
        let limit = silent.contains(name) ? request.timeLimit / 10 : request.timeLimit
        let answer = ProviderQuestion.answer(within: limit, to: question)
        if answer == nil { silent.insert(name) }
        return answer
    }

    private func draw(_ timeline: WidgetContent.Timeline, _ stage: WidgetStage) {
        let count = timeline.entries.count
        let indices = request.entries.indices(of: count)
        if request.entries == .all, count > EntryChoice.limit { note(.longTimeline(count)) }
        if indices.isEmpty { note(.noEntries(in: count)) }
        draw(indices.map { .entry(timeline.entries[$0], index: $0) }, stage)
    }

    private func draw(_ moments: [TimelineMoment], _ stage: WidgetStage) {
        let looks = request.axes.looks(for: stage.setting).map { ($0, stage.frame(for: $0)) }
        for moment in moments {
            host.control.stopClock(at: moment.entry.date)
            for (look, frame) in looks { draw(moment, look, frame, stage) }
        }
    }

    private func draw(
        _ moment: TimelineMoment, _ look: Look, _ frame: PictureFrame, _ stage: WidgetStage
    ) {
        let entry = moment.entry
        // Each look of an entry meets the same chance.
        host.control.restartChance(UInt64(moment.index ?? 0) + 1)
        let rendered = stage.render(
            entry.makeView(), at: entry.date, isPlaceholder: moment.isPlaceholder, in: frame,
            with: host.renderer)
        rendered.findings.forEach(tell)
        let file = host.names.file(
            family: stage.family, setting: stage.setting, look: look, index: moment.index)
        let picture = Picture(
            rendered.displayList, size: rendered.size, scale: rendered.scale)
        report.pictures.append(
            WidgetReport.Picture(
                file: file, family: stage.family, setting: stage.setting, look: look,
                mode: stage.mode(in: look), index: moment.index,
                date: entry.date, relevance: entry.relevance, size: rendered.size,
                hash: picture.fingerprint.description, url: rendered.url?.absoluteString,
                tree: rendered.tree, findings: rendered.findings))
        host.draw(picture, file: "\(folder)/\(file)", kind: widget.kind)
    }
}

/// What one picture shows of a timeline.
private enum TimelineMoment {
    case entry(WidgetContent.Entry, index: Int)
    case placeholder(WidgetContent.Entry)

    var entry: WidgetContent.Entry {
        switch self {
        case .entry(let entry, _), .placeholder(let entry): entry
        }
    }

    /// In its timeline; nil for the placeholder, which is not in it.
    var index: Int? {
        if case .entry(_, let index) = self { index } else { nil }
    }

    var isPlaceholder: Bool { index == nil }
}

extension WidgetContent.Timeline {
    /// Puts entries in the order of their dates; those of one date stay as they are.
    fileprivate mutating func sort(ifUnordered tell: () -> Void) {
        let isOrdered = zip(entries, entries.dropFirst()).allSatisfy { $0.date <= $1.date }
        if isOrdered { return }
        tell()
        entries = entries.enumerated().sorted { left, right in
            let (first, second) = (left.element.date, right.element.date)
            return first == second ? left.offset < right.offset : first < second
        }.map(\.element)
    }
}
