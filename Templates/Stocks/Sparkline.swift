import SwiftUI

/// A day's prices as a line over its own faint area, with yesterday's close as a dashed line.
struct Sparkline: View {
    let quote: Quote
    var lineWidth: CGFloat = 1.5
    var showsNow = false

    var body: some View {
        ZStack {
            BaseLine(quote: quote)
                .stroke(
                    .secondary,
                    style: StrokeStyle(lineWidth: 0.75, lineCap: .round, dash: [2, 3]))
            PriceLine(quote: quote, isClosed: true)
                .fill(
                    LinearGradient(
                        colors: [quote.tint.opacity(0.32), quote.tint.opacity(0)],
                        startPoint: .top, endPoint: .bottom))
            PriceLine(quote: quote, isClosed: false)
                .stroke(
                    quote.tint,
                    style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
                )
                .widgetAccentable()
            if showsNow {
                GeometryReader { proxy in
                    Circle()
                        .fill(quote.tint)
                        .stroke(.background, lineWidth: 1.5)
                        .frame(width: 8, height: 8)
                        .position(
                            PriceLine(quote: quote, isClosed: false)
                                .lastPoint(in: CGRect(origin: .zero, size: proxy.size)))
                }
                .widgetAccentable()
            }
        }
        // Time runs to the right in every language.
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }
}

/// The way of a price through the day; closed, the area under it.
struct PriceLine: Shape {
    let quote: Quote
    let isClosed: Bool

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines(points(in: rect))
        if isClosed {
            path.addLine(to: CGPoint(x: lastPoint(in: rect).x, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
        return path
    }

    func lastPoint(in rect: CGRect) -> CGPoint {
        points(in: rect).last ?? CGPoint(x: rect.minX, y: rect.midY)
    }

    private func points(in rect: CGRect) -> [CGPoint] {
        let step = rect.width * quote.elapsed / CGFloat(max(quote.prices.count - 1, 1))
        return quote.prices.enumerated().map { index, price in
            CGPoint(x: rect.minX + CGFloat(index) * step, y: quote.height(of: price, in: rect))
        }
    }
}

/// Yesterday's close, across the whole day.
private struct BaseLine: Shape {
    let quote: Quote

    func path(in rect: CGRect) -> Path {
        let y = quote.height(of: quote.previousClose, in: rect)
        return Path { path in
            path.move(to: CGPoint(x: rect.minX, y: y))
            path.addLine(to: CGPoint(x: rect.maxX, y: y))
        }
    }
}

extension Quote {
    /// The range of the day fills the rectangle but for a little air.
    fileprivate func height(of price: Double, in rect: CGRect) -> CGFloat {
        let share = (price - range.lowerBound) / (range.upperBound - range.lowerBound)
        return rect.maxY - 2 - CGFloat(share) * (rect.height - 4)
    }

    var tint: Color { isGain ? Color("Gain") : Color("Loss") }
    var symbolName: String { isGain ? "arrowtriangle.up.fill" : "arrowtriangle.down.fill" }
}
