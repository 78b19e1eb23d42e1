import Testing

@testable import Tool

@Suite struct CompatibilityTests {
    @Test(arguments: [
        ("cannot find 'Map' in scope", MissingName.inScope("Map")),
        ("cannot find type 'CLLocation' in scope", .inScope("CLLocation")),
        ("cannot find 'fooo' in scope; did you mean 'foo'?", .inScope("fooo")),
        (
            "value of type 'some View' has no member 'refreshable'",
            .member("refreshable", of: "some View")
        ),
        (
            "value of type 'Text' has no member 'bolt'; did you mean 'bold'?",
            .member("bolt", of: "Text")
        ),
        (
            "type 'WidgetFamily' has no member 'accessoryCorner'",
            .member("accessoryCorner", of: "WidgetFamily")
        ),
        ("no such module 'MapKit'", .module("MapKit")),
        ("module 'MapKit' is not available; its import is left out", .module("MapKit")),
        ("unknown attribute 'Query'", .inScope("@Query")),
        ("no macro named 'Playground'", .inScope("#Playground")),
    ])
    func messagesNameWhatIsMissing(message: String, expected: MissingName) {
        #expect(MissingName(message: message) == expected)
    }

    @Test func otherMessagesNameNothing() {
        #expect(MissingName(message: "cannot convert value of type 'Int' to 'String'") == nil)
        #expect(MissingName(message: "cannot find ''") == nil)
        #expect(MissingName(message: "") == nil)
    }

    private let table = Compatibility(
        """
        # Kind, name, state, sureness, note.
        view\tMap\tmissing\t\tDraw a picture of it.
        view\tText\tdrawn\tmeasured
        modifier\trefreshable\tmissing\t\tWidgets show no lists.
        modifier\tfill\tdrawn\tdocumented
        modifier\tbackground\tpartly\tdocumented\tMaterials are not blurred.
        environment\t\\.editMode\tmissing
        wrapper\t@Query\tmissing\t\tRead a file.
        module\tMapKit\tmissing
        """)

    private func hint(_ message: String) -> String? {
        table.explain([Diagnostic(.error, message)])[0].hint
    }

    @Test func missingNamesAreExplained() {
        #expect(
            hint("cannot find 'Map' in scope")
                == "'Map' is not there. Draw a picture of it. See Documentation/Compatibility.md#view-Map"
        )
        #expect(
            hint("value of type 'some View' has no member 'refreshable'")
                == "'refreshable' is not there. Widgets show no lists. "
                + "See Documentation/Compatibility.md#modifier-refreshable")
        #expect(
            hint("value of type 'EnvironmentValues' has no member 'editMode'")
                == "'\\.editMode' is not there. "
                + "See Documentation/Compatibility.md#environment-editMode")
        #expect(hint("unknown attribute 'Query'")?.hasPrefix("'@Query' is not there.") == true)
        #expect(hint("no such module 'MapKit'")?.hasPrefix("'MapKit' is not there.") == true)
    }

    @Test func namesThatAreThereSayHow() {
        #expect(
            hint("cannot find 'Text' in scope")
                == "'Text' comes with SwiftUI: import it. "
                + "See Documentation/Compatibility.md#view-Text")
        #expect(
            hint("value of type 'Int' has no member 'background'")?.contains("in part") == true)
        #expect(hint("value of type 'Int' has no member 'fill'") == nil)
        #expect(hint("cannot find 'ourOwn' in scope") == nil)
    }

    @Test func aNameIsExplainedOnce() {
        let error = Diagnostic(.error, "cannot find 'Map' in scope", place: "A.swift:1:1")
        let again = Diagnostic(.error, "cannot find 'Map' in scope", place: "A.swift:2:1")
        #expect(table.explain([error, again]).map { $0.hint == nil } == [false, true])
    }
}
