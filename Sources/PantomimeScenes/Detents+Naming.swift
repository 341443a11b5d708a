package import PantomimeKit

extension Detents {
  package static let options: [SceneOption] = [
    .screen,
    SceneOption(
      "detents", .counts(0...10_000, howMany: [2, 3, 4, 5, 6]),
      standard: .numbers([744, 444, 144]),
      "How much of the sheet shows where it may rest, in points; 0 is hidden."),
    SceneOption(
      "at", .count(0...5), standard: .number(1),
      "The detent it begins at, counted from the open one, 0."),
    SceneOption(
      "rule", .word(NamedRule.all.filter { $0.scope == .anchors }.map { $0.name }),
      standard: .word(NamedRule.detents.name),
      "The scene's own rule, with its usual parameters."),
    SceneOption(
      "hand-over", .flag, standard: .flag(true),
      "Whether one finger goes from the list to the sheet and back; otherwise it has one of them."),
    SceneOption(
      "settle", .word(["damping", "floating-panel"]), standard: .word("damping"), isLive: true,
      "Whether the spring has the damping given, or FloatingPanel's, which goes by the speed."),
    SceneOption(
      "damping", .number(0.01...1, .fraction), standard: .number(1), isLive: true,
      "The damping ratio of the spring that takes it to a detent."),
    SceneOption(
      "response", .number(0.01...60, .seconds), standard: .number(0.4), isLive: true,
      "The response of that spring."),
    SceneOption(
      "limit", .number(0...1_000_000, .fraction), standard: .number(30), isLive: true,
      "The greatest velocity it is given, in ways left per second."),
    SceneOption("rows", .count(0...1_000), standard: .number(50), "How many rows the list has."),
  ]

  package static let paths: [ScenePath<Detents>] = [
    ScenePath("sheet.y", "Where the screen shows the top of the sheet.") { scene, stage in
      .points(scene.top(on: stage))
    },
    ScenePath("detent", "The detent it rests at or goes to, counted from the open one.") {
      .count($0.detent)
    },
    ScenePath("hand", "What the finger moves: the sheet, the list or none.") { scene in
      .word(scene.hold?.hand?.rawValue ?? "none")
    },
    ScenePath(
      "release.velocity", "The velocity the last settling spring was given, in ways per second."
    ) { scene in scene.releaseVelocity.map { .fraction($0) } ?? .absent },
  ]
}
