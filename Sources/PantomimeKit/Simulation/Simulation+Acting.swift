// What whoever drives a simulation by hand writes again and again.

extension Simulation {
  /// Lets some seconds pass; less than none are none.
  ///
  /// - Returns: `reached`, or `endless` if a chain without end was cut off on the way.
  public mutating func advance(by seconds: Double) -> Halt {
    pass(to: now.advanced(bySeconds: seconds))
  }

  /// Lets time pass to an instant that is not before the present one, which nothing can stand against.
  private mutating func pass(to instant: Instant) -> Halt {
    do throws(Impossible) { return try advance(to: instant) } catch { return .reached }
  }

  /// Advances until everything is at rest, and leaves the clock at the last thing that happened, as the
  /// statement `run` does.
  ///
  /// - Returns: why it stopped: `rest`; `repeating` after 60 s of what repeats without end, `unfinished`
  ///   after 3,600 s of what has an end, or `endless` at the instant of such a misuse.
  public mutating func run() -> Halt {
    let (limit, bound) = (now.advanced(bySeconds: 60), now.advanced(bySeconds: 3_600))
    // What is due more often than that is taken to go on for ever, as in a statement; our choice.
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

  /// Advances until what has an end has come to it, or to an instant; `repeating` where something comes
  /// round too often to have an end.
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

  /// Feeds every event of a stream at its instant, so that the clock is at its end.
  ///
  /// - Throws: `Refusal` at once for touches that cannot have happened or a time that is past; at the
  ///   end for the first misuse that they have led to, as a finger does not stop for that.
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
  ///   - state: what the recognizer reports.
  ///   - dx: the translation to the right since the pan began, in points; as it was last if not given.
  ///   - dy: the same downwards.
  ///   - velocity: in points per second; what the estimator makes of the translations if not given.
  ///   - place: where the finger is on the screen.
  ///   - view: the view the finger came down on; said at `began`.
  /// - Throws: `Refusal` for a report that cannot come now, or the misuse that it has led to.
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
