/// A scene on its stage, its gestures, and its clock: the router between them, and nothing else.
///
/// An input is handled at the present instant; time passes only in `advance(to:)`. Whatever is due
/// at an instant is delivered before any input of that instant, ends that coincide in the order in
/// which they were started; an end that an input creates comes right after that input (U19). The
/// whole simulation is a value: a copy is a fork.
///
/// ```swift
/// var simulation = try Simulation(Curtain.self, options: SceneOptions(Curtain.options))
/// try simulation.handle(.tap(view: "curtain"))
/// _ = try simulation.advance(to: Instant(seconds: 0.25))
/// let raised = simulation.read("curtain.frame.y")  // −400 pt
/// ```
public struct Simulation<S: Scene>: Sendable {
  // First, so that it has the same place whatever the scene, and can be read where it is.
  // Seen by what is inlined into callers: a generic function that is not would copy all of it.
  @usableFromInline var stage: Stage
  var reportedPan = ReportedPan()
  /// The last pan that touches made, and which recognizer's; `nil` if one was reported since.
  var touchedPan: Pan?
  var touchedGesture: GestureID?
  /// What the velocity of that pan was made of, once it is over: its recognizer may be reset.
  var touchedSamples: [PointSample]?
  /// Where a pan that is said to be reported began, if its place was not said.
  var impliedStart: Point?
  /// What it was told so far.
  public private(set) var log: InputLog
  /// The names of the scene's paths.
  let sceneNames: SceneNames
  // Last: what comes after something whose size differs has to be looked for at every access.
  var scene: S

  /// Starts a scene at the instant 0.
  ///
  /// - Throws: `OptionProblem` if an option is not declared or cannot have its value, or if they make
  ///   no sense together.
  public init(_ type: S.Type, options: SceneOptions) throws(OptionProblem) {
    try options.check(S.options)
    var stage = Stage(
      Settings(options), of: Declarations(events: S.events, states: S.states))
    // Defaults are left out, so that a new option changes no trace.
    var given: [Event.Field] = []
    for option in S.options {
      guard let value = options[option.name], value != option.standard else { continue }
      given.append(.word(option.name, value.text))
    }
    stage.note(Event(.scene, .word(S.name), given))
    stage.warnOfStanding(among: S.options)
    scene = try S(options, on: &stage)
    for name in scene.tappable { stage.addTap(on: name) }
    stage.recordFindings()
    stage.checkState(scene.state)
    // Paths are read by whoever looks, which must leave no trace: what is wrong with them is told now.
    stage.tellSlips { [scene] stage in
      for path in S.paths where !path.isIndexed || path.count(scene) > 0 {
        _ = path.read(scene, stage, 0)
      }
    }
    self.stage = stage
    log = InputLog(options)
    sceneNames = SceneNames(S.self)
    self.stage.clock.setNextDeadline(stage.nextDeadline)
  }
}

extension Simulation: Simulating {
  public var name: String { S.name }
  public var state: String { scene.state }
  public var events: [EventGroup] {
    EventGroup.core + [EventGroup("the scene \(S.name)", S.events)]
  }
  public var now: Instant { stage.now }
  public var trace: Trace { stage.trace }
  public var nextDeadline: Instant? { stage.nextDeadline }
  public var nextEnd: NextEnd? { stage.nextEnd }
  public var endless: [String] { stage.endless }
  public var tappable: [String] {
    stage.taps.reduce(into: scene.tappable) { names, tap in
      if !names.contains(tap.view) { names.append(tap.view) }
    }
  }
  public var viewNames: [String] { stage.views.names }
  public var scrollViewNames: [String] { stage.scrollViewNames }
  public var animatorNames: [String] { stage.animators.names }
  public var layerKeys: [String] { stage.layers.attachedKeys }
  public var faults: [String] { stage.settings.faults }

  @inlinable
  public mutating func advance(to instant: Instant) throws(Impossible) -> Halt {
    // Most frames are quiet: only the clock moves.
    if stage.passesQuietly(to: instant) { return .reached }
    return try advanceDelivering(to: instant)
  }

  @usableFromInline
  mutating func advanceDelivering(to instant: Instant) throws(Impossible) -> Halt {
    try advance(to: instant, atMost: .max)
  }

  public mutating func handle(_ input: Input) throws(Refusal) {
    log.note(input, at: stage.now)
    // Told to nobody, so that nothing is delivered which would have come later.
    if case .keepTrace(let count) = input { return stage.keepTrace(last: count) }
    stage.clock.noteChange()
    let known = stage.trace.count
    var refusal: Refusal?
    do throws(Refusal) { try take(input) } catch { refusal = onRecord(error, since: known) }
    stage.checkState(scene.state)
    let later = deliver().refusal
    if let refusal = refusal ?? later { throw refusal }
  }

  private mutating func take(_ input: Input) throws(Refusal) {
    switch input {
    case .pan(let input): try handlePan(input)
    case .touch(let touches): try handleTouches(touches)
    case .liftOutside(let id): try liftOutside(id)
    case .interruption: interrupt()
    case .setEnabled(let gesture, let isOn): try setEnabled(gesture, isOn)
    case .tap(let view, let taps): try handleTap(on: view, taps: taps)
    case .tapScreen(let place, let taps): try handleTap(at: place, taps: taps)
    case .animator(let input, let name): try handleAnimator(input, name: name)
    case .set(let option, let value): try handleSet(option, to: value)
    case .signal(let signal): try handleSignal(signal)
    case .scroll(let input, let view): try stage.scroll(view, input)
    case .construct(.connection(let connection)): try scene.connect(connection, on: &stage)
    case .construct(let construction):
      if construction.leavesAnimatorOpen { try refuseAmbiguity() }
      try stage.construct(construction)
      // A recognizer that comes later estimates as those do that were there.
      if case .gesture = construction { stage.gestures.setEstimator(preferences.estimator) }
    case .keepTrace: break
    case .endless(let count, let reason):
      stage.note(Event(.endless, nil, [.number("ends", Double(count))], reason: Reason(reason)))
    case .setting(let setting):
      stage.set(setting)
      reportedPan.estimator = preferences.estimator
    }
  }

