package import PantomimeKit
import PantomimeProps

/// The names the language knows the scene's options and paths by.
extension PokedexDetail {
  enum Image: String, CaseIterable {
    case loads, fails, never
    case noAddress = "no-address"
  }

  static let size = OptionKey.size(
    "screen", among: Screen.all.map { $0.size },
    "The size of the screen in points: one of those the source was drawn for.")
  static let dataLatency = latency("api-latency", 0.4, "How long the data take to come.")
  static let imageLatency = latency(
    "image-latency", 0.3, "How long the picture takes to load, or to fail.")
  static let image = OptionKey<Image>.choice(
    "image", standard: .loads, "What becomes of the picture.")
  static let minimum = latency(
    "minimum", 0.8, "How long the ball swings at least once the data have come.")
  static let burst = latency(
    "burst", 0.5, "How long the burst lasts before the creature appears.")
  static let stats = OptionKey.counts(
    "stats", 0...255, howMany: [1, statCount], standard: [100],
    "The numbers behind the bars, or one for them all.")
  static let seed = OptionKey.count(
    "seed", 0...1_000_000, standard: 1, "What the sparks are drawn from.")

  private static func latency(
    _ name: String, _ standard: Double, _ summary: String
  ) -> OptionKey<Double> {
    .number(name, 0...3_600, .seconds, standard: standard, summary)
  }

  package static let options: [SceneOption] = [
    size.option, dataLatency.option, imageLatency.option, image.option, minimum.option,
    burst.option, stats.option, seed.option, .faults(faults),
  ]

  static let appear = SignalForm("appear")

  package static let signals = [SignalForm("data", options: ["image-latency", "image"]), appear]

  package static let paths: [ScenePath<PokedexDetail>] =
    [
      ScenePath("gate", "Whether none, one or both of timer and picture have come.") {
        .word($0.gate.rawValue)
      },
      ScenePath("gate.count", "How often the gate has opened.") { .count($0.openings) },
      ScenePath("ball.frame", "The ball in its container, neither turned nor faded.") {
        .rect($1.shownBox(of: $0.views.ball, ballSize).frame)
      },
      ScenePath("creature.image", "What the creature's picture shows.") {
        .word($0.picture.rawValue)
      },
      ScenePath("layout", "Which constraints are in force.") { .word($0.layout.rawValue) },
      ScenePath(
        "background.present", "Whether it is still there.", value: { .flag($0.hasBackground) }),
      ScenePath(
        "header.hidden", "Whether the header has no picture.", value: { .flag(!$0.showsHeader) }),
      ScenePath("page", "The index of the page that is shown.") { .count($0.page(on: $1)) },
      ScenePath("stat.N.label", count: statCount, "The number that a label shows.") {
        .count($0.statsPage.labels[$2])
      },
    ] + emitterPaths
}

// MARK: - Sparks

extension PokedexDetail {
  private static let emitterPaths: [ScenePath<PokedexDetail>] = [
    ScenePath("emitter.present", "Whether the newest burst's surface is on the screen.") {
      scene, _ in .flag(scene.bursts.last?.run.isShown ?? false)
    },
    ScenePath("emitter.count", "How many surfaces are on the screen.") { scene, _ in
      .count(scene.bursts.count { $0.run.isShown })
    },
    ScenePath("emitter.born", "How many sparks the newest burst has given off.") {
      .count($0.bursts.last?.run.born(at: $1.now) ?? 0)
    },
    ScenePath("emitter.alive", "How many of them glow.") {
      .count($0.bursts.last?.run.alive(at: $1.now) ?? 0)
    },
    ScenePath("emitter.alpha", "The opacity of the newest burst's surface.") { scene, stage in
      scene.bursts.last.map { .fraction(stage.shown($0.surface, .alpha)) } ?? .absent
    },
    ScenePath("emitter.position", "Where it stands in the container.") { scene, stage in
      let frame = stage.shown(scene.views.container, .frame)
      return .point(Point(x: frame.width / 2, y: frame.height - 60))
    },
    ScenePath("emitter.size", "The surface: twice the container, so that no spark is cut.") {
      scene, stage in
      let frame = stage.shown(scene.views.container, .frame)
      return .pair(2 * frame.width, 2 * frame.height, .points)
    },
    sparkPath("place", "Where the newest spark is, from the emitter.") {
      .pair($0.offset.dx, $0.offset.dy, .points)
    },
    sparkPath("alpha", "The opacity of the newest spark.") { .fraction($0.alpha) },
    sparkPath("scale", "The scale of the newest spark.") { .fraction($0.scale) },
  ]

  private static func sparkPath(
    _ name: String, _ summary: String, _ read: @escaping @Sendable (Emitter.Particle) -> PathValue
  ) -> ScenePath<PokedexDetail> {
    ScenePath("spark.\(name)", summary) { scene, stage in
      scene.bursts.last?.run.newest(at: stage.now).map(read) ?? .absent
    }
  }
}
