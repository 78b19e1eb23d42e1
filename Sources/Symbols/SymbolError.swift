/// Why a file of symbols cannot be used.
package enum SymbolError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is not there or may not be read.
    case unreadable(path: String)
    /// The file is there but is not in the format of `symbols.dat`, or is cut short.
    case malformed(path: String)

    package var description: String {
        switch self {
        case .unreadable(let path): "\(path): cannot be read"
        case .malformed(let path): "\(path): is not a file of symbols"
        }
    }
}
