public import PantomimeKit
import PantomimeScripting
public import Testing

/// The description of a finger: the point at which it touches down, and the steps that follow.
///
/// This API is stable.
///
/// ```swift
/// let pull = Finger(on: "card").move(by: (0, -200), over: .milliseconds(300)).lift()
/// let hold = Finger(at: [40, 800], after: .milliseconds(100)).hold(for: .seconds(1)).lift()
/// app.play(pull, hold)
/// ```
public struct Finger: Sendable, Hashable {
  /// The touch-down point.
  enum Start: Sendable, Hashable {
    /// A point of the screen: its horizontal and vertical distances from the top left corner, in
    /// points.
    case place([Double])
    /// The center of the visible part of a view.
    case view(String)
  }

  /// A step after the touch-down.
  enum Step: Sendable, Hashable {
    case move(Vector, Duration)
    case moveTo([Double], Duration)
    case hold(Duration)
    case lift
    case cancel
  }

  let start: Start
  let delay: Duration
  private(set) var steps: [Step] = []

  /// Creates a finger that touches down at a point of the screen, `[x, y]`.
  ///
  /// - Parameter delay: The time from the call to `play` until touch-down.
  public init(at place: [Double], after delay: Duration = .zero) {
    (start, self.delay) = (.place(place), delay)
  }

  /// Creates a finger that touches down at the center of the visible part of a view, where the view
  /// is at that instant.
  ///
  /// - Parameter delay: The time from the call to `play` until touch-down.
  public init(on view: String, after delay: Duration = .zero) {
    (start, self.delay) = (.view(view), delay)
  }

  /// Returns this finger with an additional step: a movement at constant speed, by a displacement
  /// to the right and down.
  public func move(
    by way: (x: Double, y: Double), over duration: Duration = .milliseconds(300)
  ) -> Finger {
    adding(.move(Vector(dx: way.x, dy: way.y), duration))
  }

  /// Returns this finger with an additional step: a movement at constant speed to a point of the
  /// screen, `[x, y]`.
  public func move(
    to place: [Double], over duration: Duration = .milliseconds(300)
  ) -> Finger {
    adding(.moveTo(place, duration))
  }

  /// Returns this finger with an additional step: a pause.
  public func hold(for duration: Duration) -> Finger { adding(.hold(duration)) }

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
  case wrongPlace([Double])
  case invisible(String)
  case impossible
  case afterLift

  /// The reason and the fix, as a sentence.
  func text(_ app: Simulation) -> String {
    switch self {
    case .wrongPlace(let numbers):
      "a position has two finite numbers, [x, y], not \(numbers)"
    case .invisible(let view):
      app.viewNames.contains(view)
        ? "'\(view)' is not visible on screen"
        : "unknown view '\(view)'; " + Spelling.hint(view, among: app.viewNames, what: "views")
    case .impossible: "no finger can move like this; change the path, time or speed"
    case .afterLift: "a finger has no steps after its lift-off; play another finger"
    }
  }
}

extension Finger {
  /// Returns the touches of the finger in a simulation in order, beginning at the instant of the
  /// touch-down.
  func touches(
    id: Int, at touchDown: Instant, in app: Simulation
  ) throws(FingerProblem) -> [TimedTouch] {
    var (place, time) = (try self.touchDown(in: app), touchDown)
    var touches = [TimedTouch(time, Touch(.down, id: id, at: place))]
    var isUp = false
    for step in steps {
      guard !isUp else { throw .afterLift }
      switch step {
      case .move(let way, let duration):
        touches += try Finger.moves(id, &place, by: way, &time, over: duration)
      case .moveTo(let numbers, let duration):
        let end = try Finger.point(numbers)
        let way = Vector(dx: end.x - place.x, dy: end.y - place.y)
        touches += try Finger.moves(id, &place, by: way, &time, over: duration)
      case .hold(let duration): time = try Finger.instant(time, after: duration)
      case .lift, .cancel:
        isUp = true
        touches.append(TimedTouch(time, Touch(step == .lift ? .up : .cancel, id: id, at: place)))
      }
    }
    return touches
  }

  /// Returns the touch-down point of the finger.
  func touchDown(in app: Simulation) throws(FingerProblem) -> Point2D {
    switch start {
    case .place(let numbers): return try Finger.point(numbers)
    case .view(let view):
      guard let center = app.visibleCenter(of: view) else { throw .invisible(view) }
      return center
    }
  }

  /// Returns the touches of a movement, and advances the location and the time to the end of the
  /// movement.
  private static func moves(
    _ id: Int, _ place: inout Point2D, by way: Vector, _ time: inout Instant,
    over duration: Duration
  ) throws(FingerProblem) -> [TimedTouch] {
    var made = TouchSynthesizer(from: place, by: way, over: duration.inSeconds)
    made.id = id
    guard let stream = try? made.stream(from: time) else { throw .impossible }
    time = try instant(time, after: duration)
    place = Point2D(x: place.x + way.dx, y: place.y + way.dy)
    return stream.touches.filter { $0.touch.phase == .move }
  }

