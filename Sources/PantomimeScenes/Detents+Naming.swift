package import PantomimeKit

extension Detents {
  enum Settle: String, CaseIterable {
    case damping
    case floatingPanel = "floating-panel"
  }

  static let detents = OptionKey.counts(
    "detents", 0...10_000, howMany: [2, 3, 4, 5, 6], standard: [744, 444, 144],
    "The visible heights at which the sheet can rest, in points; 0 is hidden.")
  static let at = OptionKey.count(
    "at", 0...5, standard: 1, "The index of the initial detent; 0 is the open one.")
  static let rule = OptionKey.word(
    "rule", NamedRule.all.filter { $0.scope == .anchors }.map { $0.name },
    standard: NamedRule.detents.name, "The scene's own rule, with its usual parameters.")
  static let handOver = OptionKey.flag(
    "hand-over", standard: true,
    "Whether one drag can hand off between list and sheet; otherwise it moves only one of them.")
  static let settle = OptionKey<Settle>.choice(
    "settle", standard: .damping, isLive: true,
    "The source of the spring's damping: `damping`, or FloatingPanel's formula, which uses the speed."
  )
  static let damping = OptionKey.number(
    "damping", 0.01...1, .fraction, standard: 1, isLive: true,
    "The damping ratio of the spring that settles the sheet.")
  static let response = OptionKey.number(
    "response", 0.01...60, .seconds, standard: 0.4, isLive: true, "The response of that spring.")
  static let limit = OptionKey.number(
    "limit", 0...1_000_000, .fraction, standard: 30, isLive: true,
    "The limit of the initial velocity, in remaining distances per second.")
  static let rows = OptionKey.count(
    "rows", 0...1_000, standard: 50, "The number of rows in the list.")

  package static let options: [SceneOption] = [
    .screen, detents.option, at.option, rule.option, handOver.option, settle.option,
    damping.option, response.option, limit.option, rows.option,
  ]

  package static let paths: [ScenePath<Detents>] = [
    ScenePath("sheet.y", summary: "The top of the sheet, in screen coordinates.") { scene, stage in
      .points(scene.top(on: stage))
    },
    ScenePath("detent", summary: "The index of the current or target detent; 0 is the open one.") {
      .count($0.detent)
    },
    ScenePath("hand", summary: "The view that the finger moves: sheet, list or none.") { scene in
      .word(scene.drag.hold?.hand?.rawValue ?? "none")
    },
    ScenePath(
      "release.velocity",
      summary: "The last spring's initial velocity, in remaining distances per second."
    ) { scene in scene.releaseVelocity.map { .number($0, .perSecond) } ?? .absent },
  ]
}
