import PantomimeKit

/// The search for the shortest and simplest tape that still breaks a claim.
///
/// First, moves are deleted, and choices lowered. Then every sequence of standard moves that isn't
/// longer is tried in a fixed order, the shortest first and the simplest choices first, and after
/// them every length of a reported pan with one movement, because thresholds are seldom round.
/// Within the budget of the search, the result therefore doesn't depend on the tape with which it
/// begins.
struct Shrinker {
  private let field: HuntField
  private let choice: MoveChoice
  private let ignored: ClaimSet
  /// The number of moves that the search may still try.
  private var budget: Int

  /// The number of moves that a search tries, and the number of the smallest values that are tried
  /// for a choice; our choices.
  private static let (mostMoves, mostValues) = (12_000, 24)

  init(_ violation: Violation, in field: HuntField) {
    self.field = field
    choice = MoveChoice(field)
    ignored = ClaimSet.all(except: violation.claim)
    budget = Self.mostMoves
  }

  private var start: HuntRun {
    var run = HuntRun(field, collectsNews: false)
    run.ignored = ignored
    return run
  }

  /// Plays moves, and returns the run that breaks the claim, or `nil` if it holds.
  func broken(by moves: [HuntMove]) -> (run: HuntRun, violation: Violation)? {
    var run = start
    for move in moves {
      if let violation = run.perform(move) { return (run, violation) }
    }
    return run.settle().map { (run, $0) }
  }

  /// Plays the moves that choices make, and returns the run that breaks the claim, or `nil` if it
  /// holds.
  private func broken(by tapes: [[Int]]) -> HuntRun? {
    var run = start
    for choices in tapes {
      var tape = ChoiceTape(choices)
      guard let move = choice.move(after: run, &tape) else { continue }
      if run.perform(move, by: tape.choices) != nil { return run }
    }
    return run.settle().map { _ in run }
  }

  /// Returns the shortest moves.
  mutating func shrunk(_ tapes: [[Int]]) -> [HuntMove] {
    guard var best = broken(by: tapes) else { return [] }
    if broken(by: [HuntMove]()) != nil { return [] }
    best = deleted(lowered(deleted(best, replaying: broken)), replaying: broken)
    // After fewer moves, the same choices may make another move.
    best = deleted(best) { left in broken(by: left.map { $0.move })?.run }
    // A drag stands for several reports.
    let drags = best.moves.count { if case .drag = $0.act { true } else { false } }
    let length = min(best.made.count + 2 * drags, 4)
    if let standard = standardMoves(upTo: length) { return standard }
    if best.moves.count > 1, let pan = panOfAnyLength() { return pan }
    return touched(best.moves) ?? best.moves
  }

  // MARK: The tape

  /// Plays the choices of moves again, and returns the run that breaks the claim.
  private func broken(by made: [MadeMove]) -> HuntRun? { broken(by: made.map { $0.choices }) }

  /// Deletes moves, as many as possible at a time; a closure plays what is left, and returns the run
  /// that breaks the claim, or `nil` if it holds.
  private func deleted(_ run: HuntRun, replaying play: ([MadeMove]) -> HuntRun?) -> HuntRun {
    var best = run
    var length = max(1, best.made.count / 2)
    while length >= 1 {
      var place = 0
      while place < best.made.count {
        var shorter = best.made
        shorter.removeSubrange(place..<min(place + length, shorter.count))
        if let run = play(shorter), run.made.count < best.made.count {
          best = run
        } else {
          place += 1
        }
      }
      length /= 2
    }
    return best
  }

  /// Lowers the choices from left to right, until none can be lowered alone.
  private func lowered(_ run: HuntRun) -> HuntRun {
    var best = run
    var isLower = true
    while isLower {
      isLower = false
      var move = 0
      while move < best.made.count {
        var place = 0
        while move < best.made.count, place < best.made[move].choices.count {
          for value in 0..<min(best.made[move].choices[place], Self.mostValues) {
            var tapes = best.made.map { $0.choices }
            tapes[move][place] = value
            // The result is never longer, and smaller at this place, so the search ends.
            guard let run = broken(by: tapes), run.made.count <= best.made.count,
              Self.isSimpler(run.made, best.made)
            else { continue }
            (best, isLower) = (run, true)
            break
          }
          place += 1
        }
        move += 1
      }
    }
    return best
  }

  /// Returns whether a run has fewer moves, or the smaller of the first choices that differ.
  private static func isSimpler(_ left: [MadeMove], _ right: [MadeMove]) -> Bool {
    if left.count != right.count { return left.count < right.count }
    for (left, right) in zip(left, right) where left.choices != right.choices {
      return left.choices.lexicographicallyPrecedes(right.choices)
    }
    return false
  }

  /// Returns the moves with single touches in place of a last drag, if a claim about what a finger
  /// holds breaks during it: a script can't stop a drag at that instant.
  private func touched(_ moves: [HuntMove]) -> [HuntMove]? {
    guard let last = moves.last, case .drag(let drag) = last.act,
      let (_, violation) = broken(by: moves), case .follows = violation.claim
    else { return nil }
    var before = start
    // A setting that changes nothing lets the gap pass.
    for move in moves.dropLast() + [HuntMove(.rule(nil), after: last.gap)]
    where before.perform(move) != nil { return nil }
    guard let center = before.simulation.visibleCenter(of: drag.view) else { return nil }
    let place = Point2D(x: center.x.rounded(.down), y: center.y.rounded(.down))
    for count in 1...3 {
      var touches = [HuntMove(.touch(Touch(.down, id: 1, at: place)), after: last.gap)]
      for step in 1...count {
        let share = Double(step) / Double(count)
        let next = Point2D(x: place.x + drag.by.dx * share, y: place.y + drag.by.dy * share)
        touches.append(HuntMove(.touch(Touch(.move, id: 1, at: next)), after: .milliseconds(20)))
      }
      if let (run, _) = broken(by: moves.dropLast() + touches) { return run.moves }
    }
    return nil
  }

  // MARK: Standard moves

  /// Returns the first sequence of standard moves, in a fixed order, that breaks the claim and is no
  /// longer than the given length, or `nil` if there is none within the budget.
  private mutating func standardMoves(upTo length: Int) -> [HuntMove]? {
    var frontier = [start]
    for depth in 1...max(length, 1) where depth <= length {
      var next: [HuntRun] = []
      for run in frontier {
        for (move, _) in choice.standardMoves(after: run) {
          guard budget > 0 else { return nil }
          budget -= 1
          var longer = run
          if longer.perform(move) != nil { return longer.moves }
          guard longer.made.count > run.made.count else { continue }
          var settled = longer
          if settled.settle() != nil { return settled.moves }
          next.append(longer)
        }
      }
      frontier = next
    }
    return nil
  }

  /// Returns the first pan of one movement, in a fixed order, that breaks the claim, or `nil` if none
  /// does.
  private func panOfAnyLength() -> [HuntMove]? {
    let lengths = MoveChoice(field, triesAllLengths: true)
    for (began, _) in choice.standardMoves(after: start) {
      guard case .pan = began.act else { continue }
      var run = start
      if run.perform(began) != nil { return run.moves }
      for (movement, _) in lengths.standardMoves(after: run) {
        var longer = run
        if longer.perform(movement) != nil || longer.settle() != nil { return longer.moves }
      }
    }
    return nil
  }
}
