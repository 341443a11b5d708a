/// A scene on its stage, with its gestures, its clock and its trace.
///
/// Inputs are handled at the current instant; time passes only in `advance(to:)`. Everything due at
/// an instant is delivered before any input at that instant. Simultaneous ends are delivered in the
/// order in which their runs were started; an end that an input causes is delivered immediately
/// after that input (U19).
///
/// A simulation is a value: a copy is a fork. Copies share their contents until one of them
/// changes.
///
/// ```swift
/// var simulation = try Simulation(Curtain.self, options: SceneOptions(Curtain.options))
/// try simulation.handle(.tap(view: "curtain"))
/// _ = try simulation.advance(to: Instant(seconds: 0.25))
/// let raised = simulation.read("curtain.frame.y")  // −400 pt
/// ```
public struct Simulation: Sendable {
  // Where PantomimeTesting is imported, its methods of the same names, which also record misuses,
  // are preferred to those marked `@_disfavoredOverload`.

  // Every change first ensures that the cell isn't shared, which the compiler can't check.
  nonisolated(unsafe) private var cell: Cell

  /// Starts a scene at the instant 0.
  ///
  /// - Throws: `OptionError` if an option is undeclared or has an invalid value, or if the options
  ///   are inconsistent.
  @_disfavoredOverload
  public init<S: TransitionScene>(_ type: S.Type, options: SceneOptions) throws(OptionError) {
    cell = Cell(try Contents(SceneTraits(type), options))
  }

  /// Starts a scene at the instant 0 with its default options.
  ///
  /// - Throws: `OptionError` if the defaults are inconsistent.
  @_disfavoredOverload
  public init<S: TransitionScene>(_ type: S.Type) throws(OptionError) {
    try self.init(type, options: SceneOptions(S.options))
  }

  /// Creates a simulation with contents of its own.
  init(_ contents: consuming Contents) { cell = Cell(contents) }

  /// Calls a function with the contents, which it borrows.
  func look<Value: ~Copyable>(_ body: (borrowing Contents) -> Value) -> Value {
    body(cell.contents)
  }

  /// Calls a function with contents that aren't shared with a copy of the simulation.
  mutating func change<Value>(_ body: (inout Contents) -> Value) -> Value {
    Cell.makeUnique(&cell)
    return body(&cell.contents)
  }
}

/// The contents that a simulation shares with its copies.
private final class Cell {
  private var stored: Simulation.Contents

  init(_ contents: consuming Simulation.Contents) { stored = contents }

  /// The contents, borrowed.
  var contents: Simulation.Contents {
    @inline(__always) _read { yield stored }
    @inline(__always) _modify { yield &stored }
  }

  /// Copies the contents if a copy of the simulation shares them.
  @inline(__always)
  static func makeUnique(_ cell: inout Cell) {
    if !isKnownUniquelyReferenced(&cell) { cell = cell.copy() }
  }

  @inline(never)
  private func copy() -> Cell { Cell(Simulation.Contents(copying: contents)) }
}

// MARK: - Changing

extension Simulation {
  /// Handles an input at the current instant.
  ///
  /// - Throws: `InputError` if the input had no effect; the simulation stays usable, and is
  ///   unchanged if the input was impossible.
  @_disfavoredOverload
  public mutating func handle(_ input: Input) throws(InputError) {
    Cell.makeUnique(&cell)
    try cell.contents.handle(input)
  }

  /// Advances the clock to an instant, and delivers everything that is due up to that instant.
  ///
  /// - Returns: `reached`, or `endless` if an endless chain was cut off.
  /// - Throws: `ImpossibleInputError` if the instant is in the past, or no instant of the clock.
  @_disfavoredOverload
  @discardableResult
  public mutating func advance(to instant: Instant) throws(ImpossibleInputError) -> Halt {
    guard instant.isPossible else {
      throw ImpossibleInputError(.timeGoesBack(now: now, wanted: instant))
    }
    Cell.makeUnique(&cell)
    // In most frames nothing happens: only the clock moves.
    if cell.contents.stage.passesQuietly(to: instant) { return .reached }
    return try cell.contents.advance(to: instant, maxSteps: .max, stopsAtNews: false)
  }

  /// Advances the clock to an instant, unless time stops earlier: after the given number of
  /// instants at which something is due.
  ///
  /// - Returns: The reason why time stopped: `reached`, `limit`, or `endless`.
  /// - Throws: `ImpossibleInputError` if the instant is in the past.
  @_disfavoredOverload
  package mutating func advance(
    to instant: Instant, maxSteps count: Int
  ) throws(ImpossibleInputError) -> Halt {
    Cell.makeUnique(&cell)
    return try cell.contents.advance(to: instant, maxSteps: count, stopsAtNews: false)
  }

