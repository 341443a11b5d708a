extension Simulation {
  /// The start of a scene, by which a simulation and its copies differ from another simulation with
  /// the same scene and inputs.
  package final class Origin: Sendable {}

  /// The start of the scene.
  package var origin: Origin { look { $0.origin } }

  /// The contents of a simulation: a scene on its stage, the current pan, and the log, with the
  /// routing of inputs.
  ///
  /// Each copy is explicit. Otherwise, the compiler copies the contents wherever it can't prove that
  /// a call leaves them unchanged, and a copy takes some two thousand instructions.
  struct Contents: ~Copyable, Sendable {
    var stage: Stage
    var currentPan = CurrentPan()
    private(set) var log: InputLog
    /// The start of the scene, which the copies of a simulation share.
    let origin: Origin
    // Every change first ensures that the box isn't shared, which the compiler can't check.
    nonisolated(unsafe) private var box: SceneBox

    /// Starts a scene at instant 0.
    init(_ traits: SceneTraits, _ options: SceneOptions) throws(OptionError) {
      try options.check(traits.options)
      var stage = Stage(
        Settings(options), of: Declarations(events: traits.events, states: traits.states))
      // Defaults are omitted, so that adding an option changes no trace.
      var given: [Event.Field] = []
      for option in traits.options {
        guard let value = options[option.name], value != option.standard else { continue }
        given.append(.word(option.name, value.text))
      }
      stage.note(Event(.scene, .word(traits.name), given))
      stage.ledger.claimNames(of: traits)
      stage.settings.warnOfStanding(among: traits.options, in: &stage.ledger)
      let scene = try traits.begin(traits, options, &stage)
      for name in scene.tappable {
        stage.gestures.addTap(on: name, of: stage.views, stage.settings.preferences.panStart)
      }
      stage.gestures.recordFindings(in: &stage.ledger)
      stage.ledger.checkState(scene.state, by: &stage.declarations)
      // Reading a path later can't record anything, so errors in the paths are reported now.
      let slips = MissingPropertyLog()
      stage.views.setSlips(slips)
      for place in traits.paths.all.indices
      where !traits.paths.isIndexed(place) || scene.count(ofPath: place) > 0 {
        _ = scene.value(ofPath: place, at: 0, on: stage)
      }
      stage.views.setSlips(nil)
      for slip in slips.all { _ = stage.knownSlot(slip.view, slip.property) }
      stage.ledger.clock.setNextDeadline(Agenda.nextDeadline(of: stage))
      (self.stage, log, box, origin) = (stage, InputLog(options), scene, Origin())
    }

    /// Creates a copy of other contents.
    init(copying other: borrowing Contents) {
      (stage, currentPan) = (other.stage, other.currentPan)
      (log, box, origin) = (other.log, other.box, other.origin)
    }

    /// The scene, for calls that don't change it.
    var scene: SceneBox { box }

    /// The scene, for calls that may change it, in a box that isn't shared with a copy.
    var ownScene: SceneBox {
      @inline(__always) mutating get {
        if !isKnownUniquelyReferenced(&box) { box = box.copy() }
        return box
      }
    }

    /// The declarations of the scene's type.
    var traits: SceneTraits { box.traits }
  }
}

// MARK: - Routing

extension Simulation.Contents {
  mutating func handle(_ input: Input) throws(InputError) {
    log.note(input, at: stage.now)
    // Returns without delivering notifications, so that they never arrive earlier because of this
    // input.
    if case .keepTrace(let count) = input.kind { return stage.ledger.keepTrace(last: count) }
    stage.ledger.clock.noteChange()
    let known = stage.ledger.trace.count
    let followsFinger = traits.followsFinger && Self.isOfFinger(input)
    let (held, pan) = (followsFinger ? scene.followedNumber(on: stage) : nil, currentPan.pan)
    var refusal: InputError?
    do throws(InputError) { try apply(input) } catch {
      refusal = stage.ledger.onRecord(error, since: known)
    }
    stage.ledger.checkState(scene.state, by: &stage.declarations)
    let later = deliver().refusal
    if followsFinger {
      currentPan.following.check(held, pan, scene.followedNumber(on: stage), currentPan.pan)
    }
    if let refusal = refusal ?? later { throw refusal }
  }

