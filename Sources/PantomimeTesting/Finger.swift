public import PantomimeKit
import PantomimeScripting
public import Testing

/// The description of a finger: the point at which it touches down, and the steps that follow.
///
/// This API is stable.
///
/// ```swift
/// let pull = Finger(on: "card").move(by: Vector(dy: -200), over: .milliseconds(300)).lift()
/// let hold = Finger(at: Point2D(x: 40, y: 800), after: .milliseconds(100)).hold(for: .seconds(1)).lift()
/// app.play(pull, hold)
/// ```
public struct Finger: Sendable, Hashable {
  /// The touch-down point.
  enum Start: Sendable, Hashable {
    /// A point of the screen.
    case place(Point2D)
    /// The center of the visible part of a view.
    case view(String)
    /// The current location of a finger that is already down.
    case down(TouchDown)
    /// No point, because the touch-down failed.
    case failed
  }

  /// A step after the touch-down.
  enum Step: Sendable, Hashable {
    case move(Vector, Duration)
    case moveTo(Point2D, Duration)
    /// A pause, and the label of the argument with its length.
    case hold(Duration, label: String)
    case lift
    case cancel
  }

  let start: Start
  let delay: Duration
  private(set) var steps: [Step] = []

  /// Creates a finger that touches down at a point of the screen.
  ///
  /// - Parameter delay: The time from the call to `play` until touch-down.
  public init(at place: Point2D, after delay: Duration = .zero) {
    (start, self.delay) = (.place(place), delay)
  }

  /// Creates a finger that touches down at the center of the visible part of a view, where the view
  /// is at that instant.
  ///
  /// - Parameter delay: The time from the call to `play` until touch-down.
  public init(on view: String, after delay: Duration = .zero) {
    (start, self.delay) = (.view(view), delay)
  }

  /// Creates a finger that is already down, or whose touch-down failed.
  init(continuing touchDown: TouchDown?) {
    (start, delay) = (touchDown.map { .down($0) } ?? .failed, .zero)
  }

  /// Returns this finger with an additional step: a movement at constant speed, by a displacement
  /// in points.
  public func move(
    by displacement: Vector, over duration: Duration = .milliseconds(300)
  ) -> Finger {
    adding(.move(displacement, duration))
  }

  /// Returns this finger with an additional step: a movement at constant speed to a point of the
  /// screen.
  public func move(
    to place: Point2D, over duration: Duration = .milliseconds(300)
  ) -> Finger {
    adding(.moveTo(place, duration))
  }

  /// Returns this finger with an additional step: a pause.
  public func hold(for duration: Duration) -> Finger { hold(duration, label: "for") }

  /// Returns this finger with a pause whose length is an argument with the given label.
  func hold(_ duration: Duration, label: String) -> Finger {
    adding(.hold(duration, label: label))
  }

  /// Returns this finger with its last step: the lift-off.
  public func lift() -> Finger { adding(.lift) }

  /// Returns this finger with its last step: the system cancels the touch.
  public func cancel() -> Finger { adding(.cancel) }

  private func adding(_ step: Step) -> Finger {
    var finger = self
    finger.steps.append(step)
    return finger
  }
}

/// The reason why a finger can't be played.
enum FingerProblem: Error {
  case outOfRange(OptionError)
  case path(TouchSynthesisError)
  case invisible(String)
  case notDown
  /// The finger has touched down in another simulation.
  case elsewhere
  /// The finger's touch-down failed.
  case neverDown
  case twice
  case afterLift

  /// The reason and the fix, as a sentence.
  func text(_ app: Simulation) -> String {
    switch self {
    case .outOfRange(let range): range.description
    case .path(let error): error.description
    case .invisible(let view):
      app.viewNames.contains(view)
        ? "'\(view)' is not visible on screen" + app.cause(of: view)
        : "unknown view '\(view)'; " + Spelling.hint(view, among: app.viewNames, what: "views")
    case .notDown: "this finger is no longer down; put another one down with `touchDown`"
    case .elsewhere:
      "this finger touched down in another simulation; put one down here with `touchDown`"
    case .neverDown: "this finger is not down, because its `touchDown` failed"
    case .twice: "the same finger is played twice at once; add all steps to one finger"
    case .afterLift: "a finger has no steps after its lift-off; play another finger"
    }
  }
}