  /// Advances the clock as `advance(to:maxSteps:)` does, but no further than the first instant at
  /// which something is recorded; everything else due at that instant is delivered as well.
  ///
  /// - Returns: The reason why time stopped: `reached`, `news`, `limit`, or `endless`.
  /// - Throws: `ImpossibleInputError` if the instant is in the past.
  package mutating func advance(
    toNextEventBefore instant: Instant, maxSteps count: Int
  ) throws(ImpossibleInputError) -> Halt {
    Cell.makeUnique(&cell)
    return try cell.contents.advance(to: instant, maxSteps: count, stopsAtNews: true)
  }

  /// Returns the presentation value of a slot, or zero if the stage has no such slot.
  @usableFromInline
  func lanes(at slot: Int) -> SIMD4<Double> {
    look { Presentation.lanes(at: slot, on: $0.stage) }
  }

  /// Records, at the end of a run, every animator that must not be released in its current state.
  package mutating func endScene() -> [Trace.Entry] {
    change { contents in
      let count = contents.stage.ledger.trace.count
      contents.stage.animators.conclude(in: &contents.stage.ledger)
      return Array(contents.stage.ledger.trace.list[count...])
    }
  }
}

/// The reason why time stopped, as returned by `run` and `advance`.
public enum Halt: Sendable, Hashable {
  /// The clock has reached the requested instant.
  case reached
  /// Everything is at rest.
  case rest
  /// Something was recorded at this instant, and the caller requested to stop there.
  case news
  /// Time has stopped at the maximum number of instants that the caller allows.
  case limit
  /// Something repeats forever; `run` stopped after 60 s.
  case repeating
  /// Something that has an end was still in flight when `run` had advanced by 3,600 s.
  case unfinished
  /// Completions kept triggering each other at one instant; the trace contains the misuse `endless`
  /// or a warning.
  ///
  /// The chain was cut off and the simulation stays usable. `run` stops at that instant; `advance`
  /// still arrives at the requested instant.
  case endless
  /// The clock stayed, because the requested duration is negative, or leads past the last instant;
  /// the trace contains the misuse `out-of-range`.
  case refused

  /// A Boolean value that indicates whether the clock has reached the requested instant.
  package var isReached: Bool {
    switch self {
    case .reached, .endless: true
    case .rest, .news, .limit, .repeating, .unfinished, .refused: false
    }
  }
}

// Convenience methods for driving a simulation from code.

extension Simulation {
  /// Advances the clock by a duration.
  ///
  /// A negative duration, or one that leads past the last instant, is recorded as a finding
  /// (`Misuse.outOfRange`), and the clock stays.
  ///
  /// - Returns: `reached`, `endless` if an endless chain was cut off, or `refused`.
  @_disfavoredOverload
  @discardableResult
  public mutating func advance(by duration: Duration) -> Halt {
    let goal = now.advanced(bySeconds: duration.inSeconds)
    guard duration >= .zero, goal.isPossible else {
      try? handle(Input(.impossibleAdvance(duration.inSeconds)))
      return .refused
    }
    return RunToRest.pass(to: goal, in: &self)
  }

  /// Advances until everything is at rest, and leaves the clock at the last event, as the statement
  /// `run` does.
  ///
  /// - Returns: The reason why time stopped: `rest`; `repeating` after 60 s if something repeats
  ///   forever; `unfinished` after 3,600 s if something that has an end hasn't ended; or `endless`
  ///   at the instant of that misuse.
  @_disfavoredOverload
  @discardableResult
  public mutating func run() -> Halt { RunToRest.run(&self) }

  /// Feeds every event of a stream at its instant, and leaves the clock at the end of the stream.
  ///
  /// - Throws: `InputError`: immediately for impossible touches or a time in the past, or at the
  ///   end for the first misuse that the touches caused, because a misuse doesn't stop a finger.
  @_disfavoredOverload
  public mutating func play(_ stream: TouchStream) throws(InputError) {
    var misuse: Misuse?
    for event in stream.events {
      do throws(ImpossibleInputError) { _ = try advance(to: event.time) } catch {
        throw .impossible(error)
      }
      do throws(InputError) { try handle(.touch(event.touches)) } catch {
        guard case .misuse(let found) = error else { throw error }
        misuse = misuse ?? found
      }
    }
    if let misuse { throw .misuse(misuse) }
  }

