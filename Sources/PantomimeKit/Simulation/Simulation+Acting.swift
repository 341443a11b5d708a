// Convenience methods to drive a simulation from code.

extension Simulation {
  /// Advances by a number of seconds; negative values count as 0.
  ///
  /// - Returns: `reached`, or `endless` if a chain without end was cut off before.
  public mutating func advance(by seconds: Double) -> Halt {
    pass(to: now.advanced(bySeconds: seconds))
  }

  /// Advances to an instant not before the present one, which can't fail.
  private mutating func pass(to instant: Instant) -> Halt {
    do throws(Impossible) { return try advance(to: instant) } catch { return .reached }
  }

  /// Advances until everything is at rest, and leaves the clock at the last event, as the statement
  /// `run` does.
  ///
  /// - Returns: The reason to stop: `rest`; `repeating` after 60 s of something that repeats
  ///   forever, `unfinished` after 3,600 s of something that has an end, or `endless` at the
  ///   instant of such a misuse.
  public mutating func run() -> Halt {
    let (limit, bound) = (now.advanced(bySeconds: 60), now.advanced(bySeconds: 3_600))
    // Anything due more often than that is assumed to go on forever, as in a statement; our choice.
    var left = 1_000_000
    while let deadline = nextDeadline, deadline <= limit {
      guard left > 0 else { return .repeating }
      left -= 1
      if pass(to: deadline) == .endless { return .endless }
    }
    if nextEnd != nil {
      var fork = self
      let halt = fork.runToEnds(by: bound)
      if halt == .repeating { return pass(to: limit) == .endless ? .endless : .repeating }
      self = fork
      if halt == .endless { return .endless }
    }
    if nextEnd != nil { return .unfinished }
    if !endless.isEmpty, now < limit, pass(to: limit) == .endless { return .endless }
    return endless.isEmpty ? .rest : .repeating
  }

  /// Advances until everything that has an end has ended, or to an instant; returns `repeating` if
  /// something recurs too often to have an end.
  private mutating func runToEnds(by bound: Instant) -> Halt {
    var rounds: [String: Int] = [:]
    while let next = nextEnd {
      guard next.time <= bound else { return pass(to: bound) }
      rounds[next.what, default: 0] += 1
      if rounds[next.what, default: 0] > 16 { return .repeating }
      if pass(to: next.time) == .endless { return .endless }
    }
    return .reached
  }

  /// Feeds every event of a stream at its instant, so that the clock is at the stream's end.
  ///
  /// - Throws: `Refusal`, immediately for touches that are impossible or a time that is past; at
  ///   the end for the first misuse that they caused, because a finger does not stop for a misuse.
  public mutating func play(_ stream: TouchStream) throws(Refusal) {
    var misuse: Misuse?
    for event in stream.events {
      do throws(Impossible) { _ = try advance(to: event.time) } catch { throw .impossible(error) }
      do throws(Refusal) { try handle(.touch(event.touches)) } catch {
        guard case .misuse(let found) = error else { throw error }
        misuse = misuse ?? found
      }
    }
    if let misuse { throw .misuse(misuse) }
  }

  /// Reports a pan, as the statement `pan` does: `pan(.began)`, `pan(.changed, dy: -40)`.
  ///
  /// - Parameters:
  ///   - state: The recognizer's state.
  ///   - dx: The translation to the right since the pan began, in points; by default unchanged.
  ///   - dy: The downward translation, likewise.
  ///   - velocity: The velocity, in points per second; by default estimated from the translations.
  ///   - place: The finger's location on the screen.
  ///   - view: The view the finger came down on; given at `began`.
  /// - Throws: `Refusal` for a report that is impossible now, or the misuse that it caused.
  public mutating func pan(
    _ state: GestureState, dx: Double? = nil, dy: Double? = nil, velocity: Vector? = nil,
    at place: Point? = nil, on view: String? = nil
  ) throws(Refusal) {
    try handle(
      .pan(
        PanInput(
          state, dx: dx.map { .absolute($0) } ?? .kept, dy: dy.map { .absolute($0) } ?? .kept,
          velocity: velocity, location: place, view: view)))
  }
}
