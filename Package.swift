// swift-tools-version: 6.0
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax: the folder of its libraries, found beside the manifest runtime
/// that runs this file. Only the source prepass uses it; nothing that other packages link does.
let hostLibraries: String = {
    // Read to its end: a file of /proc has no size, and `String(contentsOfFile:)` stops early.
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.contains("/lib/swift/pm/") }),
        let start = line.firstIndex(of: "/"),
        let end = line.range(of: "/lib/swift/pm/")
    else { return "/usr/lib/swift/host" }
    return line[start..<end.lowerBound] + "/lib/swift/host"
}()

/// Widget source as users have it, built here so that tests can reach it. `@main` must not become
/// the `main` of the program that a template is linked into. Assets and translations are read from
/// the folder.
func template(_ name: String, resources: [String] = []) -> Target {
    .target(
        name: name, dependencies: ["SwiftUI", "WidgetKit", "AppIntents", "FoundationShim"],
        path: "Templates/\(name)", exclude: ["README.md"] + resources,
        swiftSettings: [
            .swiftLanguageMode(.v5),
            .unsafeFlags(
                [
                    "-entry-point-function-name", "\(name)_main",
                    // What of Apple's Foundation is missing here; the prepass adds it to users' files.
                    "-import-module", "FoundationShim",
                ].flatMap { ["-Xfrontend", $0] }),
        ])
}

