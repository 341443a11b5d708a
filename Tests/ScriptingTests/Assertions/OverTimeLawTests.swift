import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// The result does not depend on the division of time, on the frame rate, or on other readers.
@Suite(.timeLimit) struct OverTimeLawTests {
  /// Random numbers that are the same again (SplitMix64).
  private struct Dice {
    var state: UInt64

    mutating func roll(_ count: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(count))
    }

    mutating func pick<T>(_ all: [T]) -> T { all[roll(all.count)] }
  }

  /// A scene, what is done in it, and what may be asserted.
  struct Kind: Sendable, CustomTestStringConvertible {
    let scene: [String]
    let deeds: [String]
    let paths: [String]
    var testDescription: String { scene[0] }
  }

  static let kinds = [
    Kind(
      scene: ["scene city-guide"],
      deeds: [
        "tap on=card", "pan began; pan changed dy=-120; pan ended vy=-300",
        "drag on=card by=0,-150 over=0.2", "drag on=card by=-150,0 over=0.2", "flick up on=card",
      ], paths: ["card.frame.y", "card.frame.height", "label.alpha", "progress", "list.offset"]),
    Kind(
      scene: ["scene detents"],
      deeds: ["drag by=0,-150 over=0.2", "flick up speed=900", "flick down speed=2000"],
      paths: ["sheet.frame.y", "list.offset", "progress"]),
    Kind(
      scene: [
        "scene blank", "view dot x=0 y=0", "follow dot.y dot.x from=0,50,120 to=0,30,0",
        "animator a duration=0.4 curve=spring(0.3)", "animate dot.x to=100 on=a",
        "animator b duration=0.3 curve=cubic(0.3,-0.5,0.7,1.5)", "animate dot.x to=40 on=b",
      ],
      deeds: [
        "start on=a", "start on=b", "pause on=a", "reverse on=a", "continue on=a", "pause on=b",
        "scrub 0.3 on=a", "layer-animation dot.x from=0 to=30 duration=0.2 repeat=3",
        "layer-animation dot.x from=0 to=30 duration=0.1 autoreverse=yes repeat=2 curve=ease-in",
        "set dot.x=17",
      ], paths: ["dot.x", "dot.y", "a.progress", "b.progress", "a.fraction"]),
  ]

  private static func assertions(_ kind: Kind, _ dice: inout Dice) -> [String] {
    (0..<6).map { _ in
      let path = dice.pick(kind.paths)
      let number = dice.pick(["0", "0.4", "1", "1.05", "30", "49", "100", "247", "400", "600"])
      return "expect "
        + dice.pick([
          "always \(path) <= \(number)", "always \(path) > \(number)",
          "always \(path) != \(number)", "always \(path) \(number) within 200",
          "always \(path) rising", "always \(path) monotone",
          "always \(path) continuous within \(dice.pick(["0.01", "1", "20"]))",
          "eventually \(path) >= \(number) in 0.7", "eventually \(path) \(number) in 1.1",
          "eventually \(path) settled \(number) within 20 in 0.9",
        ])
    }
  }

  private func sentences(_ lines: [String], sampler: Sampler? = nil) throws -> [String] {
    var session = Session()
    session.recording.sampler = sampler
    var failures: [Failure] = []
    for line in lines {
      for statement in try session.read(line) {
        // A statement that can't run leaves the session unchanged.
        var next = session
        guard let step = try? next.execute(statement) else { continue }
        session = next
        failures += step.failures.filter { !$0.mismatch.isMisuse }
      }
    }
    return (failures + session.end().failures).map { $0.mismatch.sentence }.sorted()
  }

  @Test(arguments: kinds, TestRun.seeds(12, oneIn: 6))
  func theWayTimeIsCutDoesNotMatter(kind: Kind, seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let opening = kind.scene + Self.assertions(kind, &dice)
    var (whole, cut) = (opening, opening)
    for _ in 0..<6 {
      let deed = dice.pick(kind.deeds)
      let pieces = (0..<(1 + dice.roll(5))).map { _ in dice.pick([1, 7, 16, 33, 50, 81, 140]) }
      whole += [deed, "wait \(pieces.reduce(0, +))ms"]
      cut += [deed] + pieces.map { "wait \($0)ms" }
    }
    let found = try sentences(whole)
    #expect(try sentences(cut) == found)
    #expect(try sentences(["set rate=120"] + whole) == found)
    // Who looks at every frame changes nothing.
    #expect(try sentences(whole, sampler: Sampler(paths: ["time"])) == found)
  }

  /// For all inputs in every scene, watching its paths doesn't trap, reports only numbers, and
  /// changes no event.
  @Test(arguments: 0..<6) func watchingChangesNothing(_ seed: Int) throws {
    var maker = RandomStatements(seed: UInt64(seed))
    var dice = Dice(state: UInt64(seed))
    var (session, watched) = (Session(), Session())
    for _ in 0..<20 {
      let line = maker.line(in: session)
      var (next, other) = (session, watched)
      guard let statement = try? Statement(line) else { continue }
      // An assertion is a step, too, so `undo` goes back differently.
      if case .past = statement.command.undoBehavior { continue }
      guard (try? next.execute(statement)) != nil else { continue }
      // Long times are only more of the same.
      guard next.now.seconds(since: session.now) < 1 else { continue }
      let step = try other.execute(statement)
      for failure in step.violations {
        #expect(
          !failure.mismatch.sentence.contains("nan"), "\(failure.mismatch.sentence) after \(line)")
      }
      (session, watched) = (next, other)
      let kind = Kind(scene: [], deeds: [], paths: session.simulation?.paths ?? ["time"])
      for said in Self.assertions(kind, &dice).prefix(2) {
        guard let statement = try? Statement(said) else { continue }
        _ = try? watched.execute(statement)
      }
    }
    #expect(watched.simulation?.trace.text == session.simulation?.trace.text)
  }
}
