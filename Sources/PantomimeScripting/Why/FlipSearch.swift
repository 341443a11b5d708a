import PantomimeKit

/// A search for the smallest change that leads a gesture to a different outcome; only one of the
/// gesture's numbers is changed at a time.
///
/// Nothing is computed in closed form: for every guess, the gesture is repeated on a fork, so the
/// search works equally for touches, drives, arbitration and scenes. The margin of the rule only
/// determines the first guess.
struct FlipSearch {
  /// The session immediately after the gesture, without the effects of later statements.
  private let session: Session
  let gesture: PastGesture
  /// The decision at lift-off, from which the first guess is computed.
  private let decisionRecord: DecisionRecord?
  /// The outcome of the original gesture.
  private let outcome: Outcome
  /// The instant of the outcome, or `nil` if there was none.
  let time: Instant?
  /// The attempts so far, by the text of the changed option.
  private let progress: FlipProgress
  /// Whether a change counts as a flip if no recognizer begins after it.
  private var takesNothing = false

  /// The outcome of a gesture: the decision, the recognizer that got the touch, or the page at
  /// which a scroll view settles.
  enum Outcome: Hashable {
    case decided(String, anchor: Double?)
    case refused(winner: String)
    case paged(String, to: [Double])
    case nothing
  }

  /// A change that would have led to a different outcome.
  struct Flip {
    let parameter: PastGesture.Parameter
    /// The new number.
    let number: Double
    let change: NamedValue
    /// The number of decimals of the new number.
    let decimals: Int
    let replayed: Replayed
    /// Whether even the smallest change that can be distinguished changes the outcome.
    let isLeast: Bool
    /// The size of the change, divided by the scale of its kind.
    var size: Double { (number - parameter.number).magnitude / FlipSearch.scale(of: parameter) }
  }

  /// - Returns: `nil` if replaying the gesture without a change leads to a different outcome.
  init?(_ session: Session, _ last: PastGesture) {
    // The attempts are never undone, so they need no history.
    let gesture = last.withoutHistory
    var fork = gesture.lifted
    fork.recording.sampler = nil
    (fork.host.shouldStop, fork.host.flips) = (session.host.shouldStop, nil)
    guard let replayed = try? fork.replaying(gesture) else { return nil }
    self.session = fork
    progress = session.host.flips ?? FlipProgress()
    decisionRecord = session.simulation?.decisionRecord
    self.gesture = gesture
    outcome = FlipSearch.outcome(replayed)
    // If a replay without a change already differs, changes prove nothing.
    let start = gesture.opened(gesture.start)
    guard outcome == FlipSearch.outcome(from: start, to: gesture.lifted) else { return nil }
    time = FlipSearch.last(from: start, to: gesture.lifted)?.time
  }

  /// Whether the gesture has a number that can be changed.
  var hasNumbers: Bool { !candidates.isEmpty }

  /// Whether the host has paused the search, so that the result of the search isn't known yet.
  var isPaused: Bool { progress.isPaused }

  // MARK: - Searching

  /// Returns the smallest change that changes the outcome.
  ///
  /// Numbers that concern the decision are tried first; all other numbers are tried only if that
  /// fails.
  ///
  /// - Parameters:
  ///   - decision: The decision of the rule, or `nil` if no rule decided.
  ///   - isVertical: Whether the decision was along the vertical axis.
  mutating func flip(_ decision: Decision?, isVertical: Bool?) -> Flip? {
    let groups = groups(decision, isVertical)
    // Changes after which no recognizer begins are tried last.
    for takesNothing in [false, true] {
      self.takesNothing = takesNothing
      for group in groups {
        var best: Flip?
        for parameter in group {
          if let flip = flip(parameter, decision, within: best?.size ?? .infinity),
            best.map({ flip.size < $0.size }) ?? true
          {
            best = flip
          }
        }
        if let best { return best }
      }
    }
    return nil
  }