extension Finger {
  /// Returns the touches of the finger in a simulation in order, beginning at the instant of the
  /// touch-down, and the instant at which the last step ends.
  func touches(
    id: Int, at touchDown: Instant, in app: Simulation
  ) throws(FingerProblem) -> (touches: [TimedTouch], end: Instant) {
    var (place, time) = (try self.touchDown(in: app), touchDown)
    var touches: [TimedTouch] = []
    switch start {
    case .place, .view: touches.append(TimedTouch(time, Touch(.down, id: id, at: place)))
    case .down, .failed: break
    }
    var isUp = false
    for step in steps {
      guard !isUp else { throw .afterLift }
      switch step {
      case .move(let displacement, let duration):
        touches += try Finger.moves(id, &place, by: displacement, &time, over: duration)
      case .moveTo(let end, let duration):
        let end = try Finger.checked(end)
        let displacement = Vector(dx: end.x - place.x, dy: end.y - place.y)
        touches += try Finger.moves(id, &place, by: displacement, &time, over: duration)
      case .hold(let duration, let label):
        time = try Finger.instant(time, after: duration, as: label)
      case .lift, .cancel:
        isUp = true
        touches.append(TimedTouch(time, Touch(step == .lift ? .up : .cancel, id: id, at: place)))
      }
    }
    return (touches, time)
  }

  /// Returns the location at which the steps of the finger begin.
  func touchDown(in app: Simulation) throws(FingerProblem) -> Point2D {
    switch start {
    case .place(let place): return try Finger.checked(place)
    case .view(let view):
      guard let center = app.visibleCenter(of: view) else { throw .invisible(view) }
      return center
    case .down(let touchDown): return try touchDown.place(in: app)
    case .failed: throw .neverDown
    }
  }

  /// Returns the touches of a movement, and advances the location and the time to the end of the
  /// movement.
  private static func moves(
    _ id: Int, _ place: inout Point2D, by displacement: Vector, _ time: inout Instant,
    over duration: Duration
  ) throws(FingerProblem) -> [TimedTouch] {
    var made = TouchSynthesizer(from: place, by: displacement, over: duration.inSeconds)
    made.id = id
    let stream: TouchStream
    do throws(TouchSynthesisError) { stream = try made.stream(from: time) } catch {
      throw .path(error)
    }
    time = try instant(time, after: duration, as: "over")
    place = Point2D(x: place.x + displacement.dx, y: place.y + displacement.dy)
    return stream.touches.filter { $0.touch.phase == .move }
  }

  private static func checked(_ place: Point2D) throws(FingerProblem) -> Point2D {
    for (name, number) in [("x", place.x), ("y", place.y)] where !(number.magnitude <= 1e6) {
      throw .outOfRange(OptionError(name, number, allowed: "-1000000 to 1000000 points"))
    }
    return place
  }

  /// Returns the instant after a time that is passed as an argument with the given label.
  static func instant(
    _ start: Instant, after time: Duration, as label: String
  ) throws(FingerProblem) -> Instant {
    guard (0...3_600).contains(time.inSeconds) else {
      throw .outOfRange(OptionError(label, time.inSeconds, allowed: "0 to 3600 seconds"))
    }
    return start.advanced(bySeconds: time.inSeconds)
  }
}

/// Fingers that are played together, each of which is aimed at the instant of its touch-down.
struct FingerRound {
  /// A finger that was aimed at a view, or at a point.
  struct Aim {
    /// The view, or `nil` for a point.
    let view: String?
    /// The reason why the finger missed the view, or `nil` if it hit the view.
    let miss: String?
    /// The number of events before the touch-down.
    let count: Int
    /// The appearance before the touch-down, if no recognizer can recognize the fingers.
    let unheard: Appearance?
    /// The number of fingers that the recognizers there need, or `nil` if there are none.
    let needed: Int?
    /// The point, or `nil` for a view.
    var place: Point2D?
  }

