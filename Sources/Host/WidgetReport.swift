import Foundation
import LayoutEngine
import LayoutReport
import Rendering
import Widgets

/// `report.json` of one widget: everything about its pictures that is not a pixel.
struct WidgetReport {
    struct Picture {
        var file: String
        var family: WidgetFamily
        var setting: ProviderSetting
        var look: Look
        /// The mode it was drawn in, which the family may decide.
        var mode: WidgetRenderingMode
        /// Nil for the placeholder.
        var index: Int?
        var date: Date
        var relevance: TimelineEntryRelevance?
        var size: CGSize
        var hash: String
        var url: String?
        var tree: ReportNode
        var findings: [Finding]
    }

    /// What a provider answered in one family and setting.
    struct Timeline {
        var family: WidgetFamily
        var setting: ProviderSetting
        var policy: TimelineReloadPolicy
        var entries: Int
    }

    struct Skipped {
        var family: String
        var reason: String
    }

    var kind: String
    var displayName: String?
    var summary: String?
    var families: [WidgetFamily]
    var configuration: String
    var timelines: [Timeline] = []
    var skipped: [Skipped] = []
    /// About no single picture.
    var findings: [Finding] = []
    var pictures: [Picture] = []

    /// The document, keys in the order in which people read them.
    var data: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("version", 1)
            json.member("kind", kind)
            json.member("displayName", displayName)
            json.member("description", summary)
            json.member("families", families.map(\.description))
            json.member("configuration", configuration)
            if let first = timelines.first {
                json.member("policy") { Self.write(first.policy, to: &$0) }
            }
            json.member("timelines") { json in
                json.array(timelines) { Self.write($1, to: &$0) }
            }
            if !skipped.isEmpty {
                json.member("skipped") { json in
                    json.array(skipped) { json, skipped in
                        json.object { json in
                            json.member("family", skipped.family)
                            json.member("reason", skipped.reason)
                        }
                    }
                }
            }
            json.member("findings") { json in
                json.array(findings) { Self.write($1, to: &$0) }
            }
            json.member("pictures") { json in
                json.array(pictures) { Self.write($1, to: &$0) }
            }
        }
        json.raw("\n")
        return json.data
    }

    private static func write(_ policy: TimelineReloadPolicy, to json: inout JSONWriter) {
        json.object { json in
            switch policy.rule {
            case .atEnd: json.member("atEnd", true)
            case .never: json.member("never", true)
            case .after(let date): json.member("after", Instant.text(date))
            }
        }
    }

    private static func write(_ timeline: Timeline, to json: inout JSONWriter) {
        json.object { json in
            json.member("family", timeline.family.description)
            write(timeline.setting, to: &json)
            json.member("policy") { write(timeline.policy, to: &$0) }
            json.member("entries", timeline.entries)
        }
    }

    private static func write(_ setting: ProviderSetting, to json: inout JSONWriter) {
        json.member("device", setting.device.name)
        json.member("locale", setting.locale)
        json.member("timeZone", setting.timeZone)
        json.member("now", Instant.text(setting.now))
        json.member("ios", setting.ios)
    }

    private static func write(_ picture: Picture, to json: inout JSONWriter) {
        json.object { json in
            json.member("file", picture.file)
            json.member("variant") { json in
                json.object { json in
                    json.member("family", picture.family.description)
                    json.member("scheme", picture.look.scheme.name)
                    json.member("mode", picture.mode.description)
                    json.member("dynamicType", picture.look.dynamicType.name)
                    json.member("layoutDirection", picture.look.direction.name)
                    write(picture.setting, to: &json)
                }
            }
            json.member("entry") { json in
                json.object { json in
                    if let index = picture.index {
                        json.member("index", index)
                    } else {
                        json.member("placeholder", true)
                    }
                    json.member("date", Instant.text(picture.date))
                    if let relevance = picture.relevance {
                        json.member("relevance") { json in
                            json.object { json in
                                json.member("score", Double(relevance.score))
                                json.member("duration", relevance.duration)
                            }
                        }
                    }
                }
            }
            json.member("size", [picture.size.width, picture.size.height])
            json.member("scale", picture.look.scale)
            json.member("hash", picture.hash)
            json.member("url", picture.url)
            json.member("tree") { picture.tree.write(to: &$0) }
            json.member("findings") { json in
                json.array(picture.findings) { write($1, to: &$0) }
            }
        }
    }

    private static func write(_ finding: Finding, to json: inout JSONWriter) {
        json.object { json in
            json.member("rule", finding.rule)
            json.member("severity", finding.severity.rawValue)
            json.member("message", finding.message)
            json.member("path", finding.path)
            json.member("hint", finding.hint)
            json.member("source", finding.source)
        }
    }
}