  /// Reports a pan, like the statement `pan`: `pan(.began)`, `pan(.changed, dy: -40)`.
  ///
  /// - Parameters:
  ///   - state: The recognizer's state.
  ///   - dx: The translation to the right since the pan began, in points; by default unchanged.
  ///   - dy: The downward translation since the pan began, in points; by default unchanged.
  ///   - vx: The velocity to the right, in points per second; if both components are omitted, the
  ///     velocity is estimated from the translations.
  ///   - vy: The downward velocity, in points per second.
  ///   - place: The finger's location on the screen.
  ///   - view: The view on which the finger touched down; for `began` only.
  /// - Throws: `InputError` if the report is impossible at this point, or for the misuse that it
  ///   causes.
  @_disfavoredOverload
  public mutating func pan(
    _ state: RecognizerState, dx: Double? = nil, dy: Double? = nil, vx: Double? = nil,
    vy: Double? = nil, at place: Point2D? = nil, on view: String? = nil
  ) throws(InputError) {
    try handle(
      .pan(PanInput(state, dx: dx, dy: dy, vx: vx, vy: vy, location: place, view: view)))
  }
}

/// Advances a simulation until everything is at rest.
private enum RunToRest {
  /// Advances to an instant that isn't in the past, which can't fail.
  static func pass(to instant: Instant, in simulation: inout Simulation) -> Halt {
    do throws(ImpossibleInputError) { return try simulation.advance(to: instant) } catch {
      return .reached
    }
  }

  static func run(_ simulation: inout Simulation) -> Halt {
    let start = simulation.now
    let (limit, bound) = (start.advanced(bySeconds: 60), start.advanced(bySeconds: 3_600))
    // If something is due at more instants than this, it counts as repeating forever; our choice.
    var left = 1_000_000
    while let deadline = simulation.nextDeadline, deadline <= limit {
      guard left > 0 else { return .repeating }
      left -= 1
      if pass(to: deadline, in: &simulation) == .endless { return .endless }
    }
    if simulation.nextEnd != nil {
      var fork = simulation
      let halt = runToEnds(&fork, by: bound)
      if halt == .repeating {
        return pass(to: limit, in: &simulation) == .endless ? .endless : .repeating
      }
      simulation = fork
      if halt == .endless { return .endless }
    }
    if simulation.nextEnd != nil { return .unfinished }
    if simulation.endless != nil, simulation.now < limit,
      pass(to: limit, in: &simulation) == .endless
    {
      return .endless
    }
    return simulation.endless == nil ? .rest : .repeating
  }

  /// Advances until everything that has an end has ended, or to the given instant if that is
  /// earlier; returns `repeating` if something ends so often that it counts as repeating forever.
  private static func runToEnds(_ simulation: inout Simulation, by bound: Instant) -> Halt {
    var rounds: [String: Int] = [:]
    while let next = simulation.nextEnd {
      guard next.time <= bound else { return pass(to: bound, in: &simulation) }
      rounds[next.what, default: 0] += 1
      if rounds[next.what, default: 0] > 16 { return .repeating }
      if pass(to: next.time, in: &simulation) == .endless { return .endless }
    }
    return .reached
  }
}

