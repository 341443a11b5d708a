import PantomimeKit

/// Looks for the least change of one number of a gesture that leads elsewhere.
///
/// Nothing is worked out on paper: every guess is the gesture made once more on a fork, so that it
/// holds for touches, drives, arbitration and scenes alike. What the rule's margin says is only where
/// the search begins.
struct FlipSearch {
  /// The session right after the gesture: nothing that came later is played again.
  private let session: Session
  let gesture: PastGesture
  /// What was decided, for a first guess.
  private let decisionRecord: DecisionRecord?
  /// What came of the gesture as it was made.
  private let outcome: Outcome
  /// When it did; `nil` if it came to nothing.
  let time: Instant?
  /// What has been tried, by the option as it is written.
  private var tried: [String: Attempt?] = [:]
  /// Whether it counts as well if no recognizer begins any more.
  private var takesNothing = false
  /// How many replays are left, and how many events they may record altogether; our choice.
  private var (replays, events) = (320, 80_000)

  /// What a gesture came to, as far as a flip goes: where it was decided to go, or who got the touch
  /// instead.
  enum Outcome: Hashable {
    case decided(String, anchor: Double?)
    case refused(winner: String)
    case nothing
  }

  /// The result of a replay with something changed.
  private struct Attempt {
    let outcome: Outcome
    /// By how much the rule decided as it did, or `nil` if no rule did.
    let margin: Double?
  }

  /// A change that leads elsewhere.
  struct Flip {
    let parameter: PastGesture.Parameter
    /// The number to write instead.
    let number: Double
    let change: NamedValue
    /// How many decimals it is written with.
    let decimals: Int
    let replayed: Replayed
    /// Whether any change, however small, leads elsewhere.
    let isLeast: Bool
    /// The change on its own scale.
    var size: Double { (number - parameter.number).magnitude / FlipSearch.scale(of: parameter) }
  }

  /// - Returns: `nil` if the gesture leads elsewhere when it is made again as it was.
  init?(_ session: Session, _ last: PastGesture) {
    // Nothing that is tried is taken back.
    let gesture = last.withoutHistory
    var fork = gesture.lifted
    fork.recording.sampler = nil
    fork.host.shouldStop = session.host.shouldStop
    guard let replayed = try? fork.replaying(gesture) else { return nil }
    self.session = fork
    decisionRecord = session.simulation?.decisionRecord
    self.gesture = gesture
    outcome = FlipSearch.outcome(replayed)
    // Where it comes out otherwise by itself, no change of it proves anything.
    let start = gesture.opened(gesture.start)
    guard outcome == FlipSearch.outcome(from: start, to: gesture.lifted) else { return nil }
    time = FlipSearch.last(from: start, to: gesture.lifted)?.time
  }

  /// Whether it has a number that could be another.
  var hasNumbers: Bool { !candidates.isEmpty }

  // MARK: - Searching