  /// Whether an input moves a finger.
  private static func isOfFinger(_ input: Input) -> Bool {
    switch input.kind {
    case .pan, .touch: true
    default: false
    }
  }

  private mutating func apply(_ input: Input) throws(InputError) {
    if let error = input.impossibleNumber { throw InputError(.badOption(error)) }
    switch input.kind {
    case .pan(let input): try handlePan(input)
    case .touch(let touches): try handleTouches(touches)
    case .liftOutside(let id): try stage.gestures.liftOutside(id, in: &stage.ledger)
    case .interruption: stage.gestures.interrupt(in: &stage.ledger)
    case .setEnabled(let gesture, let isOn):
      try stage.gestures.setEnabled(gesture, isOn, in: &stage.ledger)
      if !isOn { try cancelPan(ofDisabled: gesture) }
    case .tap(let view, let taps): try handleTap(on: view, taps: taps)
    case .tapScreen(let place, let taps): try handleTap(at: place, taps: taps)
    case .animator(let input, let name): try handleAnimator(input, name: name)
    case .transition(let call, let name):
      guard let id = stage.transitions.built(named: name) else {
        throw InputError(.noAnimator(name, among: stage.transitions.builtNames))
      }
      try InputError.misuse { () throws(Misuse) in _ = try stage.perform(call, on: id) }
    case .set(let option, let value): try handleSet(option, to: value)
    case .signal(let signal): try handleSignal(signal)
    case .scroll(let input, let view): try input.move(view, on: &stage)
    case .construct(.connection(let connection)): try ownScene.connect(connection, on: &stage)
    case .construct(let construction):
      if construction.leavesAnimatorOpen { try refuseAmbiguity() }
      if let path = construction.changedPaths.first(where: {
        scene.isSceneValue($0, on: stage)
      }) {
        throw InputError(.computedByScene(path))
      }
      try construction.carryOut(on: &stage)
      // A recognizer that is added later uses the same velocity estimator as the earlier ones.
      if case .gesture = construction {
        stage.gestures.setEstimator(stage.settings.preferences.estimator)
      }
    case .keepTrace: break
    case .endless(let count, let reason):
      stage.note(Event(.endless, nil, [.number("ends", Double(count))], reason: Reason(reason)))
    case .impossibleAdvance(let seconds):
      // The clock refuses a negative duration, and one that leads past the last instant.
      _ = stage.ledger.accepts(seconds, "by", of: "advance", .time)
    case .setting(let setting):
      setting.apply(to: &stage)
      currentPan.reported.estimator = stage.settings.preferences.estimator
    }
  }

  private mutating func handleAnimator(_ input: AnimatorInput, name: String?) throws(InputError) {
    if name == nil { try refuseAmbiguity() }
    let meant = stage.principal ?? stage.animators.lastThatRefuses
    guard let id = name.map({ stage.animator(named: $0) }) ?? meant else {
      throw InputError(.noAnimator(name ?? "", among: stage.animators.names))
    }
    if stage.animators.refusesHold(id, in: &stage.ledger) { return }
    try InputError.misuse { () throws(Misuse) in
      switch input {
      case .start(let delay):
        if name == nil {
          try ownScene.start(after: delay, on: &stage)
        } else {
          try stage.start(id, afterDelay: delay)
        }
      case .pause: try stage.pause(id)
      case .scrub(let fraction): try stage.setFractionComplete(id, to: fraction)
      case .reverse: try stage.setReversed(id, !stage[id].isReversed)
      case .configure(let setting, let isOn): try stage.configure(id, setting, isOn)
      case .resume(let timing, let durationFactor):
        try stage.continueAnimation(id, timing: timing, durationFactor: durationFactor)
      case .stop(let withoutFinishing): try stage.stop(id, withoutFinishing: withoutFinishing)
      case .finish(let position): try stage.finish(id, at: position)
      }
    }
  }

