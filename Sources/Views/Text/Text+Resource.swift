import Foundation
import FoundationShim

extension Text {
    /// Words that are looked up where they are shown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.live(ResourceText(resource: resource)))
    }

    /// The characters alone, for places that show no text of their own making.
    package func plainString(
        in environment: EnvironmentValues, resources: any ResourceLibrary
    ) -> String {
        switch storage {
        case .verbatim(let string): return string
        case .attributed(let string): return String(string.characters)
        case .live(let live): return live.string(in: environment)
        case .image: return ""
        case .joined(let left, let right):
            return left.plainString(in: environment, resources: resources)
                + right.plainString(in: environment, resources: resources)
        case .localized(let key, let table, _):
            let format = key.format(table: table, in: environment, resources)
            return key.markdownRuns(of: format).map { run in
                key.plainString(run.string, in: environment, resources: resources)
            }.joined()
        }
    }
}

private struct ResourceText: LiveText {
    let resource: LocalizedStringResource

    // Values are in the words already, and are not to be read as Markdown.
    var readsMarkdown: Bool { resource.defaultValue.arguments.isEmpty }

    func string(in environment: EnvironmentValues) -> String {
        resource.string(in: environment.locale)
    }
}
