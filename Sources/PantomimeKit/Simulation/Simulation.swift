/// A scene on its stage, its gestures, and its clock: the router between them, and nothing else.
///
/// An input is handled at the present instant; time passes only in `advance(to:)`. Whatever is due
/// at an instant is delivered before any input of that instant, ends that coincide in the order in
/// which they were started; an end that an input creates comes right after that input (U19). The
/// whole simulation is a value: a copy is a fork.
public struct Simulation<S: Scene>: Sendable {
  // First, so that it has the same place whatever the scene, and can be read where it is.
  // Seen by what is inlined into callers: a generic function that is not would copy all of it.
  @usableFromInline var stage: Stage
  var scene: S
  var recognizer = PanRecognizer()
  /// The last pan that touches made, and which recogniser's; `nil` if one was reported since.
  var touchedPan: Pan?
  var touchedGesture: GestureID?
  /// Where a pan that is said to be reported began, if its place was not said.
  var impliedStart: Point?
  private var options: SceneOptions

  /// Starts a scene at the instant 0.
  ///
  /// - Throws: `OptionProblem` if the options make no sense together.
  public init(_ type: S.Type, options: SceneOptions) throws(OptionProblem) {
    var stage = Stage()
    let given = options.values.map { Event.Field.word($0.name, $0.value.text) }
    stage.record(Event("scene \(S.name)", given))
    stage.begin(options)
    scene = try S(options, on: &stage)
    for name in scene.tappable { stage.addTap(on: name) }
    stage.recordFindings()
    self.stage = stage
    self.options = options
  }

  /// The most ends that may follow from one another at one instant before they are cut off.
  var limitOfEndsAtOnce: Int {
    10_000 + stage.parts.count + stage.layers.count + stage.transitions.count
      + stage.watches.count
  }
}

extension Simulation: Simulating {
  public var name: String { S.name }
  public var state: String { scene.state }
  public var now: Instant { stage.now }
  public var trace: Trace { stage.trace }
  public var nextDeadline: Instant? { stage.nextDeadline }
  public var endless: [String] { stage.endless }
  public var tappable: [String] { scene.tappable }
  public var viewNames: [String] { stage.aliases.map(\.name) + stage.views.map(\.name) }
  public var scrollViewNames: [String] { stage.scrollViewNames }
  public var animatorNames: [String] { stage.parts.filter { !$0.isAnonymous }.map(\.name) }
  public var layerKeys: [String] { stage.attachedKeys }
  public var faults: [String] { stage.faults }

  @inlinable
  public mutating func advance(to instant: Instant) throws(Impossible) {
    // Most frames are quiet: only the clock moves.
    if stage.passesQuietly(to: instant) { return }
    try advanceDelivering(to: instant)
  }

  @usableFromInline
  mutating func advanceDelivering(to instant: Instant) throws(Impossible) {
    guard instant >= stage.now else {
      throw .timeGoesBack(now: stage.now, wanted: instant)
    }
    deliver()
    while let deadline = stage.nextDeadline, deadline <= instant {
      stage.now = max(stage.now, deadline)
      deliver()
      if let due = stage.gestureDeadline, due <= stage.now {
        tellGesturesTheTime()
        deliver()
      }
    }
    // Cutting off ends that never end has moved the clock on.
    stage.now = max(stage.now, instant)
  }

  public mutating func handle(_ input: Input) throws(Refusal) {
    defer { deliver() }
    switch input {
    case .pan(let input): try handlePan(input)
    case .touch(let touches): try handleTouches(touches)
    case .liftOutside(let id): try liftOutside(id)
    case .interruption: try interrupt()
    case .setEnabled(let gesture, let isOn): try setEnabled(gesture, isOn)
    case .tap(let view): try handleTap(view)
    case .animator(let input, let name): try handleAnimator(input, name: name)
    case .set(let option, let value): try handleSet(option, to: value)
    case .signal(let signal): try handleSignal(signal)
    case .scroll(let input, let view): try stage.scroll(view, input)
    case .construct(let construction):
      try stage.construct(construction)
      // A recogniser that comes later estimates as those do that were there.
      if case .gesture = construction { stage.estimate(with: recognizer.estimator) }
    }
  }

  public mutating func follow(_ doubt: Doubt, choice: Int) { stage.follow(doubt, choice: choice) }

  public mutating func imitate(_ quirks: Set<Quirk>) { stage.imitate(quirks) }

  public mutating func estimate(with estimator: VelocityEstimator) {
    guard estimator != recognizer.estimator else { return }
    recognizer.estimator = estimator
    stage.estimate(with: estimator)
    stage.record(Event("estimator \(estimator.name)", reason: estimator.summary))
  }

  public mutating func startPans(_ start: PanStart) {
    stage.startPans(start, estimator: recognizer.estimator)
  }

  public mutating func decide(with rule: NamedRule?) { stage.decide(with: rule) }

  public mutating func arbitrate(with rule: AxisRule?) { stage.arbitrate(with: rule) }

  public var liftOff: LiftOff? {
    isPanUnderWay ? scene.liftOff(for: pan, on: stage) : stage.ruling?.lift
  }

  var isPanUnderWay: Bool { pan.state == .began || pan.state == .changed }

  public var rule: NamedRule? { stage.rule }

  public var estimator: VelocityEstimator { recognizer.estimator }

  public var pan: Pan { touchedPan ?? recognizer.shownPan }

