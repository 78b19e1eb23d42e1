import Foundation
import Graphics
import LayoutEngine
import Views

/// Pictures of pixels, drawn pictures and canvases.
@MainActor
enum ImagePictures {
    static let cases: [PictureCase] = [
        PictureCase("images/resizable/interpolation", 100, 30) {
            HStack(spacing: 4) {
                checker.resizable().interpolation(.none)
                checker.resizable().interpolation(.medium)
                checker.resizable().interpolation(.high)
            }
        },
        PictureCase("images/resizable/cap-insets", 100, 30, scale: 2) {
            HStack(spacing: 4) {
                frame.resizable(
                    capInsets: EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
                frame.resizable(
                    capInsets: EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3),
                    resizingMode: .tile)
            }
        },
        PictureCase("images/resizable/tiles", 40, 30, scale: 2) {
            frame.resizable(resizingMode: .tile)
        },
        PictureCase("images/resizable/fit-and-fill", 110, 30, scale: 2) {
            HStack(spacing: 5) {
                frame.resizable().scaledToFit().frame(width: 50, height: 30).border(.gray)
                frame.resizable().scaledToFill().frame(width: 50, height: 30).clipped()
            }
        },
        PictureCase("images/template/foreground", 60, 24, scale: 2) {
            HStack(spacing: 4) {
                frame
                frame.renderingMode(.template).foregroundStyle(.green)
                frame.renderingMode(.template)
                    .foregroundStyle(
                        .linearGradient(
                            colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            }
        },
        PictureCase("images/paint/part-and-scale", 100, 30, scale: 2) {
            HStack(spacing: 4) {
                Circle().fill(ImagePaint(image: checker, scale: 2))
                Rectangle().fill(
                    ImagePaint(
                        image: checker, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1),
                        scale: 3))
                Rectangle().strokeBorder(ImagePaint(image: checker, scale: 2), lineWidth: 6)
            }
        },
        PictureCase("images/drawn/sizes", 90, 34, scale: 2) {
            let drawn = Image(size: CGSize(width: 20, height: 20)) { context in
                context.fill(
                    Path(ellipseIn: CGRect(x: 1, y: 1, width: 18, height: 18)),
                    with: .color(.orange))
                context.draw(Text("7").font(.system(size: 12)), at: CGPoint(x: 10, y: 10))
            }
            HStack(spacing: 6) {
                drawn
                drawn.resizable().frame(width: 30, height: 30)
                drawn.renderingMode(.template).foregroundStyle(.blue)
            }
        },
        PictureCase("symbol/variant/forms", 120, 24, scale: 2) {
            HStack(spacing: 6) {
                Image(systemName: "bell")
                Image(systemName: "bell").symbolVariant(.fill)
                Image(systemName: "bell").symbolVariant(.circle)
                Image(systemName: "bell").symbolVariant(.slash)
                Image(systemName: "bell").symbolVariant(.circle.fill)
            }
        },
        PictureCase("canvas/symbols/views", 80, 40, scale: 2) {
            Views.Canvas { context, _ in
                guard let dot = context.resolveSymbol(id: 0) else { return }
                context.draw(dot, at: CGPoint(x: 14, y: 20))
                context.opacity = 0.5
                context.draw(dot, in: CGRect(x: 30, y: 4, width: 46, height: 32))
            } symbols: {
                Text("ab").font(.caption).padding(3).background(.yellow).tag(0)
            }
        },
        PictureCase("canvas/clip/layer-and-inverse", 80, 40, scale: 2) {
            Views.Canvas { context, size in
                var holed = context
                holed.clip(
                    to: Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)),
                    options: .inverse)
                holed.fill(
                    Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.blue))
                context.clipToLayer { layer in
                    layer.draw(
                        Text("ab").font(.system(size: 24, weight: .heavy)),
                        at: CGPoint(x: 60, y: 20))
                }
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [.red, .yellow]), startPoint: CGPoint(x: 56, y: 0),
                        endPoint: CGPoint(x: 64, y: 0), options: .mirror))
            }
        },
        PictureCase("canvas/state/transforms-and-filters", 100, 40, scale: 2) {
            Views.Canvas { context, _ in
                let box = Path(CGRect(x: -8, y: -8, width: 16, height: 16))
                var turned = context
                turned.translateBy(x: 20, y: 20)
                turned.rotate(by: .degrees(30))
                turned.fill(box, with: .color(.green))
                var shadowed = context
                shadowed.addFilter(.shadow(radius: 3, y: 2))
                shadowed.translateBy(x: 52, y: 20)
                shadowed.fill(box, with: .color(.white))
                var inverted = context
                inverted.addFilter(.colorInvert())
                inverted.translateBy(x: 84, y: 20)
                inverted.scaleBy(x: 1.5, y: 0.75)
                inverted.fill(box, with: .color(.red))
            }
        },
    ]

    /// 2 × 2 points of a pixel each.
    private static let checker = Image(
        bitmap: Bitmap(width: 2, height: 2, contentID: "checker") { pixels in
            let colors: [UInt32] = [0xFFFF_3B30, 0xFFFF_CC00, 0xFF00_7AFF, 0xFF34_C759]
            for index in 0..<4 { pixels[index] = colors[index] }
        }, scale: 1)

    /// 12 × 9 points: a dark edge of three, dots within.
    private static let frame = Image(
        bitmap: Bitmap(width: 12, height: 9, contentID: "frame") { pixels in
            for y in 0..<9 {
                for x in 0..<12 {
                    let isEdge = x < 3 || y < 3 || x >= 9 || y >= 6
                    pixels[y * 12 + x] =
                        isEdge ? 0xFF5856D6 : (x + y) % 2 == 0 ? 0xFFFF_9500 : 0x0000_0000
                }
            }
        }, scale: 1)
}
