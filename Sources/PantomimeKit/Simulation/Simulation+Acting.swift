// Convenience methods for driving a simulation from code.

extension Simulation {
  /// Advances the clock by a duration; a negative duration counts as zero.
  ///
  /// - Returns: `reached`, or `endless` if an endless chain was cut off.
  public mutating func advance(by duration: Duration) -> Halt {
    RunToRest.pass(to: now.advanced(bySeconds: duration.inSeconds), in: &self)
  }

  /// Advances until everything is at rest, and leaves the clock at the last event, like the
  /// statement `run`.
  ///
  /// - Returns: The reason why time stopped: `rest`; `repeating` after 60 s of something that
  ///   repeats forever; `unfinished` after 3,600 s of something that has an end; or `endless` at
  ///   the instant of that misuse.
  public mutating func run() -> Halt { RunToRest.run(&self) }

  /// Feeds every event of a stream at its instant, which leaves the clock at the end of the stream.
  ///
  /// - Throws: `InputError`: immediately for impossible touches or a time in the past; at the end
  ///   for the first misuse that the touches caused, because a finger doesn't stop for a misuse.
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
  ///   - velocity: The velocity, in points per second; by default estimated from the translations.
  ///   - place: The finger's location on the screen.
  ///   - view: The view on which the finger touched down; for `began` only.
  /// - Throws: `InputError` if the report is impossible now, or for the misuse that it causes.
  public mutating func pan(
    _ state: GestureState, dx: Double? = nil, dy: Double? = nil, velocity: Vector? = nil,
    at place: Point? = nil, on view: String? = nil
  ) throws(InputError) {
    try handle(
      .pan(
        PanInput(
          state, dx: dx.map { .absolute($0) } ?? .kept, dy: dy.map { .absolute($0) } ?? .kept,
          velocity: velocity, location: place, view: view)))
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
    // Anything that is due more often counts as repeating forever, as in a statement; our choice.
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
    if !simulation.endless.isEmpty, simulation.now < limit,
      pass(to: limit, in: &simulation) == .endless
    {
      return .endless
    }
    return simulation.endless.isEmpty ? .rest : .repeating
  }

  /// Advances until everything that has an end has reached it, but at most to an instant; returns
  /// `repeating` if something repeats too often to have an end.
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