  /// Refuses an input that names no animator if the scene requires a name and has several
  /// animators.
  private func refuseAmbiguity() throws(InputError) {
    guard traits.requiresAnimatorName, stage.animators.countOfNamed > 1 else { return }
    throw InputError(.severalAnimators(stage.animators.names))
  }

  private mutating func handleSignal(_ signal: Signal) throws(InputError) {
    guard let form = traits.signals.first(where: { $0.name == signal.name }) else {
      throw InputError(.noSignal(signal.name))
    }
    var values = stage.settings.options
    for given in signal.values {
      guard form.options.contains(given.option) else {
        throw InputError(
          .badOption(
            OptionError(
              option: given.option,
              problem: "\(signal.name) accepts \(form.options.joined(separator: ", "))")))
      }
      values.set(given.option, to: given.value)
    }
    try adopt(values, from: signal.name)
  }

  private mutating func handleSet(_ name: String, to value: OptionValue) throws(InputError) {
    guard let option = traits.options.first(where: { $0.name == name }), option.isLive else {
      throw InputError(.optionFixed(name))
    }
    var values = stage.settings.options
    values.set(name, to: value)
    try adopt(values, setting: Event(.optionSet, nil, [.word(name, value.text)]))
  }

  /// Passes options to the scene, from a signal or a changed live option; restores the scene and
  /// the stage if the options are inconsistent.
  private mutating func adopt(
    _ options: SceneOptions, from signal: String? = nil, setting event: Event? = nil
  ) throws(InputError) {
    let (oldScene, oldStage) = (box, stage)
    do throws(OptionError) {
      try options.check(traits.options)
      if let event {
        stage.settings.set(options)
        stage.note(event)
      }
      try ownScene.adopt(options, from: signal, on: &stage)
    } catch {
      (box, stage) = (oldScene, oldStage)
      throw InputError(.badOption(error))
    }
  }
}

// The event loop, which does due work and delivers notifications, in a fixed order.

extension Simulation.Contents {
  /// Advances the clock to an instant, unless time stops earlier: after the given number of
  /// instants at which something is due or, if `stopsAtNews`, at the first instant at which
  /// something is recorded.
  ///
  /// - Returns: The reason why time stopped: `reached`, `news`, `limit`, or `endless`.
  /// - Throws: `ImpossibleInputError` if the instant is in the past.
  mutating func advance(
    to instant: Instant, maxSteps count: Int, stopsAtNews: Bool
  ) throws(ImpossibleInputError) -> Halt {
    guard instant >= stage.now else {
      throw ImpossibleInputError(.timeGoesBack(now: stage.now, wanted: instant))
    }
    guard count >= 0 else {
      throw ImpossibleInputError(
        .badOption(OptionError("maxSteps", Double(count), allowed: "at least 0")))
    }
    // A misuse is recorded in the trace, because no statement is running from which it could be
    // thrown.
    return deliver(upTo: instant, atMost: count, stopsAtNews: stopsAtNews).halt
  }

