@_exported import Foundation

/// How much of a value a log may show.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a log aligns a value.
public struct OSLogStringAlignment: Sendable {
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment()
    }
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment()
    }
}

/// How a log writes a number.
public struct OSLogFloatFormatting: Sendable {
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static func fixed(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// A sentence for the log. Logs go nowhere, so it keeps nothing and its values are never asked for.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: Interpolation) {}

    public struct Interpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {}
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(
            _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
            align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
        ) {}
        public mutating func appendInterpolation(
            _ value: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto
        ) {}
    }
}

/// The importance of a log's sentence.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)
}

public final class OSLog: Sendable {
    public struct Category: Sendable {
        public static let pointsOfInterest = Category()
    }
    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: Category) {}
    private init() {}
    public static let `default` = OSLog()
    public static let disabled = OSLog()
    public func isEnabled(type: OSLogType) -> Bool { false }
}

/// Takes what a program logs, and forgets it.
public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(_ log: OSLog) {}

    public func log(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
}

public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ arguments: any CVarArg...
) {}

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    _ message: StaticString, _ arguments: any CVarArg...
) {}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}

@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Box {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }
    private let box: Box

    public init(uncheckedState initialState: State) { box = Box(initialState) }
    public init(initialState: State) where State: Sendable { box = Box(initialState) }

    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body(&box.state)
    }

    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try withLock(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }
    public func lock() { box.lock.lock() }
    public func unlock() { box.lock.unlock() }
    public func withLock<R>(_ body: () throws -> R) rethrows -> R {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body()
    }
}

/// Marks spans of time for a profiler; none is attached.
public struct OSSignposter: Sendable {
    public struct State: Sendable {}
    public init() {}
    public init(subsystem: String, category: String) {}
    public func beginInterval(_ name: StaticString) -> State { State() }
    public func endInterval(_ name: StaticString, _ state: State) {}
    public func emitEvent(_ name: StaticString) {}
}
