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
      "The size of the screen, in points: one of those that the source was designed for.")
    static let dataLatency = OptionKey.seconds(
      "api-latency", 0.4, "The time until the data arrives.")
    static let imageLatency = OptionKey.seconds(
      "image-latency", 0.3, "The time until the picture loads or fails.")
    static let image = OptionKey<Image>.choice("image", "The outcome of loading the picture.")
    static let minimum = OptionKey.seconds(
      "minimum", 0.8, "The minimum time for which the ball swings after the data arrives.")
    static let burst = OptionKey.seconds(
      "burst", 0.5, "The time from the burst to the creature's appearance.")
    static let stats = OptionKey.counts(
      "stats", 0...255, howMany: [1, statCount], standard: [100],
      "The value of each bar, or one value for all.")
    static let seed = OptionKey.count(
      "seed", 0...1_000_000, standard: 1, "The seed of the random sparks.")
    static let anchor = OptionKey<Staging.Anchor>.choice(
      "anchor",
      "The point from which the creature grows: its foot, in the ball, or its center, in mid-air.")
    static let ballAnchor = OptionKey<Staging.Anchor>.choice(
      "ball-anchor",
      "The point about which the ball rotates: it rocks on its foot, or spins about its center.")
    static let keepPlace = OptionKey.flag(
      "keep-place", standard: true,
      "Whether setting the ball's anchor also moves its position; otherwise the ball rises 40 pt.")
    static let firstPlace = OptionKey<Staging.FirstPlace>.choice(
      "first-place",
      "The place where the creature appears: in the middle, or at its final place.")
    static let surface = OptionKey<Staging.Surface>.choice(
      "surface",
      "The surface of the sparks: twice the container's size, or its bounds, which clip sparks.")
    static let remains = OptionKey.flag(
      "remains", standard: true,
      "Whether animations that hide a transparent model (PK-7) stay attached after they end.")

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
      .word(
        "gate", summary: "The gate's state: closed, armed by the timer or the picture, or open."
      ) {
        $0.gate
      },
      .count("gate.count", summary: "The number of times that the gate has opened.") {
        $0.bursts.all.count
      },
      ScenePath("ball.frame", summary: "The ball's frame in its container, before rotation.") {
        .rect($1.shownBox(of: $0.views.ball, ballSize).frame)
      },
      ScenePath("ball.center", summary: "The center of the rotated ball in its container.") {
        let (ball, stage) = ($0.views.ball, $1)
        return .point(
          stage.shownBox(of: ball, ballSize).place(
            of: Point(x: 0.5, y: 0.5), turned: stage.shown(ball, .rotation)))
      },
      ScenePath(
        "creature.frame", summary: "The creature's frame in its container, scaled and lifted."
      ) {
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
      .word("creature.image", summary: "The content of the creature's picture.") { $0.picture },
      .word("layout", summary: "The active constraints.") { $0.layout },
      .flag("background.present", summary: "Whether the loading background is present.") {
        $0.hasBackground
      },
      .flag("header.hidden", summary: "Whether the header has no picture.") { !$0.showsHeader },
      ScenePath("page", summary: "The index of the current page.") {
        .count($0.views.pages.page(on: $1))
      },
      ScenePath("stat.N.label", count: statCount, summary: "The number in a label.") {
        .count($0.chart.numbers[$2])
      },
    ] + ScenePath.paths(of: "emitter", giving: "spark") { $0.bursts }
    + ScenePath.paths(ofNewest: "spark") { $0.bursts }

  package static let dynamicViews = [EmitterBursts.surfaces]
  package static let events = News.kinds

  enum News: String, SceneEvent {
    case screenAppeared =
      "screen appeared: The screen reappears and prepares to load again."
    case dataArrived = "data arrived: The requested data has arrived."
    case timerFired = "timer fired: The minimum loading time is over."
    case imageLoaded = "image loaded: The picture has loaded."
    case imageEmpty = "image empty: There is no picture to load."
    case imageFailed = "image failed: The picture failed to load."
    case gateArmed =
      "gate armed: Either the minimum time or the loading is over; the reveal waits for the other."
    case gateOpened =
      "gate opened: The minimum time and the loading are over; the reveal can start."
    case burstStarted = "burst started: The particles start."
    case emitterRemoved = "emitter removed: The emitter of the particles is removed."
    case appearanceStarted = "appearance started: The creature starts to appear."
    case appearanceInterrupted = "appearance interrupted: An appearance did not finish."
    case appearanceEnded =
      "appearance ended: A later request ended the creature's appearance early."
    case constraintsSwitched = "constraints switched: Other constraints become active."
    case layoutDone = "layout done: The layout pass is complete."
    case backgroundRemoved = "background removed: The loading background is removed."
    case rowsStarted = "rows started: The rows start to slide in."
    case statsStarted = "stats started: The bars of the stats start to grow."

    static let fields: KeyValuePairs<News, [FieldSchema]> = [
      .dataArrived: [.count("request")], .timerFired: [.seconds("after")],
      .gateOpened: [.count("count")], .emitterRemoved: [.count("burst")],
    ]
  }
}
