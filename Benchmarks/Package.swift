// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The name by which the package manager calls the package above: its folder's.
let vitrine = URL(fileURLWithPath: Context.packageDirectory)
    .deletingLastPathComponent().lastPathComponent.lowercased()

/// Stages are visible inside their package only; measuring them one by one means to belong to it.
/// Nothing depends on this package, so an unsafe flag keeps nobody from using the other one.
let asPartOfVitrine: [SwiftSetting] = [.unsafeFlags(["-package-name", vitrine])]

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(path: "..")],
    targets: [
        .target(
            name: "Scene", dependencies: [.product(name: "Vitrine", package: vitrine)],
            packageAccess: false, swiftSettings: asPartOfVitrine),
        .executableTarget(
            name: "scene-batch", dependencies: ["Scene"], path: "Sources/SceneBatch",
            packageAccess: false, swiftSettings: asPartOfVitrine),
        .executableTarget(
            name: "stages", dependencies: ["Scene"], path: "Sources/Stages",
            packageAccess: false, swiftSettings: asPartOfVitrine),
        .executableTarget(
            name: "compare-pairs", dependencies: [.product(name: "Vitrine", package: vitrine)],
            path: "Sources/ComparePairs", packageAccess: false, swiftSettings: asPartOfVitrine),
        .executableTarget(
            name: "make-pairs", dependencies: [.product(name: "Vitrine", package: vitrine)],
            path: "Sources/MakePairs", packageAccess: false, swiftSettings: asPartOfVitrine),
    ],
    swiftLanguageModes: [.v6]
)
