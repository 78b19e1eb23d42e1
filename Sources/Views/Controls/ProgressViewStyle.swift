import Foundation
import Graphics
import LayoutEngine

/// Decides how progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ProgressViewStyleConfiguration
}

/// A progress view's value and labels, for its style.
public struct ProgressViewStyleConfiguration {
    public struct Label { let content: AnyView }
    public struct CurrentValueLabel { let content: AnyView }

    /// 0...1; nil where nobody knows.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: _PrimitiveView {
    public func _resolve(in context: _ResolveContext) -> [Node] { content.nodes(in: context) }
}

/// A bar where there is a value, a ring of strokes where there is none.
public struct DefaultProgressViewStyle {
    nonisolated public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
    @ViewBuilder
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar that fills from the leading edge.
public struct LinearProgressViewStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: LinearTrack.labelSpacing) {
            configuration.label
            LinearTrack(
                fraction: configuration.fractionCompleted ?? 0,
                style: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A ring that closes clockwise from the top; without a value, a ring of strokes.
public struct CircularProgressViewStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
    @ViewBuilder
    public func makeBody(configuration: Configuration) -> some View {
        if let fraction = configuration.fractionCompleted {
            CapacityRing(
                fraction: fraction,
                style: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
            ).overlay {
                configuration.currentValueLabel
                if configuration.currentValueLabel == nil { configuration.label }
            }
        } else {
            VStack(spacing: LinearTrack.labelSpacing) {
                ActivityIndicator()
                configuration.label.font(.subheadline).foregroundStyle(.secondary)
            }
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: DefaultProgressViewStyle {
        DefaultProgressViewStyle()
    }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle {
        CircularProgressViewStyle()
    }
}

private struct ProgressViewStylesKey: EnvironmentKey {
    static var defaultValue: [@MainActor (ProgressViewStyleConfiguration) -> AnyView] { [] }
}

extension EnvironmentValues {
    /// Outermost first; the last one decides.
    var progressViewStyles: [@MainActor (ProgressViewStyleConfiguration) -> AnyView] {
        get { self[ProgressViewStylesKey.self] }
        set { self[ProgressViewStylesKey.self] = newValue }
    }
}

extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> ModifiedView {
        nonisolated(unsafe) let style = style
        return ModifiedView(
            self,
            environment: {
                $0.progressViewStyles.append { AnyView(style.makeBody(configuration: $0)) }
            })
    }
}

/// The bar of progress views and gauges: 4 pt high (truth, section 4), a capsule of the tint over
/// one of the system fill (views.json, progress_view).
struct LinearTrack: View {
    static let height: CGFloat = 4
    /// Between bar and labels; an estimate.
    static let labelSpacing: CGFloat = 4

    let fraction: Double
    let style: AnyShapeStyle

    var body: some View {
        Capsule().fill(.fill)
            .overlay { LeadingPart(fraction: fraction).fill(style).clipShape(Capsule()) }
            .frame(height: Self.height)
    }
}

/// A capsule over the leading part of a rectangle.
struct LeadingPart: Shape {
    let fraction: Double

    func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        // Never narrower than round.
        let width = max(rect.width * CGFloat(fraction), min(rect.height, rect.width))
        return Capsule().path(
            in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
    }
}

/// Strokes around a circle, the one above the strongest and the others fading behind it: what still
/// stands for a thing that turns clockwise.
private struct ActivityIndicator: View {
    /// Points (views.json, progress_view, circular_indeterminate).
    private static let diameter: CGFloat = 20
    private static let count = 8
    /// Of the stroke that was strongest longest ago; an estimate.
    private static let weakest = 0.25

    var body: some View {
        ZStack {
            ForEach(0..<Self.count) { index in
                let age = Double((Self.count - index) % Self.count) / Double(Self.count - 1)
                ActivityStroke(turn: .degrees(Double(index) * 360 / Double(Self.count)))
                    .fill(.secondary).opacity(1 - (1 - Self.weakest) * age)
            }
        }.frame(width: Self.diameter, height: Self.diameter)
    }
}

/// One stroke, from the circle inwards.
private struct ActivityStroke: Shape {
    /// Clockwise from above.
    let turn: Angle

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let stroke = Path(
            roundedRect: CGRect(
                x: -side * 0.045, y: -side / 2, width: side * 0.09, height: side * 0.26),
            cornerRadius: side * 0.045, style: .circular)
        return stroke.applying(
            CGAffineTransform(rotationAngle: CGFloat(turn.radians))
                .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
    }
}
