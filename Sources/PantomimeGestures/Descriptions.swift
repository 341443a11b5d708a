// Descriptions of releases, decisions, touches, and their errors, each error with a fix.

extension Decision: CustomStringConvertible {
  /// The outcome and the reason: `completes at 247, because …`.
  public var description: String {
    let outcome = completes ? "completes at \(Numerals.text(anchor))" : "reverts"
    return "\(outcome), because \(reason)"
  }
}

extension LiftOff: CustomStringConvertible {
  /// The progress or the position, and the velocity: `progress 0.4 of 247 pt at -200 pt/s`.
  public var description: String {
    let place =
      switch scope {
      case .twoEnds: "progress \(Numerals.text(progress)) of \(Numerals.text(distance)) pt"
      case .anchors:
        "\(Numerals.text(position)) pt among "
          + anchors.map { Numerals.text($0) }.joined(separator: ", ")
      }
    return "\(isCancelled ? "canceled " : "")\(place) at \(Numerals.text(velocity)) pt/s"
  }
}

extension Touch: CustomStringConvertible {
  /// The finger, the phase, and the location: `finger 1 down 195,420`.
  public var description: String { "finger \(id) \(phase.rawValue) \(place)" }
}

extension TimedTouch: CustomStringConvertible {
  /// The instant and the touch: `0.1 s: finger 1 move 195,400`.
  public var description: String { "\(time): \(touch)" }
}

extension RuleProblem: CustomStringConvertible {
  /// The parameter that can't be set, and the parameters or numbers that are allowed.
  public var description: String {
    switch self {
    case .unknownParameter(let name, let known):
      "unknown parameter '\(name)'; "
        + (known.isEmpty
          ? "the rule has no parameters" : "parameters: " + known.joined(separator: ", "))
    case .outOfRange(let range): range.description
    }
  }
}

extension TouchSynthesisError: CustomStringConvertible {
  /// The reason why the touches are impossible, and the fix.
  package var description: String {
    func text(_ velocity: Vector) -> String {
      "\(Numerals.text(velocity.dx)),\(Numerals.text(velocity.dy)) pt/s"
    }
    return switch self {
    case .outOfRange(let range): range.description
    case .tooManySamples(let most):
      "the path has more than \(most) touches; use a shorter duration, or a lower rate"
    case .tooFewSamples(let count, let velocity):
      "\(count) samples give \(text(velocity)) for any path; use a longer duration, or a higher rate"
    case .stale(let rest, let limit):
      "the velocity is 0 after a rest of \(Numerals.text(rest)) s; rest for at most "
        + "\(Numerals.text(limit)) s"
    case .tooSlow(let velocity):
      "the estimator treats so slow a finger as stationary, which gives \(text(velocity)); use a "
        + "higher velocity"
    case .unreachable(let nearest):
      "no path has this velocity, and the nearest is \(text(nearest)); use a longer duration, or "
        + "another estimator"
    }
  }
}

extension PanError: CustomStringConvertible {
  /// The reason for the error, and the fix.
  package var description: String {
    switch self {
    case .notBegun(let state):
      "no pan is in progress for '\(state.rawValue)'; report `.began` first"
    case .inProgress: "a pan is already in progress; end it first, by `.ended` or `.cancelled`"
    }
  }
}

extension TouchError: CustomStringConvertible {
  /// The reason for the error, and the fix.
  package var description: String {
    switch self {
    case .unknownTouch(let id): "finger \(id) is not down; put it down first"
    case .alreadyDown(let id): "finger \(id) is already down; lift it first, or use another"
    case .twiceInOneEvent(let id): "finger \(id) appears twice in one event; give it one position"
    case .tooManyTouches(let most): "no more than \(most) fingers can be down; lift one first"
    case .notANumber(let id):
      "the position of finger \(id) is too far away; use screen coordinates"
    case .tooEarly(let instant, let now):
      "a touch cannot move back from \(now) to \(instant); use another simulation"
    }
  }
}
