extension RenderCommand {
    static let declaration = CommandDeclaration(
        name: "render",
        abstract: "Pictures of every widget found in Swift source.",
        discussion: """
            Options with NAMES or another plural are axes: several values, separated by commas, give
            a picture for each combination.
            """,
        operand: .init(
            name: "PATH…",
            help: "A folder with a widget's source and resources, or Swift files of one widget.",
            completion: .files, minimum: 1),
        options: [
            .list(
                "family", "NAMES",
                "small, medium, large, extra-large, circular, rectangular, inline. Default: what the widget supports, of the first three.",
                completion: .choices(ChoiceList.family.choices.compactMap(\.aliases.first))),
            .list(
                "scheme", "NAMES", "light, dark. Default: both.",
                completion: .choices(ChoiceList.scheme.names)),
            .list(
                "device", "NAMES", "By model (iPhone 16) or by screen size. Default: 375x812.",
                completion: .choices(ChoiceList.device.names)),
            .list("scale", "NUMBERS", "Pixels per point. Default: the device's."),
            .list(
                "mode", "NAMES", "full-color, accented, vibrant. Default: full-color.",
                completion: .choices(["full-color", "accented", "vibrant"])),
            .list(
                "dynamic-type", "SIZES", "xSmall to xxxLarge, ax1 to ax5. Default: large.",
                completion: .choices(ChoiceList.dynamicType.names)),
            .list("locale", "NAMES", "Default: en_US."),
            .list(
                "layout-direction", "NAMES", "ltr, rtl. Default: the locale's.",
                completion: .choices(ChoiceList.layoutDirection.names)),
            .list(
                "time-zone", "NAMES", "Default: UTC.", completion: .choices(KnownTimeZones.names)),
            .list(
                "now", "INSTANTS",
                "What the widget takes for now, in ISO 8601. Default: \(RenderOptions.defaultInstant). 'system' is the real clock."
            ),
            .list("kind", "NAMES", "Only widgets of these kinds."),
            .value(
                "entries", "WHICH", "all, first, or a range of the timeline, from 0: 2..5.",
                completion: .choices(["all", "first"])),
            .value(
                "output", "FOLDER", "Where pictures and reports go. Default: Output.", letter: "o",
                completion: .folders),
            .value("jobs", "N", "Pictures drawn at a time. Default: the processors.", letter: "j"),
            .value("shard", "I/N", "Only this part of the work; the parts together are all of it."),
            .flag("square", nil, "Leave the corners in."),
            .value("fonts", "FOLDER", "Your own fonts in place of ours.", completion: .folders),
            .value(
                "symbols", "FOLDER", "Your own SVG symbols before ours.", completion: .folders),
            .list(
                "ios", "NUMBERS", "iOS versions whose palette, looks and rules hold. Default: 26.",
                completion: .choices(["18", "26"])),
            .value("timeout", "SECONDS", "For one widget in one family. Default: 10."),
            .value("memory", "MB", "That a widget's program may hold. Default: 1024."),
            .value(
                "swift-version", "MODE", "Language mode of the source, 5 or 6. Default: 5.",
                completion: .choices(["5", "6"])),
            .flag("json", nil, "One JSON document on standard output."),
            .flag("strict", nil, "A warning fails."),
            .flag("watch", nil, "Draw again whenever a file changes."),
        ] + CommandList.commonOptions)
}