  private static func point(_ numbers: [Double]) throws(FingerProblem) -> Point2D {
    guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else { throw .wrongPlace(numbers) }
    return Point2D(x: numbers[0], y: numbers[1])
  }

  static func instant(
    _ start: Instant, after time: Duration
  ) throws(FingerProblem) -> Instant {
    guard (0...3_600).contains(time.inSeconds) else { throw .impossible }
    return start.advanced(bySeconds: time.inSeconds)
  }
}

/// Fingers that are played together, each of which is aimed at the instant of its touch-down.
struct FingerRound {
  /// A finger that was aimed at a view.
  struct Aim {
    let view: String
    /// The reason why the finger missed the view, or `nil` if it hit the view.
    let miss: String?
    /// The number of events before the touch-down.
    let count: Int
  }

  /// The simulation after the touches that have been played.
  private(set) var app: Simulation
  private(set) var aims: [Aim] = []
  /// The misuses that resulted from the touches.
  private(set) var problems: [String] = []
  /// The touches that haven't been played yet, each with the index of its finger.
  private var pending: [(finger: Int, touch: TimedTouch)] = []

  /// Plays fingers from the current instant on.
  ///
  /// - Parameter what: The gesture, as the subject of the issues.
  init(_ fingers: [Finger], _ what: String, in app: Simulation) throws(FingerProblem) {
    self.app = app
    var ids: [Int] = []
    for _ in fingers {
      let taken = app.touchesDown.map(\.id) + ids
      ids.append((1...).first { !taken.contains($0) } ?? 1)
    }
    // A finger with a delay touches a view where the view is then.
    let order = fingers.indices.sorted { (fingers[$0].delay, $0) < (fingers[$1].delay, $1) }
    for index in order {
      let time = try Finger.instant(app.now, after: fingers[index].delay)
      if time > self.app.now { advance(to: time) }
      let touches = try fingers[index].touches(id: ids[index], at: time, in: self.app)
      if case .view(let view) = fingers[index].start {
        aims.append(Aim(view, what, in: self.app))
      }
      pending += touches.map { (index, $0) }
    }
    play { _ in true }
  }

  /// Plays the touches before an instant, and advances to the instant.
  private mutating func advance(to time: Instant) {
    play { $0 < time }
    do throws(ImpossibleInputError) { _ = try app.advance(to: time) } catch {
      problems.append(error.text(in: app))
    }
  }

  /// Plays the touches at the instants that match, which precede those that don't.
  private mutating func play(_ matches: (Instant) -> Bool) {
    // Touches at the same instant stay in the order of the fingers.
    let due = pending.enumerated().filter { matches($0.element.touch.time) }.sorted {
      ($0.element.touch.time, $0.element.finger, $0.offset)
        < ($1.element.touch.time, $1.element.finger, $1.offset)
    }
    pending.removeAll { matches($0.touch.time) }
    do throws(InputError) {
      try app.play(TouchStream(due.map(\.element.touch)))
    } catch {
      problems.append(error.text(in: app))
    }
  }
}

extension FingerRound.Aim {
  /// Aims a finger at the center of a view's visible part.
  init(_ view: String, _ what: String, in app: Simulation) {
    self.init(view: view, miss: app.miss(view, what), count: app.trace.count)
  }
}

// Gestures for tests. If a gesture is impossible, an issue is recorded, and the simulation doesn't
// change. This API is stable.

extension Simulation {
  /// Plays fingers, each of which touches down after its delay; afterward, the clock is at the
  /// instant of the last touch.
  ///
  /// A finger that is placed on a view touches down where the view is at that instant.
  ///
  /// A finger that has neither the step `lift()` nor `cancel()` stays down. If the touches result
  /// in a misuse, an issue is recorded.
  ///
  /// - Parameter warnsIfMissed: Whether an issue is recorded if a finger that is placed on a view
  ///   hits another view, or if the recognizer of another view takes the finger's touch.
  public mutating func play(
    _ fingers: Finger..., warnsIfMissed: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play(fingers, "the finger", warnsIfMissed, sourceLocation)
  }

  /// Drags a finger along a straight line at constant speed, and lifts it.
  ///
  /// Afterward, the clock is at the instant of the lift-off. If the gesture results in a misuse, an
  /// issue is recorded.
  ///
  /// - Parameters:
  ///   - view: the view at the center of whose visible part the finger touches down.
  ///   - way: the displacement to the right and down, in points.
  ///   - duration: the time for which the finger moves.
  ///   - hold: the time for which the finger rests before it lifts.
  ///   - warnsIfMissed: whether an issue is recorded if the finger hits another view, or if the
  ///     recognizer of another view takes the touch.
  public mutating func drag(
    on view: String, by way: (x: Double, y: Double), over duration: Duration = .milliseconds(300),
    hold: Duration = .zero, warnsIfMissed: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let finger = Finger(on: view).move(by: way, over: duration).hold(for: hold).lift()
    play([finger], "the drag", warnsIfMissed, sourceLocation)
  }