  /// Searches for a change in both directions, with increasing size, until the outcome changes, and
  /// then narrows the range.
  ///
  /// - Parameter size: The size of a change that is known to change the outcome; larger changes are
  ///   of no use.
  private mutating func flip(
    _ parameter: PastGesture.Parameter, _ decision: Decision?, within size: Double
  ) -> Flip? {
    // If an option is given several times, all occurrences are replaced with the same value, and
    // that alone may change the outcome.
    guard leadsElsewhere(parameter, 0) == false else { return nil }
    if let flip = guessed(parameter, decision) { return flip }
    var sides: [(sign: Double, last: Double, isOpen: Bool)] = [(1, 0, true), (-1, 0, true)]
    for step in FlipSearch.steps(parameter)
    where step / FlipSearch.scale(of: parameter) < size * 4 {
      var found: [Flip] = []
      for index in sides.indices where sides[index].isOpen {
        let side = sides[index]
        guard let isElsewhere = leadsElsewhere(parameter, side.sign * step) else {
          sides[index].isOpen = false
          if let flip = flip(parameter, side.sign, before: step, from: side.last) {
            found.append(flip)
          }
          continue
        }
        guard isElsewhere else {
          sides[index].last = step
          continue
        }
        if let flip = narrowed(parameter, side.sign, side.last, step) { found.append(flip) }
        sides[index].isOpen = false
      }
      if let nearest = found.min(by: { $0.size < $1.size }) { return nearest }
    }
    return nil
  }

  /// Returns a change that results in a different outcome, or `nil` if none is found.
  ///
  /// The change lies between `last`, which keeps the outcome, and `step`, which is too large to be
  /// made: a drag, for example, can be shortened only until it becomes a tap.
  private mutating func flip(
    _ parameter: PastGesture.Parameter, _ sign: Double, before step: Double, from last: Double
  ) -> Flip? {
    for between in [(last + step) / 2, (last + step * 3) / 4]
    where leadsElsewhere(parameter, sign * between) == true {
      return narrowed(parameter, sign, last, between)
    }
    return nil
  }

  /// Returns the change that the margin suggests, unless it keeps the outcome or a much smaller
  /// change is enough to change it.
  ///
  /// The margin is measured where the rule decides, but before that, slop or damping may have
  /// shifted or scaled the number. The size of this effect can be computed from the margin after
  /// the change.
  private mutating func guessed(
    _ parameter: PastGesture.Parameter, _ decision: Decision?
  ) -> Flip? {
    guard let guess = guess(parameter, decision), let margin = decision?.margin, guess > 0,
      guess < FlipSearch.farthest(from: parameter)
    else { return nil }
    for sign in [1.0, -1] {
      guard let attempt = attempt(parameter, sign * guess), let left = attempt.margin,
        case let gain = attempt.isElsewhere ? margin + left : margin - left, gain > 0
      else { continue }
      let exact = guess * margin / gain
      let isElsewhere = leadsElsewhere(parameter, sign * exact) == true
      let (inside, outside) = (exact * 0.9985, isElsewhere ? exact : exact * 1.0015)
      guard outside < FlipSearch.farthest(from: parameter),
        leadsElsewhere(parameter, sign * outside) == true
      else { continue }
      // A tiny change is tried first, in both directions, to make sure that the result is the
      // smallest change.
      let nearer =
        [exact / 64, exact / 4].flatMap { [$0, -$0] } + [sign * inside, -sign * inside]
      for step in nearer where leadsElsewhere(parameter, step) == true { return nil }
      return narrowed(parameter, sign, inside, outside)
    }
    return nil
  }

  /// Returns the size of the change that the margin suggests.
  private func guess(
    _ parameter: PastGesture.Parameter, _ decision: Decision?
  ) -> Double? {
    guard let decision, decision.margin.isFinite, let decisionRecord else { return nil }
    switch (FlipSearch.kind(of: parameter), decision.unit) {
    case (.velocity, .pointsPerSecond), (.way, .points): return decision.margin
    case (.velocity, .waysPerSecond), (.way, .fraction):
      return decision.margin * decisionRecord.lift.distance
    default: return nil
    }
  }