  public var liftOff: LiftOff? {
    isPanUnderWay ? scene.liftOff(for: pan, on: stage) : stage.decisions.ruling?.lift
  }

  var isPanUnderWay: Bool { pan.state == .began || pan.state == .changed }

  public var preferences: Preferences { stage.preferences }

  public var pan: Pan { touchedPan ?? reportedPan.shownPan }

  public var panSamples: [PointSample] {
    guard touchedPan != nil, let touchedGesture else { return reportedPan.samples }
    return touchedSamples ?? stage.gestures.arena[touchedGesture]?.history?.samples ?? []
  }

  public var screen: Size { stage.screen }
  public var touchesDown: [Touch] { stage.gestures.arena.touchesDown }
  public var gestureNames: [String] { stage.gestures.names }
  public var panView: String? { stage.gestures.panView.map { stage.name(of: $0) } }

  public var shownViews: [ShownView] {
    let shown = stage.views.all.compactMap { scene.shownView($0.id, on: stage) }
    return shown.isEmpty ? stage.listedViews : shown
  }

  public var waitingTimers: [StageTimer] { stage.timers.waiting + stage.links.waiting }

  public func visibleCenter(of view: String) -> Point? {
    stage.view(named: view).flatMap { visibleFrame(of: $0) }?.center
  }

  public mutating func conclude() -> [Trace.Entry] {
    let count = stage.trace.count
    stage.conclude()
    return Array(stage.trace.entries[count...])
  }

  public var unfinished: [String] {
    stage.animators.namesOfStopped
  }

  public var principalAnimator: String? { stage.principal.map { stage.name(of: $0) } }
  public var tapping: String { S.tapping }
}

// MARK: - Routing

extension Simulation {
  private mutating func handleAnimator(_ input: AnimatorInput, name: String?) throws(Refusal) {
    if name == nil { try refuseAmbiguity() }
    let meant = stage.principal ?? stage.animators.lastThatRefuses
    guard let id = name.map({ stage.animator(named: $0) }) ?? meant else {
      throw .impossible(.noAnimator(name ?? "", among: animatorNames))
    }
    if stage.refusesHold(id) { return }
    try Self.misuse { () throws(Misuse) in
      switch input {
      case .start(let delay):
        if name == nil {
          try scene.start(after: delay, on: &stage)
        } else {
          try stage.start(id, after: delay)
        }
      case .pause: try stage.pause(id)
      case .scrub(let fraction): try stage.scrub(id, to: fraction)
      case .reverse: try stage.setReversed(id, !stage[id].isReversed)
      case .configure(let setting, let isOn): try stage.configure(id, setting, isOn)
      case .resume(let timing, let factor):
        try stage.continueAnimation(id, timing: timing, factor: factor)
      case .stop(let finishing): try stage.stop(id, finishing: finishing)
      case .finish(let position): try stage.finish(id, at: position)
      }
    }
  }

  /// Refuses what names no animator where the scene would have to guess which one is meant.
  private func refuseAmbiguity() throws(Refusal) {
    guard S.namesAnimators, stage.animators.countOfNamed > 1 else { return }
    throw .impossible(.severalAnimators(stage.animators.names))
  }

  private mutating func handleSignal(_ signal: Signal) throws(Refusal) {
    guard let form = S.signals.first(where: { $0.name == signal.name }) else {
      throw .impossible(.noSignal(signal.name))
    }
    var values = stage.settings.options
    for given in signal.values {
      guard form.options.contains(given.option) else {
        throw .impossible(
          .badOption(
            OptionProblem(
              option: given.option,
              problem: "\(signal.name) brings \(form.options.joined(separator: ", "))")))
      }
      values.set(given.option, to: given.value)
    }
    try take(values) { (scene, stage) throws(OptionProblem) in
      try scene.received(signal.name, values, on: &stage)
    }
  }

  private mutating func handleSet(_ name: String, to value: OptionValue) throws(Refusal) {
    guard let option = S.options.first(where: { $0.name == name }), option.isLive else {
      throw .impossible(.optionFixed(name))
    }
    var values = stage.settings.options
    values.set(name, to: value)
    try take(values) { (scene, stage) throws(OptionProblem) in
      stage.settings.set(values)
      stage.note(Event(.optionSet, nil, [.word(name, value.text)]))
      try scene.changed(values, on: &stage)
    }
  }

  /// Hands options to the scene; everything is as it was if they make no sense together.
  private mutating func take(
    _ options: SceneOptions, _ body: (inout S, inout Stage) throws(OptionProblem) -> Void
  ) throws(Refusal) {
    let (oldScene, oldStage) = (scene, stage)
    do throws(OptionProblem) {
      try options.check(S.options)
      try body(&scene, &stage)
    } catch {
      (scene, stage) = (oldScene, oldStage)
      throw .impossible(.badOption(error))
    }
  }
}