  /// The simulation after the touches that have been played.
  private(set) var app: Simulation
  private(set) var aims: [Aim] = []
  /// The reasons why touches were impossible.
  private(set) var problems: [String] = []
  /// The touch-downs outside the screen, as sentences.
  private(set) var outside: [String] = []
  /// The touches that haven't been played yet, each with the index of its finger.
  private var pending: [(finger: Int, touch: TimedTouch)] = []

  /// Plays fingers from the current instant on.
  ///
  /// - Parameter what: The gesture, as the subject of the issues.
  init(_ fingers: [Finger], _ what: String, in app: Simulation) throws(FingerProblem) {
    self.app = app
    var ids: [Int] = []
    for finger in fingers {
      switch finger.start {
      case .down(let touchDown):
        _ = try touchDown.place(in: app)
        if ids.contains(touchDown.id) { throw .twice }
        ids.append(touchDown.id)
      case .failed: throw .neverDown
      case .place, .view:
        let taken = app.touchesDown.map(\.id) + ids
        ids.append((1...).first { !taken.contains($0) } ?? 1)
      }
    }
    // A finger with a delay touches a view where the view is then.
    let order = fingers.indices.sorted { (fingers[$0].delay, $0) < (fingers[$1].delay, $1) }
    let most = app.touchesDown.count + fingers.count
    var end = app.now
    for index in order {
      let time = try Finger.instant(app.now, after: fingers[index].delay, as: "after")
      if time > self.app.now { advance(to: time) }
      let played = try fingers[index].touches(id: ids[index], at: time, in: self.app)
      end = max(end, played.end)
      switch fingers[index].start {
      case .view(let view): aims.append(Aim(view, what, fingers: most, in: self.app))
      case .place(let place):
        if let sentence = self.app.outside(place, what) {
          outside.append(sentence)
        } else {
          aims.append(Aim(place, fingers: most, in: self.app))
        }
      case .down, .failed: break
      }
      pending += played.touches.map { (index, $0) }
    }
    play { _ in true }
    // A pause at the end passes, so that a finger that is continued is like one described whole.
    if end > self.app.now { advance(to: end) }
  }

  /// Plays the touches before an instant, and advances to the instant.
  private mutating func advance(to time: Instant) {
    play { $0 < time }
    do throws(ImpossibleInputError) { _ = try app.quietly(advanceTo: time) } catch {
      problems.append(error.text(in: app))
    }
  }

  /// A finger at an instant.
  private struct TouchCount: Hashable {
    let finger: Int
    let time: Instant
  }

  /// Plays the touches at the instants that match, which precede those that don't.
  private mutating func play(_ matches: (Instant) -> Bool) {
    // The touches of several fingers at the same instant are one event (G211): the first touch of
    // each finger, followed by the second of each, in the order of the fingers.
    var counts: [TouchCount: Int] = [:]
    var due: [(round: Int, finger: Int, touch: TimedTouch)] = []
    for (finger, touch) in pending where matches(touch.time) {
      let round = counts[TouchCount(finger: finger, time: touch.time), default: 0]
      counts[TouchCount(finger: finger, time: touch.time)] = round + 1
      due.append((round, finger, touch))
    }
    due.sort { ($0.touch.time, $0.round, $0.finger) < ($1.touch.time, $1.round, $1.finger) }
    pending.removeAll { matches($0.touch.time) }
    problems += app.problem(playing: due.map(\.touch)).map { [$0] } ?? []
  }
}

extension FingerRound.Aim {
  /// Aims a finger at the center of a view's visible part.
  ///
  /// - Parameter fingers: The number of fingers that may be down at the same time, or `nil` for one
  ///   more than are down.
  init(_ view: String, _ what: String, fingers: Int? = nil, in app: Simulation) {
    let fingers = fingers ?? app.touchesDown.count + 1
    let center = app.visibleCenter(of: view)
    let needed = center.flatMap { app.leastFingers(at: $0) }
    let isHeard = center == nil || needed.map { $0 <= fingers } ?? false
    self.init(
      view: view, miss: app.miss(view, what), count: app.trace.count,
      unheard: isHeard ? nil : Appearance(of: app), needed: needed)
  }

