import Foundation

/// The outline of a 2D shape.
public struct Path: Hashable, Sendable {
    /// One step of an outline.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// Common shapes stay what they are, so that they print, compare and paint as such.
    package enum Storage: Hashable, Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
        case elements([Element])
    }

    package private(set) var storage: Storage

    package init(storage: Storage) { self.storage = storage }

    public init() { storage = .empty }

    public init(_ rect: CGRect) { storage = .rect(rect) }

    public init(ellipseIn rect: CGRect) { storage = .ellipse(rect) }

    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
            style: style)
    }

    /// Radii that are no numbers or negative count as 0.
    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let width = cornerSize.width > 0 ? cornerSize.width : 0
        let height = cornerSize.height > 0 ? cornerSize.height : 0
        if width == 0 || height == 0 {
            storage = .rect(rect)
        } else {
            storage = .roundedRect(
                rect, cornerSize: CGSize(width: width, height: height), style: style)
        }
    }

    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        storage = .elements(RoundedCorners(rect: rect, radii: cornerRadii, style: style).elements)
    }

    public init(_ build: (inout Path) -> Void) {
        self.init()
        build(&self)
    }

    public var isEmpty: Bool {
        switch storage {
        case .empty: true
        case .elements(let elements): elements.isEmpty
        default: false
        }
    }

    /// The outline step by step, whatever it is stored as.
    package var elements: [Element] {
        switch storage {
        case .empty: []
        case .rect(let rect): Self.rectElements(rect)
        case .ellipse(let rect): Self.ellipseElements(rect)
        case .roundedRect(let rect, let cornerSize, let style):
            RoundedCorners(rect: rect, cornerSize: cornerSize, style: style).elements
        case .elements(let elements): elements
        }
    }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    private mutating func append(_ new: [Element]) {
        storage = .elements(elements + new)
    }

    /// Appends in place: taking the array out first keeps a long path from being copied each time.
    private mutating func append(_ element: Element) {
        var all = elements
        storage = .empty
        all.append(element)
        storage = .elements(all)
    }

    // MARK: Building

    public mutating func move(to point: CGPoint) { append(.move(to: point)) }

    public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        append(.quadCurve(to: point, control: control))
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: point, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() { append(.closeSubpath) }

    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        append([.move(to: first)] + points.dropFirst().map { .line(to: $0) })
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if case .empty = storage, transform.isIdentity {
            storage = path.storage
        } else {
            append(path.applying(transform).elements)
        }
    }

    // MARK: Asking

    public var currentPoint: CGPoint? {
        var current: CGPoint?
        var start: CGPoint?
        for element in elements {
            switch element {
            case .move(let to):
                current = to
                start = to
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): current = to
            case .closeSubpath: current = start
            }
        }
        return current
    }

    /// The smallest rectangle around the outline itself (not around its control points).
    public var boundingRect: CGRect {
        switch storage {
        case .empty: return .zero
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _):
            return rect.standardized
        case .elements(let elements): return PathBounds.boundingRect(of: elements)
        }
    }

    /// The same outline under `transform`.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
            switch storage {
            case .rect(let rect): return Path(storage: .rect(rect.applying(transform)))
            case .ellipse(let rect): return Path(storage: .ellipse(rect.applying(transform)))
            case .roundedRect(let rect, let cornerSize, let style)
            where transform.a == transform.d:
                return Path(
                    storage: .roundedRect(
                        rect.applying(transform), cornerSize: cornerSize.applying(transform),
                        style: style))
            default: break
            }
        }
        return Path(storage: .elements(elements.map { $0.applying(transform) }))
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    package static func rectElements(_ rect: CGRect) -> [Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
            .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .closeSubpath,
        ]
    }

    /// Four cubic arcs, clockwise from the right.
    private static func ellipseElements(_ rect: CGRect) -> [Element] {
        PathArc.elements(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radii: CGSize(width: rect.width / 2, height: rect.height / 2), start: 0,
            sweep: 2 * .pi, transform: .identity,
            startingWith: { .move(to: $0) }) + [.closeSubpath]
    }
}

extension Path.Element {
    package func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let to): .move(to: to.applying(transform))
        case .line(let to): .line(to: to.applying(transform))
        case .quadCurve(let to, let control):
            .quadCurve(to: to.applying(transform), control: control.applying(transform))
        case .curve(let to, let control1, let control2):
            .curve(
                to: to.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }
}
