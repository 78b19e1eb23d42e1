import Foundation

/// A C library that is looked for when it is first needed: programs without such images neither
/// load it nor need it.
struct LazyLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// Nil where the machine has none of the files.
    init?(_ names: String...) {
        for name in names {
            if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
                self.handle = handle
                return
            }
        }
        return nil
    }

    /// The C function `name`, whose type must be the one that the library's header declares.
    func function<F>(_ name: String, as type: F.Type) -> F? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}
