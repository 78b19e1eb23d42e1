import CoreGraphics
import SwiftUI
import Testing
import UIKit

struct BezierPathTests {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test func onlyTheNamedCornersAreRound() {
        let path = UIBezierPath(
            roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 30, height: 99))
        #expect(path.bounds == square)
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 98, y: 98)))
        #expect(path.contains(CGPoint(x: 98, y: 2)))
        #expect(path.contains(CGPoint(x: 2, y: 98)))
    }

    /// From three o'clock by way of six.
    @Test func clockwiseIsAsItIsSeen() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: .pi,
            clockwise: true)
        #expect(path.contains(CGPoint(x: 50, y: 75)))
        #expect(!path.contains(CGPoint(x: 50, y: 25)))
    }
}
