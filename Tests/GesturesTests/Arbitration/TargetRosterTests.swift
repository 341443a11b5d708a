import TestSupport
import PantomimeKit
import Testing

/// The recognizers of each target are those that were added to it, in order, whatever its number is.
@Suite(.timeLimit) struct TargetRosterTests {
  /// The recognizers of a target, as the roster has them.
  private func all(on target: Int, _ roster: TargetRoster) -> [Int] {
    var all: [Int] = []
    var next = roster.first(on: TouchTarget(index: target))
    while let recognizer = next {
      all.append(recognizer)
      next = roster.next(after: recognizer)
    }
    return all
  }

  @Test(arguments: [1, 2, 7, 1_024, -1, 65_536, 1 << 24])
  func eachTargetHasItsOwn(step: Int) {
    var roster = TargetRoster()
    #expect(all(on: 0, roster).isEmpty)
    var generator = SeededGenerator(seed: 1)
    var known: [Int: [Int]] = [:]
    for recognizer in 0..<3_000 {
      let target = Int(generator.next() % 500) * step
      roster.add(on: TouchTarget(index: target))
      known[target, default: []].append(recognizer)
    }
    for number in -1..<501 {
      #expect(all(on: number * step, roster) == known[number * step] ?? [])
    }
    // And none of what lies between.
    if step > 1 { #expect(all(on: step + 1, roster).isEmpty) }
  }

  @Test func theGreatestNumbersAreNumbersToo() {
    let targets = [Int.min, Int.max, 0, Int.max - 1]
    var roster = TargetRoster()
    for target in targets { roster.add(on: TouchTarget(index: target)) }
    for (recognizer, target) in targets.enumerated() {
      #expect(all(on: target, roster) == [recognizer])
    }
  }
}
