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
    .library(name: "PantomimeScenes", targets: ["PantomimeScenes", "PantomimeProps"]),
    .library(name: "PantomimeTesting", targets: ["PantomimeTesting"]),
    .library(name: "PantomimeTool", targets: ["PantomimeTool"]),
    .executable(name: "pantomime", targets: ["pantomime"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    .target(
      name: "PantomimeKinetics", swiftSettings: houseSettings, linkerSettings: [mathLibrary]),
    .target(
      name: "PantomimeGestures", dependencies: ["PantomimeKinetics"],
      swiftSettings: houseSettings),
    .target(
      name: "PantomimeKit", dependencies: ["PantomimeGestures", "PantomimeKinetics"],
      swiftSettings: houseSettings),
    .target(name: "PantomimeProps", dependencies: ["PantomimeKit"], swiftSettings: houseSettings),
    .target(
      name: "PantomimeScenes", dependencies: ["PantomimeKit", "PantomimeProps"],
      swiftSettings: houseSettings),
    .target(
      name: "PantomimeReporting", dependencies: ["PantomimeKit"], swiftSettings: houseSettings),
    .target(
      name: "PantomimeScripting",
      dependencies: ["PantomimeKit", "PantomimeProps", "PantomimeScenes", "PantomimeReporting"],
      swiftSettings: houseSettings),
    .target(
      name: "PantomimeFiles", dependencies: ["PantomimeReporting", "PantomimeScripting"],
      swiftSettings: houseSettings),
    .target(
      name: "PantomimeTesting",
      dependencies: [
        "PantomimeKit", "PantomimeReporting", "PantomimeScripting", "PantomimeFiles",
      ],
      swiftSettings: houseSettings),
    .target(name: "CPantomimeEdit", linkerSettings: [.linkedLibrary("edit")]),
    .target(
      name: "PantomimeTool",
      dependencies: [
        "PantomimeScripting", "PantomimeFiles", "CPantomimeEdit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: houseSettings),
    .executableTarget(
      name: "pantomime", dependencies: ["PantomimeTool"], swiftSettings: houseSettings),

    .testTarget(
      name: "PantomimeKitTests",
      dependencies: ["PantomimeKit", "PantomimeCounting", "PantomimeTimeLimit"],
      swiftSettings: houseSettings),
    .testTarget(
      name: "PropsTests", dependencies: ["PantomimeProps", "PantomimeKit", "PantomimeTimeLimit"],
      swiftSettings: houseSettings),
    .testTarget(
      name: "ScenesTests",
      dependencies: ["PantomimeScenes", "PantomimeProps", "PantomimeKit", "PantomimeTimeLimit"],
      swiftSettings: houseSettings),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["PantomimeReporting", "PantomimeKit", "PantomimeTimeLimit"],
      swiftSettings: houseSettings),
    .testTarget(
      name: "ScriptingTests",
      dependencies: [
        "PantomimeScripting", "PantomimeScenes", "PantomimeProps", "PantomimeReporting",
        "PantomimeKit", "PantomimeCounting", "PantomimeTimeLimit",
      ],
      exclude: ["Answers/Screens"],
      swiftSettings: houseSettings),
    .testTarget(
      name: "TestingTests",
      dependencies: ["PantomimeTesting", "PantomimeScenes", "PantomimeTimeLimit"],
      exclude: ["Gestures", "Broken", "Empty", "Traces"], swiftSettings: houseSettings),
    .target(
      name: "PantomimeTimeLimit", path: "Tests/PantomimeTimeLimit", swiftSettings: houseSettings),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(name: "CRuntimeCounts", path: "Tests/CRuntimeCounts"),
    .target(
      name: "PantomimeCounting", dependencies: ["CRuntimeCounts"], path: "Tests/PantomimeCounting",
      swiftSettings: houseSettings),
    .executableTarget(
      name: "OperationMeter", dependencies: ["PantomimeKit", "PantomimeCounting"],
      path: "Tests/OperationMeter", swiftSettings: houseSettings),
    .executableTarget(
      name: "SnapshotMeter", dependencies: ["PantomimeScripting", "PantomimeKit"],
      path: "Tests/SnapshotMeter", swiftSettings: houseSettings),
    .testTarget(
      name: "PantomimeTests",
      dependencies: [
        "pantomime", "PantomimeTool", "SnapshotMeter", "PantomimeScripting", "PantomimeReporting",
        "CPseudoTerminal",
        "PantomimeTimeLimit",
      ],
      exclude: ["junit.xsd", "Screens"],
      swiftSettings: houseSettings),
  ],
  swiftLanguageModes: [.v6]
)
