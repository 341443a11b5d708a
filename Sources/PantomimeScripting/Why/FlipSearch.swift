import PantomimeKit
import PantomimeReporting

/// A search for a small change that leads a gesture to a different outcome; only one of the
/// gesture's numbers is changed at a time.
///
/// Nothing is computed in closed form: for every guess, the gesture is repeated on a fork, so the
/// search works equally for touches, drives, arbitration and scenes. The margin of the rule only
/// determines the first guess.
struct FlipSearch {
  /// The session immediately after the gesture, without the effects of later statements.
  private let session: Session
  let gesture: PastGesture
  /// The outcome of the original gesture.
  fileprivate let outcome: Outcome
  /// The instant of the outcome, or `nil` if there was none.
  let time: Instant?
  /// The attempts so far, by the text of the changed option.
  private let progress: FlipProgress
  /// Whether a change counts as a flip if no recognizer begins after it, and whether it counts if
  /// another recognizer gets the touch.
  private var (takesNothing, takesWinners) = (false, false)
  /// The rule that has decided, with its parameters, if another rule has been set since; otherwise
  /// empty.
  private let ofDecision: [NamedValue]
  /// The paths of the places that the decisions determine, if reactions can move what was decided,
  /// or an empty array if there are no reactions.
  private let decidedPlaces: [String]
  /// The places after the original gesture, at rest.
  private let rested: [(path: String, value: PathValue)]?

  /// The outcome of a gesture: the decision, the recognizer that got the touch, or where a scroll
  /// view settles.
  enum Outcome: Hashable {
    /// The outcomes of the decisions, one for each value that the lift-off released.
    case decided([String])
    case refused(winner: String)
    /// A pan that was reported and has begun, whose release isn't part of the gesture.
    case begun
    case scrolled(String, to: [ScrollRelease.Place])
    /// Without a decision and a condition: the recognizers that recognized the touch.
    case recognized([String])
    /// Without any of these: the indices of the reactions with conditions that ran, however often.
    case judged(ran: Set<Int>)
    case nothing
  }

  /// A change that would have led to a different outcome.
  struct Change {
    let parameter: PastGesture.Parameter
    /// The new number.
    let number: Double
    /// The option with the new number.
    let option: NamedValue
    /// The number of decimals of the new number.
    let decimals: Int
    let replayed: Replayed
    /// Whether even the smallest change that can be distinguished changes the outcome.
    let isLeast: Bool
    /// Whether the number is the velocity with which a reported pan begins.
    let isOfBeginning: Bool
  }

  /// - Returns: `nil` if replaying the gesture without a change leads to a different outcome.
  init?(_ session: Session, _ last: PastGesture) {
    // The attempts are never undone, so they need no history.
    let gesture = last.withoutHistory
    var fork = gesture.lifted
    fork.recording.sampler = nil
    (fork.host.shouldStop, fork.host.flips) = (session.host.shouldStop, nil)
    fork.host.rehearse()
    ofDecision = FlipSearch.formerRule(gesture)
    guard let replayed = try? fork.replaying(gesture, with: ofDecision) else { return nil }
    self.session = fork
    progress = session.host.flips ?? FlipProgress()
    self.gesture = gesture
    outcome = FlipSearch.outcome(replayed)
    // If a replay without a change already differs, changes prove nothing.
    let start = gesture.opened(gesture.start)
    guard outcome == FlipSearch.outcome(from: start, to: gesture.lifted) else { return nil }
    decidedPlaces =
      gesture.lifted.watchers.reactions.all.isEmpty
      ? [] : FlipSearch.decidedPlaces(from: start, to: gesture.lifted)
    let decided = decidedPlaces
    rested = SettledFork(of: gesture.lifted).map {
      FlipSearch.places(in: $0.simulation, besides: decided)
    }
    time = FlipSearch.last(from: start, to: gesture.lifted)?.time
  }

  /// Whether the gesture has a number that can be changed.
  var hasNumbers: Bool { !candidates.isEmpty }

  /// Whether the host has paused the search, so that the result of the search isn't known yet.
  var isPaused: Bool { progress.isPaused }

  // MARK: - Searching

  /// One of the two directions in which a number can be changed.
  private struct Side {
    let parameter: PastGesture.Parameter
    /// 1 if the number grows, or -1.
    let sign: Double
    /// The changes that keep the outcome, and the margins that they leave.
    var kept: [(step: Double, margin: Double?)]
    /// The smallest known change toward zero after which no gesture remains that counts.
    var excess = Double.infinity

    /// The greatest change that keeps the outcome and is less than a step.
    func lastKept(before step: Double) -> (step: Double, margin: Double?) {
      kept.filter { $0.step < step }.max { $0.step < $1.step } ?? (0, nil)
    }

    /// Whether a change that is as large as a step or larger keeps the outcome.
    func isKept(from step: Double) -> Bool { kept.contains { $0.step >= step } }

    /// Whether a change that is as large as a step or a little larger keeps the outcome.
    func isKept(beyond step: Double) -> Bool {
      kept.contains { $0.step >= step && $0.step * 0.75 < step }
    }