extension Duration {
  /// The duration in seconds, with the resolution of a simulation's clock.
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

// The properties of a simulation other than its paths.

extension Simulation {
  /// The scene's name.
  public var name: String { look { $0.traits.name } }
  /// The scene's model state, as one word.
  public var state: String { look { $0.scene.state } }
  /// The words that the scene's state can be, including the present one, which a statement may have
  /// assigned; an empty array if they aren't known in advance.
  package var declaredStates: [String] {
    let declared = look { $0.traits.states }
    return declared.isEmpty || declared.contains(state) ? declared : declared + [state]
  }
  /// Returns the state or the place that the screen shows for what an animator moves, or `nil` if
  /// it can't differ from the scene's state.
  package func stateOnScreen(movedBy animator: String) -> String? {
    look { contents in
      contents.stage.animator(named: animator).flatMap {
        contents.scene.stateOnScreen(movedBy: $0, on: contents.stage)
      }
    }
  }
  /// The kinds of events that can happen, grouped by the part that records them.
  package var events: [EventGroup] {
    let traits = look { $0.traits }
    return EventGroup.core + [EventGroup("the scene \(traits.name)", traits.events)]
  }
  /// The current instant.
  public var now: Instant { look { $0.stage.now } }
  /// Everything that has happened so far.
  public var trace: Trace { look { $0.stage.ledger.trace } }
  /// The inputs so far.
  package var log: InputLog { look { $0.log } }
  /// The next instant at which something is due, or `nil` if everything is at rest.
  public var nextDeadline: Instant? { look { Agenda.nextDeadline(of: $0.stage) } }
  /// The next end of anything that has an end, or `nil` if all remaining motion is endless.
  package var nextEnd: NextEnd? { look { Agenda.nextEnd(of: $0.stage) } }
  /// A phrase that names the first running part that never ends, such as an animation that repeats
  /// forever (T83) or a display link, or `nil` if every part ends.
  package var endless: String? { look { Agenda.endless(of: $0.stage) } }
  /// The names of the views that respond to a tap.
  package var tappable: [String] {
    look { contents in
      contents.stage.gestures.singleTaps.reduce(into: contents.scene.tappable) { names, tap in
        if !names.contains(tap.viewName) { names.append(tap.viewName) }
      }
    }
  }
  /// The verbs for changes to the scene's states (`TransitionScene.stateVerbs`).
  package var stateVerbs: [StateVerb] { look { $0.traits.stateVerbs } }
  /// The phrase for what moves when the scene starts, or an empty text (`TransitionScene.opening`).
  package var opening: String { look { $0.traits.opening } }
  /// Returns a phrase for the effect of the tap that an event reports
  /// (`TransitionScene.tapDescription`), or `nil` if the event's own reason is all there is.
  package func tapDescription(of tap: Event) -> String? {
    look { contents in
      let known = tap.gesture.flatMap { contents.stage.gestures.ownGesture(named: $0)?.id }
      if let known, !contents.scene.describesTap(by: known) { return nil }
      return contents.traits.tapDescription
    }
  }
  /// The names of the views, aliases first.
  package var viewNames: [String] { look { $0.stage.views.names } }
  /// The names of the views that scroll.
  package var scrollViewNames: [String] { look { $0.stage.scrolling.names } }
  /// The names of the animators.
  package var animatorNames: [String] { look { $0.stage.animators.names } }
  /// Returns whether `animatorNames` contains a name, without listing the names.
  package func hasAnimator(named name: String) -> Bool {
    look { $0.stage.animator(named: name) != nil }
  }
  /// Returns whether a name means an animator, rather than a view animation that was started later.
  package func meansAnimator(_ name: String) -> Bool {
    look {
      let own = $0.stage.animator(named: name)
      return own != nil && own == $0.stage.animators.animatorOrCall(named: name)
    }
  }
  /// The first animator that is held, that is, active but not running, or `nil` if there is none.
  package var firstHeldAnimator: String? { look { $0.stage.animators.firstHeld } }

  /// Returns the axis rule of a pan recognizer, or `nil` if it has none.
  package func axisRule(of gesture: String) -> AxisRule? {
    look { contents in
      (try? contents.stage.gestures.find(gesture)).flatMap { contents.stage.gestures.limit(of: $0) }
    }
  }

  /// The paths that `paths` doesn't list because others determine them, such as `pan.distance`.
  package var derivedPaths: [String] { look { $0.scene.derivedPaths(on: $0.stage) } }

  /// The name of the first recognizer whose gesture has begun and not ended, or `nil` if there is
  /// none.
  package var activeGesture: String? {
    look { contents in
      let gestures = contents.stage.gestures
      return gestures.arena.activeGesture.flatMap { gestures[$0]?.name }
    }
  }

