import Raster
import Synchronization

/// Encoders that all pictures of the process share, as many as threads have encoded at once.
///
/// One that has drawn before has its memory ready, which a new one would take most of its time for.
enum SharedEncoders {
    /// An encoder that nobody uses: whoever takes it out is alone with it, hence `@unchecked`.
    private struct Idle: @unchecked Sendable {
        let encoder: PictureEncoder
    }

    private static let idle = Mutex<[Idle]>([])

    static func png(of picture: Raster.Picture) throws(RasterError) -> [UInt8] {
        let own = idle.withLock { $0.popLast() } ?? Idle(encoder: PictureEncoder())
        defer { idle.withLock { $0.append(own) } }
        return try own.encoder.png(of: picture)
    }
}
