// swift-tools-version: 6.1
import PackageDescription

/// The name that SwiftPM gives Pantomime's package: that of its folder, as an identifier.
///
/// The benchmarks measure parts that are internal to that package.
let pantomime = String(
  Context.packageDirectory.split(separator: "/").dropLast(2).last?.lowercased()
    .map { $0.isLetter || $0.isNumber ? $0 : "_" } ?? [])

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
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-package-name", pantomime])],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)
