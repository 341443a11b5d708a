import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// A broken claim with the shortest moves that break it, as a script that fails.
package struct Finding: Sendable, Hashable {
  /// A number of the script, and the interval within which the script still fails.
  package struct Interval: Sendable, Hashable {
    /// The statement that contains the number, counted from 1.
    package let statement: Int
    /// The line of the script that contains the number, counted from 1, or 0 if it is unknown, as
    /// in reports of older versions.
    package let line: Int
    package let name: String
    package let value: Double
    package let lower: Double
    package let upper: Double
  }

  /// The name of the claim.
  package let claim: String
  /// The claim, as a sentence.
  package let sentence: String
  /// The names of the other invariants that the script breaks at the same instant.
  package let others: [String]
  /// The position of the run that found it, among all runs of the hunt.
  package let run: Int
  /// The lines of the script, without line feeds.
  package let script: [String]
  /// The number of statements besides `scene`, `test` and `expect`.
  package let statementCount: Int
  /// The answer of `why` after the script.
  package let why: String
  package let intervals: [Interval]
  /// The instant after which no input that was tried keeps the claim, in seconds.
  package let noReturn: Double
  /// Whether the script fails, which is checked by running it.
  package let isConfirmed: Bool

  package init(
    claim: String, sentence: String, others: [String], run: Int, script: [String],
    statementCount: Int, why: String,
    intervals: [Interval], noReturn: Double, isConfirmed: Bool
  ) {
    (self.claim, self.sentence, self.others, self.run) = (claim, sentence, others, run)
    (self.script, self.statementCount, self.why) = (script, statementCount, why)
    (self.intervals, self.noReturn, self.isConfirmed) = (intervals, noReturn, isConfirmed)
  }
}

extension Finding {
  /// Shrinks what a block has found.
  ///
  /// - Parameters:
  ///   - found: The violation.
  ///   - block: The number of the block.
  package init(_ found: HuntBlock.Found, block: Int, in field: HuntField) {
    var shrinker = Shrinker(found.violation, in: field)
    // The same moves give the same violation, so the fallback is never used.
    let (run, violation) =
      shrinker.broken(by: shrinker.shrunk(found.choices))
      ?? (HuntRun(field, collectsNews: false), found.violation)
    let broken = Self.broken(run, violation)
    let text = HuntScript(run, broken[0], in: field)
    self.init(
      claim: broken[0].name(in: run.simulation), sentence: broken[0].sentence(in: run.simulation),
      others: broken.dropFirst().map { $0.name(in: run.simulation) },
      run: block * HuntBlock.size + found.run + 1, script: text.lines,
      statementCount: text.statementCount, why: text.explanation(in: field),
      intervals: Self.intervals(of: run.made, text, in: field),
      noReturn: Self.pointOfNoReturn(run, violation, shrinker, field).seconds,
      isConfirmed: text.fails(in: field))
  }

  /// Returns everything that a run breaks at the same instant: of several invariants, that which the
  /// scene declares first, whichever of them a hunt met first.
  private static func broken(_ run: HuntRun, _ violation: Violation) -> [Violation] {
    var run = run
    run.ignored = .none
    let all = run.allBroken(with: violation)
    guard case .invariant(let index) = violation.claim else { return all }
    let later = all.dropFirst().firstIndex { other in
      if case .invariant(let other) = other.claim { other > index } else { false }
    }
    let place = later ?? all.endIndex
    return all[1..<place] + [violation] + all[place...]
  }

  // MARK: Intervals

  private static func intervals(
    of made: [MadeMove], _ text: HuntScript, in field: HuntField
  ) -> [Interval] {
    var intervals: [Interval] = []
    // A script that passes as written has no number with which it still fails.
    guard text.fails(in: field) else { return [] }
    for (index, move) in made.map({ $0.move }).enumerated() {
      func add(
        _ name: String, _ value: Double, step: Double, least: Double,
        changed: (Double) -> (move: HuntMove, time: Instant)
      ) {
        // The script itself runs, because a reader tries the numbers in it.
        func fails(_ number: Double) -> Bool {
          let (move, time) = changed(number)
          return text.replacing(index, with: move, at: time).fails(in: field)
        }
        intervals.append(
          Interval(
            statement: text.places[index], line: text.lineNumbers[index], name: name, value: value,
            lower: bound(from: value, step: -step, least, fails),
            upper: bound(from: value, step: step, least, fails)))
      }
      if case .milliseconds = move.gap, made[index].time > made[index].before {
        let time = made[index].time.seconds
        add("at", time, step: 0.001, least: made[index].before.seconds) { number in
          let milliseconds = Int64(((number - time) * 1000).rounded())
          let time = made[index].time.nanoseconds + milliseconds * 1_000_000
          return (move, Instant(nanoseconds: time))
        }
      }
      for number in move.numbers {
        let least = number.name == "over" ? 0.001 : -.infinity
        add(number.name, number.value, step: number.step, least: least) {
          (move.setting(number.name, to: $0), made[index].time)
        }
      }
    }
    return intervals
  }

