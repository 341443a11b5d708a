import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// `follows` holds for the curve of a run, across interruptions, and for no other curve.
@Suite(.timeLimit) struct FollowsTests {
  private static func sentences(
    _ curve: String, _ claim: String, _ steps: [String], duration: Double = 1
  ) throws -> [String] {
    try OverTimeTests.sentences(
      [
        "scene blank", "view dot x=0 alpha=1", "animator go duration=\(duration) curve=\(curve)",
        "animate dot.x to=100 on=go", "expect always dot.x follows \(claim)",
      ] + steps)
  }

  static let curves = [
    "linear", "ease-in", "ease-out", "ease-in-out", "cubic(0.2,0,0,1)", "spring(0.6)",
    "spring(1,200,20)", "linear(0, 0.5 20%, 1)", "steps(4)",
  ]

  @Test(arguments: curves) func aRunFollowsItsOwnCurve(curve: String) throws {
    let run = ["start on=go", "run"]
    #expect(try Self.sentences(curve, "\(curve) within 0.0001", run).isEmpty)
    for other in Self.curves where other != curve {
      #expect(try Self.sentences(curve, "\(other) within 1", run).count == 1, "\(curve) \(other)")
    }
  }

  /// Pauses, scrubs, reversals, and other timings interrupt a run; its parts still follow the curve.
  @Test(arguments: [
    ["start on=go", "wait 0.3", "pause on=go", "wait 0.5", "start on=go", "run"],
    ["start on=go", "wait 0.3", "reverse on=go", "run"],
    ["start on=go", "wait 0.3", "reverse on=go", "wait 0.1", "reverse on=go", "run"],
    ["start on=go", "wait 0.3", "pause on=go", "reverse on=go", "continue on=go", "run"],
    ["start on=go", "pause on=go", "scrub 0.7 on=go", "wait 0.2", "continue on=go", "run"],
    ["start on=go", "wait 0.3", "pause on=go", "continue factor=0.5 on=go", "run"],
    ["start on=go", "run", "start on=go", "run"],
  ])
  func interruptionsAreNoFaults(steps: [String]) throws {
    for curve in ["linear", "ease-in-out", "ease-out"] {
      let claim = "\(curve) within 0.01 from=0 to=100"
      #expect(try Self.sentences(curve, claim, steps).isEmpty, "\(curve) \(steps)")
      let other = curve == "linear" ? "ease-in" : "linear"
      // The rest of a curve is closer to a line than the whole curve.
      let sentences = try Self.sentences(curve, "\(other) within 0.1", steps)
      #expect(sentences.count == 1, "\(curve) \(steps)")
    }
  }

  @Test func anotherTimingIsAnotherCurve() throws {
    let steps = [
      "start on=go", "wait 0.3", "pause on=go", "continue curve=ease-out factor=1 on=go", "run",
    ]
    #expect(try Self.sentences("linear", "linear within 0.1", steps).count == 1)
    #expect(try Self.sentences("ease-out", "ease-out within 0.1", steps).isEmpty)
  }

  @Test func whatNeverRunsFails() throws {
    #expect(
      try Self.sentences("linear", "linear within 1", ["wait 1"])
        == ["always dot.x follows linear within 1: dot.x never ran"])
    // Held all the time, it doesn't run either.
    let held = ["pause on=go", "scrub 0.5 on=go", "wait 1"]
    #expect(try Self.sentences("linear", "linear within 1", held).count == 1)
  }

  @Test func aFailureTellsTheLeastMiss() throws {
    let sentences = try Self.sentences("linear", "ease-in-out within 5", ["start on=go", "run"])
    let sentence = try #require(sentences.first)
    #expect(sentence.hasPrefix("always dot.x follows ease-in-out within 5: dot.x is "))
    #expect(sentence.contains(" above ease-in-out (5 allowed)"))
    let ends = try Self.sentences(
      "linear", "linear within 1 from=0 to=90", ["start on=go", "run"])
    #expect(ends.first?.hasSuffix("dot.x runs from 0 to 100, not from 0 to 90") == true)
  }

  /// A tolerance in percent is a share of the distance.
  @Test func percentagesAreShares() throws {
    let run = ["start on=go", "run"]
    // Of all lines, ease-in-out is at most about 12.4 % of the distance away.
    #expect(try Self.sentences("ease-in-out", "linear within 13%", run).isEmpty)
    #expect(try Self.sentences("ease-in-out", "linear within 11%", run).count == 1)
  }

  /// However statements divide the time, the verdict is the same.
  @Test func stepsDoNotMatter() throws {
    let steps = ["start on=go"] + [String](repeating: "wait 0.0173", count: 60)
    #expect(try Self.sentences("ease-in", "ease-in within 0.0001", steps).isEmpty)
    #expect(
      try Self.sentences("ease-in", "linear within 3", steps)
        == Self.sentences("ease-in", "linear within 3", ["start on=go", "run"]))
  }
}
