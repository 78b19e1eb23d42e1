/// Something about a user's symbol file that kept it from being drawn.
package struct SVGProblem: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        case unreadable
        /// Not well-formed, with the line where that shows.
        case malformed(line: Int, String)
        /// Well-formed, but nothing in it can be drawn as a symbol.
        case empty
    }
    package var path: String
    package var reason: Reason

    package var description: String {
        switch reason {
        case .unreadable: "\(path): cannot be read"
        case .malformed(let line, let what): "\(path):\(line): \(what)"
        case .empty: "\(path): holds no path, rect, circle, ellipse, line, polyline or polygon"
        }
    }
}
