package import PantomimeKit
import PantomimeProps

/// The names the language knows the scene's options, paths, events and faults by.
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

  package static let options: [SceneOption] = [
    size.option, dataLatency.option, imageLatency.option, image.option, minimum.option,
    burst.option, stats.option, seed.option, .faults(faults),
  ]

  static let appear = SignalForm("appear")
  package static let signals = [SignalForm("data", options: ["image-latency", "image"]), appear]

  package static let paths: [ScenePath<PokedexDetail>] =
    [
      .word("gate", "Whether none, one or both of timer and picture have come.") { $0.gate },
      .count("gate.count", "How often the gate has opened.") { $0.bursts.all.count },
      ScenePath("ball.frame", "The ball in its container, neither turned nor faded.") {
        .rect($1.shownBox(of: $0.views.ball, ballSize).frame)
      },
      .word("creature.image", "What the creature's picture shows.") { $0.picture },
      .word("layout", "Which constraints are in force.") { $0.layout },
      .flag("background.present", "Whether it is still there.") { $0.hasBackground },
      .flag("header.hidden", "Whether the header has no picture.") { !$0.showsHeader },
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

    var fields: [EventField] {
      switch self {
      case .dataArrived: [.count("request")]
      case .timerFired: [.seconds("after")]
      case .gateOpened: [.count("count")]
      case .emitterRemoved: [.count("burst")]
      default: []
      }
    }
  }

  package static let faults: [Fault] = [
    Fault(
      "PK-1", "The flag called \"is loading\" is false while loading and true afterwards.",
      lesson: "A name says what is so when it is true; this one is called armed.",
      effect: .elsewhere("the name alone is wrong")),
    .neverClosesTheGate, .remembersTheNewest, .returnsSilently,
    .stays(
      "PK-5", "A failed load counts as loaded, and an empty picture appears.",
      lesson: "Say what a failure shows; here it is kept, and reported."),
    .removesWithinABlock, .leavesTheModel, .takesAnyEnd, .movesTheBallAgain, .swingsOn,
    .measuresTooEarly, .startsAtEveryCall,
    .stays(
      "PK-13", "The ball fades in from an opacity that it has already.",
      lesson: "What is seen is another fade: the container's."),
  ]
}

// What the published code does wrong; the rule that is right asks for each where it would.
extension Fault {
  static let neverClosesTheGate = Fault(
    "PK-2", "The gate never closes, and an earlier request's timer and load still count.",
    healthy: "only the latest request's timer and picture count, and it alone is shown",
    lesson: "What comes back late needs a token that says which request it belongs to.")
  static let remembersTheNewest = Fault(
    "PK-3", "Of overlapping bursts only the newest surface is remembered and removed.",
    healthy: "each burst's own surface goes, not only the newest",
    lesson: "What is put on the screen more than once needs more than one variable.")
  static let returnsSilently = Fault(
    "PK-4", "Without an address the load returns silently, and the ball swings for ever.",
    healthy: "a load without an address is over at once, with an empty picture",
    lesson: "Every path must call back.")
  static let removesWithinABlock = Fault(
    "PK-6", "The burst's surface is removed within a delayed animation block, which does not wait.",
    healthy: "the surface fades for 0.1 s, after 0.2 s, and then goes",
    lesson: "A block animates properties; everything else in it happens at once.")
  static let leavesTheModel = Fault(
    "PK-7", "The creature's model stays transparent under animations that never go.",
    healthy: "the model gets the value that the animation ends at",
    lesson: "The model says what is so; animations only show the way there.")
  static let takesAnyEnd = Fault(
    "PK-8", "The end callback asks neither which animation stopped nor whether it finished.",
    healthy: "what was interrupted leads to nothing",
    lesson: "An end that was an interruption is not an end.")
  static let movesTheBallAgain = Fault(
    "PK-9",
    "Preparing again, as the screen appears once more, moves the ball down by half its height.",
    healthy: "the ball stays where it is: its anchor is moved",
    lesson: "Moving the anchor moves the view, once; what may run twice must be idempotent.")
  static let swingsOn = Fault(
    "PK-10", "The ball keeps swinging after it has been hidden.",
    healthy: "the hidden ball stops swinging",
    lesson: "What repeats without end has to be removed by somebody.")
  static let measuresTooEarly = Fault(
    "PK-11", "The bars are measured before the page is laid out, by the design's width.",
    lesson: "Sizes are known after layout, not before.")
  static let startsAtEveryCall = Fault(
    "PK-12", "The stats start again at every scroll callback while their page is current.",
    healthy: "the stats start once, as their page is reached",
    lesson: "A callback tells of movement; arrival has to be worked out from it.")
}
