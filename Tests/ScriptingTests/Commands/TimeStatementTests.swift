import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// How statements move the clock.
@Suite(.timeLimit) struct TimeStatementTests {
  private func nanoseconds(_ lines: [String]) throws -> Int64? {
    try Play(["scene city-guide"] + lines).session.simulation?.now.nanoseconds
  }

  /// Written times at two rates, and the nanoseconds they are, by hand.
  static let times: [(text: String, at60: Int64, at120: Int64)] = [
    ("0", 0, 0), ("0f", 0, 0), ("1", 1_000_000_000, 1_000_000_000),
    ("0.1", 100_000_000, 100_000_000), ("1.5s", 1_500_000_000, 1_500_000_000),
    ("2e-1", 200_000_000, 200_000_000), ("250ms", 250_000_000, 250_000_000),
    ("0.5ms", 500_000, 500_000), ("1f", 16_666_666, 8_333_333), ("2f", 33_333_333, 16_666_666),
    ("3f", 50_000_000, 25_000_000), ("7f", 116_666_666, 58_333_333),
    ("60f", 1_000_000_000, 500_000_000), ("1.5f", 25_000_000, 12_500_000),
  ]

  @Test(arguments: times.indices)
  func aTimeIsTheSameInEveryStatement(index: Int) throws {
    let (text, at60, at120) = Self.times[index]
    for (rate, wanted) in [("60", at60), ("120", at120)] {
      for line in ["wait \(text)", "run for \(text)", "run until \(text)", "at \(text)"] {
        #expect(try nanoseconds(["set rate=\(rate)", line]) == wanted, "\(line) at \(rate) Hz")
      }
      #expect(
        try nanoseconds(["wait 1", "set rate=\(rate)", "at 1 wait \(text)"])
          == (1_000_000_000 as Int64).advanced(by: Int(wanted)), "after a second at \(rate) Hz")
    }
  }

  /// Frames are computed, never summed: however they are divided, the same ones are reached.
  @Test(arguments: TestRun.sample([24, 59, 60, 90, 120], oneIn: 2, from: 1))
  func dividedFramesAddUp(rate: Int64) throws {
    for count in Int64(1)...40 {
      let wanted = count * 1_000_000_000 / rate
      let single = [String](repeating: "wait 1f", count: Int(count))
      #expect(try nanoseconds(["set rate=\(rate)"] + single) == wanted)
      #expect(
        try nanoseconds(["set rate=\(rate)", "wait \(count / 2)f", "wait \(count - count / 2)f"])
          == wanted)
    }
  }

  @Test func aloneRunLeavesTheClockAtTheLastThingThatHappened() throws {
    #expect(try nanoseconds(["run"]) == 0)
    #expect(try nanoseconds(["wait 2", "run", "run"]) == 2_000_000_000)
    #expect(try nanoseconds(["tap on=card", "run"]) == 300_000_000)
    #expect(try nanoseconds(["tap on=card", "run", "wait 1", "run"]) == 1_300_000_000)
    #expect(try nanoseconds(["tap on=card", "wait 0.1", "pause", "run"]) == 100_000_000)
  }

  /// However long it is, what has an end is run to it, and the clock stands there.
  @Test(arguments: [60, 60.001, 69, 3_599.5, 3_600])
  func whatHasAnEndIsAwaited(duration: Double) throws {
    let play = try Play("scene city-guide duration=\(duration)", "wait 0.5", "tap on=card", "run")
    #expect(play.failures.isEmpty)
    #expect(play.session.simulation?.state == "expanded")
    #expect(play.session.simulation?.now == Instant(seconds: duration + 0.5))
  }

  /// For an hour, and no longer.
  @Test(arguments: [0.001, 3_000])
  func whatEndsTooLateIsAFailure(delay: Double) throws {
    let play = try Play(
      "scene blank", "view dot x=0", "wait 0.5",
      "running move dot.x to=1 duration=3600 delay=\(delay)", "run", "show dot.x")
    #expect(play.failures.map(\.text) == ["run"])
    #expect(play.failures.first?.mismatch.expected == "rest within 3600 s")
    let end = Numerals.text(3_600.5 + delay)
    #expect(play.failures.first?.mismatch.actual == "the animator move runs until t=\(end)")
    #expect(play.session.simulation?.now == Instant(seconds: 3_600.5))
  }

  /// An endless repetition is reported after a minute; everything that ends still runs to its end.
  @Test(arguments: [nil, 10, 69.0]) func whatNeverRestsIsAFailure(other: Double?) throws {
    let runs = ["scene blank", "view dot x=0 y=0"]
    let turn = "layer-animation dot.x from=0 to=360 duration=2 repeat=forever key=spin"
    let move = other.map { ["running move dot.y to=100 duration=\($0)"] } ?? []
    for (lines, what) in [
      (runs + [turn] + move, "the layer animation spin of dot.x"),
      (["scene spin-mark driver=display-link"], "the display link spin"),
    ] {
      let play = try Play(lines + ["wait 1", "run"])
      #expect(play.failures.map(\.mismatch.expected) == ["rest within 60 s"])
      #expect(play.failures.map(\.mismatch.actual) == ["\(what) repeats forever"])
      let end = lines.count > 1 ? max(61, other ?? 0) : 61
      #expect(play.session.simulation?.now == Instant(seconds: end))
      if lines.count > 1, other != nil { #expect(play.read("dot.y")?.numbers == [100]) }
    }
  }

  @Test func aFarInstantIsReachedAtOnce() throws {
    for (line, degrees) in [("wait 3e8", 0.0), ("at 3e8", 0), ("wait 300000001.25", 90)] {
      let play = try Play("scene spin-mark driver=display-link", line)
      #expect(play.failures.isEmpty)
      #expect(play.read("ring.rotation")?.numbers == [degrees])
    }
  }

  @Test(arguments: ["pause", "tap on=card", "scrub 1", "set rate=30", "show", "pan began"])
  func otherStatementsTakeNoTime(line: String) throws {
    #expect(try nanoseconds(["wait 0.4", line]) == 400_000_000)
  }

  /// A statement that can't run leaves no trace.
  @Test(arguments: [
    "at 0.1", "at 0.1 pan changed", "run until 0.1", "pan began", "tap on=nope", "tap x=-1 y=0",
    "pause on=card.9", "set card=2", "set nope=1", "set zero-velocity=nope", "show nope",
    "expect nope 1", "expect card.frame 1", "expect state < 3",
  ])
  func whatCannotBeCarriedOutChangesNothing(line: String) throws {
    let before = try Play("scene city-guide", "tap on=card", "at 0.2 pan began")
    var session = before.session
    let statement = try #require(try Statement(line))
    #expect(throws: ScriptError.self) { try session.execute(statement) }
    #expect(session.simulation?.trace == before.session.simulation?.trace)
    for path in try #require(session.simulation).paths {
      #expect(session.simulation?.read(path) == before.read(path), "\(path)")
    }
  }
}