    /// Returns the size of a change, by which changes of different numbers are compared.
    ///
    /// A number is compared with itself and, unless it's the duration of a movement, which can't be
    /// zero, at least with the scale of its kind. If a duration becomes shorter, its size is the same as if
    /// it became longer by the same factor. All of this is our choice.
    func size(_ step: Double) -> Double {
      let number = parameter.number.magnitude
      guard isDuration else { return step / max(FlipSearch.scale(of: parameter), number) }
      return step / (sign > 0 ? number : max(number - step, 1e-9))
    }

    /// Returns the change of a size, or the greatest one to try if that is less.
    func step(ofSize size: Double) -> Double {
      let number = parameter.number.magnitude
      let step =
        isDuration
        ? number * size / (sign > 0 ? 1 : 1 + size)
        : size * max(FlipSearch.scale(of: parameter), number)
      return min(step, FlipSearch.farthest(from: parameter))
    }

    private var isDuration: Bool { parameter.quantity == .duration && parameter.number > 0 }

    /// Returns the change, or the greatest possible one, or `nil` if it's too great to be tried.
    func step(_ step: Double) -> Double? {
      let number = parameter.number.magnitude
      guard step <= FlipSearch.farthest(from: parameter) else { return nil }
      let possible = isTowardZero ? min(step, number) : step
      return possible > 0 ? possible : nil
    }

    /// Whether the number to change is the given one.
    func isOf(_ other: PastGesture.Parameter) -> Bool {
      parameter.option == other.option && parameter.part == other.part
    }

    /// Whether the number becomes smaller, and can't be negative.
    var isTowardZero: Bool {
      switch parameter.quantity {
      case .time, .duration, .speed: sign < 0
      case .velocity, .distance, nil: false
      }
    }
  }

  /// A change that flips the outcome, of which no smaller one with as many decimals does.
  private struct Threshold {
    let side: Side
    let step: Double
    let decimals: Int
    let isLeast: Bool
    var number: Double { side.parameter.number + side.sign * step }
    /// The size by which the change is compared with those of other numbers.
    var size: Double { side.size(step) }
    /// The change of the same number that another one must have at most to count as smaller.
    var smaller: Double { max(step - FlipSearch.unit(decimals), step * FlipSearch.nearly) }
  }

  /// Returns the smallest change that changes the outcome.
  ///
  /// Numbers that concern the decision are tried first; all other numbers are tried only if that
  /// fails, or takes a large change, which one of less than half the size then replaces. A change after
  /// which the rule decides differently comes before any change that gives the touch to another
  /// recognizer, however small that change is.
  ///
  /// - Parameters:
  ///   - decision: The decision of the rule, or `nil` if no rule decided.
  ///   - isVertical: Whether the decision was along the vertical axis.
  mutating func change(_ decision: Decision?, isVertical: Bool?) -> Change? {
    let groups = groups(decision, isVertical)
    let margin = decision.flatMap { $0.margin.isFinite ? $0.margin : nil }
    // Changes after which no recognizer begins are tried last.
    for (takesWinners, takesNothing) in [(false, false), (true, false), (true, true)] {
      (self.takesWinners, self.takesNothing) = (takesWinners, takesNothing)
      var best: Threshold?
      for group in groups {
        if let best, best.size <= FlipSearch.large { break }
        let sides = group.flatMap { parameter in
          [1.0, -1].map { Side(parameter: parameter, sign: $0, kept: [(0, margin)]) }
        }
        best = smallest(among: sides, within: best.map { $0.size / 2 }) ?? best
      }
      if let best { return change(best) }
    }
    return nil
  }

  /// The size above which a change of a number that concerns the decision is large; our choice.
  private static let large = 2.0

  /// Returns the smallest of the changes that change the outcome, or `nil` if none is found whose size
  /// is at most the given one.
  ///
  /// Changes of all numbers are tried with the same size. As soon as one changes the outcome, it's
  /// narrowed down, and the changes that are tried after it are smaller. A number that keeps the outcome
  /// therefore takes one replay in each direction.
  private func smallest(among all: [Side], within limit: Double?) -> Threshold? {
    var sides = all
    var found: (place: Int, change: Threshold)?
    var bound: Double { found.map { $0.change.side.size($0.change.smaller) } ?? limit ?? .infinity }
    for size in limit.map({ [$0, 1] }) ?? FlipSearch.sizes
    where size == limit || found == nil && limit == nil || size < bound / 1.6 {
      for index in sides.indices {
        let step = sides[index].step(ofSize: min(size, bound))
        guard let change = threshold(&sides[index], within: step) else { continue }
        // No other change is smaller than any amount.
        if change.isLeast { return change }
        found = (index, change)
      }
    }
    // After a greater change, there may have been nothing to count; of equal changes, the first counts.
    for index in sides.indices {
      guard let best = found else { return nil }
      let step = sides[index].step(ofSize: index < best.place ? best.change.size : bound)
      if !sides[index].isKept(from: step), let change = threshold(&sides[index], within: step) {
        found = (index, change)
      }
    }
    guard let best = found?.change else { return nil }
    // The outcome may change more than once with growing size.
    for share in FlipSearch.shares {
      for index in sides.indices
      where sides[index].isOf(best.side.parameter)
        && !sides[index].isKept(beyond: best.step * share)
      {
        if let nearer = threshold(&sides[index], within: best.step * share) { return nearer }
      }
    }
    return best
  }

