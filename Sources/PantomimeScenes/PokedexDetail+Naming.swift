package import PantomimeKit
import PantomimeProps

/// The names the language knows the scene's options, paths and events by.
extension PokedexDetail {
  enum Image: String, CaseIterable {
    case loads, fails, never
    case noAddress = "no-address"
  }

  private static let size = OptionKey.size(
    "screen", among: Screen.all.map { $0.size },
    "The size of the screen in points: one of those the source was drawn for.")
  static let dataLatency = OptionKey.seconds("api-latency", 0.4, "How long the data take to come.")
  static let imageLatency = OptionKey.seconds(
    "image-latency", 0.3, "How long the picture takes to load, or to fail.")
  static let image = OptionKey<Image>.choice(
    "image", standard: .loads, "What becomes of the picture.")
  static let minimum = OptionKey.seconds(
    "minimum", 0.8, "How long the ball swings at least once the data have come.")
  static let burst = OptionKey.seconds(
    "burst", 0.5, "How long the burst lasts before the creature appears.")
  static let stats = OptionKey.counts(
    "stats", 0...255, howMany: [1, statCount], standard: [100],
    "The numbers behind the bars, or one for them all.")
  static let seed = OptionKey.count(
    "seed", 0...1_000_000, standard: 1, "What the sparks are drawn from.")

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
      ScenePath("gate.count", "How often the gate has opened.") { .count($0.bursts.all.count) },
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
        .count($0.labels.numbers[$2])
      },
    ] + ScenePath.paths(of: "emitter", giving: "spark") { $0.bursts } + [
      ScenePath("emitter.position", "Where it stands in the container.") {
        let frame = $1.shown($0.views.container, .frame)
        return .point(Point(x: frame.width / 2, y: frame.height - 60))
      },
      ScenePath("emitter.size", "The surface: twice the container, so that no spark is cut.") {
        let frame = $1.shown($0.views.container, .frame)
        return .pair(2 * frame.width, 2 * frame.height, .points)
      },
    ] + ScenePath.paths(ofNewest: "spark") { $0.bursts }

  package static let events: [EventKind] = [
    .screenAppeared, .dataArrived, .timerFired, .imageLoaded, .imageEmpty, .imageFailed, .gateArmed,
    .gateOpened, .burstStarted, .emitterRemoved, .appearanceStarted, .appearanceInterrupted,
    .appearanceEnded, .constraintsSwitched, .layoutDone, .backgroundRemoved, .rowsStarted,
    .statsStarted,
  ]
}

extension EventKind {
  static let screenAppeared = EventKind(
    "screen appeared", "The screen appears once more, and the loading is prepared again.")
  static let dataArrived = EventKind(
    "data arrived", "Data has come from outside.", [EventField("request", .number(.count))])
  static let timerFired = EventKind(
    "timer fired", "The least time of loading is over.", [EventField("after", .number(.seconds))])
  static let imageLoaded = EventKind("image loaded", "The picture is there.")
  static let imageEmpty = EventKind("image empty", "There is no picture to load.")
  static let imageFailed = EventKind("image failed", "The picture could not be loaded.")
  static let gateArmed = EventKind("gate armed", "One of timer and picture is there.")
  static let gateOpened = EventKind(
    "gate opened", "Timer and picture are both there.", [EventField("count", .number(.count))])
  static let burstStarted = EventKind("burst started", "Particles begin to burst.")
  static let emitterRemoved = EventKind(
    "emitter removed", "What emitted the particles is taken away.",
    [EventField("burst", .number(.count))])
  static let appearanceStarted = EventKind("appearance started", "The creature begins to appear.")
  static let appearanceInterrupted = EventKind(
    "appearance interrupted", "An appearance did not come to its end.")
  static let appearanceEnded = EventKind("appearance ended", "A later request takes over.")
  static let constraintsSwitched = EventKind(
    "constraints switched", "Another layout holds from here on.")
  static let layoutDone = EventKind("layout done", "The layout has been carried out.")
  static let backgroundRemoved = EventKind(
    "background removed", "The background of the loading is gone.")
  static let rowsStarted = EventKind("rows started", "The rows begin to come in.")
  static let statsStarted = EventKind("stats started", "The bars of the status begin to grow.")
}
