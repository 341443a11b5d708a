import PantomimeKit

/// The search for the shortest and roundest moves that still break a claim.
///
/// First, moves are deleted. Then every sequence of standard moves that isn't longer is tried in a
/// fixed order, the shortest first. Within the budget of the search, the result therefore doesn't
/// depend on the moves with which it begins.
struct Shrinker {
  private let field: HuntField
  private let ignored: ClaimSet
  /// The number of moves that the search may still try.
  private var budget: Int

  /// The number of moves that a search tries; our choice.
  private static let mostMoves = 12_000

  init(_ violation: Violation, in field: HuntField) {
    self.field = field
    ignored = ClaimSet.all(except: violation.claim)
    budget = Self.mostMoves
  }

  /// Plays moves, and returns the run that breaks the claim, or `nil` if it holds.
  func broken(by moves: [HuntMove]) -> (run: HuntRun, violation: Violation)? {
    var run = HuntRun(field, collectsNews: false)
    run.ignored = ignored
    for move in moves {
      if let violation = run.perform(move) { return (run, violation) }
    }
    return run.settle().map { (run, $0) }
  }

  /// Returns the shortest moves.
  mutating func shrunk(_ moves: [HuntMove]) -> [HuntMove] {
    if broken(by: []) != nil { return [] }
    var best = rounded(deleted(moves))
    best = deleted(best)
    // A drag stands for several reports.
    let drags = best.count { if case .drag = $0.act { true } else { false } }
    if let standard = standardMoves(upTo: min(best.count + 2 * drags, 4)) { return standard }
    return touched(best) ?? best
  }

  // MARK: Deleting

  private func deleted(_ moves: [HuntMove]) -> [HuntMove] {
    var best = moves
    if let (run, _) = broken(by: best) { best = run.moves }
    var length = max(1, best.count / 2)
    while length >= 1 {
      var start = 0
      while start < best.count {
        var shorter = best
        shorter.removeSubrange(start..<min(start + length, best.count))
        if let (run, _) = broken(by: shorter) {
          best = run.moves
        } else {
          start += 1
        }
      }
      if length == 1 { break }
      length /= 2
    }
    return best
  }

  /// Returns the moves with single touches in place of a last drag, if a claim about what a finger
  /// holds breaks during it: a script can't stop a drag at that instant.
  private func touched(_ moves: [HuntMove]) -> [HuntMove]? {
    guard let last = moves.last, case .drag(let drag) = last.act,
      let (_, violation) = broken(by: moves), case .follows = violation.claim
    else { return nil }
    var before = HuntRun(field, collectsNews: false)
    before.ignored = ignored
    // A setting that changes nothing lets the gap pass.
    for move in moves.dropLast() + [HuntMove(.rule(nil), after: last.gap)]
    where before.perform(move) != nil { return nil }
    guard let center = before.simulation.visibleCenter(of: drag.view) else { return nil }
    let start = Point2D(x: center.x.rounded(.down), y: center.y.rounded(.down))
    for count in 1...3 {
      var touches = [HuntMove(.touch(Touch(.down, id: 1, at: start)), after: last.gap)]
      for step in 1...count {
        let share = Double(step) / Double(count)
        let place = Point2D(x: start.x + drag.by.dx * share, y: start.y + drag.by.dy * share)
        touches.append(HuntMove(.touch(Touch(.move, id: 1, at: place)), after: .milliseconds(20)))
      }
      if let (run, _) = broken(by: moves.dropLast() + touches) { return run.moves }
    }
    return nil
  }

  // MARK: Rounding

  /// The magnitudes of round numbers, the roundest first; our choice.
  private static let round = [
    100.0, 200, 300, 50, 10, 20, 1, 500, 400, 150, 30, 5, 2, 1000, 2000,
  ]

  /// The gaps, the simplest first; our choice.
  private static let gaps: [HuntMove.Gap] = [
    .none, .milliseconds(100), .milliseconds(50), .milliseconds(200), .rest, .milliseconds(10),
    .milliseconds(300), .milliseconds(500), .milliseconds(20), .milliseconds(150),
  ]

  private func rounded(_ moves: [HuntMove]) -> [HuntMove] {
    var best = moves
    for index in best.indices {
      func take(_ move: HuntMove) -> Bool {
        guard move != best[index] else { return true }
        var changed = best
        changed[index] = move
        guard let (run, _) = broken(by: changed), run.moves.count == best.count else {
          return false
        }
        best = run.moves
        return true
      }
      for gap in Self.gaps {
        var move = best[index]
        move.gap = gap
        if take(move) { break }
      }
      for act in simpler(best[index].act) where take(HuntMove(act, after: best[index].gap)) {
        break
      }
      for (name, value) in best[index].numbers {
        if name == "over" {
          _ = take(best[index].setting(name, to: 0.3))
          continue
        }
        let candidates = Self.round.flatMap { value < 0 ? [-$0, $0] : [$0, -$0] }
        for number in candidates where take(best[index].setting(name, to: number)) { break }
      }
    }
    return best
  }

