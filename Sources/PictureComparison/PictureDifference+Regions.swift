import Graphics
import PixelComparison

extension PictureDifference {
    /// Side of the tiles by which different pixels are gathered: pixels in neighboring tiles belong
    /// together, so that the letters of a word make one region.
    private static let tileSize = 16

    /// Areas of pixels that differ, the largest first, then from top to bottom.
    static func regions(of marks: [UInt8], _ extent: PixelSize) -> [Region] {
        let size = tileSize
        let across = (extent.width + size - 1) / size
        let down = (extent.height + size - 1) / size
        var tiles = [PixelTile](repeating: PixelTile(), count: across * down)
        gather_tiles(marks, extent.width, extent.height, size, &tiles)

        var regions: [Region] = []
        var waiting: [Int] = []
        for start in tiles.indices where tiles[start].count > 0 {
            var region = Region(rect: .empty, pixels: 0)
            waiting.append(start)
            while let index = waiting.popLast() {
                let tile = tiles[index]
                guard tile.count > 0 else { continue }
                tiles[index].count = 0
                region.rect = region.rect.union(PixelRect(tile))
                region.pixels += Int(tile.count)
                let (column, row) = (index % across, index / across)
                for y in max(row - 1, 0)...min(row + 1, down - 1) {
                    for x in max(column - 1, 0)...min(column + 1, across - 1)
                    where tiles[y * across + x].count > 0 {
                        waiting.append(y * across + x)
                    }
                }
            }
            regions.append(region)
        }
        return regions.enumerated().sorted {
            $0.element.pixels != $1.element.pixels
                ? $0.element.pixels > $1.element.pixels : $0.offset < $1.offset
        }.map(\.element)
    }
}

extension PixelRect {
    fileprivate init(_ tile: PixelTile) {
        self.init(
            left: Int(tile.left), top: Int(tile.top), right: Int(tile.right),
            bottom: Int(tile.bottom))
    }
}