  /// The first transition that only another call can end, or `nil` if there is none.
  ///
  /// It is held at its percentage although no finger is on the screen, or its animation has ended and it
  /// was never completed.
  package var hungTransition: String? {
    look { contents in
      let isTouched =
        contents.currentPan.isPending || !contents.stage.gestures.arena.touchesDown.isEmpty
      let open = contents.stage.transitions.firstOpen
      return isTouched ? open : open ?? contents.stage.transitions.firstHeld
    }
  }
  /// The names of the animators that the scene adds while running, or `nil` if they aren't known
  /// (`TransitionScene.dynamicAnimators`).
  package var dynamicAnimators: [String]? { look { $0.traits.dynamicAnimators } }
  /// The names of the transitions that statements have added.
  package var transitionNames: [String] { look { $0.stage.transitions.builtNames } }
  /// Returns a transition that a statement has added, or `nil` if there is none with the name.
  package func transition(named name: String) -> PercentDrivenTransition? {
    look { contents in
      contents.stage.transitions.built(named: name).map { contents.stage.transitions[$0] }
    }
  }
  /// Returns an animator that can be referred to by name, or `nil` if there is none with the name.
  package func animator(named name: String) -> Animator? {
    look { contents in contents.stage.animator(named: name).map { contents.stage.animators[$0] } }
  }
  /// The names of the animators that were stopped and haven't been finished yet (A26).
  package var unfinished: [String] { look { $0.stage.animators.namesOfStopped } }
  /// The animator to which an input that names no animator applies.
  package var principalAnimator: String? {
    look { contents in contents.stage.principal.map { contents.stage.name(of: $0) } }
  }
  /// The ids of the scene's active faults.
  package var faults: [String] { look { $0.stage.settings.faults } }
  /// The preferences that override the scene's declarations.
  package var preferences: Preferences { look { $0.stage.settings.preferences } }
  /// The recognizers, each with the name that events record, its view, and whether it belongs to a
  /// scroll view.
  package var recognizers: [(name: String, label: String, view: String, scrolls: Bool)] {
    look { contents in
      contents.stage.gestures.parts.map {
        ($0.name, $0.label.value.text, $0.viewName, $0.role == .scroll)
      }
    }
  }
  /// Returns the recognizer with the given name, which may be the pan of a scroll view, or `nil` if
  /// there is none.
  package func recognizer(named name: String) -> GestureRecognizer? {
    look { contents in contents.stage.gestures.parts.first { $0.name == name }?.gesture }
  }
  /// The recognizers that receive no touches because they were disabled, each with the name that
  /// events record and its view.
  package var disabledRecognizers: [(label: String, view: String)] {
    look { contents in
      contents.stage.gestures.parts.filter { !$0.isEnabled }.map {
        ($0.label.value.text, $0.viewName)
      }
    }
  }
  /// Returns the velocity estimator of a pan recognizer: that of its scroll view, or else the one
  /// that is set.
  package func estimator(of gesture: String) -> VelocityEstimator {
    look { contents in
      let own = contents.stage.gestures.parts.first { $0.name == gesture && $0.role == .scroll }
      return own.flatMap { contents.stage.scrollView($0.view)?.settings.estimator }
        ?? contents.stage.settings.preferences.estimator
    }
  }
  /// Returns the names of the pan recognizers that receive touches at a point of the screen.
  package func pans(at place: Point2D) -> [String] {
    recognizers(at: place).filter { $0.isPan && $0.isEnabled }.map { $0.name }
  }

  /// Returns the recognizers, including disabled ones, of the view that a finger at a point of the
  /// screen hits, and of its ancestors, in insertion order.
  private func recognizers(at place: Point2D) -> [RecognizerRecord] {
    look { contents in
      var noted = contents.stage
      if contents.scene.indexesPlaces(on: noted) { noted.notePlaces() }
      let path = contents.scene.path(place, on: noted)
      return contents.stage.gestures.parts.filter { path.contains($0.view) }
    }
  }

  /// Returns whether a finger can't scroll a scroll view because its content fits.
  package func contentFits(in scrollView: String) -> Bool {
    look { contents in
      let view = contents.stage.view(named: scrollView)
      let settings = view.flatMap { contents.stage.scrollView($0)?.settings }
      return settings.map { $0.isEnabled && $0.scrollableAxes == nil } ?? false
    }
  }

  /// Returns whether the scrolling of a scroll view is switched off.
  package func isScrollingOff(in scrollView: String) -> Bool {
    look { contents in
      let view = contents.stage.view(named: scrollView)
      return view.flatMap { contents.stage.scrollView($0)?.settings.isEnabled } == false
    }
  }

  /// Returns the settings of a scroll view, or `nil` if there is none with the name.
  package func scrollSettings(of scrollView: String) -> ScrollSettings? {
    look { contents in
      contents.stage.view(named: scrollView).flatMap { contents.stage.scrollView($0)?.settings }
    }
  }

  /// The size of the screen, in points.
  package var screen: Size2D { look { $0.stage.screen } }

  /// The appearance of the views that have a position on the screen, and of the other parts that
  /// the scene draws, from back to front.
  package var shownViews: [ShownView] { look { $0.scene.shownViews(on: $0.stage) } }
}

extension SceneBox {
  fileprivate func shownViews(on stage: Stage) -> [ShownView] {
    var shown = stage.viewsInOrder.compactMap { view in
      var shown = shownView(view, on: stage)
      shown?.fill(from: view, on: stage)
      return shown
    }
    if shown.isEmpty { shown = ShownView.listed(on: stage) }
    shown += shownParts(on: stage)
    guard shown.contains(where: { $0.depth != 0 }) else { return shown }
    // Sorting alone isn't guaranteed to be stable.
    return shown.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }
    .map { $0.element }
  }
}

// MARK: - Fingers and pans

