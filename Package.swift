// swift-tools-version: 6.2
import PackageDescription

/// Settings that all Swift targets share: imports specify what they expose, and `any` is always
/// explicit.
let houseSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The setting that links the mathematics library, libm.
///
/// On these systems, square roots and rounding are calls to libm. A program that links the core may
/// have no other dependency that links libm.
let mathLibrary = LinkerSetting.linkedLibrary("m", .when(platforms: [.linux, .android, .openbsd]))

/// Settings for the test targets, which aren't optimized in the release configuration either.
///
/// Optimizing the tests would take longer than running them without optimization. Nothing imports a
/// test target, so the release build writes no interface of it first, unlike those of the other targets
/// (`scripts/lib/build.bash`). A package that depends on this one builds no test targets, so the unsafe
/// flags don't affect it.
let testSettings =
  houseSettings + [
    .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
  ]

/// Returns a room, which is a test target that covers a target or some of its folders.
///
/// `scripts/lib/rooms` lists the sources that each room covers.
func room(
  _ name: String, in folder: String? = nil, of dependencies: [Target.Dependency],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"],
    path: "Tests/\(folder ?? name)", exclude: exclude, swiftSettings: testSettings)
}

/// Returns a room that covers some folders of PantomimeScripting.
func scriptingRoom(_ folder: String, exclude: [String] = []) -> Target {
  room(
    "Scripting\(folder)Tests", in: "ScriptingTests/\(folder)",
    of: [
      "PantomimeScripting", "PantomimeScenes", "PantomimeProps", "PantomimeReporting",
      "PantomimeKit", "PantomimeCounting", "ScriptingSupport",
    ],
    exclude: exclude)
}