  /// Flicks a finger by 100 points, and lifts it at the given speed, in points per second; apart
  /// from that, works like `drag(on:by:over:hold:warnsIfMissed:)`.
  public mutating func flick(
    on view: String, _ direction: Direction, speed: Double = 1000, warnsIfMissed: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let unit: Vector =
      switch direction {
      case .up: Vector(dy: -1)
      case .down: Vector(dy: 1)
      case .left: Vector(dx: -1)
      case .right: Vector(dx: 1)
      }
    guard speed > 0 else {
      TestFailure.record("a flick needs a speed above 0 pt/s", at: sourceLocation)
      return
    }
    let touches: [TimedTouch]
    do throws(FingerProblem) {
      var made = TouchSynthesizer(
        from: try Finger(on: view).touchDown(in: self),
        by: Vector(dx: unit.dx * 100, dy: unit.dy * 100), over: 100 / speed)
      made.velocity = Vector(dx: unit.dx * speed, dy: unit.dy * speed)
      guard let stream = try? made.stream(from: now) else { throw .impossible }
      touches = stream.touches
    } catch { return TestFailure.record(error.text(self), at: sourceLocation) }
    play(touches, on: view, "the flick", warnsIfMissed, sourceLocation)
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
    let missed = miss(view, "the tap")
    do throws(InputError) { try handle(.tap(view: view, taps: taps)) } catch {
      return TestFailure.record(error.text(in: self), at: sourceLocation)
    }
    if warnsIfMissed, let missed { TestFailure.record(missed, at: sourceLocation) }
  }

  /// Presses a view with a finger that doesn't move; afterward, the clock is at the instant of the
  /// lift-off.
  public mutating func press(
    on view: String, for duration: Duration = .milliseconds(500), warnsIfMissed: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play([Finger(on: view).hold(for: duration).lift()], "the press", warnsIfMissed, sourceLocation)
  }

  /// Lifts every finger that is down, at its current location.
  public mutating func liftFingers(sourceLocation: SourceLocation = #_sourceLocation) {
    let touches = touchesDown.map { Touch(.up, id: $0.id, at: $0.place) }
    guard !touches.isEmpty else { return }
    do throws(InputError) { try handle(.touch(touches)) } catch {
      TestFailure.record(error.text(in: self), at: sourceLocation)
    }
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
    self = round.app
    report(round.problems, round.aims, what, warnsIfMissed, place)
  }

  private mutating func play(
    _ touches: [TimedTouch], on view: String, _ what: String, _ warnsIfMissed: Bool,
    _ place: SourceLocation
  ) {
    let aim = FingerRound.Aim(view, what, in: self)
    var problems: [String] = []
    do throws(InputError) { try play(TouchStream(touches)) } catch {
      problems.append(error.text(in: self))
    }
    report(problems, [aim], what, warnsIfMissed, place)
  }

  private func report(
    _ problems: [String], _ aims: [FingerRound.Aim], _ what: String, _ warnsIfMissed: Bool,
    _ place: SourceLocation
  ) {
    for problem in problems { TestFailure.record(problem, at: place) }
    guard warnsIfMissed else { return }
    let misses = aims.compactMap(\.miss)
    let warnings =
      misses.isEmpty ? aims.compactMap { taken($0.view, what, since: $0.count) } : misses
    for warning in warnings { TestFailure.record(warning, at: place) }
  }

  /// Returns the reason why a finger at the center of a view would currently miss the view, or
  /// `nil` if it would hit the view or if there is no such view.
  func miss(_ view: String, _ what: String) -> String? {
    guard let center = visibleCenter(of: view) else {
      return self.view(named: view).map { _ in
        "\(what) on '\(view)' hits nothing, because '\(view)' is not visible on screen; "
          + "pass warnsIfMissed: false to allow it"
      }
    }
    switch hit(at: center, meantFor: view) {
    case .meant: return nil
    case .other(let other):
      return "\(what) on '\(view)' hits '\(other)'; touch '\(other)', or pass warnsIfMissed: false"
    case .nothing:
      return "\(what) on '\(view)' hits nothing, because '\(view)' takes no touches; "
        + "pass warnsIfMissed: false to allow it"
    }
  }

  /// Returns the reason why another recognizer received a touch instead of the recognizers of a
  /// view, or `nil` if none did.
  private func taken(_ view: String, _ what: String, since count: Int) -> String? {
    // The name may be an alias of the view.
    let id = self.view(named: view)
    let entries = trace.entries[max(count, trace.entries.startIndex)...]
    // If a recognizer fails without another one preventing it, such as a tap recognizer during a
    // drag, the gesture wasn't meant for it.
    let failed = entries.compactMap { entry in
      entry.event == EventKind.gestureFailed && entry.event.by == nil ? entry.event.gesture : nil
    }
    let own =
      recognizers.filter {
        !$0.scrolls && self.view(named: $0.view) == id && !failed.contains($0.name)
      }
      .map { $0.name } + scrollViewNames.filter { self.view(named: $0) == id }
    let winners = entries.compactMap { entry in
      switch entry.event.theme {
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
