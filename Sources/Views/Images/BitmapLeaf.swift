import Foundation
import Graphics
import LayoutEngine

/// A picture of pixels as a view; without any, a place where one should be.
struct BitmapLeaf: Leaf {
    let name: String?
    let bitmap: Bitmap?
    /// Pixels a point.
    let scale: CGFloat
    let resizing: Image.Resizing?
    let interpolation: DisplayImage.Interpolation
    /// Paints through the picture's opacity instead of its colors.
    let template: ResolvedStyle?
    /// Paints a box instead where content is hidden.
    let redaction: ResolvedStyle?

    /// Points.
    var naturalSize: CGSize {
        guard let bitmap else { return .zero }
        return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LayoutContext) -> CGSize {
        guard resizing != nil else { return naturalSize }
        return proposal.replacingUnspecifiedDimensions(by: naturalSize)
    }

    func display(in frame: CGRect, context: LayoutContext) -> [DisplayItem] { items(in: frame) }

    func items(in frame: CGRect) -> [DisplayItem] {
        if frame.isEmpty { return [] }
        if let redaction { return redaction.items(filling: Path(frame), in: frame) }
        guard let bitmap else { return Self.vacancy(in: frame) }
        let pieces = NinePart(
            bitmap: bitmap, scale: scale, insets: resizing?.capInsets ?? EdgeInsets(),
            frame: frame
        ).pieces
        let isTiled = resizing?.mode == .tile
        let items = pieces.map { piece in
            if isTiled, template == nil { return tiles(bitmap, piece) }
            return DisplayItem.image(
                DisplayImage(
                    bitmap: bitmap, source: piece.source, destination: piece.destination,
                    interpolation: interpolation, template: template?.paint(in: frame)))
        }
        return template?.finish(items) ?? items
    }

    /// A piece in its own size, again and again from its corner on.
    private func tiles(
        _ bitmap: Bitmap, _ piece: (source: CGRect, destination: CGRect)
    ) -> DisplayItem {
        let source = CGRect(
            x: piece.source.minX / CGFloat(bitmap.width),
            y: piece.source.minY / CGFloat(bitmap.height),
            width: piece.source.width / CGFloat(bitmap.width),
            height: piece.source.height / CGFloat(bitmap.height))
        let placing = CGAffineTransform(
            a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: piece.destination.minX,
            ty: piece.destination.minY)
        return .fill(
            Path(piece.destination), FillStyle(),
            .tiledImage(bitmap.part(source), transform: placing))
    }

    /// A gray box with a diagonal cross, as drafts mark a picture to come.
    private static func vacancy(in frame: CGRect) -> [DisplayItem] {
        let box = frame.inset(by: 0.5)
        var lines = Path(box)
        lines.move(to: CGPoint(x: box.minX, y: box.minY))
        lines.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
        lines.move(to: CGPoint(x: box.maxX, y: box.minY))
        lines.addLine(to: CGPoint(x: box.minX, y: box.maxY))
        return [
            .fill(Path(frame), FillStyle(), .color(RGBA(0.5, 0.5, 0.5, 0.15))),
            .stroke(lines, StrokeStyle(lineWidth: 1), .color(RGBA(0.5, 0.5, 0.5, 0.5))),
        ]
    }

    func describe(in frame: CGRect, context: LayoutContext) -> LeafDescription {
        LeafDescription(image: name ?? bitmap?.contentID, color: template?.name)
    }
}

/// Cuts a picture into parts that keep their size and parts that stretch.
private struct NinePart {
    let bitmap: Bitmap
    /// Pixels a point.
    let scale: CGFloat
    let insets: EdgeInsets
    let frame: CGRect

    var pieces: [(source: CGRect, destination: CGRect)] {
        let columns = Self.cuts(
            length: CGFloat(bitmap.width), start: insets.leading * scale,
            end: insets.trailing * scale, onto: frame.minX, frame.maxX, scale)
        let rows = Self.cuts(
            length: CGFloat(bitmap.height), start: insets.top * scale,
            end: insets.bottom * scale, onto: frame.minY, frame.maxY, scale)
        return rows.flatMap { row in
            columns.map { column in
                (
                    CGRect(
                        x: column.from, y: row.from, width: column.length, height: row.length),
                    CGRect(x: column.to, y: row.to, width: column.extent, height: row.extent)
                )
            }
        }
    }

    private typealias Cut = (from: CGFloat, length: CGFloat, to: CGFloat, extent: CGFloat)

    /// Start and end keep their length, the middle takes the rest. One cut without insets.
    private static func cuts(
        length: CGFloat, start: CGFloat, end: CGFloat, onto low: CGFloat, _ high: CGFloat,
        _ scale: CGFloat
    ) -> [Cut] {
        let start = min(max(start, 0), length)
        let end = min(max(end, 0), length - start)
        // A frame too short for both ends makes them shorter alike.
        let room = high - low
        let shrink = start + end > 0 ? min(1, room / ((start + end) / scale)) : 1
        let (first, last) = (start / scale * shrink, end / scale * shrink)
        let all: [Cut] = [
            (0, start, low, first),
            (start, length - start - end, low + first, room - first - last),
            (length - end, end, high - last, last),
        ]
        return all.filter { $0.length > 0 && $0.extent > 0 }
    }
}