let package = Package(
  name: "pantomime",
  platforms: [
    .macOS(.v13), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "PantomimeGestures", targets: ["PantomimeGestures"]),
    .library(name: "PantomimeKit", targets: ["PantomimeKit"]),
    .library(name: "PantomimeScenes", targets: ["PantomimeScenes", "PantomimeProps"]),
    .library(name: "PantomimeTesting", targets: ["PantomimeTesting"]),
    .library(name: "PantomimeTool", targets: ["PantomimeTool"]),
    .library(name: "PantomimeRecorder", targets: ["PantomimeRecorder"]),
    .executable(name: "pantomime", targets: ["pantomime"]),
    .plugin(name: "PantomimeCommand", targets: ["PantomimeCommand"]),
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
      name: "PantomimeReporting", dependencies: ["PantomimeKit"], swiftSettings: houseSettings,
      plugins: ["PantomimeTexts"]),
    .target(
      name: "PantomimeScripting",
      dependencies: ["PantomimeKit", "PantomimeProps", "PantomimeScenes", "PantomimeReporting"],
      exclude: ["Words/Texts"], swiftSettings: houseSettings, plugins: ["PantomimeTexts"]),
    .target(
      name: "PantomimeLessons",
      dependencies: [
        "PantomimeKit", "PantomimeScenes", "PantomimeReporting", "PantomimeScripting",
      ],
      exclude: ["Documents"], swiftSettings: houseSettings, plugins: ["PantomimeTexts"]),
    .target(
      name: "PantomimeDiscovery",
      dependencies: [
        "PantomimeKit", "PantomimeProps", "PantomimeScenes", "PantomimeReporting",
        "PantomimeScripting",
      ],
      swiftSettings: houseSettings),
    .target(
      name: "PantomimeWeb",
      dependencies: [
        "PantomimeKit", "PantomimeProps", "PantomimeScenes", "PantomimeReporting",
        "PantomimeScripting", "PantomimeLessons",
      ],
      exclude: ["Page", "Runtime"], swiftSettings: houseSettings),
    .target(
      name: "PantomimeFiles",
      dependencies: [
        "PantomimeKit", "PantomimeProps", "PantomimeReporting", "PantomimeScripting",
      ],
      swiftSettings: houseSettings),
    .target(
      name: "PantomimeTesting",
      dependencies: [
        "PantomimeKit", "PantomimeReporting", "PantomimeScripting", "PantomimeDiscovery",
        "PantomimeFiles",
      ],
      swiftSettings: houseSettings),
    .target(name: "PantomimeRecorder", swiftSettings: houseSettings),
    .target(name: "CPantomimeEdit", linkerSettings: [.linkedLibrary("edit")]),
    .target(
      name: "PantomimeTool",
      dependencies: [
        "PantomimeScripting", "PantomimeLessons", "PantomimeDiscovery", "PantomimeFiles",
        "CPantomimeEdit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: houseSettings),
    .executableTarget(
      name: "pantomime", dependencies: ["PantomimeTool"], swiftSettings: houseSettings),
    .plugin(
      name: "PantomimeTexts", capability: .buildTool(), path: "Sources/PantomimeTexts",
      exclude: ["embed", "texts"]),
    .plugin(
      name: "PantomimeCommand",
      capability: .command(
        intent: .custom(
          verb: "pantomime", description: "Runs scripts of gestures, and the other subcommands.")),
      dependencies: ["pantomime"], path: "Sources/PantomimeCommand"),

    room("KineticsTests", of: ["PantomimeKit"], exclude: ["Reference"]),
    room("GesturesTests", of: ["PantomimeKit"], exclude: ["Reference"]),
    room("KitTests", of: ["PantomimeKit", "PantomimeCounting"]),
    room("PropsTests", of: ["PantomimeProps", "PantomimeKit"]),
    room("ScenesTests", of: ["PantomimeScenes", "PantomimeProps", "PantomimeKit"]),
    room("ReportingTests", of: ["PantomimeReporting", "PantomimeKit"]),
    scriptingRoom("Language"),
    scriptingRoom("Help"),
    scriptingRoom("Answers", exclude: ["Screens"]),
    scriptingRoom("History"),
    scriptingRoom("Assertions"),
    scriptingRoom("Commands"),
    scriptingRoom("Pictures"),
    scriptingRoom("Traces"),
    scriptingRoom("Laws"),
    scriptingRoom("Project"),
    room(
      "LessonsTests",
      of: [
        "PantomimeLessons", "PantomimeReporting", "PantomimeScripting", "PantomimeScenes",
        "PantomimeKit",
      ],
      exclude: ["Screens"]),
    room(
      "TestingTests",
      of: ["PantomimeTesting", "PantomimeScenes", "PantomimeReporting", "PantomimeGestures"],
      exclude: ["Gestures", "Broken", "Empty", "Traces"]),
    room(
      "FilesTests",
      of: [
        "PantomimeFiles", "PantomimeReporting", "PantomimeScripting", "PantomimeScenes",
        "PantomimeKit",
      ]),
    room(
      "DiscoveryTests",
      of: [
        "PantomimeDiscovery", "PantomimeReporting", "PantomimeScripting", "PantomimeScenes",
        "PantomimeKit",
      ]),
    room("WebTests", of: ["PantomimeWeb", "ScriptingSupport"]),
    room(
      "PantomimeTests",
      of: [
        "pantomime", "PantomimeTool", "SnapshotMeter", "PantomimeScripting", "PantomimeReporting",
        "CPseudoTerminal",
      ],
      exclude: ["junit.xsd", "Screens"]),
    .target(
      name: "TestSupport", dependencies: ["PantomimeKinetics"], path: "Tests/TestSupport",
      swiftSettings: houseSettings),
    .target(
      name: "ScriptingSupport",
      dependencies: [
        "PantomimeScripting", "PantomimeScenes", "PantomimeReporting", "PantomimeKit",
      ],
      path: "Tests/ScriptingSupport", swiftSettings: houseSettings),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    // All tests run through these functions, so they are optimized in every configuration.
    .target(
      name: "CRuntimeCounts", path: "Tests/CRuntimeCounts",
      cSettings: [.unsafeFlags(["-O2"])]),
    .target(
      name: "PantomimeCounting", dependencies: ["CRuntimeCounts"], path: "Tests/PantomimeCounting",
      swiftSettings: houseSettings),
    .executableTarget(
      name: "SnapshotMeter", dependencies: ["PantomimeScripting", "PantomimeKit"],
      path: "Tests/SnapshotMeter", swiftSettings: houseSettings),
  ],
  swiftLanguageModes: [.v6]
)

// `scripts/test --near` sets this variable to the rooms to build, so that no other tests are built.
if let rooms = Context.environment["PANTOMIME_ROOMS"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { $0.type == .test && !rooms.contains($0.name) }
}

/// Returns the names of the targets of this package that a target lists as dependencies.
func listed(by target: Target) -> [String] {
  target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
}

// A target is compiled again only if the interface of a target that it lists has changed. The layout
// of a type can change the code of modules whose own interfaces, and those of the modules between them
// and the type, don't change, so each target also lists what its dependencies depend on.
for target in package.targets where target.type != .plugin {
  var names = listed(by: target)
  var index = 0
  while index < names.count {
    let below = package.targets.first { $0.name == names[index] }.map(listed(by:)) ?? []
    for name in below where !names.contains(name) {
      names.append(name)
      target.dependencies.append(.byName(name: name))
    }
    index += 1
  }
}