  /// Does everything due up to an instant, by default the current one, and delivers the
  /// notifications.
  ///
  /// At each instant, due work is done in the order in which it was started (U19), and the
  /// consequences of each item are delivered before the next item is done; then the recognizers are
  /// notified of the time, unless they have been already.
  ///
  /// - Parameters:
  ///   - count: The maximum number of instants to advance through; if there are more, the clock
  ///     stops at the last one.
  ///   - stopsAtNews: Whether to stop at the first instant at which something is recorded.
  /// - Returns: The first error from a recognizer's handler, and the reason why time stopped.
  mutating func deliver(
    upTo instant: Instant? = nil, atMost count: Int = .max, stopsAtNews: Bool = false
  ) -> (refusal: InputError?, halt: Halt) {
    if instant == nil, !stage.ledger.clock.hasNotices {
      // After most inputs there are no notifications, and nothing is due.
      let next = TimedPart.nextDeadline(of: stage)
      if next.map({ $0 > stage.now }) ?? true {
        stage.ledger.clock.setNextDeadline(Agenda.nextDeadline(of: stage, besides: next))
        return (nil, .reached)
      }
    }
    var chain = Chain(on: &stage)
    let known = stopsAtNews ? stage.ledger.trace.count : .max
    var refusal = settle(&chain)
    var left = count
    while let instant, !chain.isCutOff,
      let deadline = Agenda.nextDeadline(of: &stage, upTo: instant)
    {
      guard left > 0, stage.ledger.trace.count <= known || deadline == stage.now else {
        stage.ledger.clock.setNextDeadline(deadline)
        return (refusal, stage.ledger.trace.count <= known ? .limit : .news)
      }
      left -= 1
      if deadline > stage.now { chain = Chain(on: &stage, after: chain) }
      stage.ledger.clock.move(to: deadline)
      stage.ledger.clock.noteChange()
      refusal = refusal ?? settle(&chain)
      if !chain.isCutOff, let due = stage.gestures.nextDeadline, due <= stage.now {
        tellRecognizersTheTime()
        refusal = refusal ?? settle(&chain)
      }
    }
    let stops = instant.map { $0 > stage.now && stage.ledger.trace.count > known } ?? false
    if let instant, !stops { stage.ledger.clock.move(to: instant) }
    stage.ledger.clock.setNextDeadline(Agenda.nextDeadline(of: stage))
    return (refusal, stops ? .news : chain.isEndless ? .endless : .reached)
  }

  /// Delivers every notification and does everything due at the current instant, until nothing
  /// remains to be done.
  private mutating func settle(_ chain: inout Chain) -> InputError? {
    defer { stage.ledger.checkState(scene.state, by: &stage.declarations) }
    var refusal: InputError?
    repeat {
      while let notice = stage.ledger.clock.takeNotice() {
        if stage.ledger.clock.isEndless(notice, of: stage.animators) {
          notice.reportEndless(on: &stage)
          chain.isEndless = true
          refusal = refusal ?? .misuse(.endless)
        } else {
          let known = stage.ledger.trace.count
          do throws(InputError) { try tell(notice) } catch {
            let next = stage.ledger.onRecord(error, since: known)
            refusal = refusal ?? next
          }
        }
        if !chain.goesOn() {
          chain.cutOff(in: &stage.ledger)
          return refusal
        }
      }
    } while chain.goesOn() && TimedPart.actOnce(on: &stage)
    if chain.isCutOff { chain.cutOff(in: &stage.ledger) }
    return refusal
  }

  private mutating func tell(_ notice: PendingCallback) throws(InputError) {
    switch notice {
    case .recognizers(let message): try tell(message)
    case .fingersLifted:
      stage.scrolling.fingersLifted(by: stage.readings, in: &stage.ledger)
    case .animator(let animator, _, let completions):
      stage.animators.completionsRun(completions)
      // Notifies the scene once even if no completion was added, because a scene doesn't need a
      // completion to be notified of the end.
      for _ in 0..<max(1, completions) { ownScene.notify(of: notice, on: &stage) }
      stage.animators.completionsHaveRun(animator)
    case .crossed(let watch) where !stage.scrolling.isWatching(watch.id): break
    case .layer, .transition, .timer, .scrolled, .scrollBegan, .scrollReleased, .scrollEnded,
      .crossed:
      ownScene.notify(of: notice, on: &stage)
    }
  }
}

