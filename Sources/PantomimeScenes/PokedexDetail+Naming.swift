package import PantomimeKit

/// The names the language knows the scene's options, faults and paths by.
extension PokedexDetail {
  package static let options: [SceneOption] = [
    SceneOption(
      "screen", .sizes(Screen.all.map { $0.size }), standard: .size(Screen.all[0].size),
      "The size of the screen in points: one of those the source was drawn for."),
    latency("api-latency", 0.4, "How long the data take to come."),
    latency("image-latency", 0.3, "How long the picture takes to load, or to fail."),
    SceneOption(
      "image", .word(["loads", "fails", "never", "no-address"]), standard: .word("loads"),
      "What becomes of the picture."),
    latency("minimum", 0.8, "How long the ball swings at least once the data have come."),
    latency("burst", 0.5, "How long the burst lasts before the creature appears."),
    SceneOption(
      "stats", .counts(0...255, howMany: [1, statCount]), standard: .numbers([100]),
      "The numbers behind the bars, or one for them all."),
    SceneOption(
      "seed", .count(0...1_000_000), standard: .number(1), "What the sparks are drawn from."),
    .faults(faults),
  ]

  private static func latency(_ name: String, _ standard: Double, _ summary: String) -> SceneOption
  {
    SceneOption(name, .number(0...3_600, .seconds), standard: .number(standard), summary)
  }

  static let appear = SignalForm("appear")

  package static let signals = [SignalForm("data", options: ["image-latency", "image"]), appear]

  package static let paths: [ScenePath<PokedexDetail>] =
    [
      ScenePath("gate", "Whether none, one or both of timer and picture have come.") {
        .word($0.gate.rawValue)
      },
      ScenePath("gate.count", "How often the gate has opened.") { .count($0.openings) },
      ScenePath("ball.frame", "The ball in its container, neither turned nor faded.") {
        .rect($0.shownBall(on: $1).frame)
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

  private func shownBall(on stage: Stage) -> AnchoredBox {
    AnchoredBox(
      size: Size(width: Self.ballSide, height: Self.ballSide),
      anchor: stage.shown(views.ball, Self.anchor),
      position: stage.shown(views.ball, Self.position))
  }
}

// MARK: - Sparks

extension PokedexDetail {
  private static let emitterPaths: [ScenePath<PokedexDetail>] = [
    ScenePath("emitter.present", "Whether the newest burst's surface is on the screen.") {
      scene, _ in .flag(scene.bursts.last.map { $0.end == nil } ?? false)
    },
    ScenePath("emitter.count", "How many surfaces are on the screen.") { scene, _ in
      .count(scene.bursts.count { $0.end == nil })
    },
    ScenePath("emitter.born", "How many sparks the newest burst has given off.") {
      scene, stage in
      .count(
        scene.bursts.last.flatMap { Int(exactly: $0.emitter.born(at: $0.time(on: stage))) } ?? 0)
    },
    ScenePath("emitter.alive", "How many of them glow.") { scene, stage in
      guard let burst = scene.bursts.last, burst.end == nil else { return .count(0) }
      return .count(Int(exactly: burst.emitter.alive(at: burst.time(on: stage))) ?? 0)
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
    _ name: String, _ summary: String, _ read: @escaping @Sendable (Emitter.Particle) -> Reading
  ) -> ScenePath<PokedexDetail> {
    ScenePath("spark.\(name)", summary) { scene, stage in
      guard let burst = scene.bursts.last, burst.end == nil else { return .absent }
      let time = burst.time(on: stage)
      return burst.emitter.particle(burst.emitter.born(at: time) - 1, at: time).map(read) ?? .absent
    }
  }
}

extension PokedexDetail.Burst {
  /// The time since its start; it stands still once the surface has gone.
  fileprivate func time(on stage: Stage) -> Instant {
    Instant(nanoseconds: (end ?? stage.now).nanoseconds - start.nanoseconds)
  }
}

// MARK: - Faults

extension PokedexDetail {
  package static let faults = [
    Fault(
      "PK-1", "The flag called \"is loading\" is false while loading and true afterwards.",
      lesson: "A name says what is so when it is true; this one is called armed.",
      effect: .elsewhere("the name alone is wrong")),
    Fault(
      "PK-2", "The gate never closes, and an earlier request's timer and load still count.",
      lesson: "What comes back late needs a token that says which request it belongs to."),
    Fault(
      "PK-3", "Of overlapping bursts only the newest surface is remembered and removed.",
      lesson: "What is put on the screen more than once needs more than one variable."),
    Fault(
      "PK-4", "Without an address the load returns silently, and the ball swings for ever.",
      lesson: "Every path must call back."),
    Fault(
      "PK-5", "A failed load counts as loaded, and an empty picture appears.",
      lesson: "Say what a failure shows; here it is kept, and reported.", effect: .stays()),
    Fault(
      "PK-6",
      "The burst's surface is removed within a delayed animation block, which does not wait.",
      lesson: "A block animates properties; everything else in it happens at once."),
    Fault(
      "PK-7", "The creature's model stays transparent under animations that never go.",
      lesson: "The model says what is so; animations only show the way there."),
    Fault(
      "PK-8", "The end callback asks neither which animation stopped nor whether it finished.",
      lesson: "An end that was an interruption is not an end."),
    Fault(
      "PK-9",
      "Preparing again, as the screen appears once more, moves the ball down by half its height.",
      lesson: "Moving the anchor moves the view, once; what may run twice must be idempotent."),
    Fault(
      "PK-10", "The ball keeps swinging after it has been hidden.",
      lesson: "What repeats without end has to be removed by somebody."),
    Fault(
      "PK-11", "The bars are measured before the page is laid out, by the design's width.",
      lesson: "Sizes are known after layout, not before."),
    Fault(
      "PK-12", "The stats start again at every scroll callback while their page is current.",
      lesson: "A callback tells of movement; arrival has to be worked out from it."),
    Fault(
      "PK-13", "The ball fades in from an opacity that it has already.",
      lesson: "What is seen is another fade: the container's.", effect: .stays()),
  ]
}
