import PlainJSON
import Testing

@testable import Tool

@Suite struct IntentDefinitionTests {
    @Test func classesAreLikeThoseThatXcodeGenerates() throws {
        let folder = FilePath(#filePath).parent.parent / "Fixtures" / "Configured"
        let sources = try WidgetSources.collect([folder], excluding: [])[0]
        #expect(
            sources.generatedSources.map(\.name) == ["GeneratedAssetSymbols", "GeneratedIntents0"])
        #expect(
            sources.generatedSources[1].source == """
                import Foundation
                import Intents
                public class Guest: INObject, @unchecked Sendable {
                    public var age: NSNumber?
                }
                public enum Loudness: Int, Sendable {
                    case unknown = 0
                    case quiet = 1
                }
                public class GreetingIntent: INIntent, @unchecked Sendable {
                    public var name: String? = "Ada & \\"Co\\""
                    public var loudness: Loudness = .unknown
                    public var count: NSNumber? = 3
                    public var guests: [Guest]?
                }
                public class GreetingIntentResponse: INIntentResponse, @unchecked Sendable {}
                public protocol GreetingIntentHandling: NSObjectProtocol {}

                """)
    }

    @Test func propertyListsAreRead() {
        let text = """
            <?xml version="1.0"?><!-- a --><plist version="1.0"><dict>
            <key>a</key><array><integer>-3</integer><real>1.5</real><true/><false/><!-- b --></array>
            <key>b&lt;&#65;</key><string>x &amp; &#x42;</string><key>c</key><dict/><key>d</key><string/>
            </dict></plist>
            """
        #expect(
            JSON(propertyList: text) == [
                "a": [-3, 1.5, true, false], "b<A": "x & B", "c": .object([]), "d": "",
            ])
        for text in ["", "bplist00", "<plist><dict><key>a</key></dict></plist>", "<plist>"] {
            #expect(JSON(propertyList: text) == nil)
        }
    }
}