  /// Aims a finger at a point.
  init(_ place: Point2D, fingers: Int, in app: Simulation) {
    let needed = app.leastFingers(at: place)
    self.init(
      view: nil, miss: nil, count: app.trace.count,
      unheard: needed.map { $0 <= fingers } ?? false ? nil : Appearance(of: app), needed: needed,
      place: place)
  }
}

/// The appearance and the state of a simulation before a gesture, from which an effect of the gesture
/// is recognized that leaves no event.
struct Appearance {
  private let views: [ShownView]
  private let state: String
  private let count: Int

  init(of app: Simulation) {
    (views, state, count) = (app.shownViews, app.state, app.trace.count)
  }

  /// Returns whether a simulation looks the same, and has recorded only events of the given kinds
  /// since.
  func isUnchanged(in app: Simulation, besides kinds: [EventKind]) -> Bool {
    let entries = app.trace.list
    return state == app.state
      && entries[max(count, entries.startIndex)...].allSatisfy { kinds ~= $0.event.kind }
      && views == app.shownViews
  }
}

// Gestures for tests. If a gesture is impossible, an issue is recorded, and the simulation doesn't
// change. This API is stable.

extension Simulation {
  /// Plays fingers, each of which touches down after its delay; afterward, the clock is at the
  /// instant at which the last step ends.
  ///
  /// A finger that is placed on a view touches down where the view is at that instant.
  ///
  /// A finger that has neither the step `lift()` nor `cancel()` stays down. If the touches result
  /// in a misuse, an issue is recorded.
  ///
  /// To continue a finger that is down, play what `touchDown(on:)` returned, with further steps.
  ///
  /// - Parameter warnsIfMissed: Whether an issue is recorded if a finger touches down outside the
  ///   screen, if one that is placed on a view hits another view, if the recognizer of another view
  ///   takes the finger's touch, or if nothing receives it.
  public mutating func play(
    _ fingers: Finger..., warnsIfMissed: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard !fingers.isEmpty else {
      return TestFailure.record("no finger is given to play", at: sourceLocation)
    }
    play(fingers, "the finger", warnsIfMissed, sourceLocation)
  }