  /// Returns the smallest change that results in a different outcome, rounded to as few decimals as
  /// possible, given a change that keeps the outcome and a larger one that doesn't.
  private mutating func narrowed(
    _ parameter: PastGesture.Parameter, _ sign: Double, _ inside: Double, _ outside: Double
  ) -> Flip? {
    var (low, high) = (inside, outside)
    let least = FlipSearch.scale(of: parameter) * 1e-6
    while high - low > high * 0.003, high > least {
      let middle = low == 0 ? high / 8 : (low + high) / 2
      guard let isElsewhere = leadsElsewhere(parameter, sign * middle) else { return nil }
      if isElsewhere { high = middle } else { low = middle }
    }
    let isLeast = high <= least
    for decimals in 0...Numerals.traceDecimals {
      let number = FlipSearch.written(parameter.number + sign * high, decimals, away: sign)
      let size = (number - parameter.number) * sign
      guard size > 0, isLeast || size * 0.99 <= max(low, high * 0.9) else { continue }
      guard leadsElsewhere(parameter, number - parameter.number) == true else { continue }
      // The result is known to be the smallest change if 99 % of it isn't enough.
      guard isLeast || leadsElsewhere(parameter, (number - parameter.number) * 0.99) == false else {
        continue
      }
      let change = parameter.change(to: number, decimals: decimals)
      guard let replayed = replaying(change), FlipSearch.outcome(replayed) != outcome,
        settlesElsewhere(replayed)
      else { continue }
      return Flip(
        parameter: parameter, number: number, change: change, decimals: decimals,
        replayed: replayed, isLeast: isLeast)
    }
    return nil
  }

  /// Returns a number rounded to the given number of decimals, away from the number with which the
  /// search began.
  private static func written(_ number: Double, _ decimals: Int, away sign: Double) -> Double {
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    let scaled = number * unit
    let rounded = scaled.rounded(sign > 0 ? .up : .down)
    return rounded / unit
  }

  // MARK: - Trying

  /// Returns whether changing a number changes the outcome, or `nil` if the gesture can't be
  /// changed that way, no recognizer begins after the change, or the search has reached its limit.
  private mutating func leadsElsewhere(
    _ parameter: PastGesture.Parameter, _ difference: Double
  ) -> Bool? {
    attempt(parameter, difference).map { $0.isElsewhere }
  }

  /// Returns the result of the gesture with a change, or `nil` if there is no result to compare.
  private mutating func attempt(
    _ parameter: PastGesture.Parameter, _ difference: Double
  ) -> FlipProgress.Attempt? {
    let change = parameter.change(to: parameter.number + difference)
    let known = progress.attempt(FlipSearch.text(change), isLimited: true) {
      attempt(change) { _ in true }
    }
    return known?.isNothing == true && !takesNothing ? nil : known
  }

  /// Replays the gesture with a change, and returns the result and the number of events that the
  /// replay recorded.
  ///
  /// The result is `nil` if `counts` rejects it or the gesture can't be replayed.
  private func attempt(
    _ change: NamedValue, counts: (Replayed) -> Bool
  ) -> (FlipProgress.Attempt?, events: Int) {
    guard !session.host.shouldStop(), let replayed = replaying(change) else { return (nil, 0) }
    let end = replayed.lifted.simulation
    let events = (end?.trace.count ?? 0) - (replayed.start.simulation?.trace.count ?? 0)
    guard counts(replayed) else { return (nil, events) }
    let margin = end?.decisionRecord?.decision.margin
    let other = FlipSearch.outcome(replayed)
    let attempt = FlipProgress.Attempt(
      isElsewhere: other != outcome, isNothing: other == .nothing,
      margin: margin?.isFinite == true ? margin : nil)
    return (attempt, events)
  }

  private func replaying(_ change: NamedValue) -> Replayed? {
    try? session.replaying(gesture, with: [change], isTrial: true)
  }

  /// Returns the option that selects a rule, or `nil` if the outcome under that rule is the same.
  func leadsElsewhere(under rule: NamedRule) -> NamedValue? {
    let change = NamedValue(
      name: Word("rule", Span(0, 0)), value: Word(rule.name, Span(0, 0)), isAdded: false)
    let known = progress.attempt(FlipSearch.text(change), isLimited: false) {
      attempt(change) { replayed in
        let other = FlipSearch.outcome(replayed)
        return other != outcome && other != .nothing && settlesElsewhere(replayed)
      }
    }
    return known == nil ? nil : change
  }
}
