import Foundation
import Graphics
import LayoutEngine
import Views

extension ViewTree {
    /// The view this writes down; nil where it uses what is not there yet.
    @MainActor
    func view() -> AnyView? {
        guard let view = plainView() else { return nil }
        return id.map { AnyView(view.id($0)) } ?? view
    }

    @MainActor
    private func plainView() -> AnyView? {
        switch kind {
        case "Color": return AnyView(Color.red)
        case "Rectangle": return AnyView(Rectangle())
        case "Circle": return AnyView(Circle())
        case "Divider": return AnyView(Divider())
        case "Text":
            return AnyView(
                CaseText(string: text ?? "", font: font).lineLimit(lineLimit)
                    .truncationMode(truncationMode == "middle" ? .middle : .tail))
        case "EmptyView": return AnyView(EmptyView())
        case "Spacer": return AnyView(Spacer(minLength: minLength?.value))
        case "HStack":
            return views(children).map { views in
                AnyView(HStack(alignment: verticalAlignment, spacing: spacing?.value) { views })
            }
        case "VStack":
            return views(children).map { views in
                AnyView(VStack(alignment: horizontalAlignment, spacing: spacing?.value) { views })
            }
        case "ZStack":
            return views(children).map { views in
                AnyView(ZStack(alignment: bothAlignments) { views })
            }
        case "Group": return views(children).map { views in AnyView(Group { views }) }
        case "GeometryReader":
            return views(children ?? child.map { [$0] } ?? []).map { views in
                AnyView(GeometryReader { _ in views })
            }
        case "ViewThatFits":
            let axes: Axis.Set =
                axes == "horizontal"
                ? .horizontal : axes == "vertical" ? .vertical : [.horizontal, .vertical]
            return views(children).map { views in AnyView(ViewThatFits(in: axes) { views }) }
        case "Grid":
            guard let rows = rows?.map({ views($0) }), rows.allSatisfy({ $0 != nil }) else {
                return nil
            }
            return AnyView(
                Grid(
                    alignment: bothAlignments, horizontalSpacing: horizontalSpacing?.value,
                    verticalSpacing: verticalSpacing?.value
                ) {
                    ForEach(0..<rows.count) { row in GridRow { rows[row]! } }
                })
        case "ScrollView":
            return child?.view().map { child in
                AnyView(ScrollView(axis == "horizontal" ? .horizontal : .vertical) { child })
            }
        case "LazyVGrid":
            return views(children).map { views in
                AnyView(
                    LazyVGrid(columns: columns?.map(\.item) ?? [], spacing: spacing?.value) {
                        views
                    })
            }
        default: return modified()
        }
    }

    @MainActor
    private func modified() -> AnyView? {
        guard let child = child?.view() else { return nil }
        switch kind {
        case "frame":
            return AnyView(
                child.frame(
                    width: width?.value, height: height?.value, alignment: bothAlignments))
        case "flexFrame":
            return AnyView(
                child.frame(
                    minWidth: minWidth?.value, idealWidth: idealWidth?.value,
                    maxWidth: maxWidth?.value, minHeight: minHeight?.value,
                    idealHeight: idealHeight?.value, maxHeight: maxHeight?.value,
                    alignment: bothAlignments))
        case "padding":
            guard let insets, insets.count == 4 else { return AnyView(child.padding()) }
            return AnyView(
                child.padding(
                    EdgeInsets(
                        top: insets[0], leading: insets[1], bottom: insets[2],
                        trailing: insets[3])))
        case "fixedSize":
            return AnyView(
                child.fixedSize(horizontal: horizontal ?? false, vertical: vertical ?? false))
        case "aspectRatio":
            return AnyView(
                child.aspectRatio(ratio?.value, contentMode: mode == "fill" ? .fill : .fit))
        case "relativeProposed":
            return AnyView(RelativeProposal(width: width?.value ?? 1) { child })
        case "position":
            return AnyView(child.position(x: x?.value ?? 0, y: y?.value ?? 0))
        case "layoutPriority":
            return AnyView(child.layoutPriority(Double(value?.value ?? 0)))
        case "overlay":
            guard let content = content?.view() else { return nil }
            return AnyView(child.overlay(alignment: bothAlignments) { content })
        case "background":
            guard let content = content?.view() else { return nil }
            return AnyView(child.background(alignment: bothAlignments) { content })
        case "alignmentGuide":
            let value = value?.value ?? 0
            return guide == "leading"
                ? AnyView(child.alignmentGuide(HorizontalAlignment.leading) { _ in value })
                : AnyView(child.alignmentGuide(VerticalAlignment.top) { _ in value })
        case "environment":
            return AnyView(
                child.environment(
                    \.layoutDirection,
                    layoutDirection == "rightToLeft" ? .rightToLeft : .leftToRight))
        default: return nil
        }
    }

    @MainActor
    private func views(_ trees: [ViewTree]?) -> ForEach<Range<Int>, Int, AnyView>? {
        let views = (trees ?? []).map { $0.view() }
        guard views.allSatisfy({ $0 != nil }) else { return nil }
        return ForEach(0..<views.count) { views[$0]! }
    }

    private var horizontalAlignment: HorizontalAlignment { Self.alignment(alignment).horizontal }
    private var verticalAlignment: VerticalAlignment { Self.alignment(alignment).vertical }
    private var bothAlignments: Alignment { Self.alignment(alignment) }

    static func alignment(_ name: String?) -> Alignment {
        switch name {
        case "top": .top
        case "bottom": .bottom
        case "leading": .leading
        case "trailing": .trailing
        case "topLeading": .topLeading
        case "topTrailing": .topTrailing
        case "bottomLeading": .bottomLeading
        case "bottomTrailing": .bottomTrailing
        default: .center
        }
    }
}
