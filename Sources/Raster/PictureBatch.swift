import Dispatch
import Foundation
import Graphics
import Synchronization

/// One picture to draw: what, how large in points, at how many pixels a point.
package struct Picture: Sendable {
    package var list: DisplayList
    package var size: CGSize
    package var scale: CGFloat

    package init(_ list: DisplayList, size: CGSize, scale: CGFloat) {
        self.list = list
        self.size = size
        self.scale = scale
    }

    package var fingerprint: Fingerprint { Fingerprint(list, size: size, scale: scale) }
}

/// A picture as a PNG file.
package struct EncodedPicture: Sendable {
    package var png: [UInt8]
    package var pixelWidth: Int
    package var pixelHeight: Int
    package var fingerprint: Fingerprint
}

/// Many pictures, drawn on all cores.
///
/// Workers take pictures from one counter, the largest first, so that none is left alone with a
/// large one at the end. Pictures that draw the same are drawn once. What comes out is the same for
/// any number of workers.
package struct PictureBatch: Sendable {
    package var pictures: [Picture]
    package var compression: PNGCompression
    /// How many threads draw; at least 1.
    package var workers: Int

    package init(
        _ pictures: [Picture], compression: PNGCompression = .fast,
        workers: Int = ProcessInfo.processInfo.activeProcessorCount
    ) {
        self.pictures = pictures
        self.compression = compression
        self.workers = max(workers, 1)
    }

    /// Draws and encodes all pictures; answers in their order.
    package func encode() -> [Result<EncodedPicture, RasterError>] {
        let results = Mutex<[Int: Result<EncodedPicture, RasterError>]>([:])
        forEachEncoded { index, result in results.withLock { $0[index] = result } }
        let all = results.withLock { $0 }
        return pictures.indices.map { all[$0]! }
    }

    /// Draws and encodes all pictures and hands each to `body` on the thread that drew it, with its
    /// index; in no particular order, and several at once.
    package func forEachEncoded(
        _ body: @Sendable (Int, Result<EncodedPicture, RasterError>) -> Void
    ) {
        let groups = Self.equalPictures(pictures)
        let next = Atomic<Int>(0)
        let count = min(workers, groups.count)
        @Sendable func work() {
            let rasterizer = Rasterizer()
            let writer = PNGWriter()
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < groups.count else { return }
                let result = encode(groups[index], rasterizer, writer)
                for picture in groups[index].indices { body(picture, result) }
            }
        }
        if count == 1 {
            work()
        } else if count > 1 {
            DispatchQueue.concurrentPerform(iterations: count) { _ in work() }
        }
    }

    /// Indices of pictures that draw the same.
    private struct Group {
        var fingerprint: Fingerprint
        var indices: [Int]
    }

    private static func equalPictures(_ pictures: [Picture]) -> [Group] {
        var groups: [Group] = []
        var places: [Fingerprint: Int] = [:]
        for (index, picture) in pictures.enumerated() {
            let fingerprint = picture.fingerprint
            if let place = places[fingerprint] {
                groups[place].indices.append(index)
            } else {
                places[fingerprint] = groups.count
                groups.append(Group(fingerprint: fingerprint, indices: [index]))
            }
        }
        func area(_ group: Group) -> CGFloat {
            let picture = pictures[group.indices[0]]
            return picture.size.width * picture.size.height * picture.scale * picture.scale
        }
        // Stable: among equals, the first stays first.
        return groups.enumerated().sorted {
            let (left, right) = (area($0.element), area($1.element))
            return left != right ? left > right : $0.offset < $1.offset
        }.map(\.element)
    }

    private func encode(
        _ group: Group, _ rasterizer: Rasterizer, _ writer: PNGWriter
    ) -> Result<EncodedPicture, RasterError> {
        let picture = pictures[group.indices[0]]
        do throws(RasterError) {
            let surface = try rasterizer.rasterize(
                picture.list, size: picture.size, scale: picture.scale)
            let png = try writer.encode(surface, scale: picture.scale, compression: compression)
            return .success(
                EncodedPicture(
                    png: png, pixelWidth: surface.width, pixelHeight: surface.height,
                    fingerprint: group.fingerprint))
        } catch {
            return .failure(error)
        }
    }
}