  /// The sizes of the changes to try until one changes the outcome; our choice.
  ///
  /// The first size isn't especially small, because smaller changes are found when the range is
  /// narrowed.
  private static let sizes = [0.25, 4, 1, 16]

  /// The shares of a change at which smaller changes are tried; our choice.
  private static let shares = [0.15, 0.4, 0.65, 0.87]

  /// The shares of a number that are taken off it until a gesture remains, which is more than a tap; our
  /// choice.
  private static let sharesTowardZero = [1, 0.97, 0.93, 0.85, 0.7, 0.5]

  /// The share of the smallest change that keeps the outcome, at least; our choice.
  private static let nearly = 0.99

  /// Returns whether writing a number as it is keeps the outcome.
  ///
  /// If an option is given several times, all occurrences are replaced with the same value, and that
  /// alone may change the outcome.
  private func isUnchanged(_ parameter: PastGesture.Parameter) -> Bool {
    let options = gesture.statements.flatMap { $0.options }
    let count = options.count { $0.name.text == parameter.option.name.text }
    let side = Side(parameter: parameter, sign: 1, kept: [])
    return count == 1 || attempt(side, 0)?.isElsewhere == false
  }

  /// Returns the smallest change to one side, or `nil` if a change of the given size keeps the outcome.
  private func threshold(_ side: inout Side, within size: Double) -> Threshold? {
    guard let greatest = side.step(size) else { return nil }
    for share in side.isTowardZero ? FlipSearch.sharesTowardZero : [1, 0.6] {
      let step = greatest * share
      guard step < side.excess else { continue }
      // After a change that counts only in a later search, a smaller one may lead elsewhere.
      guard let attempt = attempt(side, step), isElsewhere(attempt) || !attempt.isElsewhere else {
        // In the other direction, a gesture may remain.
        if side.isTowardZero { side.excess = step }
        continue
      }
      if isElsewhere(attempt) {
        return isUnchanged(side.parameter) ? narrowed(&side, to: step, attempt.margin) : nil
      }
      side.kept.append((step, attempt.margin))
      return nil
    }
    return nil
  }

  /// Returns the smallest change with as few decimals as possible, given one that changes the outcome
  /// and the margin after it.
  private func narrowed(
    _ side: inout Side, to step: Double, _ margin: Double?
  ) -> Threshold? {
    var (low, high) = (side.lastKept(before: step), (step: step, margin: margin))
    let start = side.parameter.number * side.sign
    for decimals in 0...Numerals.traceDecimals {
      // The numbers with these decimals are counted toward the change.
      let unit = FlipSearch.unit(decimals)
      var inside = ((start + low.step) / unit + 1e-6).rounded(.down)
      var outside = ((start + high.step) / unit - 1e-6).rounded(.up)
      // If smaller changes are known to be enough, the numbers need more decimals.
      let isFar = (outside * unit - start) * FlipSearch.nearly > high.step * (1 + 1e-9)
      var guesses = 2
      while !isFar, outside - inside > 1 {
        var middle = ((inside + outside) / 2).rounded(.down)
        // Most margins grow and shrink in proportion to the change.
        if guesses > 0, let left = low.margin, let right = high.margin, left + right > 0 {
          let guess = low.step + (high.step - low.step) * left / (left + right)
          middle = min(max(((start + guess) / unit).rounded(.up), inside + 1), outside - 1)
          guesses -= 1
        }
        let step = middle * unit - start
        let attempt = attempt(side, step)
        if let attempt, isElsewhere(attempt) {
          (outside, high) = (middle, (step, attempt.margin))
        } else {
          (inside, low) = (middle, (step, attempt?.margin))
          // If no recognizer begins, a smaller change may still flip the outcome.
          if attempt?.isNothing == false { side.kept.append(low) }
        }
      }
      let step = outside * unit - start
      guard step > 0, isFar || leadsElsewhere(side, step) else { continue }
      // With more decimals, a change that is a little smaller may be enough.
      let nearly = step * FlipSearch.nearly
      let isSmallest =
        !isFar
        && (decimals == Numerals.traceDecimals || step - unit >= nearly
          || !leadsElsewhere(side, nearly))
      let least = FlipSearch.scale(of: side.parameter) * 1e-6
      let isLeast =
        !isSmallest && low.step <= 0 && leadsElsewhere(side, least) && leadsElsewhere(side, step)
      guard !isSmallest, !isLeast else {
        return Threshold(side: side, step: step, decimals: decimals, isLeast: isLeast)
      }
      if !isFar { high = (nearly, nil) }
    }
    return nil
  }

