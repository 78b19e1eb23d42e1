import Foundation

/// Finds the types of the running program that conform to a protocol, in the tables that the
/// compiler leaves in every binary for `as?`.
///
/// The layout is the one that Swift 5 and 6 share: the word at offset 16 of an existential type's
/// metadata is its protocol's descriptor; a record holds, at 0, 4 and 12, its protocol, its type
/// and its flags, the first two as 32-bit distances.
enum ConformanceRecords {
    private typealias SectionVisitor =
        @convention(c) (UnsafePointer<UInt>, UnsafeMutableRawPointer) -> Bool

    @_silgen_name("swift_enumerateAllMetadataSections")
    private static func enumerateSections(
        _ visitor: SectionVisitor, _ context: UnsafeMutableRawPointer)

    private final class Search {
        let descriptor: UnsafeRawPointer
        var types: [Any.Type] = []
        init(_ descriptor: UnsafeRawPointer) { self.descriptor = descriptor }
    }

    /// The types that conform to the protocol of `existential`, for example `(any Widget).self`, in
    /// the order of their binaries. Generic types are left out, since they are many types each.
    static func types(conformingTo existential: Any.Type) -> [Any.Type] {
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        let search = Search(metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self))
        enumerateSections(
            { section, context in
                // Words of the section list: version, base, two unused, then start and length of
                // protocols and of conformances.
                let search = Unmanaged<Search>.fromOpaque(context).takeUnretainedValue()
                guard let start = UnsafeRawPointer(bitPattern: section[6]) else { return true }
                for offset in stride(from: 0, to: Int(section[7]), by: 4) {
                    guard let record = ConformanceRecords.relative(start + offset),
                        ConformanceRecords.relative(record) == search.descriptor,
                        let type = ConformanceRecords.type(of: record)
                    else { continue }
                    search.types.append(type)
                }
                return true
            }, Unmanaged.passUnretained(search).toOpaque())
        return search.types
    }

    /// What lies at a distance that is stored at `pointer`; an odd one leads to a pointer first.
    private static func relative(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = pointer.loadUnaligned(as: Int32.self)
        if distance == 0 { return nil }
        if distance & 1 == 0 { return pointer + Int(distance) }
        return (pointer + Int(distance & ~1)).loadUnaligned(as: UnsafeRawPointer?.self)
    }

    private static func type(of record: UnsafeRawPointer) -> Any.Type? {
        let reference = record + 4
        let distance = Int(reference.loadUnaligned(as: Int32.self))
        let kind = (record + 12).loadUnaligned(as: UInt32.self) >> 3 & 7
        let descriptor: UnsafeRawPointer?
        switch kind {
        case 0: descriptor = reference + distance
        case 1: descriptor = (reference + distance).loadUnaligned(as: UnsafeRawPointer?.self)
        default: return nil
        }
        guard let descriptor, descriptor.loadUnaligned(as: UInt32.self) & 0x80 == 0 else {
            return nil
        }
        let accessor = descriptor + 12
        let function = accessor + Int(accessor.loadUnaligned(as: Int32.self))
        typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
        return unsafeBitCast(unsafeBitCast(function, to: Accessor.self)(0), to: Any.Type.self)
    }
}
