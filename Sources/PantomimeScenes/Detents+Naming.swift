package import PantomimeKit

extension Detents {
  enum Settle: String, CaseIterable {
    case damping
    case floatingPanel = "floating-panel"
  }

  static let detents = OptionKey.counts(
    "detents", 0...10_000, howMany: [2, 3, 4, 5, 6], standard: [744, 444, 144],
    "How much of the sheet shows where it may rest, in points; 0 is hidden.")
  static let at = OptionKey.count(
    "at", 0...5, standard: 1, "The detent it begins at, counted from the open one, 0.")
  static let rule = OptionKey.word(
    "rule", NamedRule.all.filter { $0.scope == .anchors }.map { $0.name },
    standard: NamedRule.detents.name, "The scene's own rule, with its usual parameters.")
  static let handOver = OptionKey.flag(
    "hand-over", standard: true,
    "Whether one finger goes from the list to the sheet and back; otherwise it has one of them.")
  static let settle = OptionKey<Settle>.choice(
    "settle", standard: .damping, isLive: true,
    "Whether the spring has the damping given, or FloatingPanel's, which goes by the speed.")
  static let damping = OptionKey.number(
    "damping", 0.01...1, .fraction, standard: 1, isLive: true,
    "The damping ratio of the spring that takes it to a detent.")
  static let response = OptionKey.number(
    "response", 0.01...60, .seconds, standard: 0.4, isLive: true, "The response of that spring.")
  static let limit = OptionKey.number(
    "limit", 0...1_000_000, .fraction, standard: 30, isLive: true,
    "The greatest velocity it is given, in ways left per second.")
  static let rows = OptionKey.count(
    "rows", 0...1_000, standard: 50, "How many rows the list has.")

  package static let options: [SceneOption] = [
    .screen, detents.option, at.option, rule.option, handOver.option, settle.option,
    damping.option, response.option, limit.option, rows.option,
  ]

  package static let paths: [ScenePath<Detents>] = [
    ScenePath("sheet.y", summary: "Where the screen shows the top of the sheet.") { scene, stage in
      .points(scene.top(on: stage))
    },
    ScenePath("detent", summary: "The detent it rests at or goes to, counted from the open one.") {
      .count($0.detent)
    },
    ScenePath("hand", summary: "What the finger moves: the sheet, the list or none.") { scene in
      .word(scene.drag.hold?.hand?.rawValue ?? "none")
    },
    ScenePath(
      "release.velocity",
      summary: "The velocity the last settling spring was given, in ways per second."
    ) { scene in scene.releaseVelocity.map { .fraction($0) } ?? .absent },
  ]
}