  /// Returns the difference between two consecutive numbers with the given number of decimals.
  private static func unit(_ decimals: Int) -> Double {
    (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
  }

  /// Returns a change with the replay that shows its consequence.
  private func change(_ threshold: Threshold) -> Change? {
    let parameter = threshold.side.parameter
    let option = parameter.change(to: threshold.number, decimals: threshold.decimals)
    return replaying(option).map { replayed in
      Change(
        parameter: parameter, number: threshold.number, option: option,
        decimals: threshold.decimals, replayed: replayed, isLeast: threshold.isLeast,
        isOfBeginning: isOfBeginning(parameter))
    }
  }

  /// Returns whether a number belongs to the statement that reports the beginning of a pan.
  private func isOfBeginning(_ parameter: PastGesture.Parameter) -> Bool {
    let statement = gesture.statements.last { statement in
      statement.options.contains { $0.name.text == parameter.option.name.text }
    }
    return statement?.beginsPan ?? false
  }

  // MARK: - Trying

  /// Returns whether changing a number changes the outcome.
  private func leadsElsewhere(_ side: Side, _ step: Double) -> Bool {
    attempt(side, step).map(isElsewhere) ?? false
  }

  /// Returns whether an attempt counts as a flip: if no recognizer begins after a change, or another
  /// one gets the touch, a larger change may still lead to a different decision.
  private func isElsewhere(_ attempt: FlipProgress.Attempt) -> Bool {
    attempt.isElsewhere && (takesNothing || !attempt.isNothing)
      && (takesWinners || !attempt.changesWinner)
  }

  /// Returns the result of the gesture with a change, or `nil` if the gesture can't be changed that
  /// way or the search has reached its limit.
  private func attempt(_ side: Side, _ step: Double) -> FlipProgress.Attempt? {
    attempt(side.parameter.change(to: side.parameter.number + side.sign * step), isLimited: true)
  }

  private func attempt(
    _ change: NamedValue, isLimited: Bool, under rule: [NamedValue]? = nil
  ) -> FlipProgress.Attempt? {
    progress.attempt(FlipSearch.text(change), isLimited: isLimited) {
      guard !session.host.shouldStop(), let replayed = replaying(change, under: rule) else {
        return (nil, 0)
      }
      let end = replayed.lifted.simulation
      let events = (end?.trace.count ?? 0) - (replayed.start.simulation?.trace.count ?? 0)
      let other = FlipSearch.outcome(replayed)
      var record: DecisionRecord?
      if case .decided = other { record = end?.decisionRecord }
      let margin = record?.decision.margin
      let isRounded = record.map { FlipSearch.isByRounding($0, after: change) } ?? false
      let attempt = FlipProgress.Attempt(
        isElsewhere: !isRounded && isElsewhere(replayed, other), isNothing: isUndecided(other),
        changesWinner: changesWinner(other),
        margin: margin?.isFinite == true ? margin : nil)
      return (attempt, events)
    }
  }

  /// Returns whether a decision after a change of the velocity would be another one if that velocity
  /// were a rounding error smaller or larger.
  ///
  /// A synthesized path has the velocity of its option only up to rounding errors, so a decision that
  /// depends on one doesn't follow from the number in the option.
  private static func isByRounding(_ record: DecisionRecord, after change: NamedValue) -> Bool {
    guard ["speed", "velocity"].contains(change.name.text), record.decision.by == .velocity
    else { return false }
    let margin = record.decision.margin.magnitude
    return margin > 0 && margin <= 1e-9 * max(100, record.lift.velocity.magnitude)
  }

  /// Returns whether a replay has another outcome, and settles in a different state or at a different
  /// place than the original gesture.
  ///
  /// Reactions to the decision, or to what follows it, can reverse the run that it started, or start
  /// another one. If there are any, the outcome is where the replay settles, so a different decision
  /// that a reaction undoes isn't a flip, and the same decision that a reaction undoes is one.
  private func isElsewhere(_ replayed: Replayed, _ other: Outcome) -> Bool {
    var isDecided = false
    if !decidedPlaces.isEmpty, case .decided = other { isDecided = true }
    guard isDecided || other != outcome else { return false }
    // A reaction may change what isn't a place, and a pan that has only begun hasn't moved anything.
    switch outcome {
    case .judged, .recognized: return true
    case .decided, .refused, .begun, .scrolled, .nothing: break
    }
    if other == .begun { return true }
    guard let rested, let end = SettledFork(of: replayed.lifted)?.simulation else {
      return other != outcome
    }
    return rested.contains { place in
      (!isDecided || decidedPlaces.contains(place.path))
        && FlipSearch.isApart(place.value, end.read(place.path))
    }
  }

  /// Returns whether nothing is decided: no recognizer begins or, where a rule has decided before, only
  /// a scroll view moves or only a tap or a swipe is recognized.
  private func isUndecided(_ other: Outcome) -> Bool {
    switch (outcome, other) {
    case (_, .nothing), (.decided, .scrolled): return true
    case (.recognized, .recognized), (.nothing, .recognized): return false
    case (_, .recognized): return true
    default: return false
    }
  }

  /// Returns whether another recognizer gets a touch about which a rule has decided.
  private func changesWinner(_ other: Outcome) -> Bool {
    if case .decided = outcome, case .refused = other { true } else { false }
  }

  /// Returns the gesture with a change, under the rule that has decided unless another one is given.
  private func replaying(_ change: NamedValue, under rule: [NamedValue]? = nil) -> Replayed? {
    try? session.replaying(gesture, with: [change] + (rule ?? ofDecision))
  }

  /// Returns the rule that was in effect during a gesture as options, or none if it still is, because
  /// later settings would apply to a repetition.
  private static func formerRule(_ gesture: PastGesture) -> [NamedValue] {
    guard let then = gesture.present.formerRule(gesture.lifted.preferences.rule) else { return [] }
    let words = then.split(separator: " ").map(String.init)
    let place = Span(0, 0)
    return words.enumerated().map { index, word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      return NamedValue(
        name: Word(index == 0 ? "rule" : parts[0], place),
        value: Word(index == 0 ? word : parts.count > 1 ? parts[1] : "", place), isAdded: false)
    }
  }

  /// The text of the rule that has decided, as an option of `again`, if another rule has been set
  /// since; otherwise empty.
  fileprivate var ruleText: String {
    ofDecision.map { " \(FlipSearch.text($0))" }.joined()
  }

  /// Returns the option that selects a rule, or `nil` if the outcome under that rule is the same.
  func leadsElsewhere(under rule: NamedRule) -> NamedValue? {
    let change = NamedValue(
      name: Word("rule", Span(0, 0)), value: Word(rule.name, Span(0, 0)), isAdded: false)
    guard let attempt = attempt(change, isLimited: false, under: []), attempt.isElsewhere,
      !attempt.isNothing
    else { return nil }
    return change
  }
}

// The change that would have flipped the outcome.

extension Flip {
  private init(_ words: String, _ change: NamedValue, _ outcome: String, rule: String = "") {
    self.init(
      words, change: change, statement: "again \(FlipSearch.text(change))\(rule)", outcome: outcome)
  }