extension Simulation {
  /// The pan as last reported.
  package var pan: Pan { look { $0.currentPan.pan } }
  /// The samples from which the velocity of the current or last pan is computed, sorted by time.
  package var panSamples: [PointSample] {
    look { $0.currentPan.samples(in: $0.stage.gestures.arena) }
  }
  /// Returns whether the velocity of the current or last pan is what the estimator in effect
  /// computes at an instant, and not a velocity that a statement has given.
  package func estimatesPanVelocity(at time: Instant) -> Bool {
    let given = look { $0.currentPan.hasGivenVelocity }
    let difference = preferences.estimator.velocity(of: panSamples, at: time) - pan.velocity
    return !given && difference.dx.magnitude <= 1e-6 + pan.velocity.dx.magnitude * 1e-9
      && difference.dy.magnitude <= 1e-6 + pan.velocity.dy.magnitude * 1e-9
  }

  /// The values that a release of the current pan would have at this instant; if there is no
  /// current pan, those of the last release that was decided.
  package var liftOff: LiftOff? { look { $0.liftOff } }
  /// The fingers on the screen, with their locations.
  public var touchesDown: [Touch] { look { $0.stage.gestures.arena.touchesDown } }
  /// The names of the recognizers that the scene or the user has added.
  package var gestureNames: [String] { look { $0.stage.gestures.names } }
  /// The view that owns the scene's first pan recognizer, which is the default target of a finger.
  package var panView: String? {
    look { contents in contents.stage.gestures.panView.map { contents.stage.name(of: $0) } }
  }

  /// Returns the center of the visible part of a view, or `nil` if no part is visible.
  public func visibleCenter(of view: String) -> Point2D? {
    look { contents in
      contents.stage.view(named: view).flatMap {
        contents.scene.visibleFrame(of: $0, on: contents.stage)
      }?.center
    }
  }

  /// Returns the hit-testing result for a finger at a point of the screen that is aimed at a view.
  package func hit(at place: Point2D, meantFor view: String) -> TouchHit {
    look { $0.scene.hit(at: place, meantFor: view, on: $0.stage) }
  }

  /// Returns the topmost view that is shown at a point of the screen but that a finger there doesn't
  /// hit, with the reason, or `nil` if there is none in front of the view that the finger hits.
  package func missed(at place: Point2D) -> (view: String, reason: Reason)? {
    look { $0.scene.missed(at: place, on: $0.stage) }
  }

  /// Returns whether the view that a finger at a point of the screen hits, or one of its ancestors,
  /// has a recognizer, which may be disabled or belong to a scroll view.
  package func hasRecognizer(at place: Point2D) -> Bool { !recognizers(at: place).isEmpty }

  /// Returns the smallest number of fingers that a recognizer of the view that a finger at a point
  /// of the screen hits, or of one of its ancestors, recognizes, or `nil` if there is no recognizer.
  package func leastFingers(at place: Point2D) -> Int? {
    recognizers(at: place).map { $0.gesture.leastTouches }.min()
  }

  /// Returns whether a view or one of its ancestors has a recognizer.
  package func hasRecognizer(around view: String) -> Bool {
    look { contents in
      guard let view = contents.stage.view(named: view) else { return false }
      let path = contents.stage.path(of: view)
      return contents.stage.gestures.parts.contains { path.contains($0.view) }
    }
  }

  /// Returns the reason why a view receives no touches, as a clause about the view, or `nil` if it
  /// receives touches or isn't on the screen.
  package func untouchability(of view: String) -> Reason? {
    look { contents in
      contents.stage.view(named: view).flatMap {
        contents.scene.untouchability(of: $0, on: contents.stage)
      }
    }
  }

  /// Returns whether a point lies in the frame of a view on the screen, whether or not the view
  /// receives touches.
  package func covers(_ view: String, _ place: Point2D) -> Bool {
    look { contents in
      contents.stage.view(named: view).map { contents.stage.isShown($0, at: place) } ?? false
    }
  }
}

/// The result of hit-testing for a finger that is aimed at a view.
package enum TouchHit: Sendable, Hashable {
  /// The finger hits the view, or one of its descendants.
  case meant
  /// The finger hits another view, in front of the view or behind it, with the given name.
  case other(String)
  /// The finger hits no view.
  case nothing
}

// MARK: - Trace and foresight

extension Simulation {
  /// The number of events in the trace, including dropped ones.
  package var eventCount: Int { look { $0.stage.ledger.trace.list.endIndex } }

  /// Returns the entry of the trace at an index, or `nil` if there is none or it was dropped.
  package func entry(at index: Int?) -> Trace.Entry? {
    guard let index else { return nil }
    return look { contents in
      let entries = contents.stage.ledger.trace.list
      return entries.indices.contains(index) ? entries[index] : nil
    }
  }

  /// Returns the last events of the animator with the given name, or of the view animation that was
  /// added last under the name.
  package func milestones(of animator: String) -> Milestones {
    look { contents in
      let animators = contents.stage.animators
      return animators.animatorOrCall(named: animator).map { animators.parts[$0.index].milestones }
        ?? Milestones()
    }
  }

