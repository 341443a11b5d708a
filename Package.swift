// swift-tools-version: 6.1
import PackageDescription

/// Settings every Swift target shares: imports say what they expose, and `any` is always written out.
let houseSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Square roots and rounding are calls into libm on these systems: whoever links the core needs it,
/// and a program that imports nothing else has nobody else to bring it along.
let mathLibrary = LinkerSetting.linkedLibrary("m", .when(platforms: [.linux, .android, .openbsd]))

let package = Package(
  name: "pantomime",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "PantomimeKit", targets: ["PantomimeKit"]),
    .executable(name: "pantomime", targets: ["pantomime"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    .target(
      name: "PantomimeKit", swiftSettings: houseSettings, linkerSettings: [mathLibrary]),
    .target(name: "Scenes", dependencies: ["PantomimeKit"], swiftSettings: houseSettings),
    .target(name: "Reporting", dependencies: ["PantomimeKit"], swiftSettings: houseSettings),
    .target(
      name: "Scripting",
      dependencies: ["PantomimeKit", "Scenes", "Reporting"],
      swiftSettings: houseSettings),
    .target(name: "CEdit", linkerSettings: [.linkedLibrary("edit")]),
    .executableTarget(
      name: "pantomime",
      dependencies: [
        "Scripting", "CEdit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: houseSettings),

    .testTarget(
      name: "PantomimeKitTests", dependencies: ["PantomimeKit", "PantomimeTimeLimit"],
      swiftSettings: houseSettings),
    .testTarget(
      name: "ScenesTests", dependencies: ["Scenes", "PantomimeKit", "PantomimeTimeLimit"],
      swiftSettings: houseSettings),
    .testTarget(
      name: "ReportingTests", dependencies: ["Reporting", "PantomimeKit", "PantomimeTimeLimit"],
      swiftSettings: houseSettings),
    .testTarget(
      name: "ScriptingTests",
      dependencies: ["Scripting", "Scenes", "Reporting", "PantomimeKit", "PantomimeTimeLimit"],
      swiftSettings: houseSettings),
    .target(
      name: "PantomimeTimeLimit", path: "Tests/PantomimeTimeLimit", swiftSettings: houseSettings),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .executableTarget(
      name: "SnapshotMeter", dependencies: ["Scripting", "PantomimeKit"],
      path: "Tests/SnapshotMeter", swiftSettings: houseSettings),
    .testTarget(
      name: "PantomimeTests",
      dependencies: [
        "pantomime", "SnapshotMeter", "Scripting", "Reporting", "CPseudoTerminal",
        "PantomimeTimeLimit",
      ],
      exclude: ["junit.xsd"],
      swiftSettings: houseSettings),
  ],
  swiftLanguageModes: [.v6]
)