  /// Returns the change for the last gesture, or `nil` if the host has paused the search.
  ///
  /// - Parameter time: The instant of the decision to flip, or `nil` if there was no decision.
  static func last(_ session: Session, decidedAt time: Instant?) -> Flip? {
    guard let gesture = session.lastGestures() else {
      return Flip("there is no gesture to repeat")
    }
    guard var search = FlipSearch(session, gesture) else {
      return Flip(
        "an unchanged repeat already has another outcome, because settings have changed since")
    }
    guard search.time == time else {
      return Flip("another gesture followed; `again 2` with an option repeats both")
    }
    let decisionRecord = session.simulation?.decisionRecord.flatMap { $0.time == time ? $0 : nil }
    let isRefused = session.simulation.map { Flip.isRefused($0) } ?? false
    let decision = isRefused ? nil : decisionRecord?.decision
    let isVertical = isRefused ? nil : decisionRecord?.direction?.isVertical
    if let change = search.change(decision, isVertical: isVertical) {
      // Without a margin, no other decision is possible; another gesture is no answer to that.
      if decision?.margin == .infinity, decision?.by != .cancellation, !search.isPaused,
        case .scrolled = FlipSearch.outcome(change.replayed)
      {
        return Flip("no release changes this decision")
      }
      return search.isPaused
        ? nil
        : Flip(
          change, insteadOf: search.outcome, isMainVertical: isVertical, ran: search.ran,
          rule: search.ruleText)
    }
    if decision?.by == .cancellation {
      return Flip("a cancelled gesture reverts the run, whatever its parameters")
    }
    let isWritten = gesture.statements.contains { statement in
      guard case .fingers = statement.command.role else { return false }
      return statement.command.gesturePart == .opening
    }
    let none =
      search.hasNumbers
      ? Flip.unfound
      : isWritten
        ? "touch statements have no parameter to change; a touches statement has by=, over=, and "
          + "speed="
        : "the gesture has no parameter that could change the outcome"
    let rule = decision == nil || search.isPaused ? nil : otherRule(search, session)
    guard !search.isPaused else { return nil }
    guard let rule else { return Flip(none) }
    return Flip("\(none); another rule would", rule, "")
  }

  /// The words if no change to a parameter flips the outcome.
  private static let unfound = "no change to a single parameter would do"

  /// Whether the search has tried every parameter and found no change.
  var isUnfound: Bool { words == Flip.unfound }

  /// Returns the change for a tap, or for a gesture whose movement is so small that it counts as a
  /// tap.
  static func tap(_ session: Session) -> Flip? {
    guard let gesture = session.lastGestures(), let search = FlipSearch(session, gesture),
      search.hasNumbers
    else { return Flip("a tap has no parameter that could change the outcome") }
    return last(session, decidedAt: search.time)
  }

  /// Returns the change that flips the condition of a reaction to the gesture, or `nil` if it had no
  /// conditions or none of its parameters does.
  static func condition(_ account: GestureAccount) -> Flip? {
    guard !account.conditions.isEmpty, let flip = last(account.session, decidedAt: nil),
      !flip.statement.isEmpty
    else { return nil }
    return flip
  }

  /// Returns the reason for a scroll view that settles elsewhere after any change, if the search has
  /// found no change after which it settles at a place of another kind.
  static func withoutThreshold(_ view: String) -> Flip {
    Flip("\(view) has no threshold: any change to the gesture changes where it settles")
  }

  /// Returns whether the last event that decided about a touch refused its pan.
  private static func isRefused(_ simulation: Simulation) -> Bool {
    let last = simulation.trace.list.last { entry in
      entry.event.kind == .decided || entry.event.kind == .panRefused
    }
    return last?.event.kind == .panRefused
  }