  /// The largest number of steps by which a number is changed; our choice.
  private static let farthest = 5_000.0

  /// Returns the last number in a direction up to which a script still fails, in whole steps.
  private static func bound(
    from value: Double, step: Double, _ least: Double, _ fails: (Double) -> Bool
  ) -> Double {
    func holds(_ count: Double) -> Bool {
      let number = value + count * step
      return count <= farthest && number >= least && fails(number)
    }
    var (last, stride) = (0.0, 1.0)
    while holds(last + stride) {
      last += stride
      stride *= 2
    }
    while stride > 1 {
      stride /= 2
      if holds(last + stride) { last += stride }
    }
    // Thousandths are rounded, so that no digits appear that a sum adds.
    let number = value + last * step
    return step.magnitude < 1 ? (number * 1000).rounded() / 1000 : number
  }

  // MARK: The point of no return

  /// Returns the instant after which none of the standard moves, followed by rest, keeps the claim.
  private static func pointOfNoReturn(
    _ run: HuntRun, _ violation: Violation, _ shrinker: Shrinker, _ field: HuntField
  ) -> Instant {
    let moves = run.moves
    var states = [HuntRun(field, collectsNews: false)]
    states[0].ignored = run.ignored
    for move in moves {
      var next = states[states.count - 1]
      if next.perform(move) != nil { break }
      states.append(next)
    }
    for index in stride(from: states.count - 1, through: 0, by: -1)
    where isAvoidable(states[index], field) {
      return index < run.made.count ? run.made[index].time : violation.time
    }
    return .zero
  }

  private static func isAvoidable(_ state: HuntRun, _ field: HuntField) -> Bool {
    var idle = state
    if idle.settle() == nil, !state.isPanReported { return true }
    for (move, _) in MoveChoice(field).standardMoves(after: state) {
      var other = state
      if other.perform(move) != nil { continue }
      if other.isPanReported, other.perform(HuntMove(.pan(PanInput(.ended)))) != nil { continue }
      if other.settle() == nil { return true }
    }
    return false
  }
}

/// The script of a run that breaks a claim.
struct HuntScript {
  private(set) var lines: [String]
  /// For each move, the number of its statement, counted from 1.
  private(set) var places: [Int] = []
  /// For each move, the number of its line, counted from 1.
  private(set) var lineNumbers: [Int] = []
  /// For each move, whether its line names its instant.
  private var areTimed: [Bool] = []
  private(set) var statementCount = 0
  /// The lines before the moves, after `test`.
  private let headCount: Int
  private let hasExpectation: Bool
  /// Whether an assertion over time stands before the moves.
  private let isOverTime: Bool

