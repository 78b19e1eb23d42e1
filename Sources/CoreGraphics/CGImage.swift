import Foundation
import Graphics

/// A picture in memory.
public final class CGImage: Sendable {
    package let bitmap: Bitmap
    package init(_ bitmap: Bitmap) { self.bitmap = bitmap }
    public var width: Int { bitmap.width }
    public var height: Int { bitmap.height }
}