  private static func otherRule(_ search: FlipSearch, _ session: Session) -> NamedValue? {
    guard let decisionRecord = session.simulation?.decisionRecord else { return nil }
    let present = decisionRecord.decision
    for rule in session.catalog.rules
    where decisionRecord.decision(by: rule).index != present.index {
      if let change = search.leadsElsewhere(under: rule) { return change }
    }
    return nil
  }

  private init(
    _ change: FlipSearch.Change, insteadOf outcome: FlipSearch.Outcome, isMainVertical: Bool?,
    ran: Set<Int>, rule: String
  ) {
    self.init(
      Flip.difference(change, isMainVertical) + (change.isLeast ? " (any amount is enough)" : ""),
      change.option, Flip.consequence(change.replayed, insteadOf: outcome, ran: ran), rule: rule)
  }

  // MARK: - The change

  private static func difference(
    _ change: FlipSearch.Change, _ isMainVertical: Bool?
  ) -> String {
    let isMore = change.number > change.parameter.number
    switch change.parameter.quantity {
    case .time, .duration:
      let unit = change.parameter.unit.isEmpty ? "s" : change.parameter.unit
      let verb = ["hold", "for"].contains(change.option.name.text) ? "hold" : "move"
      return "\(verb) for \(size(of: change)) \(unit) \(isMore ? "longer" : "less")"
    case .speed: return "move \(size(of: change)) pt/s \(isMore ? "faster" : "slower")"
    case .velocity(let extent): return directed(change, extent, isMainVertical, isVelocity: true)
    case .distance(let extent): return directed(change, extent, isMainVertical, isVelocity: false)
    case nil: return directed(change, .both, isMainVertical, isVelocity: false)
    }
  }

  /// Returns the amount of the change, with the precision of the more precise of the two numbers.
  ///
  /// The new number is rounded, so without that precision the change from 49.6 to 50 would be 0.
  private static func size(of change: FlipSearch.Change) -> String {
    let (old, new) = (change.parameter.number, change.number)
    let exact = Numerals.text(old, decimals: Numerals.traceDecimals)
    let decimals = (change.decimals...Numerals.traceDecimals).first {
      Numerals.text(old, decimals: $0) == exact
    }
    return Numerals.text((new - old).magnitude, decimals: decimals ?? Numerals.traceDecimals)
  }

  /// Returns the text for the change of a signed number, with the direction of the change.
  private static func directed(
    _ change: FlipSearch.Change, _ extent: GestureQuantity.Extent, _ isMainVertical: Bool?,
    isVelocity: Bool
  ) -> String {
    let (old, new) = (change.parameter.number, change.number)
    let isVertical = extent == .vertical || change.parameter.part == 1
    func pointed(_ number: Double, _ unit: String) -> String {
      guard number != 0 else { return "0" }
      let word = Direction(of: number, isVertical: isVertical).rawValue
      let parts = [Numerals.text(number.magnitude, decimals: 4), unit, word]
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
    let unit = isVelocity ? "pt/s" : "pt"
    guard old != 0, new != 0, (old < 0) == (new < 0) else {
      let verb = isVelocity ? (change.isOfBeginning ? "begin at" : "release at") : "drag"
      return "\(verb) \(pointed(new, unit)) instead of \(pointed(old, new == 0 ? unit : ""))"
    }
    let isMore = new.magnitude > old.magnitude
    let more = isVelocity ? (isMore ? "faster" : "slower") : (isMore ? "further" : "less")
    let word = Direction(of: old, isVertical: isVertical).rawValue
    let isAcross = isMainVertical != isVertical
    let across = isVelocity && !isVertical ? " to the \(word)" : " \(word)"
    return "\(isVelocity ? "move" : "drag") \(size(of: change)) \(unit) \(more)"
      + (isAcross ? across : "")
  }

  // MARK: - Its outcome

  /// - Parameters:
  ///   - outcome: The outcome of the original gesture.
  ///   - ran: The indices of the reactions that ran after the original gesture's events.
  private static func consequence(
    _ replayed: Replayed, insteadOf outcome: FlipSearch.Outcome, ran: Set<Int>
  ) -> String {
    guard let start = replayed.start.simulation, let end = replayed.lifted.simulation,
      let ahead = Ahead(of: replayed.lifted)
    else { return "has another outcome" }
    let moment = AnswerContext(
      before: start, after: end, entries: end.entries(since: start), response: .nothing,
      ahead: ahead,
      catalog: replayed.lifted.catalog)
    let last = FlipSearch.last(from: replayed.start, to: replayed.lifted)
    if last == nil {
      let all = replayed.lifted.watchers.reactions.all
      if let now = FlipSearch.ran(from: replayed.start, to: replayed.lifted),
        let first = now.symmetricDifference(ran).min(), all.indices.contains(first)
      {
        let verb = now.contains(first) ? "runs" : "does not run"
        return "\(verb) the statement of \(all[first].events)"
      }
      if case .recognized(let before) = outcome {
        guard case .recognized(let now) = FlipSearch.outcome(replayed) else {
          return "is not recognized by \(Spelling.list(before, "or"))"
        }
        let others = now.filter { !before.contains($0) }
        return others.isEmpty
          ? "is recognized only by \(Spelling.list(now, "and"))"
          : "is recognized by \(Spelling.list(others, "and"))"
      }
      if moment.last(EventKind.taps) != nil { return "becomes a tap" }
      if FlipSearch.isBegun(end), let began = moment.last(.gestureBegan) ?? moment.last(.pan) {
        return "lets \(began.event.gesture ?? end.panView ?? "the pan") begin"
      }
      let begins = moment.last(.gestureBegan, .scrollBegan, .pan) != nil
      return begins ? "ends without a decision" : "doesn't begin a pan"
    }
    if let last, last.event.kind == .scrollReleased, let view = last.event.view {
      let place = Answers.place(of: view, in: moment.rest.simulation)
      return "settles \(view) at \(Clause(.scrollEnded, place: place).spot)"
    }
    if let last, last.event.kind == .panRefused {
      if let winner = moment.winner(after: last, in: end) { return "lets \(winner) win" }
      let losers = moment.all(.panRefused).reduce(into: [String]()) { names, entry in
        let name = entry.event.gesture ?? end.panView ?? "the pan"
        if !names.contains(name) { names.append(name) }
      }
      return "refuses \(Spelling.list(losers, "and"))"
    }
    let releases = moment.releases
    if releases.count > 1 {
      return releases.map { Answers.clause($0, moment).untimedBody }.joined(separator: "; ")
    }
    if let place = last?.event.anchor {
      let note = moment.released.map { moment.frameNote(of: $0, at: place) } ?? ""
      return "settles at \(Prose.points(place))\(note)"
    }
    guard let landing = Answers.landing(moment) else {
      return last?.event.lastWord == "start" ? "reverts" : "completes"
    }
    return landing.phrase
  }
}

// The numbers of a gesture that the search changes, and the scales that make changes of different
// kinds comparable.

extension FlipSearch {
  /// The kind of quantity that a number of a gesture describes.
  enum Kind: Int {
    case velocity, way, time
  }