  init(_ run: HuntRun, _ violation: Violation, in field: HuntField) {
    let sentence = violation.sentence(in: run.simulation)
    lines = ["test \"\(String(sentence.map { $0 == "\"" ? "'" : $0 }))\""] + field.head
    headCount = field.head.count
    var clock = Instant.zero
    // A drag can't stop halfway, so what breaks during one is asserted over time.
    if let name = Self.nameBrokenDuringDrag(run, violation) {
      lines.append("expect always invariant.\(name) != no")
      (isOverTime, hasExpectation) = (true, false)
    } else {
      isOverTime = false
      hasExpectation = Self.expectation(violation, in: run.simulation) != nil
    }
    for made in run.made {
      var prefix = ""
      if made.hasRested, made.time > made.before {
        lines.append("run")
        statementCount += 1
      } else if made.time > made.before {
        prefix = "at \(Self.text(made.time)) "
      }
      let line = prefix + made.move.act.statement
      if !line.isEmpty {
        lines.append(line.hasSuffix(" ") ? String(line.dropLast()) : line)
        statementCount += 1
      }
      places.append(statementCount)
      lineNumbers.append(lines.count)
      areTimed.append(!prefix.isEmpty)
      clock = made.time
      if case .drag = made.move.act { clock = max(clock, Self.end(of: made, run, violation)) }
    }
    if isOverTime { return }
    let expectation = Self.expectation(violation, in: run.simulation)
    var prefix = ""
    if violation.isAtRest, run.simulation.endless == nil {
      if violation.time > clock {
        lines.append("run")
        statementCount += 1
      }
    } else if violation.time > clock {
      prefix = "at \(Self.text(violation.time)) "
    }
    if let expectation {
      lines.append(prefix + expectation)
    } else if !prefix.isEmpty {
      lines.append(String(prefix.dropLast()))
      statementCount += 1
    }
  }

  /// Returns the instant of a drag's lift-off.
  private static func end(of made: MadeMove, _ run: HuntRun, _ violation: Violation) -> Instant {
    let index = run.made.firstIndex(of: made) ?? 0
    // The clock before the next move is that after the lift-off.
    return index + 1 < run.made.count
      ? run.made[index + 1].before : min(made.liftOff, violation.time)
  }

  /// Returns the name of an invariant that breaks before the last drag's lift-off, or `nil` if the
  /// violation is something else.
  private static func nameBrokenDuringDrag(_ run: HuntRun, _ violation: Violation) -> String? {
    guard case .invariant = violation.claim, !violation.isAtRest, let last = run.made.last,
      case .drag = last.move.act, violation.time < last.liftOff
    else { return nil }
    return violation.name(in: run.simulation)
  }

  private static func text(_ instant: Instant) -> String {
    Numerals.text(instant.seconds, decimals: 9)
  }

  /// Returns the expectation that fails, or `nil` if the script's own assertion does.
  private static func expectation(_ violation: Violation, in simulation: Simulation) -> String? {
    switch violation.claim {
    case .invariant: return "expect invariant.\(violation.name(in: simulation)) yes"
    case .follows(_, let path, _, let to, let limits):
      return to > limits.upperBound
        ? "expect \(path) <= \(Numerals.text(limits.upperBound))"
        : "expect \(path) >= \(Numerals.text(limits.lowerBound))"
    case .misuse(let misuse): return "expect no event \"misuse \(misuse.rawValue)\""
    case .completions:
      let count = simulation.trace.list.count { $0.event.kind == .completed }
      return "expect event \"completed\" count=\(count - 1)"
    case .jump(let path, let from, let to):
      // A fraction jumps if it differs by more than 0.01.
      let tolerance = (to - from).magnitude > 0.5 ? "0.5" : "0.01"
      return "expect \(path) \(Numerals.text(from)) within \(tolerance)"
    case .assertion: return nil
    }
  }

  // MARK: Changing

  /// Returns the script with another move, and another instant if the line names one.
  func replacing(_ index: Int, with move: HuntMove, at time: Instant) -> HuntScript {
    var script = self
    script.lines[lineNumbers[index] - 1] =
      (areTimed[index] ? "at \(Self.text(time)) " : "") + move.act.statement
    return script
  }

  // MARK: Running

  /// Returns whether the script fails as a test.
  func fails(in field: HuntField) -> Bool {
    let text = lines.joined(separator: "\n") + "\n"
    let script = Script(Array(text.utf8), file: nil, files: field.files, in: field.catalog)
    var session = Session(field.catalog)
    session.host.files = field.files
    return Replay(script, file: nil, in: session).status == .failed
  }

  /// Returns the answer of `why` after the script's statements.
  func explanation(in field: HuntField) -> String {
    var session = Session(field.catalog)
    session.host.files = field.files
    for line in lines.dropFirst().dropLast(hasExpectation ? 1 : 0)
    where !line.hasPrefix("expect always invariant.") {
      _ = try? session.answer(line: line, style: .plain)
    }
    return (try? session.answer(line: "why", style: .plain).text) ?? ""
  }
}

extension MadeMove {
  /// The instant of a drag's last touch, to within its touch interval.
  fileprivate var liftOff: Instant {
    guard case .drag(let drag) = move.act else { return time }
    return time.advanced(bySeconds: Double(drag.press + drag.over) / 1000 + 2.0 / 60)
  }
}
