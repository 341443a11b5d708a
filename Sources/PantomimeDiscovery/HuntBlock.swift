import PantomimeKit

/// A part of a hunt that depends on nothing but the seed and its number: 250 runs with a corpus of
/// their own.
///
/// Blocks can therefore be played on any number of threads and machines, and give the same result.
package struct HuntBlock: Sendable {
  /// The number of runs in a full block; our choice.
  package static let size = 250

  /// A violation, and the moves that led to it from the start.
  package struct Found: Sendable {
    package let violation: Violation
    /// The choices that made each move.
    let choices: [[Int]]
    /// The number of runs in this block before the one that found it.
    package let run: Int
  }

  package let number: Int
  /// The runs that were played.
  package private(set) var runs = 0
  /// The first violation of each claim.
  package private(set) var found: [(name: String, found: Found)] = []
  /// The hashes of what was seen.
  package private(set) var coverage: Set<UInt64> = []
  /// The claims that were found broken; the runs after that check the others.
  private var broken = ClaimSet.none

  /// The most moves in one run, and the most forks in the corpus; our choices.
  private static let (mostMoves, mostForks) = (6, 200)

  /// Plays the runs of a block.
  ///
  /// - Parameters:
  ///   - moves: The kinds of moves, or `nil` for all.
  ///   - shouldStop: Returns whether to end early; checked between runs.
  package init(
    _ number: Int, runs count: Int = HuntBlock.size, seed: UInt64, in field: HuntField,
    moves: MoveKinds? = nil, shouldStop: () -> Bool = { false }
  ) {
    self.number = number
    var tape = ChoiceTape(RandomNumbers(seed: seed, block: UInt64(number)))
    let choice = MoveChoice(field)
    let start = HuntRun(field, collectsNews: true)
    var corpus: [HuntRun] = []
    if number == 0 {
      // What is wrong without any move is found first.
      var idle = start
      if let violation = idle.settle() { note(violation, idle) }
    }
    while runs < count, !shouldStop() {
      var run = start
      if !corpus.isEmpty, tape.draw({ $0.happens(percent: 50) }) {
        run = corpus[tape.draw { $0.number(below: corpus.count) }]
      }
      run.ignored = broken
      tape.kinds = tape.draw { MoveKinds.drawn(&$0, chosen: moves) }
      play(&run, choice, &tape, &corpus)
      runs += 1
    }
  }

  private mutating func play(
    _ run: inout HuntRun, _ choice: MoveChoice, _ tape: inout ChoiceTape,
    _ corpus: inout [HuntRun]
  ) {
    let most = 1 + tape.draw { $0.number(below: Self.mostMoves) }
    for _ in 0..<most {
      guard let move = choice.move(after: run, &tape) else { break }
      if let violation = run.perform(move, by: tape.choices) { return note(violation, run) }
      if isNew(run.takeNews()), corpus.count < Self.mostForks, run.made.count < 12 {
        corpus.append(run)
      }
    }
    // A pan and fingers that are still there end, or are cancelled.
    for _ in 0...run.simulation.touchesDown.count
    where run.isPanReported || !run.simulation.touchesDown.isEmpty {
      let ending = tape.draw { $0.happens(percent: 30) } ? 2 : 1
      var last = ChoiceTape(run.isPanReported ? [0, ending] : [0, 0, ending])
      if let move = choice.move(after: run, &last),
        let violation = run.perform(move, by: last.choices)
      {
        return note(violation, run)
      }
    }
    if let violation = run.settle() { note(violation, run) }
    _ = isNew(run.takeNews())
  }

  private mutating func isNew(_ news: [UInt64]) -> Bool {
    var isNew = false
    for hash in news where coverage.insert(hash).inserted { isNew = true }
    return isNew
  }

  private mutating func note(_ violation: Violation, _ run: HuntRun) {
    if run.isSpoiled { return }
    let choices = run.made.map { $0.choices }
    for violation in run.allBroken(with: violation) {
      let name = violation.name(in: run.simulation)
      broken.insert(violation.claim)
      if found.contains(where: { $0.name == name }) { continue }
      found.append((name, Found(violation: violation, choices: choices, run: runs)))
    }
  }
}