  static func kind(of parameter: PastGesture.Parameter) -> Kind? {
    switch parameter.quantity {
    case .velocity, .speed: .velocity
    case .distance: .way
    case .time, .duration: .time
    case nil: nil
    }
  }

  /// Returns the scale of the changes of a kind of number: 500 pt/s, 100 pt and 0.3 s are about
  /// equally easy for a finger; our choice.
  static func scale(of parameter: PastGesture.Parameter) -> Double {
    switch kind(of: parameter) {
    case .velocity: 500
    case .way: 100
    case .time, nil: 0.3
    }
  }

  /// Returns the greatest change to try.
  static func farthest(from parameter: PastGesture.Parameter) -> Double {
    max(16 * scale(of: parameter), 4 * parameter.number.magnitude)
  }

  /// Returns the text of a change, as it's written in a statement.
  static func text(_ change: NamedValue) -> String {
    "\(change.name.text)=\(change.value.text)"
  }

  /// The numbers that may be changed; numbers written with `+=`, which are added to an earlier
  /// number, aren't included.
  var candidates: [PastGesture.Parameter] {
    gesture.parameters.filter { FlipSearch.kind(of: $0) != nil && !$0.option.isAdded }
  }

  /// Returns the numbers to change in groups; the numbers that concern the decision come first, even
  /// if they are defaults, and, of a pair of numbers, the one along the main axis.
  ///
  /// Without a decision, all numbers are in one group.
  func groups(
    _ decision: Decision?, _ isVertical: Bool?
  ) -> [[PastGesture.Parameter]] {
    let all = candidates
    let given = groups(all.filter { !$0.isDefault }, decision, isVertical)
    let defaults = groups(all.filter { $0.isDefault }, decision, isVertical)
    guard decision != nil else { return [(given + defaults).flatMap { $0 }] }
    return zip(given, defaults).flatMap { [$0, $1] }
  }

  private func groups(
    _ candidates: [PastGesture.Parameter], _ decision: Decision?, _ isVertical: Bool?
  ) -> [[PastGesture.Parameter]] {
    let along = candidates.filter { FlipSearch.isAlong($0, isVertical) }
    let across = candidates.filter { !FlipSearch.isAlong($0, isVertical) }
    guard let decision else { return [along + across] }
    // Of two equal changes, the one along the axis is easier to imagine.
    func of(_ kinds: [Kind]) -> [PastGesture.Parameter] {
      (along + across).filter { parameter in
        FlipSearch.kind(of: parameter).map(kinds.contains) ?? false
      }
    }
    switch decision.by {
    case .velocity, .direction: return [of([.velocity]), of([.way, .time])]
    case .position: return [of([.way]), of([.velocity, .time])]
    case .projection: return [of([.velocity, .way]), of([.time])]
    case .cancellation: return []
    }
  }

  private static func isAlong(
    _ parameter: PastGesture.Parameter, _ isVertical: Bool?
  ) -> Bool {
    guard let isVertical else { return true }
    switch parameter.quantity {
    case .velocity(.horizontal), .distance(.horizontal): return !isVertical
    case .velocity(.vertical), .distance(.vertical): return isVertical
    case .velocity(.both), .distance(.both), .speed, .time, .duration, nil:
      return parameter.part.map { ($0 == 1) == isVertical } ?? true
    }
  }
}

// The outcomes of gestures, and where they settle.

extension FlipSearch {
  static func outcome(_ replayed: Replayed) -> Outcome {
    outcome(from: replayed.start, to: replayed.lifted)
  }

