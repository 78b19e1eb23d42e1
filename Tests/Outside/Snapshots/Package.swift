// swift-tools-version: 6.0
import PackageDescription

// Where the package under test is; a package of one's own names its dependency here.
let path = Context.environment["VITRINE_PATH"] ?? "../../.."
let name = String(path.split(separator: "/").last ?? "vitrine")

let package = Package(
    name: "Snapshots",
    dependencies: [.package(path: path)],
    targets: [
        .testTarget(
            name: "WidgetTests",
            dependencies: [
                .product(name: "Vitrine", package: name),
                .product(name: "WidgetSnapshotTesting", package: name),
            ])
    ]
)
