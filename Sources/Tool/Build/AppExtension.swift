/// The folder that a widget's program lives in, laid out as iOS does, so that `Bundle.main` finds
/// its property list and resources: `Weather.appex/Weather`, everything else flat beside it.
struct AppExtension {
    var sources: WidgetSources

    init(_ sources: WidgetSources) { self.sources = sources }

    func write(to folder: FilePath, executable: FilePath) throws(FileError) {
        let bundle = folder / "\(sources.moduleName).appex"
        try bundle.makeDirectory()
        for resource in sources.resources where resource.destination != "Info.plist" {
            let path = bundle / resource.destination
            try path.parent.makeDirectory()
            try path.write(resource.file.contents)
        }
        try (bundle / "Info.plist").write(propertyList)
        let program = bundle / sources.moduleName
        if !program.links(to: executable) { try executable.copyExecutable(to: program) }
    }

    /// The user's own with the build settings filled in, else one like those that Xcode makes.
    private var propertyList: String {
        let own = sources.resources.first { $0.destination == "Info.plist" }
        let text = own.map { String(decoding: $0.file.contents, as: UTF8.self) }
        return substituted(text.flatMap { $0.contains("<plist") ? $0 : nil } ?? Self.template)
    }

    private func substituted(_ text: String) -> String {
        let name = sources.moduleName
        let settings = [
            "PRODUCT_NAME": name, "EXECUTABLE_NAME": name, "TARGET_NAME": name,
            "PRODUCT_MODULE_NAME": name, "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(name)",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "DEVELOPMENT_LANGUAGE": "en",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
        ]
        var result = ""
        var rest = text[...]
        while let start = rest.suffix(from: "$(") {
            result += rest[..<start.startIndex]
            guard let end = start.firstIndex(of: ")") else { return result + start }
            let setting = start[start.index(start.startIndex, offsetBy: 2)..<end].prefix {
                $0 != ":"
            }
            result += settings[String(setting)] ?? ""
            rest = start[start.index(after: end)...]
        }
        return result + rest
    }

    private static let template = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <key>CFBundleDevelopmentRegion</key><string>en</string>
            <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME)</string>
            <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
            <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>CFBundleInfoDictionaryVersion</key><string>6.0</string>
            <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
            <key>CFBundlePackageType</key><string>XPC!</string>
            <key>CFBundleShortVersionString</key><string>1.0</string>
            <key>CFBundleVersion</key><string>1</string>
            <key>NSExtension</key>
            <dict>
                <key>NSExtensionPointIdentifier</key>
                <string>com.apple.widgetkit-extension</string>
            </dict>
        </dict>
        </plist>
        """
}
