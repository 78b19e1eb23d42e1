import LayoutEngine
import Views

extension TimelineProviderContext {
    /// The environments in which the entries will be drawn: each value's choices, first the usual.
    @dynamicMemberLookup
    public struct EnvironmentVariants: @unchecked Sendable {
        package var environments: [EnvironmentValues]

        package init(_ environments: [EnvironmentValues] = [EnvironmentValues()]) {
            self.environments = environments
        }

        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            environments.map { $0[keyPath: keyPath] }
        }

        public subscript<T>(
            dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>
        ) -> [T]? {
            environments.map { $0[keyPath: keyPath] }
        }
    }
}
