public import PantomimeKit
import PantomimeScripting
public import Testing

// Gestures for tests: an impossible gesture is an issue of the test and has no other effect.
// Stable.

extension Simulation {
  /// Drags a finger along a straight line at a constant speed, and lifts it.
  ///
  /// Afterward the clock is at the lift-off. A misuse that results from the gesture is an issue.
  ///
  /// - Parameters:
  ///   - view: the view in which the finger comes down, at the center of its visible part.
  ///   - way: the displacement to the right and down, in points.
  ///   - duration: the time during which the finger moves.
  ///   - hold: the time during which it rests before it lifts.
  public mutating func drag(
    on view: String, by way: (x: Double, y: Double), over duration: Duration = .milliseconds(300),
    hold: Duration = .zero, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    touch(view, by: Vector(dx: way.x, dy: way.y), sourceLocation) { made in
      made.duration = duration.inSeconds
      made.hold = hold.inSeconds
    }
  }

  /// Flicks a finger by 100 points and lifts it at a speed in points per second; otherwise like
  /// `drag(on:by:over:hold:)`.
  public mutating func flick(
    on view: String, _ direction: Direction, speed: Double = 1000,
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
    touch(view, by: Vector(dx: unit.dx * 100, dy: unit.dy * 100), sourceLocation) { made in
      made.duration = 100 / speed
      made.velocity = Vector(dx: unit.dx * speed, dy: unit.dy * speed)
    }
  }

  /// Taps the center of the visible part of a view, like the statement `tap`: a finger comes down
  /// and lifts, and the topmost view there receives the touch.
  public mutating func tap(
    on view: String, taps: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(InputError) { try handle(.tap(view: view, taps: taps)) } catch {
      TestFailure.record(refusal(error, view), at: sourceLocation)
    }
  }

  /// Presses a view with a finger that doesn't move; afterward the clock is at the lift-off.
  public mutating func press(
    on view: String, for duration: Duration = .milliseconds(500),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let id = touchesDown.freeFinger
    touch(view, by: .zero, sourceLocation) { made in
      made.id = id
      made.duration = duration.inSeconds
    }
  }

  private mutating func touch(
    _ view: String, by way: Vector, _ place: SourceLocation,
    _ change: (inout TouchSynthesizer) -> Void
  ) {
    guard let start = visibleCenter(of: view) else {
      let hint = Spelling.hint(view, among: viewNames, what: "views")
      let isThere = viewNames.contains(view)
      let problem = isThere ? "'\(view)' is not visible on screen" : "unknown view '\(view)'"
      TestFailure.record(isThere ? problem : "\(problem); \(hint)", at: place)
      return
    }
    var made = TouchSynthesizer(from: start, by: way, over: 0.3)
    change(&made)
    guard let stream = try? made.stream(from: now) else {
      TestFailure.record("no finger can move like this; change the path, time or speed", at: place)
      return
    }
    do throws(InputError) { try play(stream) } catch {
      TestFailure.record(refusal(error, view), at: place)
    }
  }

  private func refusal(_ refusal: InputError, _ view: String) -> String {
    switch refusal {
    case .misuse(let misuse):
      "misuse \(misuse.rawValue): \(misuse.explanation)"
    case .impossible(.noView(let name, let names)):
      "unknown view '\(name)'; " + Spelling.hint(name, among: names, what: "views")
    case .impossible(let impossible): "impossible: \(impossible)"
    }
  }
}
