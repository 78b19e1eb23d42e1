import FoundationShim
import Foundation
import Images
import LayoutEngine
import Raster
import Rendering
import Symbols
import Synchronization
import Typesetting
import UIKit
import Views
import Widgets

/// Answers one request: finds the program's widgets, asks their providers, draws their pictures.
@MainActor
final class Host {
    let request: RenderRequest
    let events: EventStream
    let names: PictureName
    let renderer: Renderer
    var control = ProgramControl()
    private let resources: AppResources
    private let queue: PictureQueue
    private let failures = PictureFailures()
    private var drawn = 0

    init(_ request: RenderRequest, events: EventStream) throws {
        self.request = request
        self.events = events
        names = PictureName(axes: request.axes)
        let fonts = try FontsLocation.folder(named: request.bundledFonts)
        resources = AppResources(
            folder: request.resources, fontFile: fonts + "/" + FontLibrary.systemFontFile)
        Translations.lookUp = { [resources] key, table, locale, numbers in
            resources.string(forKey: key, table: table, locale: locale, numbers: numbers)
        }
        ImageSources.resources = resources
        ImageSources.decode = { file in
            do throws(ImageError) {
                return try ImageDecoder.bitmap(from: file)
            } catch {
                // Bytes that are no picture at all are the widget's own business.
                if error != .unknownFormat(name: nil) {
                    events.finding(.unreadableImage(error.description), kind: nil)
                }
                return nil
            }
        }
        let library = try FontLibrary(
            directory: fonts,
            userDirectories: [request.fonts, resources.fontFolder].compactMap { $0 })
        renderer = Renderer(
            typesetter: PangoTypesetter(library: library),
            symbols: try BundledSymbols(
                path: fonts + "/Symbols/symbols.dat", userFolder: request.symbols),
            resources: resources)
        let output = request.output
        let failures = failures
        queue = PictureQueue(jobs: request.jobs) { job, outcome in
            switch outcome {
            case .written: events.picture(job.name, isNew: true)
            case .unchanged: events.picture(job.name, isNew: false)
            case .failed(let reason):
                let file = String(job.path.dropFirst(output.count + 1))
                let finding = Finding.failed(file, reason)
                failures.add(finding, kind: job.kind)
                events.finding(finding, kind: job.kind)
            }
        }
    }

    func run() throws {
        control.setLocale(request.axes.locales.first ?? "en_US")
        control.setTimeZone(request.axes.timeZones.first ?? "UTC")
        if let now = request.axes.instants.first.flatMap(Instant.date) {
            control.stopClock(at: now)
        }
        try run(WidgetDiscovery.widgets())
    }

    func run(_ widgets: [FoundWidget]) throws {
        let folders = PictureName.folders(for: widgets.map(\.kind))
        let reports = widgets.map(emptyReport)
        for report in reports {
            events.widget(
                kind: report.kind, displayName: report.displayName, families: report.families)
        }
        let kinds = widgets.map(\.kind)
        for kind in request.kinds ?? [] where !kinds.contains(kind) {
            events.finding(.unknownKind(kind, among: kinds), kind: nil)
        }
        if request.listsOnly {
            events.done(pictures: 0)
            return
        }
        var unit = 0
        var seen: Set<String> = []
        for (index, widget) in widgets.enumerated() {
            if let kinds = request.kinds, !kinds.contains(widget.kind) { continue }
            let drawing = WidgetRenderer(
                widget, folder: folders[index], host: self, report: reports[index])
            if !seen.insert(widget.kind).inserted { drawing.note(.sameKind(widget.kind)) }
            try draw(widget, in: folders[index], drawing, firstUnit: &unit)
        }
        queue.close()
        events.done(pictures: drawn)
    }

    private func draw(
        _ widget: FoundWidget, in folder: String, _ drawing: WidgetRenderer,
        firstUnit unit: inout Int
    ) throws {
        guard widget.description.content != nil else { return drawing.note(.liveActivity) }
        let path = "\(request.output)/\(folder)"
        let families = families(of: widget)
        if families.isEmpty { return drawing.note(.noFamily(widget.families)) }
        var isTouched = false
        if request.finished.contains(widget.kind) {
            unit += families.count
            return
        }
        for family in families {
            let number = unit
            unit += 1
            if let shard = request.shard, number % shard.count != shard.index - 1 { continue }
            if !isTouched { try OutputFile.makeFolder(path) }
            isTouched = true
            if let reason = skipReason(widget.kind, family) {
                drawing.skip(family, reason: reason)
            } else {
                drawing.draw(family)
            }
        }
        guard isTouched else { return }
        queue.finish()
        var report = drawing.report
        let failed = failures.findings(of: widget.kind)
        report.findings += failed
        let broken = Set(failed.map(\.message).compactMap { $0.split(separator: ":").first })
        report.pictures.removeAll { broken.contains("\(folder)/\($0.file)"[...]) }
        drawn += report.pictures.count
        _ = try OutputFile.write(report.data, to: path + "/report.json")
        events.report(
            "\(folder)/report.json", kind: widget.kind, displayName: report.displayName,
            pictures: report.pictures.count)
    }

    func draw(_ picture: Picture, file: String, kind: String) {
        queue.add(
            PictureQueue.Job(
                picture: picture, path: "\(request.output)/\(file)", name: file, kind: kind))
    }

    /// What is asked for and what the widget has, in the request's order. Where nothing is asked for:
    /// the home screen's three, or, of a widget for other places, whatever it has.
    private func families(of widget: FoundWidget) -> [WidgetFamily] {
        if let wanted = request.families { return wanted.filter(widget.families.contains) }
        let usual = WidgetFamily.homeScreen.filter(widget.families.contains)
        return usual.isEmpty ? widget.families : usual
    }

    private func skipReason(_ kind: String, _ family: WidgetFamily) -> String? {
        request.skipped.first { $0.kind == kind && $0.family == family.description }?.reason
    }

    private func emptyReport(_ widget: FoundWidget) -> WidgetReport {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: request.axes.locales.first ?? "en_US")
        func words(_ text: Text?) -> String? {
            text?.plainString(in: environment, resources: resources)
        }
        return WidgetReport(
            kind: widget.kind, displayName: words(widget.description.displayName),
            summary: words(widget.description.summary), families: widget.families,
            configuration: widget.description.configuration)
    }
}

/// Pictures that could not be drawn or written, noted by any thread.
private final class PictureFailures: Sendable {
    private let all = Mutex<[(kind: String, finding: Finding)]>([])

    func add(_ finding: Finding, kind: String) { all.withLock { $0.append((kind, finding)) } }

    /// In an order that does not depend on threads.
    func findings(of kind: String) -> [Finding] {
        all.withLock { all in all.filter { $0.kind == kind }.map(\.finding) }
            .sorted { $0.message < $1.message }
    }
}

/// What a widget program's `main` calls: answers the request whose file the first argument names.
@_cdecl("vitrine_host_main")
public func hostMain(
    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
    let path = count > 1 ? arguments?[1].map { String(cString: $0) } : nil
    return MainActor.assumeIsolated {
        let events = EventStream()
        do {
            guard let path, let bytes = OutputFile.read(path) else {
                throw RequestError.unreadable(path: path ?? "")
            }
            try Host(RenderRequest(parsing: bytes), events: events).run()
            return 0
        } catch {
            events.finding(
                Finding(rule: "host-failed", severity: .error, message: "\(error)"), kind: nil)
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 2
        }
    }
}
