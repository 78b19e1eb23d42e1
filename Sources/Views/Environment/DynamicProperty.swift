@_spi(Reflection) import Swift

/// A property of a view that is filled before its body is asked for.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that reads the environment.
package protocol EnvironmentReader {
    mutating func read(_ environment: EnvironmentValues)
}

/// Finds a view's dynamic properties once per type and fills them in place.
@MainActor
enum DynamicProperties {
    private struct Field {
        let offset: Int
        let update: (UnsafeMutableRawPointer, ResolveContext) -> Void
    }

    private static var fieldsOfType: [ObjectIdentifier: [Field]] = [:]

    static func update<V>(_ value: inout V, in context: ResolveContext) {
        let fields = fields(of: V.self)
        guard !fields.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let start = bytes.baseAddress else { return }
            for field in fields { field.update(start + field.offset, context) }
        }
    }

    private static func fields(of type: Any.Type) -> [Field] {
        if let known = fieldsOfType[ObjectIdentifier(type)] { return known }
        var fields: [Field] = []
        _forEachField(of: type) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                fields.append(field(at: offset, of: type, property))
            }
            return true
        }
        fieldsOfType[ObjectIdentifier(type)] = fields
        return fields
    }

    /// A property may itself hold others, as users' own property wrappers do: they come first.
    private static func field<P: DynamicProperty>(
        at offset: Int, of owner: Any.Type, _ type: P.Type
    ) -> Field {
        let inner = fields(of: type)
        return Field(offset: offset) { pointer, context in
            for field in inner { field.update(pointer + field.offset, context) }
            let property = pointer.assumingMemoryBound(to: P.self)
            if var reader = property.pointee as? any EnvironmentReader {
                reader.read(context.environment)
                if let filled = reader as? P { property.pointee = filled }
            }
            if var state = property.pointee as? any KeptState {
                context.scope.states.keep(&state, at: offset, of: owner)
                if let kept = state as? P { property.pointee = kept }
            }
            property.pointee.update()
        }
    }
}
