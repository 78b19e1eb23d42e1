@_exported import Foundation
import FoundationShim

/// An intent as SiriKit knew it; classes made from definition files derive from it.
open class INIntent: NSObject, @unchecked Sendable {
    public var intentDescription: String? { nil }
    open var suggestedInvocationPhrase: String?
    open var shortcutAvailability: Int = 0

    public required override init() { super.init() }
}

/// A value of an intent, with an identifier and words for it.
open class INObject: NSObject, @unchecked Sendable {
    open var identifier: String?
    open var displayString: String
    open var pronunciationHint: String?
    open var subtitleString: String?
    open var displayImage: INImage?

    public required init(identifier: String?, display displayString: String) {
        self.identifier = identifier
        self.displayString = displayString
        super.init()
    }

    public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        super.init()
    }

    public init(
        identifier: String?, display displayString: String, subtitle: String?,
        image: INImage?
    ) {
        self.identifier = identifier
        self.displayString = displayString
        subtitleString = subtitle
        displayImage = image
        super.init()
    }
}

open class INImage: NSObject, @unchecked Sendable {
    public static func systemImageNamed(_ name: String) -> INImage { INImage() }
    public convenience init(named name: String) { self.init() }
    public convenience init(imageData: Data) { self.init() }
    public convenience init?(url: URL) { self.init() }
}

open class INIntentResponse: NSObject, @unchecked Sendable {
    open var userActivity: NSUserActivity?
}

/// Answers what an app's extension does for an intent.
open class INExtension: NSObject, @unchecked Sendable {
    open func handler(for intent: INIntent) -> Any { self }
}

open class INObjectSection<ObjectType>: NSObject, @unchecked Sendable {
    public let title: String?
    public let items: [ObjectType]
    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
        super.init()
    }
}

open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
    public let sections: [INObjectSection<ObjectType>]
    open var usesIndexedCollation = false
    public var allItems: [ObjectType] { sections.flatMap(\.items) }

    public init(items: [ObjectType]) {
        sections = [INObjectSection(title: nil, items: items)]
        super.init()
    }

    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
        super.init()
    }
}

/// What came of resolving a parameter.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
    public static func needsValue() -> Self { Self() }
    public static func notRequired() -> Self { Self() }
    public static func unsupported() -> Self { Self() }
    public required override init() { super.init() }
}

/// Something the person did, told to the system, which learns nothing here.
open class INInteraction: NSObject, @unchecked Sendable {
    public let intent: INIntent
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        super.init()
    }
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    public static func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}

public enum INRelevanceKind: Sendable { case unspecified }
public enum INShortcutAvailabilityOptions: Sendable { case sleepMindfulness }