  /// Puts a finger down at the center of the visible part of a view, and returns that finger, to
  /// which you can add steps.
  ///
  /// You can continue the finger in this simulation, and in copies of it, until the finger lifts.
  /// Playing it later, or in another simulation, is an issue, and moves no finger.
  ///
  /// ```swift
  /// let (thumb, index) = (app.touchDown(on: "map"), app.touchDown(at: Point2D(x: 300, y: 200)))
  /// app.play(thumb.move(by: Vector(dx: -40)), index.move(by: Vector(dx: 40)))
  /// app.play(thumb.lift(), index.lift())
  /// ```
  ///
  /// - Parameter warnsIfMissed: Whether an issue is recorded if the finger hits another view, or if
  ///   nothing receives the touch.
  public mutating func touchDown(
    on view: String, warnsIfMissed: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Finger {
    touchDown(Finger(on: view), warnsIfMissed, sourceLocation)
  }

  /// Puts a finger down at a point of the screen, and returns that finger, to which you can add
  /// steps.
  ///
  /// - Parameter warnsIfMissed: Whether an issue is recorded if the point is outside the screen, or if
  ///   nothing receives the touch.
  public mutating func touchDown(
    at place: Point2D, warnsIfMissed: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Finger {
    touchDown(Finger(at: place), warnsIfMissed, sourceLocation)
  }

  private mutating func touchDown(
    _ finger: Finger, _ warnsIfMissed: Bool, _ place: SourceLocation
  ) -> Finger {
    let before = touchesDown.map(\.id)
    play([finger], "the finger", warnsIfMissed, place)
    let touch = touchesDown.first { !before.contains($0.id) }
    return Finger(continuing: touch.map { TouchDown($0, in: self) })
  }

  /// Drags a finger along a straight line, and lifts it.
  ///
  /// Afterward, the clock is at the instant of the lift-off. If the gesture results in a misuse, an
  /// issue is recorded.
  ///
  /// - Parameters:
  ///   - view: the view at the center of whose visible part the finger touches down.
  ///   - displacement: the displacement, in points.
  ///   - duration: the time for which the finger moves.
  ///   - hold: the time for which the finger rests before it lifts.
  ///   - velocity: the estimated velocity at lift-off, in points per second, for which the path is
  ///     adjusted; if it's omitted, the speed is constant.
  ///   - warnsIfMissed: whether an issue is recorded if the finger hits another view, if the
  ///     recognizer of another view takes the touch, or if nothing receives it.
  public mutating func drag(
    on view: String, by displacement: Vector, over duration: Duration = .milliseconds(300),
    hold: Duration = .zero, velocity: Vector? = nil, warnsIfMissed: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let velocity {
      return synthesize("the drag", on: view, warnsIfMissed, sourceLocation) { start in
        var made = TouchSynthesizer(from: start, by: displacement, over: duration.inSeconds)
        (made.hold, made.velocity) = (hold.inSeconds, velocity)
        return made
      }
    }
    let finger = Finger(on: view).move(by: displacement, over: duration)
      .hold(hold, label: "hold").lift()
    play([finger], "the drag", warnsIfMissed, sourceLocation)
  }

  /// Flicks a finger by 100 points, and lifts it at the given speed, in points per second; apart
  /// from that, works like `drag(on:by:over:hold:velocity:warnsIfMissed:)`.
  public mutating func flick(
    on view: String, _ direction: Direction, speed: Double = 1000, warnsIfMissed: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    synthesize("the flick", on: view, warnsIfMissed, sourceLocation) {
      start throws(FingerProblem) in
      guard speed > 0, speed <= 1e6 else {
        throw .outOfRange(
          OptionError("speed", speed, allowed: "more than 0, up to 1000000 pt/s"))
      }
      var made = TouchSynthesizer(from: start, by: direction.step * 100, over: 100 / speed)
      made.velocity = direction.step * speed
      return made
    }
  }

  /// Synthesizes the touches of a finger that touches a view down, and plays them.
  private mutating func synthesize(
    _ name: String, on view: String, _ warnsIfMissed: Bool, _ sourceLocation: SourceLocation,
    _ make: (Point2D) throws(FingerProblem) -> TouchSynthesizer
  ) {
    let touches: [TimedTouch]
    do throws(FingerProblem) {
      var made = try make(try Finger(on: view).touchDown(in: self))
      made.estimator = preferences.estimator
      do throws(TouchSynthesisError) { touches = try made.stream(from: now).touches } catch {
        throw .path(error)
      }
    } catch { return TestFailure.record(error.text(self), at: sourceLocation) }
    play(touches, on: view, name, warnsIfMissed, sourceLocation)
  }

  /// Taps the center of the visible part of a view, as the statement `tap` does: a finger touches
  /// down and lifts off, and the topmost view at that point receives the touch.
  ///
  /// - Parameter warnsIfMissed: whether an issue is recorded if another view receives the touch, or
  ///   if the view isn't visible.
  public mutating func tap(
    on view: String, taps: Int = 1, warnsIfMissed: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let aim = FingerRound.Aim(view, "the tap", in: self)
    do throws(InputError) { try quietly(handle: .tap(view: view, taps: taps)) } catch {
      report(error, since: aim.count, sourceLocation)
      guard case .misuse = error else { return }
    }
    MisuseWatch.report(self, since: aim.count, at: sourceLocation)
    guard warnsIfMissed, let warning = aim.miss ?? idle(aim, "the tap") else { return }
    TestFailure.record(warning, at: sourceLocation)
  }

  /// Presses a view with a finger that doesn't move; afterward, the clock is at the instant of the
  /// lift-off.
  public mutating func press(
    on view: String, for duration: Duration = .milliseconds(500), warnsIfMissed: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play([Finger(on: view).hold(for: duration).lift()], "the press", warnsIfMissed, sourceLocation)
  }

  /// Lifts every finger that is down, at its current location; if there is none, an issue is recorded.
  public mutating func liftFingers(sourceLocation: SourceLocation = #_sourceLocation) {
    let touches = touchesDown.map { Touch(.up, id: $0.id, at: $0.place) }
    guard !touches.isEmpty else {
      return TestFailure.record("no finger is down to lift", at: sourceLocation)
    }
    let count = trace.count
    do throws(InputError) { try quietly(handle: .touch(touches)) } catch {
      report(error, since: count, sourceLocation)
    }
    MisuseWatch.report(self, since: count, at: sourceLocation)
  }
}

// MARK: - What they have in common

extension Simulation {
  private mutating func play(
    _ fingers: [Finger], _ what: String, _ warnsIfMissed: Bool, _ place: SourceLocation
  ) {
    let round: FingerRound
    do throws(FingerProblem) { round = try FingerRound(fingers, what, in: self) } catch {
      return TestFailure.record(error.text(self), at: place)
    }
    let count = trace.count
    self = round.app
    report(round.problems, round.aims, since: count, what, warnsIfMissed, place)
    guard warnsIfMissed else { return }
    for warning in round.outside { TestFailure.record(warning, at: place) }
  }

  private mutating func play(
    _ touches: [TimedTouch], on view: String, _ what: String, _ warnsIfMissed: Bool,
    _ place: SourceLocation
  ) {
    let (aim, count) = (FingerRound.Aim(view, what, in: self), trace.count)
    let problem = problem(playing: touches)
    report(problem.map { [$0] } ?? [], [aim], since: count, what, warnsIfMissed, place)
  }

  /// Plays touches, and returns the reason if they are impossible; a misuse is in the trace.
  fileprivate mutating func problem(playing touches: [TimedTouch]) -> String? {
    do throws(InputError) { try quietly(play: TouchStream(touches)) } catch {
      guard case .misuse = error else { return error.text(in: self) }
    }
    return nil
  }

  /// Records the issue for an error of an input.
  func report(_ error: InputError, since count: Int, _ place: SourceLocation) {
    switch error {
    case .misuse(let misuse):
      // A misuse in the trace is reported with the other misuses of the call.
      guard !hasRecorded(misuse, since: count) else { return }
      MisuseWatch.report([FoundMisuse(misuse: misuse)], at: place)
    case .impossible(let impossible):
      TestFailure.record(impossible.text(in: self), at: place)
    }
  }

  private func hasRecorded(_ misuse: Misuse, since count: Int) -> Bool {
    let entries = trace.list[max(min(count, trace.count), trace.list.startIndex)...]
    return entries.contains { $0.event.misuse == misuse }
  }

  private func report(
    _ problems: [String], _ aims: [FingerRound.Aim], since count: Int, _ what: String,
    _ warnsIfMissed: Bool, _ place: SourceLocation
  ) {
    for problem in problems { TestFailure.record(problem, at: place) }
    MisuseWatch.report(self, since: count, at: place)
    guard warnsIfMissed else { return }
    let misses = aims.compactMap(\.miss)
    let warnings =
      misses.isEmpty
      ? aims.compactMap { aim in
        aim.view.flatMap { taken($0, what, since: aim.count) } ?? idle(aim, what)
      } : misses
    for warning in warnings { TestFailure.record(warning, at: place) }
  }

  /// Returns the reason why a finger at the center of a view would currently miss the view, or
  /// `nil` if it would hit the view or if there is no such view.
  func miss(_ view: String, _ what: String) -> String? {
    guard let center = visibleCenter(of: view) else {
      return self.view(named: view).map { _ in
        "\(what) on '\(view)' hits nothing, because '\(view)' is not visible on screen"
          + "\(cause(of: view)); pass warnsIfMissed: false to allow it"
      }
    }
    switch hit(at: center, meantFor: view) {
    case .meant: return nil
    case .other(let other):
      let cause = cause(of: view)
      return "\(what) on '\(view)' hits '\(other)'"
        + (cause.isEmpty ? "" : ", because '\(view)' takes no touches\(cause)")
        + "; touch '\(other)', or pass warnsIfMissed: false"
    case .nothing:
      return "\(what) on '\(view)' hits nothing, because '\(view)' takes no touches"
        + "\(cause(of: view)); pass warnsIfMissed: false to allow it"
    }
  }

  /// Returns the reason why a view receives no touches, as the continuation of a sentence, or an
  /// empty text if there is none.
  func cause(of view: String) -> String {
    guard let reason = untouchability(of: view)?.text else { return "" }
    // The statement that a script would use has no counterpart here.
    return ": " + reason.replacing(", unless interaction=yes (A159)", with: "")
  }

  /// Returns the sentence about a finger that touches down outside the screen, or `nil` if it
  /// doesn't.
  func outside(_ place: Point2D, _ what: String) -> String? {
    guard !((0...screen.width).contains(place.x) && (0...screen.height).contains(place.y)) else {
      return nil
    }
    let (x, y) = (Numerals.text(place.x), Numerals.text(place.y))
    let size = "\(Numerals.text(screen.width))×\(Numerals.text(screen.height))"
    return "\(what) touches down at (\(x), \(y)), which is outside the screen \(size); "
      + "pass warnsIfMissed: false to allow it"
  }

  /// Returns the sentence about a finger whose touch nothing has received, or `nil` if something
  /// has.
  private func idle(_ aim: FingerRound.Aim, _ what: String) -> String? {
    guard let before = aim.unheard,
      before.isUnchanged(in: self, besides: EventKind.touches + [.gestureFailed])
    else { return nil }
    let there = aim.place.map { " at (\(Numerals.text($0.x)), \(Numerals.text($0.y)))" } ?? ""
    if let needed = aim.needed {
      return what + there + (aim.view.map { " on '\($0)'" } ?? "")
        + " does nothing, because the recognizers there need \(needed) fingers; "
        + "pass warnsIfMissed: false to allow it"
    }
    return unheard(what + there, on: aim.view, isAtPoint: aim.place != nil)
  }

  /// Returns the sentence about a gesture that has no effect because no recognizer receives it.
  func unheard(_ what: String, on view: String?, isAtPoint: Bool = false) -> String {
    var views: [String] = []
    for recognizer in recognizers where !views.contains(recognizer.view) {
      views.append(recognizer.view)
    }
    let others =
      views.isEmpty
      ? "" : "; recognizers are on \(Spelling.list(views.prefix(5).map { "'\($0)'" }, "and"))"
    return what + (view.map { " on '\($0)'" } ?? "")
      + " does nothing, because "
      + (isAtPoint ? "nothing there has a recognizer" : "'\(view ?? name)' has no recognizer")
      + "\(others); "
      + "pass warnsIfMissed: false to allow it"
  }

  /// Returns the reason why another recognizer received a touch instead of the recognizers of a
  /// view, or `nil` if none did.
  private func taken(_ view: String, _ what: String, since count: Int) -> String? {
    // The name may be an alias of the view.
    let id = self.view(named: view)
    let entries = trace.list[max(count, trace.list.startIndex)...]
    // If a recognizer fails without another one preventing it, such as a tap recognizer during a
    // drag, the gesture wasn't meant for it.
    let failed = entries.compactMap { entry in
      entry.event.kind == .gestureFailed && entry.event.by == nil ? entry.event.gesture : nil
    }
    let own =
      recognizers.filter {
        !$0.scrolls && self.view(named: $0.view) == id && !failed.contains($0.name)
      }
      .map { $0.name } + scrollViewNames.filter { self.view(named: $0) == id }
    let winners = entries.compactMap { entry in
      switch entry.event.kind {
      case .gestureBegan: entry.event.gesture
      case .scrollBegan: entry.event.view
      default: nil
      }
    }
    guard !own.isEmpty, let winner = winners.last, winners.allSatisfy({ !own.contains($0) })
    else { return nil }
    return "\(what) on '\(view)' went to '\(winner)', which recognized instead of "
      + "'\(own.joined(separator: "', '"))'; pass warnsIfMissed: false to allow it"
  }
}