/// A chain of consequences at one instant; each link is due work or a notification.
private struct Chain {
  private let limit: Int
  private(set) var length = 0
  /// Whether this chain, or an earlier chain of the same delivery, was cut off.
  var isEndless: Bool

  /// Begins a chain, either after an input or after another chain.
  init(on stage: inout Stage, after other: Chain? = nil) {
    stage.ledger.clock.beginChain(
      among: stage.animators.parts.count - stage.animators.countOfNamed + stage.timers.count
        + stage.layers.count)
    // A chain with more links than this at one instant never ends, because the stage doesn't have
    // as many objects; our choice.
    limit =
      20_000
      + 2
      * (stage.animators.parts.count + stage.layers.count + stage.transitions.count
        + stage.scrolling.watches.count)
    isEndless = other?.isEndless ?? false
  }

  var isCutOff: Bool { length >= limit }

  /// Drops the consequences of an endless chain: the scene receives none of them.
  mutating func cutOff(in ledger: inout Ledger) {
    isEndless = true
    ledger.clock.dropNotices()
    ledger.note(
      Event(
        .endless, nil, [.number("ends", Double(length))],
        reason: "each completion triggers another at the same instant"))
  }

  /// Counts a link, and returns `false` if the chain is so long that it would never end.
  mutating func goesOn() -> Bool {
    length += 1
    return !isCutOff
  }
}

// The decision that releasing the current pan would cause.

extension Simulation {
  /// The decision if the pan in progress ended now with its last reported velocity; if no pan is in
  /// progress, the decision about the last pan.
  ///
  /// `nil` before the first decision, and in a scene that makes no decisions.
  package var decisionRecord: DecisionRecord? { look { $0.openDecisionRecord } }

  /// For each rule, the last release that it decided, ordered by the rules' first decisions.
  public var decisions: [DecisionRecord] { look { $0.stage.decisions.records } }
}

extension Simulation.Contents {
  fileprivate var openDecisionRecord: DecisionRecord? {
    guard currentPan.isPending else { return stage.decisions.decisionRecord }
    // A copy is a fork, on which the effect of a release can be tried.
    var fork = Simulation.Contents(copying: self)
    fork.stage.decisions.forgetRecord()
    if currentPan.reported.isActive {
      try? fork.handle(.pan(PanInput(.ended, velocity: currentPan.reported.pan.velocity)))
    } else {
      let fingers = stage.gestures.arena.touchesDown
      try? fork.handle(.touch(fingers.map { Touch(.up, id: $0.id, at: $0.place) }))
    }
    return fork.stage.decisions.decisionRecord
  }
}

extension SceneBox {
  /// Returns the direction and distance of a gesture before its release changes anything, or `nil`
  /// if the scene doesn't provide them.
  func basis(of pan: Pan, on stage: Stage) -> VelocityBasis? {
    var right = pan
    right.velocity = Vector(dx: 1, dy: 0)
    var down = pan
    down.velocity = Vector(dx: 0, dy: 1)
    guard let one = liftOff(for: right, on: stage), let other = liftOff(for: down, on: stage)
    else { return nil }
    return VelocityBasis(right: one, down: other)
  }
}

// Finds the paths whose values may differ between two instants of a run, without reading every
// path.

