// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that users of Pantomime neither fetch nor build the benchmarks.
let package = Package(
  name: "pantomime-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "pantomime", path: "../.."),
    // Without traits: the default ones replace malloc and the runtime, which is not wanted here.
    .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
  ],
  targets: [
    .target(name: "CMeters"),
    .executableTarget(
      name: "Core",
      dependencies: [
        "CMeters",
        .product(name: "PantomimeKit", package: "pantomime"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Core",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)