  /// Returns simpler acts of the same kind, the simplest first.
  private func simpler(_ act: HuntMove.Act) -> [HuntMove.Act] {
    switch act {
    case .tap: return field.tappable.map { .tap($0) }
    case .pan(let pan):
      var acts: [HuntMove.Act] = []
      if pan.view != nil || (pan.state == .began && pan.velocity != nil) {
        acts.append(.pan(PanInput(pan.state)))
      }
      if pan.state == .ended { acts.append(.pan(PanInput(.ended))) }
      if pan.dx != .kept, pan.dy != .kept {
        var (across, down) = (pan, pan)
        (across.dy, down.dx) = (.kept, .kept)
        acts += [.pan(down), .pan(across)]
      }
      return acts
    case .drag(var drag):
      (drag.dropped, drag.late) = (0, 0)
      var (across, down) = (drag, drag)
      (across.by.dy, down.by.dx) = (0, 0)
      return [.drag(down), .drag(across), .drag(drag)]
    case .signal(let signal): return [.signal(Signal(signal.name))]
    case .touch, .rule, .set, .start, .nothing: return []
    }
  }

  // MARK: Standard moves

  /// Returns the first sequence of standard moves, in a fixed order, that breaks the claim and is no
  /// longer than the given length, or `nil` if there is none within the budget.
  private mutating func standardMoves(upTo length: Int) -> [HuntMove]? {
    var start = HuntRun(field, collectsNews: false)
    start.ignored = ignored
    var frontier = [start]
    for depth in 1...max(length, 1) where depth <= length {
      var next: [HuntRun] = []
      for run in frontier {
        for move in StandardMoves(field).all(after: run) {
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
}

/// A small set of moves, in a fixed order, that a search can try exhaustively.
struct StandardMoves {
  private let field: HuntField

  /// The most views of a kind; our choice.
  private static let mostViews = 4

  init(_ field: HuntField) { self.field = field }

  /// Returns the moves that are possible after a run.
  func all(after run: HuntRun) -> [HuntMove] {
    let simulation = run.simulation
    let isHeld = run.isPanReported
    let gaps: [HuntMove.Gap] =
      simulation.nextEnd == nil ? [.none] : isHeld ? [.none] : [.milliseconds(100), .none, .rest]
    return acts(isHeld: isHeld).flatMap { act in gaps.map { HuntMove(act, after: $0) } }
  }

  private func acts(isHeld: Bool) -> [HuntMove.Act] {
    if field.onlyStarts { return [.start] }
    if isHeld { return Self.reports }
    var acts: [HuntMove.Act] = field.tappable.prefix(Self.mostViews).map { .tap($0) }
    if !field.draggable.isEmpty { acts.append(.pan(PanInput(.began))) }
    for view in field.draggable.dropFirst().prefix(Self.mostViews) {
      acts.append(.pan(PanInput(.began, view: view)))
    }
    for signal in field.signals {
      acts.append(.signal(Signal(signal.name)))
      for name in signal.options {
        guard let option = field.options.first(where: { $0.name == name }),
          case .word(let words) = option.kind
        else { continue }
        acts += words.map { .signal(Signal(signal.name, [Signal.Value(name, .word($0))])) }
      }
    }
    for view in field.draggable.prefix(2) {
      acts += Self.ways.map { .drag(HuntMove.FingerDrag(view: view, by: $0, over: 300)) }
    }
    return acts
  }

  private static let ways = [
    Vector(dy: -100), Vector(dy: 100), Vector(dx: 100), Vector(dx: -100),
  ]

  private static let reports: [HuntMove.Act] = [
    .pan(PanInput(.changed, dy: .absolute(-100))), .pan(PanInput(.changed, dy: .absolute(100))),
    .pan(PanInput(.changed, dx: .absolute(100))), .pan(PanInput(.changed, dx: .absolute(-100))),
    .pan(PanInput(.ended)), .pan(PanInput(.cancelled)),
    .pan(PanInput(.ended, velocity: Vector(dy: -300))),
    .pan(PanInput(.ended, velocity: Vector(dy: 300))),
    .pan(PanInput(.ended, velocity: Vector(dx: 300))),
    .pan(PanInput(.ended, velocity: Vector(dx: -300))),
  ]
}
