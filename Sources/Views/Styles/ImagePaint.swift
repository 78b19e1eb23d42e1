import Foundation
import Graphics
import LayoutEngine

/// An image repeated over what is painted.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// The part that is repeated, in unit coordinates of the image.
    public var sourceRect: CGRect
    /// By which the image is made larger.
    public var scale: CGFloat

    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _style(level: Int, in context: _ResolveContext) -> _ResolvedStyle {
        guard let pixels = image.bitmap(in: context) else {
            var style = ResolvedStyle(.clear)
            style.findings = [
                Finding(
                    rule: "missing-image", message: "An image paint has no pixels to repeat.")
            ]
            return style
        }
        return ResolvedStyle(
            .image(pixels.bitmap.part(sourceRect), scale: scale / pixels.scale)
        ).fading(by: HierarchicalShapeStyle.opacity(level: level))
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension Bitmap {
    /// The pixels of a part given in unit coordinates; the whole where that is asked.
    func part(_ unit: CGRect) -> Bitmap {
        func index(_ value: CGFloat, _ count: Int) -> Int {
            value.isFinite ? min(max(Int((value * CGFloat(count)).rounded()), 0), count) : 0
        }
        let (left, right) = (index(unit.minX, width), index(unit.maxX, width))
        let (top, bottom) = (index(unit.minY, height), index(unit.maxY, height))
        guard left < right, top < bottom, right - left < width || bottom - top < height else {
            return self
        }
        let source = pixels
        let stride = width
        let columns = right - left
        return Bitmap(
            width: columns, height: bottom - top,
            contentID: "\(contentID)[\(left),\(top),\(right),\(bottom)]"
        ) { target in
            for row in top..<bottom {
                for column in 0..<columns {
                    target[(row - top) * columns + column] = source[row * stride + left + column]
                }
            }
        }
    }
}
