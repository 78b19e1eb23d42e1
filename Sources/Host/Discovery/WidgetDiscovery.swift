import Foundation
import Widgets

/// A widget of the program, and what its configuration says.
struct FoundWidget {
    /// The type's name.
    var typeName: String
    var description: WidgetDescription

    /// What it is called in requests and reports: its kind, or its type's name where that is empty.
    var kind: String { description.kind.isEmpty ? typeName : description.kind }

    var families: [WidgetFamily] { description.supportedFamilies }
}

extension WidgetDescription {
    /// The families that source names, or else WidgetKit's default, of those that are drawn.
    package var supportedFamilies: [WidgetFamily] { families ?? WidgetFamily.homeScreen }
}

/// Finds a program's widgets, whether or not one of its types is marked as its main one.
@MainActor
enum WidgetDiscovery {
    /// Widgets of bundles first, in their order; then those that are in none.
    static func widgets() -> [FoundWidget] {
        let bundles = ConformanceRecords.types(conformingTo: (any WidgetBundle).self)
            .compactMap { $0 as? any WidgetBundle.Type }
        let lone = ConformanceRecords.types(conformingTo: (any Widget).self)
            .compactMap { $0 as? any Widget.Type }
            .filter { $0 != _WidgetList.self }
        return widgets(of: bundles, and: lone)
    }

    static func widgets(
        of bundles: [any WidgetBundle.Type], and types: [any Widget.Type]
    ) -> [FoundWidget] {
        var seen: Set<ObjectIdentifier> = []
        var found: [FoundWidget] = []
        func add(_ widget: any Widget) {
            let type = type(of: widget)
            guard seen.insert(ObjectIdentifier(type)).inserted else { return }
            found.append(
                FoundWidget(
                    typeName: String(describing: type), description: widget.description))
        }
        for bundle in bundles { bundle.init().widgets.forEach(add) }
        for type in types where !seen.contains(ObjectIdentifier(type)) { add(type.init()) }
        return found
    }
}
