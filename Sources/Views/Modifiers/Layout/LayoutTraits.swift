import Foundation
import LayoutEngine

extension View {
    /// In a stack, who is served first; 0 unless set.
    nonisolated public func layoutPriority(_ value: Double) -> ModifiedView {
        ModifiedView(self) { node, _ in
            var node = node
            node.traits.layoutPriority = value.isNaN ? 0 : value
            return node
        }
    }

    /// Who lies in front among overlapping views; 0 unless set.
    nonisolated public func zIndex(_ value: Double) -> ModifiedView {
        ModifiedView(self) { node, _ in
            var node = node
            node.traits.zIndex = value.isNaN ? 0 : value
            return node
        }
    }

    nonisolated public func layoutValue<K: LayoutValueKey>(
        key: K.Type, value: K.Value
    ) -> ModifiedView {
        nonisolated(unsafe) let value = value
        let key = ObjectIdentifier(key)
        return ModifiedView(self) { node, _ in
            var node = node
            node.traits.layoutValues[key] = value
            return node
        }
    }

    /// The view's ideal size, whatever is offered.
    nonisolated public func fixedSize() -> ModifiedView {
        fixedSize(horizontal: true, vertical: true)
    }

    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedView {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return wrapped(in: FixedSizeLayout(axes), name: "FixedSize")
    }

    /// The view drawn elsewhere; the place it takes stays.
    nonisolated public func offset(_ offset: CGSize) -> ModifiedView {
        wrapped(in: OffsetLayout(offset), name: "Offset")
    }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedView {
        offset(CGSize(width: x, height: y))
    }

    /// The view's center at a point of all that is offered.
    nonisolated public func position(_ position: CGPoint) -> ModifiedView {
        wrapped(in: PositionLayout(position), name: "Position")
    }

    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedView {
        position(CGPoint(x: x, y: y))
    }

    /// A guide of the view's own.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedView {
        alignmentGuide(guide.key, computeValue)
    }

    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedView {
        alignmentGuide(guide.key, computeValue)
    }

    nonisolated private func alignmentGuide(
        _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat
    ) -> ModifiedView {
        nonisolated(unsafe) let layout = AlignmentGuideLayout(key, compute: compute)
        return ModifiedView(self) { node, context in
            node.wrapped(
                in: layout, name: "AlignmentGuide",
                layoutDirection: context.environment.layoutDirection)
        }
    }

    /// The proportions `aspectRatio` (width by height; nil for the view's own) in what is offered.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> ModifiedView {
        wrapped(
            in: AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode),
            name: "AspectRatio")
    }

    nonisolated public func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
    ) -> ModifiedView {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    nonisolated public func scaledToFit() -> ModifiedView { aspectRatio(contentMode: .fit) }
    nonisolated public func scaledToFill() -> ModifiedView { aspectRatio(contentMode: .fill) }
}