let package = Package(
    name: "vitrine",
    products: [
        // What users' programs link: every module that widget source imports, and the engine.
        .library(
            name: "Vitrine", type: .dynamic,
            targets: [
                "SwiftUI", "WidgetKit", "AppIntents", "Intents", "UIKit", "CoreGraphics",
                "Combine", "os", "OSLog", "ActivityKit", "Charts", "FoundationShim", "Host", "Vitrine",
                "PictureComparison", "LayoutComparison", "WidgetSnapshotTesting",
            ]),
        // What tells Swift Testing and XCTest of snapshots. On its own, so that nothing but tests
        // loads the two.
        .library(name: "WidgetSnapshotTesting", type: .dynamic, targets: ["SnapshotIssues"]),
        // `main`, and the clock, locale and calendar of a widget program.
        .library(name: "VitrineProgram", type: .dynamic, targets: ["ProgramEntry", "ProgramHooks"]),
        .executable(name: "vitrine", targets: ["Tool"]),
        .executable(name: "vitrine-prepass", targets: ["SourcePrepass"]),
    ],
    targets: [
        // C libraries
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pango",
            providers: [.apt(["libpango1.0-dev", "libfontconfig-dev", "libharfbuzz-dev"])]),
        .systemLibrary(name: "CXXHash", providers: [.apt(["libxxhash-dev"])]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(
            name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(
            name: "CMarkdown", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        .target(name: "PNGEncoder", dependencies: ["CDeflate"]),
        .target(name: "PixelSpans"),
        .target(name: "PixelComparison"),
        .target(name: "PNGReader", dependencies: ["CDeflate", "CPNG"]),

        // The engine: plain values, one stage a target
        .target(name: "Graphics"),
        .target(name: "LayoutEngine", dependencies: ["Graphics"]),
        .target(
            name: "Typesetting", dependencies: ["Graphics", "Images", "CPango"],
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "Markdown", dependencies: ["FoundationShim", "CMarkdown"]),
        // Languages as Foundation's own ICU knows them.
        .target(
            name: "LocaleText", dependencies: ["FoundationShim"],
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "Symbols", dependencies: ["Graphics"]),
        .target(
            name: "Raster",
            dependencies: ["Graphics", "CCairo", "CXXHash", "PNGEncoder", "PixelSpans"]),
        .target(
            name: "Images",
            dependencies: ["Graphics", "CCairo", "PNGReader", "CTurboJPEG", "CXXHash"]),

        // What comparing needs, which the tool does without the engine
        .target(name: "LayoutReport"),
        .target(name: "LayoutComparison", dependencies: ["LayoutReport"]),
        .target(
            name: "PictureComparison",
            dependencies: [
                "Graphics", "LayoutReport", "PixelComparison", "PNGReader", "CDeflate",
                "CXXHash",
            ]),

        // What users write, and what turns it into pictures
        .target(name: "Views",
            dependencies: ["LayoutEngine", "Graphics", "Combine", "FoundationShim"]),
        .target(name: "IntentVocabulary", dependencies: ["Views", "FoundationShim"]),
        .target(
            name: "Widgets",
            dependencies: [
                "Views", "LayoutEngine", "Graphics", "FoundationShim", "IntentVocabulary",
            ]),
        .target(
            name: "Rendering",
            dependencies: [
                "Views", "LayoutEngine", "Graphics", "Typesetting", "Markdown", "LocaleText", "Symbols",
                "Raster", "LayoutReport",
            ]),
        .target(
            name: "Host",
            dependencies: [
                "Widgets", "IntentVocabulary", "FoundationShim", "Views", "LayoutEngine",
                "Graphics", "Rendering", "Typesetting", "LocaleText", "Symbols", "Raster", "Images",
                "PlainJSON", "UIKit", "LayoutReport",
            ]),
        .target(
            name: "Vitrine",
            dependencies: [
                "Host", "Widgets", "Rendering", "SwiftUI", "UIKit", "Typesetting", "Symbols",
                "Raster", "Images", "LayoutReport",
            ]),

        .target(
            name: "WidgetSnapshotTesting",
            dependencies: [
                "Vitrine", "Views", "Widgets", "LayoutEngine", "Graphics", "Raster", "LayoutReport",
                "LayoutComparison", "PictureComparison",
            ]),
        // No arrow to the engine: it is found by name, and a second copy would come along.
        .target(name: "SnapshotIssues"),

        // Modules named as in users' imports: re-exports, no logic
        .macro(name: "VitrineMacros", dependencies: ["MacroExpansion", "PlainJSON"]),
        .target(name: "MacroExpansion", dependencies: ["PlainJSON"]),
        .target(name: "PlainJSON"),
        .target(name: "FoundationShim"),
        .target(name: "Combine", dependencies: ["FoundationShim"]),
        .target(name: "os"),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(
            name: "CoreGraphics",
            dependencies: ["Graphics", "_Testing_CoreGraphics", "_Testing_UIKit"]),
        .target(name: "UIKit", dependencies: ["Views", "LayoutEngine", "CoreGraphics"]),
        .target(
            name: "SwiftUI",
            dependencies: [
                "Views", "LayoutEngine", "Graphics", "VitrineMacros", "CoreGraphics", "UIKit",
                "Combine", "os", "FoundationShim",
            ]),
        .target(
            name: "WidgetKit",
            dependencies: ["Widgets", "IntentVocabulary", "SwiftUI", "VitrineMacros"]),
        .target(name: "AppIntents", dependencies: ["IntentVocabulary", "SwiftUI"]),
        .target(name: "Intents", dependencies: ["IntentVocabulary"]),
        .target(name: "ActivityKit", dependencies: ["Widgets", "FoundationShim"]),
        .target(name: "Charts", dependencies: ["Views", "LayoutEngine", "Graphics", "FoundationShim"]),
        // Empty: `import Testing` beside modules of these names asks for such overlays.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),

        // The tool
        .target(name: "ProgramHooks"),
        // No arrow to Host: the program finds it in libVitrine, and a second copy would come along.
        .target(name: "ProgramEntry"),
        .executableTarget(name: "Tool", dependencies: ["PlainJSON", "CXXHash"]),
        .executableTarget(
            name: "SourcePrepass", dependencies: ["PlainJSON"],
            swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
            linkerSettings: [
                .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
            ]),

        // Draws a picture of the documentation
        .executableTarget(
            name: "mode-sheet", dependencies: ["Vitrine", "SwiftUI"], path: "Scripts/modes"),

        // What people start from
        template("Weather"),
        template("CalendarDay"),
        template("Activity"),
        template("Stocks", resources: ["Assets.xcassets"]),
        template("Reminders", resources: ["Assets.xcassets", "Localizable.xcstrings"]),
        template("Battery"),
        template("Countdown", resources: ["Assets.xcassets"]),
        template("Music"),
        template("News", resources: ["Assets.xcassets"]),
        template("Notes", resources: ["Assets.xcassets"]),
        template("PhotoCaption", resources: ["Assets.xcassets"]),
        template("WorldClock", resources: ["Assets.xcassets"]),

        // Tests
        .target(
            name: "TestSupport", dependencies: ["Graphics", "LayoutEngine", "Views"],
            path: "Tests/TestSupport"),
        .testTarget(name: "ToolTests", dependencies: ["Tool", "PlainJSON", "SourcePrepass"]),
        .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion", "PlainJSON"]),
        .testTarget(name: "RasterTests", dependencies: ["Raster", "Images", "Graphics"]),
        .testTarget(name: "ImagesTests", dependencies: ["Images", "Graphics"]),
        .testTarget(name: "GraphicsTests", dependencies: ["Graphics"]),
        .testTarget(
            name: "LayoutComparisonTests", dependencies: ["LayoutComparison", "LayoutReport"],
            exclude: ["Cases"]),
        .testTarget(
            name: "PictureComparisonTests",
            dependencies: [
                "PictureComparison", "PixelComparison", "LayoutReport", "Graphics", "Images", "Raster",
                "CDeflate", "CPNG",
            ],
            exclude: ["Data"]),
        .testTarget(
            name: "SymbolsTests", dependencies: ["Symbols", "Graphics"], exclude: ["Data"]),
        .testTarget(
            name: "LayoutEngineTests", dependencies: ["LayoutEngine", "Graphics", "TestSupport"]),
        .testTarget(name: "FoundationShimTests", dependencies: ["FoundationShim", "LocaleText"]),
        .testTarget(name: "MarkdownTests", dependencies: ["Markdown", "FoundationShim"]),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "Graphics"]),
        .testTarget(
            name: "TruthTests",
            dependencies: ["Views", "LayoutEngine", "Graphics", "Typesetting", "TestSupport"]),
        .testTarget(
            name: "RenderingTests",
            dependencies: [
                "Rendering", "Views", "Widgets", "Charts", "LayoutEngine", "Graphics", "Typesetting",
                "Symbols", "Raster", "Images", "TestSupport", "LayoutReport",
                "LayoutComparison",
            ],
            exclude: ["References"]),
        .testTarget(
            name: "WidgetsTests",
            dependencies: [
                "WidgetKit", "AppIntents", "Widgets", "Views", "IntentVocabulary", "PlainJSON",
                "FoundationShim", "Combine",
            ],
            exclude: ["Data"]),
        .testTarget(
            name: "HostTests",
            dependencies: [
                "Host", "WidgetKit", "AppIntents", "Rendering", "PlainJSON", "TestSupport", "Raster",
                "Graphics", "LayoutEngine", "Vitrine", "SwiftUI",
            ]),
        .testTarget(
            name: "WidgetSnapshotTestingTests",
            dependencies: ["WidgetSnapshotTesting", "SwiftUI", "WidgetKit"]),
        .testTarget(
            name: "ViewsTests",
            dependencies: ["Views", "LayoutEngine", "Graphics", "LocaleText", "TestSupport"]),
        // Source as users write it, beside the tests that draw it.
        .testTarget(
            name: "VocabularyTests",
            dependencies: [
                "SwiftUI", "WidgetKit", "AppIntents", "Intents", "UIKit", "CoreGraphics", "Combine",
                "os", "OSLog", "ActivityKit", "Charts", "Rendering", "Typesetting", "Symbols", "Graphics",
                "LayoutEngine", "Views", "Widgets", "TestSupport",
            ],
            swiftSettings: [
                .swiftLanguageMode(.v5),
                .unsafeFlags([
                    "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Vocabulary_main",
                ]),
            ]),
        .testTarget(
            name: "ChartsTests",
            dependencies: ["Charts", "Views", "LayoutEngine", "Graphics", "TestSupport"]),
        .testTarget(
            name: "TemplateTests",
            dependencies: [
                "Weather", "CalendarDay", "Activity", "Stocks", "Reminders", "Battery",
                "Countdown", "Music", "News", "Notes", "PhotoCaption", "WorldClock",
                "Rendering", "Typesetting", "Symbols", "Raster", "Host", "Views", "Widgets",
                "LayoutEngine", "Graphics", "LayoutReport",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
