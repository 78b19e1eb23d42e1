import Foundation
import Host
import Rendering
import UIKit
import Views
import Widgets

extension PictureRenderer {
    /// The picture of one of a widget's entries, as its place on the screen shows it: size, content
    /// margins, background, corners and environment are those of the variant, and `environment` is
    /// not looked at.
    ///
    /// What a view asks the process itself, such as `Date.now`, remains the process's.
    ///
    /// - Parameter entry: of the type that the widget's provider has.
    public func picture(
        of widget: some Widget, showing entry: any TimelineEntry, in variant: WidgetVariant
    ) throws(PictureError) -> Picture {
        try pictures(of: widget, showing: [entry], in: variant)[0]
    }

    /// A picture of each entry of a timeline, in the order of the array.
    public func pictures(
        of widget: some Widget, showing timeline: [any TimelineEntry], in variant: WidgetVariant
    ) throws(PictureError) -> [Picture] {
        let description = widget.description
        let name = String(describing: type(of: widget))
        guard let content = description.content else {
            throw .nothingToDraw("\(name) has no timeline to draw; Live Activities are not drawn")
        }
        let families = description.supportedFamilies
        guard families.contains(variant.family) else {
            let names = families.map(\.description).joined(separator: ", ")
            throw .unsupportedFamily("\(name) has no \(variant.family); it has \(names)")
        }
        var entries: [WidgetContent.Entry] = []
        for value in timeline {
            guard let entry = content.entry(value) else {
                throw .foreignEntry("\(name) shows entries of another type than \(type(of: value))")
            }
            entries.append(entry)
        }
        return try pictures(of: entries.map { ($0.date, $0.makeView) }, description, variant)
    }

    /// The picture of a view in the place of a widget, as of a date.
    ///
    /// - Parameter date: by default noon (UTC) of the first day of 2026.
    public func picture(
        of view: some View, in variant: WidgetVariant,
        at date: Date = Date(timeIntervalSince1970: 1_767_268_800)
    ) throws(PictureError) -> Picture {
        try pictures(of: [(date, { view })], WidgetDescription(), variant)[0]
    }

    private func pictures(
        of moments: [(date: Date, makeView: () -> any View)], _ widget: WidgetDescription,
        _ variant: WidgetVariant
    ) throws(PictureError) -> [Picture] {
        let version = UIDevice.majorVersion
        UIDevice.majorVersion = variant.systemVersion
        defer { UIDevice.majorVersion = version }
        var pictures: [Picture] = []
        for moment in moments {
            let setting = try variant.setting(at: moment.date)
            let stage = WidgetStage(
                widget: widget, family: variant.family, setting: setting,
                isSquare: !variant.hasCorners)
            var rendered = stage.render(
                moment.makeView(), at: moment.date,
                in: stage.frame(for: variant.look(on: setting.device)), with: renderer)
            if stage.isSizeBorrowed {
                rendered.findings.append(.borrowedSize(variant.family, setting.device))
            }
            pictures.append(Picture(rendered))
        }
        return pictures
    }
}