extension SceneBox {
  func forEachPath(
    on stage: Stage, thatMayDifferFrom before: Stage, _ goesOn: (String) -> Bool
  ) {
    var known: Set<String> = []
    /// Visits the paths that weren't visited before, and returns whether to continue.
    func visit(_ paths: [String]) -> Bool {
      paths.allSatisfy { !known.insert($0).inserted || goesOn($0) }
    }
    let parts = stage.animators.parts
    let changed = parts.indices(changedSince: before.animators.parts)
    // A place changes only when a run ends.
    let places = changed.filter { parts[$0].work.roundTrip != nil }.map {
      "\(parts[$0].name).place"
    }
    guard visit(firstPaths(places, gestures: [], on: stage)),
      stage.views.aliases.allSatisfy({ visit(stage.viewPaths($0.name)) }),
      stage.forEachViewInDoubt(
        since: before, changed, { visit(stage.viewPaths(stage.views.all[$0].name)) }),
      stage.transitions.builtNames.allSatisfy({ name in
        visit(TransitionPath.all.map { "\(name).\($0.name)" })
      }), stage.animators.countOfNamed > 1
    else { return }
    var animators = Ascending(
      changed, and: before.now == stage.now ? MemberSet() : stage.animators.running)
    while let index = animators.next() {
      guard parts[index].access.isNamed else { continue }
      guard visit(AnimatorPath.all.map { "\(parts[index].name).\($0.name)" }) else { return }
    }
  }
}

extension Stage {
  /// Calls a closure with the index of each view whose presentation differs, and of each scroll
  /// view, in ascending order, until the closure returns `false`; returns whether it never did.
  fileprivate func forEachViewInDoubt(
    since before: Stage, _ changedAnimators: [Int], _ goesOn: (Int) -> Bool
  ) -> Bool {
    var slots = views.slots.indices(changedSince: before.views.slots)
    // Within one instant, only what has changed, or follows something that has changed, may differ.
    let hasPassed = before.now != now
    if !hasPassed {
      for index in changedAnimators {
        slots += animators.parts[index].work.touched.map { $0.slot }
      }
      slots += views.followers + transitions.slots
    }
    let scrolled = Set(scrolling.all.map { $0.view.index })
    let changed = scrolled.union(slots.map { Int(views.slots[$0].view) }).sorted()
    var doubted = Ascending(changed, and: hasPassed ? views.moving : MemberSet())
    while let view = doubted.next() {
      let isMeant =
        scrolled.contains(view)
        || views.all[view].slots.contains { slot in
          slot >= before.views.slots.count
            || Presentation.lanes(of: slot, on: self) != Presentation.lanes(of: slot, on: before)
        }
      if isMeant, !goesOn(view) { return false }
    }
    return true
  }
}

/// The members of a sorted array and of a set, in ascending order.
private struct Ascending {
  private var sorted: ArraySlice<Int>
  private var others: ArraySlice<Int>

  init(_ sorted: [Int], and others: MemberSet) {
    (self.sorted, self.others) = (sorted[...], others.elements[...])
  }

  /// Returns the next member, or `nil` if there is none.
  mutating func next() -> Int? {
    let next = [sorted.first, others.first].compactMap { $0 }.min()
    if sorted.first == next { sorted = sorted.dropFirst() }
    if others.first == next { others = others.dropFirst() }
    return next
  }
}

// Converts errors of scenes and stages to errors of the input.

extension Ledger {
  /// Ensures that a misuse is recorded, given the number of events before it, because the stage
  /// records the misuses that it throws, but not those that a scene throws.
  mutating func onRecord(_ refusal: InputError, since known: Int) -> InputError {
    if case .misuse(let misuse) = refusal, !isOnRecord(misuse, since: known) {
      note(Event(misuse))
    }
    return refusal
  }

  private func isOnRecord(_ misuse: Misuse, since known: Int) -> Bool {
    let entries = trace.list
    return (max(known, entries.startIndex)..<max(known, entries.endIndex)).contains { index in
      entries[index].event.misuse == misuse
    }
  }
}

extension InputError {
  /// Runs a closure and converts a misuse to an input error.
  static func misuse(_ body: () throws(Misuse) -> Void) throws(InputError) {
    do throws(Misuse) { try body() } catch { throw .misuse(error) }
  }

  /// Runs a closure that reports a pan, and converts a pan error to an input error.
  static func impossible<T>(_ body: () throws(PanError) -> T) throws(InputError) -> T {
    do throws(PanError) { return try body() } catch { throw InputError(.pan(error)) }
  }
}
