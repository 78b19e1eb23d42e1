import CoreGraphics
import Foundation
import Graphics
import Views

/// How an image is drawn. Images keep their calls, so scale and range mean nothing to them.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
    open var scale: CGFloat = 3
    open var opaque = false
    public override init() { super.init() }
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Makes images of drawing calls. They are drawn anew wherever the image is shown.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(size: bounds.size)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        CurrentContexts.withContext(context) {
            actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        }
        return UIImage(drawnIn: context, isOpaque: format.opaque)
    }
}

/// What an image's drawing calls are made with.
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    open var currentImage: UIImage { UIImage(drawnIn: cgContext, isOpaque: format.opaque) }
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withState { context in
            context.setBlendMode(blendMode)
            context.fill(rect)
        }
    }
}

/// Which contexts are drawn into, of each thread the last one.
enum CurrentContexts {
    private static let key = "images in the making"

    private static var all: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static var last: CGContext? { all.last }
    static func push(_ context: CGContext) { all.append(context) }
    static func pop() { _ = all.popLast() }

    static func withContext(_ context: CGContext, _ body: () -> Void) {
        push(context)
        body()
        pop()
    }
}

/// Where drawing calls go now; nil outside of an image's drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContexts.last }

public func UIGraphicsBeginImageContext(_ size: CGSize) {
    CurrentContexts.push(CGContext(size: size))
}
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { CurrentContexts.push(CGContext(size: size)) }
public func UIGraphicsEndImageContext() { CurrentContexts.pop() }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    CurrentContexts.last.map { UIImage(drawnIn: $0, isOpaque: false) }
}
public func UIRectFill(_ rect: CGRect) { CurrentContexts.last?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) { CurrentContexts.last?.stroke(rect) }
public func UIRectClip(_ rect: CGRect) { CurrentContexts.last?.clip(to: rect) }

extension UIColor {
    /// The color of what is filled and stroked from here on.
    public func set() {
        setFill()
        setStroke()
    }
    public func setFill() { CurrentContexts.last?.setFillColor(cgColor) }
    public func setStroke() { CurrentContexts.last?.setStrokeColor(cgColor) }
}

extension UIImage {
    /// Draws the image into the one in the making.
    public func draw(in rect: CGRect) {
        let image = Image(uiImage: self)
        CurrentContexts.last?.add { $0.draw(image, in: rect) }
    }

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        CurrentContexts.last?.withState { context in
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            draw(in: rect)
        }
    }
}