  /// Returns the retained entries of the trace, starting at an index.
  package func entries(from start: Int) -> [Trace.Entry] {
    look { $0.stage.ledger.trace.entries(from: start) }
  }
}

// MARK: - Paths

extension Simulation {
  /// All paths, in the order in which `show` lists them.
  public var paths: [String] { look { $0.scene.paths(on: $0.stage) } }

  /// Returns all paths of a view, including those of properties that have their defaults.
  package func allPaths(ofView name: String) -> [String] {
    look { $0.scene.allViewPaths(name, on: $0.stage) }
  }

  /// Returns the value of a path, which may end in a component, or `nil` if there is no such path.
  public func read(_ path: String) -> PathValue? { look { $0.read(path) } }

  /// Returns the current curve of an animator, either its initial curve or the one with which it
  /// was continued (A123), or `nil` if no animator has the name.
  package func curve(of animator: String) -> TimingCurve? {
    look { contents in
      contents.stage.animators.animatorOrCall(named: animator).map {
        contents.stage.animators[$0].pacing.curve
      }
    }
  }

  /// Calls a closure with each path whose value may differ from that at an earlier instant of this
  /// run, in the order of `paths`, until the closure returns `false`.
  ///
  /// The paths of recognizers, of the last touches on views, of model values, and of the numbers of
  /// layer animations are excluded.
  package func forEachPath(
    thatMayDifferFrom before: Simulation, _ goesOn: (String) -> Bool
  ) {
    let stage = before.look { $0.stage }
    look { $0.scene.forEachPath(on: $0.stage, thatMayDifferFrom: stage, goesOn) }
  }
}

// Access to properties without paths, for callers that read them at every frame.

extension Simulation {
  /// Returns the view with the given name or alias, or `nil` if there is none.
  package func view(named name: String) -> ViewID? { look { $0.stage.view(named: name) } }

  /// Returns the presentation value of a property: the value on screen now (A207, A210).
  ///
  /// The result equals that of `read` for the property's path, but reading it at every frame is
  /// fast.
  package func shown<Value: AnimatableValue>(_ view: ViewID, _ property: Property<Value>) -> Value {
    look { $0.stage.shown(view, property) }
  }

  /// Looks up a property of a view, for callers that read it at every frame.
  package func find<Value: AnimatableValue>(
    _ view: ViewID, _ property: Property<Value>
  ) -> PropertyID<Value>? {
    look { $0.stage.find(view, property) }
  }

  /// Returns the presentation value of a property that `find` has looked up.
  @inlinable
  package func shown<Value: AnimatableValue>(_ property: PropertyID<Value>) -> Value {
    Value(lanes: lanes(at: property.slot))
  }
}

// Extensions that look up the parts of a simulation, such as its timers and layer animations.

extension ValueRange {
  /// Creates the range of the values in the run that moves a path, or returns `nil` if nothing
  /// moves it.
  package init?(of path: String, in simulation: Simulation) {
    let range = simulation.look { contents in
      contents.resolve(path).flatMap { contents.stage.valueRange(of: $0) }
    }
    guard let range else { return nil }
    self = range
  }
}

extension Movement {
  /// Returns the causes that move the view property, or the component of one, at a path.
  ///
  /// The array is empty if the screen shows the model value, or if the path isn't one of a view
  /// property.
  ///
  /// The values of the causes add up to the presentation value (A209, A210); layer animations
  /// override it (T92). If the property shares its geometry with others, such as a center with a
  /// frame, the array includes what moves them.
  ///
  /// For a value that the scene computes, and for a property that the scene sets at each tick of
  /// a display link, the array names what moves the value, without initial values and targets.
  package static func all(of path: String, in simulation: Simulation) -> [Movement] {
    let direct = simulation.look { contents -> [Movement] in
      guard let path = contents.resolve(path) else { return [] }
      return switch path.source {
      case .declared, .computed: all(behind: path, in: contents)
      default: all(of: path, on: contents.stage)
      }
    }
    return direct.isEmpty ? links(changing: path, in: simulation) : direct
  }

  /// Returns the display link at whose next tick the value at a path changes, if the value doesn't
  /// change before.
  private static func links(changing path: String, in simulation: Simulation) -> [Movement] {
    let links = StageTimer.waiting(in: simulation).filter { $0.isEndless }
    guard let next = links.compactMap({ $0.deadline }).min(), next > simulation.now,
      case let due = links.filter({ $0.deadline == next }), due.count == 1
    else { return [] }
    var later = simulation
    let before = Instant(nanoseconds: next.nanoseconds - 1)
    guard (try? later.advance(to: before)) != nil, let old = later.read(path),
      old == simulation.read(path), (try? later.advance(to: next)) != nil, later.read(path) != old
    else { return [] }
    return [Movement(.link(due[0].name), from: .absent, to: .absent)]
  }

