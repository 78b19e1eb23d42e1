// swift-tools-version: 6.0
import PackageDescription

// Where the package under test is: a folder, or the address of a repository with a version. The
// checks set one of the two; a package of one's own names its dependency here.
let path = Context.environment["VITRINE_PATH"]
let url = Context.environment["VITRINE_URL"]

let vitrine: Package.Dependency =
    if let url {
        .package(url: url, from: "1.0.0")
    } else {
        .package(path: path ?? "../../..")
    }

/// The package manager's name for it: the last part of its address.
let name = (url ?? path ?? "vitrine").split(separator: "/").last!.split(separator: ".")[0]

let package = Package(
    name: "Sample",
    dependencies: [vitrine],
    targets: [
        .target(
            name: "Forecast", dependencies: [.product(name: "Vitrine", package: String(name))]),
        .executableTarget(name: "DrawForecast", dependencies: ["Forecast"]),
        .testTarget(name: "ForecastTests", dependencies: ["Forecast"]),
    ]
)
