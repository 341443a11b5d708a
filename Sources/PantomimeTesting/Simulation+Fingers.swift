public import PantomimeKit
public import Testing

// Gestures for tests: an impossible gesture is an issue of the test and has no other effect.
// Stable.

extension Simulation {
  /// Plays fingers that touch down, each after its delay; afterward, the clock is at the last
  /// touch.
  ///
  /// A finger without `lift()` or `cancel()` stays down. A misuse that results from the touches is
  /// an issue.
  ///
  /// - Parameter warnsIfMissed: Whether it's an issue if a finger on a view hits another view, or
  ///   another view's recognizer takes its touch.
  public mutating func play(
    _ fingers: Finger..., warnsIfMissed: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play(fingers, "the finger", warnsIfMissed, sourceLocation)
  }

  /// Drags a finger along a straight line at constant speed, and lifts it.
  ///
  /// Afterward the clock is at the lift-off. A misuse that results from the gesture is an issue.
  ///
  /// - Parameters:
  ///   - view: the view in which the finger touches down, at the center of its visible part.
  ///   - way: the displacement to the right and down, in points.
  ///   - duration: the time for which the finger moves.
  ///   - hold: the time for which the finger rests before it lifts.
  ///   - warnsIfMissed: whether it's an issue if the finger hits another view, or another view's
  ///     recognizer takes the touch.
  public mutating func drag(
    on view: String, by way: (x: Double, y: Double), over duration: Duration = .milliseconds(300),
    hold: Duration = .zero, warnsIfMissed: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let finger = Finger(on: view).move(by: way, over: duration).hold(for: hold).lift()
    play([finger], "the drag", warnsIfMissed, sourceLocation)
  }

  /// Flicks a finger by 100 points and lifts it at a speed in points per second; otherwise like
  /// `drag(on:by:over:hold:warnsIfMissed:)`.
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
    play(touches, on: [view], "the flick", warnsIfMissed, sourceLocation)
  }

  /// Taps the center of the visible part of a view, like the statement `tap`: a finger touches down
  /// and lifts off, and the topmost view there receives the touch.
  ///
  /// - Parameter warnsIfMissed: whether it's an issue if another view receives the touch.
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

  /// Presses a view with a finger that doesn't move; afterward the clock is at the lift-off.
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
    var taken = Set(touchesDown.map(\.id))
    var touches: [TimedTouch] = []
    do throws(FingerProblem) {
      for finger in fingers {
        let id = (1...).first { !taken.contains($0) } ?? 1
        taken.insert(id)
        touches += try finger.touches(id: id, in: self)
      }
    } catch { return TestFailure.record(error.text(self), at: place) }
    let views = fingers.compactMap { finger -> String? in
      if case .view(let view) = finger.start, finger.delay == .zero { view } else { nil }
    }
    // A stable sort, so that touches at one instant stay in the order of the fingers.
    let sorted = touches.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    play(sorted.map(\.element), on: views, what, warnsIfMissed, place)
  }

  private mutating func play(
    _ touches: [TimedTouch], on views: [String], _ what: String, _ warnsIfMissed: Bool,
    _ place: SourceLocation
  ) {
    let (missed, count) = (views.compactMap { miss($0, what) }, trace.count)
    do throws(InputError) { try play(TouchStream(touches)) } catch {
      TestFailure.record(error.text(in: self), at: place)
    }
    guard warnsIfMissed else { return }
    let problems = missed.isEmpty ? views.compactMap { taken($0, what, since: count) } : missed
    for problem in problems { TestFailure.record(problem, at: place) }
  }

  /// Returns the reason why a finger that is intended for a view misses it now, or `nil` if it hits
  /// the view.
  private func miss(_ view: String, _ what: String) -> String? {
    guard let center = visibleCenter(of: view) else { return nil }
    switch hit(at: center, meantFor: view) {
    case .meant: return nil
    case .other(let other):
      return "\(what) on '\(view)' hits '\(other)'; touch '\(other)', or pass warnsIfMissed: false"
    case .nothing:
      return "\(what) on '\(view)' hits nothing, because '\(view)' takes no touches; "
        + "pass warnsIfMissed: false to allow it"
    }
  }

  /// Returns the reason why another recognizer took a touch from those of a view, or `nil` if that
  /// wasn't the case.
  private func taken(_ view: String, _ what: String, since count: Int) -> String? {
    // The view may be named by an alias.
    let id = self.view(named: view)
    let entries = trace.entries[max(count, trace.entries.startIndex)...]
    // A recognizer that fails undisturbed, such as a tap under a drag, isn't the target of the
    // drag.
    let failed = entries.compactMap { entry in
      entry.event == EventKind.gestureFailed && entry.event.by == nil ? entry.event.gesture : nil
    }
    let own =
      gestureViews.filter { self.view(named: $0.view) == id && !failed.contains($0.gesture) }
      .map { $0.gesture } + scrollViewNames.filter { self.view(named: $0) == id }
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
