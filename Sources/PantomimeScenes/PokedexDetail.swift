package import PantomimeKit
import PantomimeProps

/// A creature's detail screen: a ball swings while data and a picture load; then the ball bursts
/// and the creature grows out of it; finally, everything moves to its final position and the
/// information flows in.
///
/// The burst waits at a gate, which opens when two conditions are met: a timer has ended, so that
/// the ball swings for a minimum time, and the picture has loaded. This file contains the loading;
/// `PokedexDetail+Appearance` contains the phases after the gate opens, and the second page.
package struct PokedexDetail: SteppedScene, SignalHandling {
  package static let name = "pokedex-detail"
  package static let summary =
    "A ball swings while a creature loads; then it bursts, and the creature and its data appear."
  package static let shows: Insight? = Insight(
    """
    The creature is revealed once its picture has loaded and a minimum time has passed; the minimum \
    keeps the ball from flashing by. Anchor points at the bottom edges make the ball rock and the \
    creature grow out of it. The creature first appears in the middle of the screen, because with the \
    creature in its final place, the lower half of the screen would be empty. Similar elements move \
    alike, and bars grow from 0.
    """,
    type: "scene pokedex-detail first-place=final; at 1.9; show space.below")
  package static let examples = ["run", "data image=fails; run", "appear"]

  let screen: Screen
  let staging: Staging
  var views: Views

  var gate = Gate.closed
  var picture = Picture.none
  var showsHeader = false
  var requests = 0
  /// The timers and loads whose ends may open the gate.
  var loading = Steps<Step>()
  /// The steps that follow once the gate has opened.
  var appearance = Steps<Step>()
  var isAppearing = false
  var bursts: EmitterBursts
  var layout = Layout.first
  var hasBackground = true
  /// The contents of the second page.
  var chart: StatChart

  enum Gate: String, CaseIterable { case closed, armed, open }
  enum Picture: String { case none, loaded, empty }
  enum Layout: String { case first, final }

  /// The purpose of a timer or of a view animation.
  package enum Step: String, Sendable {
    case data, minimum, image, failure, burst, flow, count, bars
    case header, ball, emitter, layout, leaving, rounding, labels, row
    case lastRow = "last row"
  }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    screen = Screen.all.first { $0.size == stage.screen } ?? Screen.all[0]
    staging = try Staging(options, on: &stage)
    views = Views(screen, staging, on: &stage)
    chart = StatChart(
      "stat", try options[Key.stats], telling: (Step.count.rawValue, Step.bars.rawValue),
      on: &stage)
    bursts = EmitterBursts(
      of: Self.sparks(seed: UInt64(try options[Key.seed].magnitude)), in: views.nest.holder,
      above: 60, extent: staging.surfaceExtent, particleSize: Views.sparkSize,
      telling: News.emitterRemoved.kind)
    stage.animate("container", to: [views.nest.holder: [.alpha(1)]], duration: 0.2)
    prepareLoading(on: &stage)
    stage.startTimer(Step.data.rawValue, after: try options[Key.dataLatency])
  }

  package static let states = Gate.allCases.map { $0.rawValue }
  package static let stateVerbs = [
    StateVerb("closed", "closes", noun: "closing"), StateVerb("armed", "arms"),
    StateVerb("open", "opens", noun: "opening"),
  ]
  package var state: String { gate.rawValue }

  // MARK: - Loading

  /// Lets the ball swing about its bottom edge, when the screen is loaded and each time the ball
  /// appears again.
  private func prepareLoading(on stage: inout Stage) {
    let ball = views.ball
    var box = stage.box(of: ball, Self.ballSize)
    let isPrepared = staging.anchorBall(&box)
    // The anchor is already at the ball's bottom edge, so the ball is moved a second time.
    if isPrepared, stage.shouldCommit(.movesTheBallAgain) { box.position.y += box.size.height / 2 }
    stage.hang(ball, box)
    // The fade-in isn't visible the first time, because the ball starts with an alpha of 1 (PK-13).
    stage.animate("ball in", to: [ball: [.alpha(1)]], duration: 0.1)
    guard stage.layerAnimationCount(of: ball) == 0 else { return }
    let timing = MediaTiming(duration: 1.2, repeatCount: .infinity)
    let swing = LayerAnimation(values: [0.0, 20, 0, -20, 0], timing: timing)
    stage.add(swing, to: ball, .rotation, key: "swing")
  }

  /// Handles the data of a request, whose picture loads while the ball continues to swing.
  private mutating func dataArrived(_ latency: Double, _ image: Image, on stage: inout Stage) {
    requests += 1
    stage.record(News.dataArrived, nil, [.number("request", Double(requests))])
    if requests == 1 { showBackground(on: &stage) } else { dropEarlierRequest(on: &stage) }
    gate = .closed
    loading.wait(.minimum, after: stage[Key.minimum], on: &stage)
    load(image, after: latency, on: &stage)
  }

  private func showBackground(on stage: inout Stage) {
    stage.animate(
      "background", to: [views.background: [.alpha(1)]], duration: 0.2, curve: .easeOut)
    stage.animate(
      Step.header.rawValue, to: [views.background: [.stretch(Point(x: 1, y: 1))]], duration: 0.2,
      delay: 0.05, curve: .easeOut)
  }

  /// Makes the gate depend on the latest request only.
  private mutating func dropEarlierRequest(on stage: inout Stage) {
    guard loading.areWaiting(on: stage) || isAppearing else { return }
    if stage.shouldCommit(.neverClosesTheGate) { return }
    loading.cancel(on: &stage)
    if isAppearing { endAppearance(on: &stage) }
  }

  /// Loads the picture; every outcome leads to a callback, except for a load that never ends.
  private mutating func load(_ image: Image, after latency: Double, on stage: inout Stage) {
    switch image {
    case .loads: loading.wait(.image, after: latency, on: &stage)
    case .fails: loading.wait(.failure, after: latency, on: &stage)
    case .never: break
    case .noAddress:
      if stage.shouldCommit(.returnsSilently) { return }
      loaded(.imageEmpty, reason: "there is no address to load from", on: &stage)
    }
  }

  private mutating func loaded(_ event: News, reason: Reason = "", on stage: inout Stage) {
    picture = event == .imageLoaded ? .loaded : .empty
    stage.record(event, reason: reason)
    trigger(on: &stage)
  }

  /// Handles one of the gate's two conditions; when the second condition is met, the gate opens.
  private mutating func trigger(on stage: inout Stage) {
    if gate == .closed {
      gate = .armed
      return stage.record(
        News.gateArmed, reason: "the timer or the picture is done; the gate waits for the other")
    }
    // The gate is already open only for an outdated request, because the gate is never closed.
    if gate == .open {
      stage.report(.neverClosesTheGate, healthy: "the gate opens once for each request")
    }
    gate = .open
    stage.record(News.gateOpened, nil, [.number("count", Double(bursts.all.count + 1))])
    startBurst(on: &stage)
  }

  // MARK: - Callbacks

  package mutating func didReceive(
    _ signal: String, options: SceneOptions, on stage: inout Stage
  ) throws(OptionError) {
    guard signal == Self.appear.name else {
      return dataArrived(try options[Key.imageLatency], try options[Key.image], on: &stage)
    }
    stage.record(News.screenAppeared, reason: "it prepares to load again")
    prepareLoading(on: &stage)
  }

  package mutating func ended(_ step: Step, by cause: StepEnd, on stage: inout Stage) {
    switch step {
    case .data: dataArrived(stage[Key.imageLatency], stage[Key.image], on: &stage)
    case .minimum:
      stage.record(News.timerFired, nil, [.number("after", stage[Key.minimum])])
      trigger(on: &stage)
    case .image: loaded(.imageLoaded, on: &stage)
    case .failure: loaded(.imageFailed, reason: "it counts as loaded, but empty (PK-5)", on: &stage)
    case .burst: burstIsOver(cause.timer?.id, on: &stage)
    case .flow: flowIn(on: &stage)
    case .count: if let tick = cause.timer { chart.count(tick, on: &stage) }
    case .bars: growBars(on: &stage)
    case .header: showsHeader = true
    case .ball: ballHasGone(on: &stage)
    case .emitter: bursts.end(fadedBy: cause.animation, on: &stage)
    case .layout: layoutIsDone(on: &stage)
    case .leaving: removeBackground(on: &stage)
    case .lastRow: isAppearing = false
    case .rounding, .labels, .row: break
    }
  }
}
