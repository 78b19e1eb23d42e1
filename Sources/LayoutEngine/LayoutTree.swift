import Foundation
import Graphics

/// What one pass remembers about all its nodes, in memory of its own that is given back at once.
///
/// Elements lie in the order of the nodes, the children of one container side by side. They are
/// referred to by address, without counting references: no reference outlives the tree.
final class LayoutTree {
    let context: LayoutContext
    private(set) var root: LayoutElement!

    /// Nodes that elements refer to and that lie in no other kept node's list of children.
    private var nodes: [UnsafeMutablePointer<Node>] = []

    private var chunks: [UnsafeMutableRawPointer] = []
    private var next: UnsafeMutableRawPointer?
    private var left = 0

    /// Bytes. Most trees are small, so the first chunk is; each is twice as large as the last, up to
    /// what the allocator keeps for the next pass instead of handing it back to the system.
    private static let smallestChunk = 4096
    private static let largestChunk = 1 << 16

    init(_ node: Node, context: LayoutContext) {
        self.context = context
        let storage = allocate(LayoutElement.Storage.self, count: 1)
        root = LayoutElement(storage)
        root.initialize(with: keep(node), in: self)
    }

    deinit {
        root.deinitialize()
        for node in nodes { node.deinitialize(count: 1) }
        for chunk in chunks { chunk.deallocate() }
    }

    /// Memory that lives as long as the tree. What is put there is not deinitialized with it.
    func allocate<T>(_ type: T.Type, count: Int) -> UnsafeMutablePointer<T> {
        let bytes = (MemoryLayout<T>.stride * count + 15) & ~15
        if bytes > left { startChunk(atLeast: bytes) }
        let place = next!
        next = place + bytes
        left -= bytes
        return place.bindMemory(to: type, capacity: count)
    }

    /// Where `node` lies until the tree ends.
    func keep(_ node: Node) -> UnsafePointer<Node> {
        let place = allocate(Node.self, count: 1)
        place.initialize(to: node)
        nodes.append(place)
        return UnsafePointer(place)
    }

    private func startChunk(atLeast bytes: Int) {
        let usual = min(Self.smallestChunk << min(chunks.count, 16), Self.largestChunk)
        let size = max(usual, bytes)
        let chunk = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        chunks.append(chunk)
        next = chunk
        left = size
    }
}