  private static func all(of path: ResolvedPath, on stage: Stage) -> [Movement] {
    switch path.source {
    case .shared(let slot, .shown): return all(ofSlot: slot, lane: nil, on: stage)
    case .geometry(let view, _, .shown): return all(ofGeometryOf: view, on: stage)
    default: break
    }
    guard let lane = stage.lane(of: path) else { return [] }
    return all(ofSlot: lane.slot, lane: lane.lane, on: stage)
  }

  /// Returns a Boolean value that indicates whether a run may ever move the value of a path.
  package static func isPossible(of path: String, in simulation: Simulation) -> Bool {
    simulation.look { contents in
      contents.resolve(path).map { contents.stage.isAnimatable($0) } ?? false
    }
  }
}

extension StageTimer {
  /// Returns the timers that have yet to fire, followed by the running display links, both in the
  /// order in which they were started.
  package static func waiting(in simulation: Simulation) -> [StageTimer] {
    simulation.look { $0.stage.timers.waiting + $0.stage.links.waiting }
  }
}

extension LayerAnimation {
  /// Returns the keys of the attached layer animations, without duplicates.
  package static func keys(in simulation: Simulation) -> [String] {
    simulation.look { $0.stage.layers.attachedKeys }
  }
}

extension DynamicView {
  /// Returns a Boolean value that indicates whether a view with the given name may be added later.
  package static func mayAdd(_ name: String, to simulation: Simulation) -> Bool {
    simulation.look { $0.traits }.dynamicViews.contains { $0.matches(name[...]) }
  }

  /// Returns whether a scene adds views while it is running.
  package static func areAdded(by simulation: Simulation) -> Bool {
    simulation.look { !$0.traits.dynamicViews.isEmpty }
  }

  /// Returns the initial value at a path of a view that may be added later, or `nil` if no such
  /// view may be added.
  package static func initialValue(of path: String, in simulation: Simulation) -> PathValue? {
    let dynamicViews = simulation.look { $0.traits }.dynamicViews
    var end = path.endIndex
    while let dot = path[..<end].lastIndex(of: ".") {
      let name = path[..<dot]
      if simulation.view(named: String(name)) == nil,
        let view = dynamicViews.first(where: { $0.matches(name) })
      {
        var later = simulation
        return later.change { contents in
          _ = contents.stage.addView(String(name), view.settings)
          return contents.read(path)
        }
      }
      end = dot
    }
    return nil
  }
}

// The events of every scene.

extension EventKind {
  /// A scene started.
  public static let scene = EventKind(
    "scene NAME", summary: "A scene started, with the options that differ from their defaults.",
    isOpen: true)
  /// A live option of the scene has changed.
  public static let optionSet = EventKind(
    "set", summary: "A live option of the scene has changed.",
    isOpen: true)
  /// The scene read an option that it doesn't declare.
  package static let optionUndeclared = EventKind(
    "warning option", summary: "The scene read an option that it does not declare.",
    [FieldSchema("option")], tone: .warning)
  /// A chain of events at the same instant was cut off.
  package static let endless = EventKind(
    "warning endless", summary: "A chain of events at the same instant was cut off.",
    [FieldSchema("ends", .number(.count))], tone: .warning)
  /// An active fault changed the outcome.
  public static let fault = EventKind(
    "fault ID", summary: "An active fault changed the outcome.", tone: .warning)

  /// The scene's state, the word in `TransitionScene.state`, has changed.
  public static let state = EventKind(
    "state STATE", summary: "The scene's state has changed.", isOpen: true, tone: .outcome)
  /// A fault has no effect as configured, or is active by default.
  public static let warning = EventKind(
    "warning", summary: "A fault has no effect as configured, or is active by default.",
    [FieldSchema("fault"), .cause.optional], tone: .warning)
  /// A tap had no effect, or didn't reach its view.
  public static let tapIgnored = EventKind(
    "tap ignored", summary: "A tap had no effect, or did not reach its view.",
    [.on.optional, .by.optional, .cause.optional])

  /// The kinds of events for taps and toggles that have no effect.
  package static let ignoredTaps: [EventKind] = [.tapIgnored, .toggleIgnored, .presentationIgnored]

  /// The events that several scenes record.
  static let scenes: [EventKind] = [.state, .tapIgnored, .hand, .warning]

  /// All events of a simulation.
  static let simulation: [EventKind] = [
    .scene, .optionSet, .optionUndeclared, .endless, .fault,
  ]
}
