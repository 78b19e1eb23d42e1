// What `import SwiftUI` brings: names, no logic.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationShim
@_exported import Observation
@_exported import UIKit
@_exported import Views
@_exported import os

// Drawing
@_exported import struct Graphics.Angle
@_exported import enum Graphics.BlendMode
@_exported import struct Graphics.FillStyle
@_exported import struct Graphics.Path
@_exported import struct Graphics.ProjectionTransform
@_exported import struct Graphics.RectangleCornerRadii
@_exported import enum Graphics.RoundedCornerStyle
@_exported import struct Graphics.StrokeStyle
@_exported import struct Graphics.UnitPoint

// Layout
@_exported import struct LayoutEngine.Alignment
@_exported import protocol LayoutEngine.AlignmentID
@_exported import struct LayoutEngine.AnyLayout
@_exported import enum LayoutEngine.Axis
@_exported import enum LayoutEngine.ContentMode
@_exported import enum LayoutEngine.Edge
@_exported import struct LayoutEngine.EdgeInsets
@_exported import struct LayoutEngine.GridItem
@_exported import struct LayoutEngine.GridLayout
@_exported import struct LayoutEngine.HStackLayout
@_exported import struct LayoutEngine.HorizontalAlignment
@_exported import enum LayoutEngine.HorizontalEdge
@_exported import protocol LayoutEngine.Layout
@_exported import enum LayoutEngine.LayoutDirection
@_exported import struct LayoutEngine.LayoutProperties
@_exported import struct LayoutEngine.LayoutSubview
@_exported import struct LayoutEngine.LayoutSubviews
@_exported import protocol LayoutEngine.LayoutValueKey
@_exported import protocol LayoutEngine.PreferenceKey
@_exported import struct LayoutEngine.ProposedViewSize
@_exported import struct LayoutEngine.VStackLayout
@_exported import struct LayoutEngine.VerticalAlignment
@_exported import enum LayoutEngine.VerticalEdge
@_exported import struct LayoutEngine.ViewDimensions
@_exported import struct LayoutEngine.ViewSpacing
@_exported import struct LayoutEngine.ZStackLayout
