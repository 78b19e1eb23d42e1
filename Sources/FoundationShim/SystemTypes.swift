import Foundation

/// Runs `body`; there is no pool to drain.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Seconds since 1 January 2001, GMT, on the widget's clock.
public typealias CFAbsoluteTime = Double
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
public typealias CFTimeInterval = Double
public typealias CFString = NSString
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Nanoseconds in a second, a millisecond and a microsecond.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000

public typealias DispatchSerialQueue = DispatchQueue
public typealias OS_dispatch_queue_serial = DispatchQueue

extension FileManager {
    /// A folder for an app group: one of its own below the home folder, made when asked for.
    public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
        let folder = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
            .appendingPathComponent("Library/Group Containers", isDirectory: true)
            .appendingPathComponent(group, isDirectory: true)
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

extension UserDefaults {
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension ProcessInfo {
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    public var isLowPowerModeEnabled: Bool { false }
    public var thermalState: ThermalState { .nominal }
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int { self[0] }
    public var row: Int { self[1] }
    public var item: Int { self[1] }
}

/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }
}

/// What a person does in the app, handed to the system, which does nothing with it here.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var keywords: Set<String> = []
    open var webpageURL: URL?
    open var targetContentIdentifier: String?
    open var isEligibleForSearch = false
    open var isEligibleForHandoff = true
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
    open func addUserInfoEntries(from other: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(other) { $1 }
    }
}

/// The type that widgets' own browsing activity has.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Data on its way between apps.
open class NSItemProvider: NSObject, @unchecked Sendable {
    open var suggestedName: String?
    public override init() { super.init() }
    public convenience init(object: Any) { self.init() }
    public convenience init?(contentsOf url: URL?) { self.init() }
    open var registeredTypeIdentifiers: [String] { [] }
}

open class UndoManager: NSObject, @unchecked Sendable {
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open func undo() {}
    open func redo() {}
    open func removeAllActions() {}
}
