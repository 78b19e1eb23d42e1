import PlainJSON

/// What a widget program is asked for, as JSON; Documentation/Protocol.md defines it.
struct RenderRequest {
    var options: RenderOptions
    var runtime: Runtime
    var program: WidgetProgram
    /// Units that cannot be drawn, with the reason, found out by earlier attempts.
    var skipped: [(unit: RenderUnit, reason: String)] = []
    /// Kinds that an earlier attempt drew, reports and all.
    var finished: [String] = []

    var json: JSON {
        [
            "version": 1,
            "output": .string(options.output.absolute.description),
            "families": options.families.map { JSON($0) } ?? nil,
            "schemes": JSON(options.schemes),
            "device": .array(options.devices.map { ["name": .string($0)] }),
            "scale": options.scales.map { .array($0.map { JSON($0) }) } ?? nil,
            "mode": JSON(options.modes),
            "dynamicType": JSON(options.dynamicTypes),
            "locale": JSON(options.locales),
            "layoutDirection": options.layoutDirections.map { JSON($0) } ?? nil,
            "timeZone": JSON(options.timeZones),
            "now": JSON(options.instants),
            "kinds": options.kinds.map { JSON($0) } ?? nil,
            "entries": .string(options.entries),
            "jobs": JSON(options.jobs),
            "shard": options.shard.map { ["index": JSON($0.index), "count": JSON($0.count)] }
                ?? nil,
            "square": .bool(options.isSquare),
            "bundledFonts": .string(runtime.fonts.description),
            "fonts": JSON(options.fonts?.description),
            "symbols": JSON(options.symbols?.description),
            "resources": .string(program.resources.description),
            "ios": .array(options.systems.map { JSON($0) }),
            "skip": .array(
                skipped.map { skipped in
                    [
                        "kind": .string(skipped.unit.kind), "family": .string(skipped.unit.family),
                        "reason": .string(skipped.reason),
                    ]
                }),
            "finished": JSON(finished),
            "timeLimit": .number(options.timeLimit),
            "list": false,
        ]
    }
}

/// What stands or falls together: one widget in one family.
struct RenderUnit: Hashable {
    var kind: String
    var family: String

    var description: String { "\(kind) (\(family))" }
}
