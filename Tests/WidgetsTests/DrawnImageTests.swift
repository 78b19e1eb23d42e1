import SwiftUI
import Testing
import UIKit

/// Images that are drawn by calls, with UIKit's vocabulary.
@MainActor
struct DrawnImageTests {
    @Test func renderersMakeImagesOfTheirSize() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIBezierPath(ovalIn: CGRect(x: 10, y: 0, width: 10, height: 10)).fill()
            UIImage(systemName: "star")?.draw(in: CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(!image.isSymbolImage)
        #expect(UIGraphicsGetCurrentContext() == nil)
        _ = Image(uiImage: image.withTintColor(.blue)).resizable()
    }

    @Test func contextsCanBeNested() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
        UIColor.blue.set()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let inner = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        let outer = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(inner.size == CGSize(width: 1, height: 1))
        #expect(outer?.size == CGSize(width: 4, height: 4))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func bezierPathsAreOutlines() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10),
            byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 5, height: 5))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(!path.contains(CGPoint(x: 0.2, y: 0.2)))
        #expect(path.contains(CGPoint(x: 19.8, y: 0.2)))
        #expect(Path(path.cgPath).boundingRect == path.bounds)
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(arc.bounds.maxY - 10) < 0.01 && arc.bounds.minY > -0.01)
    }
}
