import Foundation
import LayoutEngine
import Views
import Vitrine
import Widgets

/// Lists of what is to vary, each with each.
public struct WidgetMatrix: Hashable, Sendable {
    public var families: [WidgetFamily]
    public var schemes: [ColorScheme]
    public var modes: [WidgetRenderingMode]
    /// Screens such as `375x812`, or models.
    public var devices: [String]
    public var locales: [Locale]
    public var dynamicTypes: [DynamicTypeSize]
    /// Empty for those of the locales' scripts.
    public var directions: [LayoutDirection]

    public init(
        families: [WidgetFamily], schemes: [ColorScheme] = [.light],
        modes: [WidgetRenderingMode] = [.fullColor], devices: [String] = ["375x812"],
        locales: [Locale] = [Locale(identifier: "en_US")],
        dynamicTypes: [DynamicTypeSize] = [.large], directions: [LayoutDirection] = []
    ) {
        self.families = families
        self.schemes = schemes
        self.modes = modes
        self.devices = devices
        self.locales = locales
        self.dynamicTypes = dynamicTypes
        self.directions = directions
    }

    /// Each variant with its name: family and scheme, and what else has more than one value.
    var variants: [(name: String, variant: WidgetVariant)] {
        var all: [([String], WidgetVariant)] = []
        for family in families {
            for scheme in schemes {
                all.append(
                    (
                        [family.description, scheme == .dark ? "dark" : "light"],
                        WidgetVariant(family, colorScheme: scheme)
                    ))
            }
        }
        func vary<Value>(
            _ values: [Value], _ path: WritableKeyPath<WidgetVariant, Value>,
            _ name: (Value) -> String
        ) {
            all = all.flatMap { names, variant in
                values.map { value in
                    var variant = variant
                    variant[keyPath: path] = value
                    return (values.count > 1 ? names + [name(value)] : names, variant)
                }
            }
        }
        vary(modes, \.renderingMode) { $0.description }
        vary(devices, \.device) { $0 }
        vary(dynamicTypes, \.dynamicTypeSize) {
            String(describing: $0).replacing("accessibility", with: "ax")
        }
        vary(locales, \.locale) { $0.identifier }
        if !directions.isEmpty {
            vary(directions.map(Optional.some), \.layoutDirection) {
                $0 == .rightToLeft ? "rtl" : "ltr"
            }
        }
        return all.map { ($0.0.joined(separator: "-"), $0.1) }
    }
}

/// Fails the test unless a widget's entry looks as its references do in every variant of a matrix.
/// A variant's name, such as `systemSmall-dark`, is added to `name`.
@MainActor
public func assertSnapshots(
    of widget: some Widget, showing entry: any TimelineEntry, across matrix: WidgetMatrix,
    comparing settings: ComparisonSettings = .exact, named name: String? = nil,
    record recording: SnapshotRecording? = nil, with renderer: PictureRenderer? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (variantName, variant) in matrix.variants {
        assertSnapshot(
            of: widget, showing: entry, as: .image(variant, comparing: settings),
            named: [name, variantName].compactMap { $0 }.joined(separator: "-"),
            record: recording, with: renderer, fileID: fileID, file: filePath, testName: testName,
            line: line, column: column)
    }
}
