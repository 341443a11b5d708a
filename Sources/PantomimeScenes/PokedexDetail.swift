package import PantomimeKit
import PantomimeProps

/// A creature's detail screen: a ball swings while data and picture load, bursts, and the creature
/// grows out of it; then everything moves to its final place and the information flows in.
///
/// The three phases meet at a gate: a timer that lets the ball swing for a minimum, and the load of
/// the picture. The second of the two opens it, whichever that is. This file is the loading;
/// `PokedexDetail+Appearance` is what the gate sets going, `PokedexDetail+Stats` the second page.
package struct PokedexDetail: Scene {
  package static let name = "pokedex-detail"
  package static let summary =
    "A ball swings while a creature loads, bursts, and the information flows in."

  let screen: Screen
  let views: Views
  let stats: [Int]
  let sparks: Emitter

  private(set) var gate = Gate.closed
  /// How often the gate has opened.
  private(set) var openings = 0
  private(set) var picture = Picture.none
  private(set) var showsHeader = false
  private var requests = 0
  /// The timers and loads that may set off the gate.
  private var triggers: [TimerID] = []

  var bursts: [Burst] = []
  var layout = Layout.first
  var hasBackground = true
  /// Whether an appearance is under way, and what it has set going.
  var isAppearing = false
  var animations: [AnimatorID] = []
  var timers: [TimerID] = []
  var statsPage = StatsPage()

  enum Gate: String { case closed, armed, open }
  enum Picture: String { case none, loaded, empty }
  enum Layout: String { case first, final }

  /// What a timer is for.
  enum Wait: String { case data, minimum, image, failure, burst, flow, count, bars }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    screen = Screen(of: stage.screen)
    views = Views(screen, on: &stage)
    stats = try options[Self.stats]
    sparks = Self.sparks(seed: UInt64(try options[Self.seed].magnitude))
    let container = views.container
    stage.animate("container", duration: 0.2) { stage in stage[container, .alpha] = 1 }
    prepareLoading(on: &stage)
    stage.watch(views.pages, .atLeast(screen.size.width, .horizontal))
    start(.data, after: try options[Self.dataLatency], on: &stage)
  }

  package var state: String { gate.rawValue }

  @discardableResult
  func start(_ wait: Wait, after seconds: Double, on stage: inout Stage) -> TimerID {
    stage.startTimer(wait.rawValue, after: seconds)
  }
}

// MARK: - Loading

extension PokedexDetail {
  private static let foot = Point(x: 0.5, y: 1)

  /// Lets the ball swing about its foot: as the screen is loaded, and each time it appears again.
  private func prepareLoading(on stage: inout Stage) {
    let ball = views.ball
    var box = stage.box(of: ball, Self.ballSize)
    let isPrepared = box.anchor == Self.foot
    box.moveAnchorKeepingFrame(to: Self.foot)
    if isPrepared, stage.has(.movesTheBallAgain) { moveAgain(&box, on: &stage) }
    stage.hang(ball, box)
    // Nothing is seen of it the first time: the ball starts at 1 (PK-13).
    stage.animate("ball in", duration: 0.1) { stage in stage[ball, .alpha] = 1 }
    guard stage.layerAnimationCount(of: ball) == 0 else { return }
    var timing = MediaTiming(duration: 1.2)
    timing.repeatCount = .infinity
    let swing = LayerAnimation(values: [0.0, 20, 0, -20, 0], timing: timing)
    stage.add(swing, to: ball, .rotation, key: "swing")
  }

  /// The data of a request arrive: its picture loads while the ball swings on.
  private mutating func dataArrived(
    _ latency: Double, _ image: Image, on stage: inout Stage
  ) {
    requests += 1
    stage.record(.dataArrived, nil, [.number("request", Double(requests))])
    if requests == 1 {
      showBackground(on: &stage)
    } else {
      dropEarlierRequest(on: &stage)
    }
    gate = .closed
    triggers.append(start(.minimum, after: stage[Self.minimum], on: &stage))
    load(image, after: latency, on: &stage)
  }

  /// Binds the gate to the latest request alone.
  private mutating func dropEarlierRequest(on stage: inout Stage) {
    let isLoading = triggers.contains { stage.isWaiting($0) }
    guard isLoading || isAppearing else { return }
    if stage.has(.neverClosesTheGate) { return stage.tell(.neverClosesTheGate) }
    for trigger in triggers { stage.cancel(trigger) }
    triggers = []
    if isAppearing { endAppearance(on: &stage) }
  }

  /// Loads the picture: every way it can go calls back, unless it never answers.
  private mutating func load(_ image: Image, after latency: Double, on stage: inout Stage) {
    switch image {
    case .loads: triggers.append(start(.image, after: latency, on: &stage))
    case .fails: triggers.append(start(.failure, after: latency, on: &stage))
    case .never: break
    case .noAddress:
      if stage.has(.returnsSilently) { return stage.tell(.returnsSilently) }
      loaded(.empty, .imageEmpty, reason: "there is no address to load from", on: &stage)
    }
  }

  private mutating func loaded(
    _ picture: Picture, _ event: EventKind, reason: Reason = "", on stage: inout Stage
  ) {
    self.picture = picture
    stage.record(event, reason: reason)
    trigger(on: &stage)
  }

  /// One of the two that the gate waits for has come: the second opens it.
  private mutating func trigger(on stage: inout Stage) {
    switch gate {
    case .closed:
      gate = .armed
      stage.record(.gateArmed, reason: "the first of timer and picture; the second opens it")
    case .armed:
      open(on: &stage)
    case .open:
      // Only a request that should not count any more comes here: nothing has closed the gate.
      stage.tell(.neverClosesTheGate, healthy: "the gate opens once for each request")
      open(on: &stage)
    }
  }

  private mutating func open(on stage: inout Stage) {
    gate = .open
    openings += 1
    stage.record(.gateOpened, nil, [.number("count", Double(openings))])
    startBurst(on: &stage)
  }

  private func showBackground(on stage: inout Stage) {
    let background = views.background
    stage.animate("background", duration: 0.2, curve: .easeOut) { stage in
      stage[background, .alpha] = 1
    }
    stage.animate("header", duration: 0.2, delay: 0.05, curve: .easeOut) { stage in
      stage[background, .stretch].x = 1
    }
  }

  package mutating func received(
    _ signal: String, _ options: SceneOptions, on stage: inout Stage
  ) throws(OptionProblem) {
    switch signal {
    case Self.appear.name:
      stage.record(.screenAppeared, reason: "once more: the loading is prepared again")
      prepareLoading(on: &stage)
    default:
      dataArrived(try options[Self.imageLatency], try options[Self.image], on: &stage)
    }
  }

  package mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
    switch Wait(rawValue: timer.name) {
    case .data: dataArrived(stage[Self.imageLatency], stage[Self.image], on: &stage)
    case .minimum:
      stage.record(.timerFired, nil, [.number("after", stage[Self.minimum])])
      trigger(on: &stage)
    case .image: loaded(.loaded, .imageLoaded, on: &stage)
    case .failure:
      loaded(.empty, .imageFailed, reason: "it counts as loaded, empty (PK-5)", on: &stage)
    case .burst: burstIsOver(timer.id, on: &stage)
    case .flow: flowIn(on: &stage)
    case .count: count(timer, on: &stage)
    case .bars: growBars(on: &stage)
    case nil: break
    }
  }

  package mutating func completed(
    _ animation: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    if stage.name(of: animation) == "header" { showsHeader = true }
    if let phase = Phase(rawValue: stage.name(of: animation)) {
      ended(phase, animation, on: &stage)
    }
  }
}
