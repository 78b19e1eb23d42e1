import Foundation
import Graphics
import LayoutReport

/// A part of a picture that is not compared.
public enum IgnoredRegion: Hashable, Sendable {
    /// Points of the widget, origin top left; every pixel that the rectangle touches.
    case points(CGRect)
    case pixels(CGRect)
    /// The frame of every view with this `.id(_:)` or `.accessibilityIdentifier(_:)`, in either picture.
    case view(String)
}

extension ComparisonSettings {
    /// The ignored regions in pixels, and identifiers that no view has, which are likely misspelled.
    ///
    /// - Parameter trees: the placed views of both pictures, as far as they are known.
    package func ignoredPixels(
        scale: Double, trees: [ReportNode]
    ) -> (rects: [PixelRect], unknown: [String]) {
        var rects: [PixelRect] = []
        var unknown: [String] = []
        func inPixels(_ rect: CGRect) -> PixelRect {
            PixelRect(
                covering: CGRect(
                    x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
                    height: rect.height * scale))
        }
        for region in ignoredRegions {
            switch region {
            case .points(let rect): rects.append(inPixels(rect))
            case .pixels(let rect): rects.append(PixelRect(covering: rect))
            case .view(let identifier):
                let frames = trees.flatMap { $0.frames(of: identifier) }
                if frames.isEmpty { unknown.append(identifier) }
                rects += frames.map(inPixels)
            }
        }
        return (rects, unknown)
    }
}

extension ReportNode {
    fileprivate func frames(of identifier: String) -> [CGRect] {
        let below = children.flatMap { $0.frames(of: identifier) }
        guard id == identifier, frame.count == 4 else { return below }
        return [CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])] + below
    }
}
