import Foundation
import LayoutEngine
import Rendering
import Synchronization
import Widgets

/// Tells the tool what happens, a line of JSON each. Without a listener it says nothing.
final class EventStream: Sendable {
    private let descriptor: Int32?
    private let lock = Mutex(())

    /// Listens on the descriptor that `VITRINE_EVENTS` names.
    init() { descriptor = getenv("VITRINE_EVENTS").flatMap { Int32(String(cString: $0)) } }

    init(descriptor: Int32) { self.descriptor = descriptor }

    private func send(_ event: String, _ members: (inout JSONWriter) -> Void) {
        guard let descriptor else { return }
        var json = JSONWriter()
        json.object { json in
            json.member("event", event)
            members(&json)
        }
        json.raw("\n")
        let bytes = json.data
        lock.withLock { _ in
            bytes.withUnsafeBytes { buffer in
                var offset = 0
                while offset < buffer.count {
                    let count = write(
                        descriptor, buffer.baseAddress! + offset, buffer.count - offset)
                    if count < 0, errno == EINTR { continue }
                    if count <= 0 { return }
                    offset += count
                }
            }
        }
    }

    func widget(kind: String, displayName: String?, families: [WidgetFamily]) {
        send("widget") { json in
            json.member("kind", kind)
            json.member("displayName", displayName)
            json.member("families", families.map(\.description))
        }
    }

    func begin(_ unit: RenderUnit, stage: String) {
        send("begin") { json in
            json.member("kind", unit.kind)
            json.member("family", unit.family.description)
            json.member("stage", stage)
        }
    }

    func end(_ unit: RenderUnit) {
        send("end") { json in
            json.member("kind", unit.kind)
            json.member("family", unit.family.description)
        }
    }

    func picture(_ file: String, isNew: Bool) {
        send(isNew ? "picture" : "unchanged") { $0.member("file", file) }
    }

    func report(_ file: String, kind: String, displayName: String?, pictures: Int) {
        send("report") { json in
            json.member("file", file)
            json.member("kind", kind)
            json.member("displayName", displayName)
            json.member("pictures", pictures)
        }
    }

    func finding(_ finding: Finding, kind: String?) {
        send("finding") { json in
            json.member("severity", finding.severity.rawValue)
            json.member("rule", finding.rule)
            json.member("message", finding.message)
            json.member("kind", kind)
            json.member("path", finding.path)
            json.member("hint", finding.hint)
            json.member("source", finding.source)
        }
    }

    func done(pictures: Int) { send("done") { $0.member("pictures", pictures) } }
}

/// What stands or falls together: one widget in one family.
struct RenderUnit: Hashable {
    var kind: String
    var family: WidgetFamily
}
