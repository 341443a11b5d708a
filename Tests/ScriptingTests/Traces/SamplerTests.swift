import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// Looking at a run does not change it: neither samples nor cuts of time leave a mark in the trace.
@Suite(.timeLimit) struct SamplerTests {
  /// Statements with the instants at which they are due, in milliseconds.
  private static let story: [(time: Int, line: String)] = [
    (0, "tap on=card"), (100, "pan began vx=0 vy=-120"), (133, "pan changed dy=-24.7"),
    (150, "pan changed dy=-40"), (190, "pan ended vy=90"), (211, "pan began"),
    (260, "pan changed dy=-80"), (300, "pan ended vy=-50"), (777, "tap on=close"),
    (900, "pan began vx=0 vy=3"), (950, "pan cancelled"), (1_500, "set zero-velocity=nearest"),
  ]
  private static let paths = ["card.frame", "fraction", "state", "remaining"]

  private func play(
    cuts: [Int] = [], rate: Int = 60, paths: [String] = []
  ) throws -> (trace: String, samples: [Sampler.Sample]) {
    var session = Session()
    session.options.frames = try Frames(rate: rate)
    if !paths.isEmpty { session.recording.sampler = Sampler(paths: paths) }
    var lines = ["scene city-guide"]
    var pending = cuts.sorted()[...]
    for (time, line) in Self.story {
      while let cut = pending.first, cut <= time { lines.append("at \(pending.removeFirst())ms") }
      lines.append("at \(time)ms \(line)")
    }
    let played = try Play(in: session, lines + pending.map { "at \($0)ms" } + ["run until 2"])
    return (played.trace, SamplerTests.samples(of: played))
  }

  /// Returns the samples of a session, the last of which are taken when it ends.
  private static func samples(of play: Play) -> [Sampler.Sample] {
    var session = play.session
    return play.steps.flatMap(\.samples) + session.end().samples
  }

  @Test func cutsLeaveNoMark() throws {
    let wanted = try play().trace
    var random = Lottery(seed: 7)
    for count in TestRun.sample(Array(0..<60), oneIn: 6, from: 5) {
      let cuts = (0..<count).map { _ in random.number(below: 2_000) }
      #expect(try play(cuts: cuts).trace == wanted, "\(cuts)")
    }
  }

  @Test(arguments: [1, 24, 60, 90, 120, 240, 1_000])
  func samplesLeaveNoMark(rate: Int) throws {
    let wanted = try play().trace
    let (trace, samples) = try play(rate: rate, paths: Self.paths)
    #expect(trace == wanted)
    // Frame n is at n ÷ rate, from 0 to the two seconds played.
    let times = (0...Int64(2 * rate)).map { $0 * 1_000_000_000 / Int64(rate) }
    #expect(samples.map(\.time.nanoseconds) == times)
  }

  @Test(arguments: [7, 60])
  func samplesAreCutAlike(rate: Int) throws {
    let wanted = try play(rate: rate, paths: Self.paths).samples
    var random = Lottery(seed: 3)
    for count in [1, 5, 40] {
      let cuts = (0..<count).map { _ in random.number(below: 2_000) }
      let samples = try play(cuts: cuts, rate: rate, paths: Self.paths).samples
      #expect(samples.map(\.time) == wanted.map(\.time))
      #expect(samples.map(\.pathValues) == wanted.map(\.pathValues))
    }
  }

  /// A sample has the values that a reader sees who stops there, after everything at that instant.
  @Test func aSampleIsWhatIsShownThen() throws {
    for sample in try play(rate: 60, paths: Self.paths).samples {
      var play = try Play("scene city-guide")
      for (time, line) in Self.story
      where Int64(time) * 1_000_000 <= sample.time.nanoseconds {
        try play.play(["at \(time)ms \(line)"])
      }
      try play.play(["at \(Numerals.text(sample.time))"])
      #expect(Self.paths.map { play.read($0) } == sample.pathValues, "\(sample.time)")
    }
  }

  @Test func everySceneIsSampledFromItsBeginning() throws {
    var session = Session()
    session.recording.sampler = Sampler(paths: ["time", "state"])
    let samples = SamplerTests.samples(
      of: try Play(in: session, ["scene city-guide", "wait 1f", "scene city-guide", "wait 2f"]))
    let wanted: [Int64] = [0, 16_666_666, 0, 16_666_666, 33_333_333]
    #expect(samples.map(\.time.nanoseconds) == wanted)
  }

  @Test func aPathThatASceneDoesNotHaveIsToldBefore() {
    let script = Script(Array("scene city-guide\nrun".utf8), file: nil)
    #expect(Sampler.problem(["card.frame", "fraction"], in: script) == nil)
    let problem = Sampler.problem(["card.frame", "fractoin"], in: script)
    #expect(problem == "'city-guide' has no path 'fractoin'; did you mean 'fraction'?")
  }
}

/// Numbers that look random and are the same in every run (Knuth's 64-bit linear congruence).
struct Lottery {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