  static func outcome(from start: Session, to end: Session) -> Outcome {
    guard let entry = last(from: start, to: end) else {
      if let simulation = end.simulation, isBegun(simulation) { return .begun }
      if let ran = ran(from: start, to: end) { return .judged(ran: ran) }
      let recognizers = recognizers(from: start, to: end)
      return recognizers.isEmpty ? .nothing : .recognized(recognizers)
    }
    switch entry.event.kind {
    case .decided: return .decided(decisions(from: start, to: end))
    case .panRefused: return .refused(winner: entry.event.winner ?? "")
    default:
      guard let start = start.simulation, let end = end.simulation else { return .nothing }
      let release = ScrollRelease(entry, in: end.entries(since: start), end)
      return .scrolled(entry.event.view ?? "", to: release?.places ?? [])
    }
  }

  /// Returns the recognizers that recognized a tap or a swipe, or the tapped views that the scene
  /// declares tappable.
  private static func recognizers(from start: Session, to end: Session) -> [String] {
    guard let start = start.simulation, let end = end.simulation else { return [] }
    return end.entries(since: start).reduce(into: []) { names, entry in
      switch entry.event.kind {
      case EventKind.taps, .swipeRecognized:
        guard let name = entry.event.gesture ?? entry.event.on, !names.contains(name) else {
          return
        }
        names.append(name)
      default: break
      }
    }
  }

  /// Returns whether a gesture ends with a reported pan that is still active.
  static func isBegun(_ simulation: Simulation) -> Bool {
    simulation.pan.state.isActive && simulation.touchesDown.isEmpty && !simulation.isPanLost
  }

  /// Returns the indices of the reactions that ran after the gesture's events, or `nil` if none of
  /// their conditions was read.
  fileprivate static func ran(from start: Session, to end: Session) -> Set<Int>? {
    end.watchers.reactions.ran(from: start.simulation?.eventCount ?? 0)
  }

  /// The indices of the reactions that ran after the original gesture's events.
  fileprivate var ran: Set<Int> {
    FlipSearch.ran(from: gesture.opened(gesture.start), to: gesture.lifted) ?? []
  }

  /// Returns the outcomes of the decisions at the last lift-off.
  private static func decisions(from start: Session, to end: Session) -> [String] {
    guard let start = start.simulation, let end = end.simulation else { return [] }
    let entries = end.entries(since: start)
    return ReleasedValue.decisions(in: entries).map { index in
      let event = entries[index].event
      return event.anchor.map { Numerals.text($0, decimals: Numerals.traceDecimals) }
        ?? event.lastWord
    }
  }

  /// Returns the last event that determined the destination, or which recognizer got the touch.
  static func last(from start: Session, to end: Session) -> Trace.Entry? {
    guard let start = start.simulation, let end = end.simulation else { return nil }
    let entries = end.entries(since: start)
    return entries.last { entry in
      entry.event.kind == .decided || entry.event.kind == .panRefused
    }
      ?? entries.last { $0.event.kind == .scrollReleased }
  }

  /// Returns whether the second value exists and differs from the first.
  private static func isApart(_ left: PathValue, _ right: PathValue?) -> Bool {
    guard let right else { return false }
    if left.numbers.isEmpty { return left != right }
    return zip(left.numbers, right.numbers).contains { ($0 - $1).magnitude > 0.5 }
  }

  /// Returns the places in a simulation at rest, and the values that decisions determine.
  private static func places(
    in rested: Simulation, besides decided: [String]
  ) -> [(path: String, value: PathValue)] {
    (rested.paths.filter { isPlace($0) } + decided).compactMap { path in
      rested.read(path).map { (path, $0) }
    }
  }

  /// Returns the paths of the places that the decisions at the last lift-off determine: of an
  /// animator the path of its place, of a value with anchors the value, and of a scene's own animator
  /// the scene's state.
  private static func decidedPlaces(from start: Session, to end: Session) -> [String] {
    guard let before = start.simulation, let after = end.simulation else { return [] }
    let entries = after.entries(since: before)
    return ReleasedValue.decisions(in: entries).compactMap { index in
      let effects = entries[(index + 1)...].prefix { $0.event.kind != .decided }
      let continued = effects.first { $0.event.kind == .animatorContinued }
      guard let name = continued?.event.animator else { return nil }
      return ["\(name).place", name, "state"].first { after.read($0) != nil }
    }
  }

  /// Returns whether the value at a path is the scene's state, or the place where a view, a scroll view
  /// or an animator has come to rest.
  private static func isPlace(_ path: String) -> Bool {
    path == "state" || path == "place" || path.hasSuffix(".place") || path.hasSuffix(".offset")
      || path.hasSuffix(".frame") || path.hasSuffix(".center")
      || (path.hasSuffix(".x") || path.hasSuffix(".y")) && !path.hasPrefix("pan.")
  }
}
