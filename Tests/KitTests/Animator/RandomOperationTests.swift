import TestSupport
import PantomimeKit
import Testing

/// Whatever is done to an animator, in whatever order and with whatever numbers, its laws hold.
@Suite(.timeLimit) struct RandomOperationTests {
  private static let operationsInARun = 50
  private static let runsInAPart: UInt64 = 256

  /// 102,400 operations at most; the laws are those of `RandomRun`.
  @Test(arguments: TestRun.seeds(8 as UInt64))
  func lawsHold(part: UInt64) throws {
    for seed in (part * Self.runsInAPart)..<((part + 1) * Self.runsInAPart) {
      var generator = SplitMix64(seed: seed)
      var run = try RandomRun(seed: seed, &generator)
      var fork = run
      var later: [RandomOperation] = []
      for number in 0..<Self.operationsInARun {
        if number == Self.operationsInARun / 2 {
          fork = run
          later = []
        }
        later.append(generator.operation())
        run.perform(later[later.count - 1])
      }
      // A copy made half way goes the same way.
      for operation in later { fork.perform(operation) }
      #expect(fork == run, "seed \(seed)")
    }
  }

  /// The operations reach every state, every end and every misuse there is to reach.
  @Test func operationsReachEverything() throws {
    var conditions: Set<Animator.Condition> = []
    var log: Set<String> = []
    for seed in 0..<(2 * Self.runsInAPart) {
      var generator = SplitMix64(seed: seed)
      var run = try RandomRun(seed: seed, &generator)
      for _ in 0..<Self.operationsInARun {
        run.perform(generator.operation())
        conditions.insert(run.animator.condition)
      }
      // Without their times; an end without its count.
      for line in run.log { log.insert(line.split(separator: " ")[1...].prefix(2).joined()) }
    }
    #expect(conditions == Set(Animator.Condition.allCases).subtracting([.completing]))
    #expect(log.isSuperset(of: Position.allCases.map { "ended\($0)" }))
    // The others are misuses of the stage, rest on a reading, or need a rare spring.
    let rare: Set<Misuse> = [
      .releasedUnfinished, .finishInactive, .startEmpty, .badTiming, .foreignID, .noProperty,
      .notScrollable, .nameTaken, .badName, .notFinite, .outOfRange, .undeclaredEvent,
      .undeclaredState,
      .missingCallback, .endless, .transitionNotPaused,
    ]
    for misuse in Misuse.allCases where !rare.contains(misuse) {
      #expect(log.contains(misuse.rawValue), "\(misuse.rawValue) never happened")
    }
  }
}
