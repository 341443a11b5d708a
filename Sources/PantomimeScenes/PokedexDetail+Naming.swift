package import PantomimeKit
import PantomimeProps

/// The options, paths, events and faults of the scene, by their names in the language.
extension PokedexDetail {
  /// The outcome of loading the picture.
  package enum Image: String, Sendable, CaseIterable {
    case loads, fails, never
    case noAddress = "no-address"
  }

  /// The options, with the defaults of the published scene.
  enum Key {
    static let size = OptionKey.size(
      "screen", among: Screen.all.map { $0.size },
      "The size of the screen in points: one of those the source was drawn for.")
    static let dataLatency = OptionKey.seconds(
      "api-latency", 0.4, "How long the data take to come.")
    static let imageLatency = OptionKey.seconds(
      "image-latency", 0.3, "How long the picture takes to load, or to fail.")
    static let image = OptionKey<Image>.choice("image", "What becomes of the picture.")
    static let minimum = OptionKey.seconds(
      "minimum", 0.8, "How long the ball swings at least once the data have come.")
    static let burst = OptionKey.seconds(
      "burst", 0.5, "How long the burst lasts before the creature appears.")
    static let stats = OptionKey.counts(
      "stats", 0...255, howMany: [1, statCount], standard: [100],
      "The numbers behind the bars, or one for them all.")
    static let seed = OptionKey.count(
      "seed", 0...1_000_000, standard: 1, "What the sparks are drawn from.")
    static let anchor = OptionKey<Staging.Anchor>.choice(
      "anchor",
      "The point the creature grows from: its foot, out of the ball, or its center, in mid-air.")
    static let ballAnchor = OptionKey<Staging.Anchor>.choice(
      "ball-anchor", "The point the ball turns about: it rocks on its foot, or spins on the spot.")
    static let keepPlace = OptionKey.flag(
      "keep-place", standard: true,
      "Whether setting the ball's anchor also moves its position; otherwise the ball rises 40 pt.")
    static let firstPlace = OptionKey<Staging.FirstPlace>.choice(
      "first-place",
      "Where the creature appears: in the middle, then moved up, or above an empty half.")
    static let surface = OptionKey<Staging.Surface>.choice(
      "surface",
      "The surface of the sparks: twice the container, or its own bounds, which cut sparks.")
    static let remains = OptionKey.flag(
      "remains", standard: true,
      "Whether animations that hide a transparent model (PK-7) stay attached at their end.")

    static let all: [SceneOption] = [
      size.option, dataLatency.option, imageLatency.option, image.option, minimum.option,
      burst.option, stats.option, seed.option, anchor.option, ballAnchor.option, keepPlace.option,
      firstPlace.option, surface.option, remains.option,
    ]
  }

  package static let options = Key.all + [SceneOption.faults(faults)]

  static let appear = SignalForm("appear")
  package static let signals = [SignalForm("data", options: ["image-latency", "image"]), appear]

  package static let paths: [ScenePath<PokedexDetail>] =
    [
      .word("gate", summary: "Whether none, one or both of timer and picture have come.") {
        $0.gate
      },
      .count("gate.count", summary: "How often the gate has opened.") { $0.bursts.all.count },
      ScenePath("ball.frame", summary: "The ball in its container, neither turned nor faded.") {
        .rect($1.shownBox(of: $0.views.ball, ballSize).frame)
      },
      ScenePath("ball.center", summary: "The middle of the ball in its container, as it is turned.")
      {
        let (ball, stage) = ($0.views.ball, $1)
        return .point(
          stage.shownBox(of: ball, ballSize).place(
            of: Point(x: 0.5, y: 0.5), turned: stage.shown(ball, .rotation)))
      },
      ScenePath("creature.frame", summary: "The creature in its container, scaled and lifted.") {
        .rect($0.views.creatureFrame(on: $1))
      },
      ScenePath(
        "space.above", summary: "The space between the top of the screen and the container."
      ) {
        .points($1.shown($0.views.nest.holder, .frame).y)
      },
      ScenePath(
        "space.below", summary: "The space between the container and the bottom of the screen."
      ) {
        let frame = $1.shown($0.views.nest.holder, .frame)
        return .points($1.screen.height - frame.y - frame.height)
      },
      .word("creature.image", summary: "What the creature's picture shows.") { $0.picture },
      .word("layout", summary: "Which constraints are in force.") { $0.layout },
      .flag("background.present", summary: "Whether it is still there.") { $0.hasBackground },
      .flag("header.hidden", summary: "Whether the header has no picture.") { !$0.showsHeader },
      ScenePath("page", summary: "The index of the page that is shown.") {
        .count($0.views.pages.page(on: $1))
      },
      ScenePath("stat.N.label", count: statCount, summary: "The number that a label shows.") {
        .count($0.chart.numbers[$2])
      },
    ] + ScenePath.paths(of: "emitter", giving: "spark") { $0.bursts }
    + ScenePath.paths(ofNewest: "spark") { $0.bursts }

  package static let dynamicViews = [EmitterBursts.surfaces]
  package static let events = News.kinds

  enum News: String, SceneEvent {
    case screenAppeared =
      "screen appeared: The screen appears once more, and the loading is prepared again."
    case dataArrived = "data arrived: Data has come from outside."
    case timerFired = "timer fired: The least time of loading is over."
    case imageLoaded = "image loaded: The picture is there."
    case imageEmpty = "image empty: There is no picture to load."
    case imageFailed = "image failed: The picture could not be loaded."
    case gateArmed = "gate armed: One of timer and picture is there."
    case gateOpened = "gate opened: Timer and picture are both there."
    case burstStarted = "burst started: Particles begin to burst."
    case emitterRemoved = "emitter removed: What emitted the particles is taken away."
    case appearanceStarted = "appearance started: The creature begins to appear."
    case appearanceInterrupted = "appearance interrupted: An appearance did not come to its end."
    case appearanceEnded = "appearance ended: A later request takes over."
    case constraintsSwitched = "constraints switched: Another layout holds from here on."
    case layoutDone = "layout done: The layout has been carried out."
    case backgroundRemoved = "background removed: The background of the loading is gone."
    case rowsStarted = "rows started: The rows begin to come in."
    case statsStarted = "stats started: The bars of the status begin to grow."

    static let fields: KeyValuePairs<News, [FieldSchema]> = [
      .dataArrived: [.count("request")], .timerFired: [.seconds("after")],
      .gateOpened: [.count("count")], .emitterRemoved: [.count("burst")],
    ]
  }
}
