public import PantomimeKit
public import Testing

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