  public var panSamples: [PointSample] {
    guard touchedPan != nil, let touchedGesture else { return recognizer.samples }
    return stage.arena[touchedGesture]?.history?.samples ?? []
  }

  public var screen: Size { stage.screen }
  public var touchesDown: [Touch] { stage.arena.touchesDown }
  public var gestureNames: [String] { stage.gestures.filter { $0.role == .scene }.map { $0.name } }
  public var panView: String? { stage.panView.map { stage.name(of: $0) } }

  public func visibleCenter(of view: String) -> Point? {
    guard let id = stage.view(named: view), let frame = scene.frameOnScreen(of: id, on: stage)
    else { return nil }
    var visible = frame.intersection(
      Rect(width: stage.screen.width, height: stage.screen.height))
    // What lies outside of what holds it meets no finger.
    for parent in stage.path(of: id).dropFirst() {
      guard let outer = scene.frameOnScreen(of: parent, on: stage) else { continue }
      visible = visible?.intersection(outer)
    }
    return visible?.center
  }

  public mutating func conclude() -> [Trace.Entry] {
    let count = stage.trace.entries.count
    stage.conclude()
    return Array(stage.trace.entries[count...])
  }

  private var reader: PathReader<S> {
    PathReader(
      scene: scene, stage: stage, pan: pan,
      estimator: recognizer.estimator)
  }

  public func read(_ path: String) -> Reading? {
    reader.read(path)
  }

  public var paths: [String] {
    reader.paths
  }
}

// MARK: - Routing

extension Simulation {
  /// Delivers every end that is due, and every completion that follows.
  private mutating func deliver() {
    var ends = 0
    while true {
      tellOfEnds()
      guard stage.endNext() else { return }
      ends += 1
      if ends == limitOfEndsAtOnce {
        stage.record(
          Event(
            "warning endless", [.number("ends", Double(ends))],
            reason: "animators without a duration restart one another at one instant"))
        stage.now = Instant(nanoseconds: stage.now.nanoseconds &+ 1)
        return
      }
    }
  }

  /// Tells the scene of every end, those included that it brings about on hearing of others.
  private mutating func tellOfEnds() {
    var told = 0
    while !stage.endings.isEmpty {
      switch stage.endings.removeFirst() {
      case .animator(let animator, let position, let completions):
        for _ in 0..<completions { scene.completed(animator, at: position, on: &stage) }
        stage.completionsHaveRun(animator)
      case .layer(let key, let view, let finished):
        scene.layerAnimationEnded(key, on: view, finished: finished, on: &stage)
      case .transition(let transition, let finished):
        scene.transitionEnded(transition, finished: finished, on: &stage)
      case .timer(let timer):
        scene.timerFired(timer, on: &stage)
      case .scrolled(let view): scene.scrolled(view, on: &stage)
      case .scrollReleased(let view, let release):
        var target = release.target
        scene.scrollWillEnd(
          view, velocity: release.velocity.perMillisecond, target: &target, on: &stage)
        stage.land(view, on: target, after: release)
      case .scrollEnded(let view): scene.scrollEnded(view, on: &stage)
      case .crossed(let watch):
        if stage.isWatching(watch.id) { scene.scrollCrossed(watch, on: &stage) }
      }
      told += 1
      if told == limitOfEndsAtOnce {
        stage.record(
          Event(
            "warning endless", [.number("ends", Double(told))],
            reason: "animations are ended by what is done about the ends of others"))
        stage.endings = []
      }
    }
  }

  private mutating func handleTap(_ view: String) throws(Refusal) {
    guard stage.view(named: view) != nil else {
      throw .impossible(.noView(view, among: viewNames))
    }
    guard scene.tappable.contains(view) else {
      throw .impossible(.notTappable(view, among: scene.tappable))
    }
    stage.record(Event("tap", [.word("on", view)]))
    try misuse { () throws(Misuse) in try scene.tap(view, on: &stage) }
  }

  private mutating func handleAnimator(_ input: AnimatorInput, name: String?) throws(Refusal) {
    let named = name.map { stage.animator(named: $0) } ?? stage.principal
    guard let id = named else {
      throw .impossible(.noAnimator(name ?? "", among: animatorNames))
    }
    try misuse { () throws(Misuse) in
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

  private mutating func handleSignal(_ signal: Signal) throws(Refusal) {
    guard let form = S.signals.first(where: { $0.name == signal.name }) else {
      throw .impossible(.noSignal(signal.name))
    }
    var values = options
    for given in signal.values where form.options.contains(given.option) {
      values.set(given.option, to: given.value)
    }
    scene.received(signal.name, values, on: &stage)
  }

  private mutating func handleSet(_ name: String, to value: OptionValue) throws(Refusal) {
    guard let option = S.options.first(where: { $0.name == name }), option.isLive else {
      throw .impossible(.optionFixed(name))
    }
    options.set(name, to: value)
    stage.record(Event("set", [.word(name, value.text)]))
    scene.changed(options, on: &stage)
  }

  func misuse(_ body: () throws(Misuse) -> Void) throws(Refusal) {
    do throws(Misuse) { try body() } catch { throw .misuse(error) }
  }

  func impossible<T>(_ body: () throws(Impossible) -> T) throws(Refusal) -> T {
    do throws(Impossible) { return try body() } catch { throw .impossible(error) }
  }
}