  /// The least change there is: of what decided, if a change of that leads elsewhere, and otherwise of
  /// whatever does.
  ///
  /// - Parameters:
  ///   - decision: what the rule said; `nil` where nobody was asked.
  ///   - isVertical: the axis along which it was decided.
  mutating func flip(_ decision: Decision?, isVertical: Bool?) -> Flip? {
    let groups = groups(decision, isVertical)
    // That nothing would have begun is the last thing to tell.
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

  /// Outward from the number on both sides, until it leads elsewhere; then ever closer.
  ///
  /// - Parameter size: the size of a change known to lead elsewhere: a greater one is of no use.
  private mutating func flip(
    _ parameter: PastGesture.Parameter, _ decision: Decision?, within size: Double
  ) -> Flip? {
    // An option given several times is replaced everywhere, which may change the outcome by itself.
    guard leadsElsewhere(parameter, 0) == false else { return nil }
    if let flip = guessed(parameter, decision) { return flip }
    var sides: [(sign: Double, last: Double, isOpen: Bool)] = [(1, 0, true), (-1, 0, true)]
    for step in steps(parameter) where step / FlipSearch.scale(of: parameter) < size * 2 {
      var found: [Flip] = []
      for index in sides.indices where sides[index].isOpen {
        let side = sides[index]
        guard let isElsewhere = leadsElsewhere(parameter, side.sign * step) else {
          sides[index].isOpen = false
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

  /// The change of which the margin says that it leads elsewhere, if it does, and nothing does that is
  /// much less.
  ///
  /// The margin is measured where the rule decides, and slop or damping may lie between that and the
  /// number. The margin that is left after the change says by how much they do.
  private mutating func guessed(
    _ parameter: PastGesture.Parameter, _ decision: Decision?
  ) -> Flip? {
    guard let guess = guess(parameter, decision), let margin = decision?.margin, guess > 0,
      guess < FlipSearch.farthest(from: parameter)
    else { return nil }
    for sign in [1.0, -1] {
      guard let attempt = attempt(parameter, sign * guess), let left = attempt.margin,
        case let gain = attempt.outcome == outcome ? margin - left : margin + left, gain > 0
      else { continue }
      let exact = guess * margin / gain
      let isElsewhere = leadsElsewhere(parameter, sign * exact) == true
      let (inside, outside) = (exact * 0.9985, isElsewhere ? exact : exact * 1.0015)
      guard outside < FlipSearch.farthest(from: parameter),
        leadsElsewhere(parameter, sign * outside) == true
      else { continue }
      // From a hair's breadth on, and on both sides, so that what is found is the least.
      let nearer =
        [exact / 64, exact / 4].flatMap { [$0, -$0] } + [sign * inside, -sign * inside]
      for step in nearer where leadsElsewhere(parameter, step) == true { return nil }
      return narrowed(parameter, sign, inside, outside)
    }
    return nil
  }

  /// How far to go, ever further; from a change that few gestures are exact to, as what is less is found
  /// from there; our choice.
  private func steps(_ parameter: PastGesture.Parameter) -> [Double] {
    var steps: [Double] = []
    var step = FlipSearch.scale(of: parameter) / 16
    while step < FlipSearch.farthest(from: parameter) {
      steps.append(step)
      step *= 2
    }
    return steps
  }

  /// The greatest change that is tried.
  private static func farthest(from parameter: PastGesture.Parameter) -> Double {
    max(16 * scale(of: parameter), 4 * parameter.number.magnitude)
  }

  /// The change of which the margin says that it matters.
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

  /// The change between one that leads nowhere else and one that does, as short as it can be written
  /// and as small as it can be told apart.
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
      // The promise: nearly all of the change is not enough.
      guard isLeast || leadsElsewhere(parameter, (number - parameter.number) * 0.99) == false else {
        continue
      }
      let change = parameter.change(to: number, decimals: decimals)
      guard let replayed = try? session.replaying(gesture, with: [change]),
        FlipSearch.outcome(replayed) != outcome, settlesElsewhere(replayed)
      else { continue }
      return Flip(
        parameter: parameter, number: number, change: change, decimals: decimals,
        replayed: replayed, isLeast: isLeast)
    }
    return nil
  }

  /// A number with so many decimals, rounded away from where the search came from.
  private static func written(_ number: Double, _ decimals: Int, away sign: Double) -> Double {
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    let scaled = number * unit
    let rounded = scaled.rounded(sign > 0 ? .up : .down)
    return rounded / unit
  }

  // MARK: - Trying

  /// Whether the gesture leads elsewhere with a number changed by so much; `nil` where it cannot be
  /// made so, where nothing begins, and where enough has been tried: there is no going on behind that.
  private mutating func leadsElsewhere(
    _ parameter: PastGesture.Parameter, _ difference: Double
  ) -> Bool? {
    attempt(parameter, difference).map { $0.outcome != outcome }
  }

  /// The result of the gesture with a number changed by so much, or `nil` if there is none to compare.
  private mutating func attempt(
    _ parameter: PastGesture.Parameter, _ difference: Double
  ) -> Attempt? {
    let change = parameter.change(to: parameter.number + difference)
    let key = "\(change.name.text)=\(change.value.text)"
    let known: Attempt?
    if let old = tried[key] {
      known = old
    } else {
      known = attempt(change)
      tried[key] = .some(known)
    }
    return known?.outcome == .nothing && !takesNothing ? nil : known
  }

  private mutating func attempt(_ change: NamedValue) -> Attempt? {
    guard replays > 0, events > 0, !session.host.shouldStop() else { return nil }
    replays -= 1
    guard let replayed = try? session.replaying(gesture, with: [change]) else { return nil }
    let end = replayed.lifted.simulation
    events -= (end?.trace.count ?? 0) - (replayed.start.simulation?.trace.count ?? 0)
    let margin = end?.decisionRecord?.decision.margin
    return Attempt(
      outcome: FlipSearch.outcome(replayed), margin: margin?.isFinite == true ? margin : nil)
  }

  /// Whether the gesture leads elsewhere under another rule.
  func leadsElsewhere(under rule: NamedRule) -> NamedValue? {
    let change = NamedValue(
      name: Word("rule", Span(0, 0)), value: Word(rule.name, Span(0, 0)), isAdded: false)
    guard let replayed = try? session.replaying(gesture, with: [change]) else { return nil }
    let other = FlipSearch.outcome(replayed)
    return other != outcome && other != .nothing && settlesElsewhere(replayed) ? change : nil
  }

  private static func outcome(_ replayed: Replayed) -> Outcome {
    outcome(from: replayed.start, to: replayed.lifted)
  }

  private static func outcome(from start: Session, to end: Session) -> Outcome {
    guard let event = last(from: start, to: end)?.event else { return .nothing }
    return event.theme == .decided
      ? .decided(event.lastWord, anchor: event.anchor)
      : .refused(winner: event.winner ?? "")
  }

  /// What was said last of where it goes, or of who gets the touch.
  private static func last(from start: Session, to end: Session) -> Trace.Entry? {
    guard let start = start.simulation, let end = end.simulation else { return nil }
    return end.entries(since: start).last { entry in
      entry.event.theme == .decided || entry.event.theme == .panRefused
    }
  }
}
