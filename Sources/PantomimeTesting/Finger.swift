import PantomimeKit
import PantomimeScripting

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
  func touchDown(in app: Simulation) throws(FingerProblem) -> Point {
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
    _ id: Int, _ place: inout Point, by way: Vector, _ time: inout Instant,
    over duration: Duration
  ) throws(FingerProblem) -> [TimedTouch] {
    var made = TouchSynthesizer(from: place, by: way, over: duration.inSeconds)
    made.id = id
    guard let stream = try? made.stream(from: time) else { throw .impossible }
    time = try instant(time, after: duration)
    place = Point(x: place.x + way.dx, y: place.y + way.dy)
    return stream.touches.filter { $0.touch.phase == .move }
  }

  private static func point(_ numbers: [Double]) throws(FingerProblem) -> Point {
    guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else { throw .wrongPlace(numbers) }
    return Point(x: numbers[0], y: numbers[1])
  }

  static func instant(
    _ start: Instant, after time: Duration
  ) throws(FingerProblem) -> Instant {
    guard (0...3_600).contains(time.inSeconds) else { throw .impossible }
    return start.advanced(bySeconds: time.inSeconds)
  }
}
