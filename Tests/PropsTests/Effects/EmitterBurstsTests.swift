import PantomimeKit
import PantomimeProps
import Testing

/// Bursts that may be on the screen together, and labels that count beside them.
@Suite(.timeLimit) struct EmitterBurstsTests {
  private func bursts(
    on stage: inout Stage, _ count: Int
  ) -> EmitterBursts {
    var bursts = EmitterBursts(of: Emitter(births: .standard, lifetime: 0.4, seed: 7))
    for index in 0..<count {
      let surface = stage.addView("surface.\(index)", .alpha(1))
      bursts.begin(on: surface, until: stage.startTimer("burst", after: 1), at: stage.now)
    }
    return bursts
  }

  @Test(arguments: 0..<4)
  func eachSurfaceGoesByItself(gone: Int) throws {
    var stage = Stage()
    var bursts = bursts(on: &stage, 4)
    #expect(bursts.shown == [0, 1, 2, 3])
    bursts.end(gone, at: stage.now)
    #expect(bursts.shown == [0, 1, 2, 3].filter { $0 != gone })
    #expect(try #require(bursts.newest).isShown == (gone != 3))
  }

  /// Every burst draws its particles from a seed of its own, the first from the emitter's.
  @Test func noTwoAreAlike() {
    var stage = Stage()
    let bursts = bursts(on: &stage, 5)
    #expect(bursts.all.map { $0.run.emitter.seed } == [7, 8, 9, 10, 11])
    #expect(Set(bursts.all.map { $0.timer }).count == 5)
    #expect(bursts.newest == bursts.all.last?.run)
    #expect(EmitterBursts(of: Emitter(births: .standard, lifetime: 1, seed: 0)).newest == nil)
  }
}

/// Labels that count on a display link's ticks.
@Suite(.timeLimit) struct CountUpsTests {
  /// A page of two labels; a tap on it begins anew, one on `more` starts a link more.
  struct Page: Scene {
    static let name = "page"
    static let summary = "Two labels."
    static let options: [SceneOption] = [.screen]
    var labels = CountUps([100, 7].map { CountUp(to: $0, duration: 0.2, overshoot: 1.03) })

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
      _ = stage.addView("page")
    }

    var state: String { labels.numbers.map { String($0) }.joined(separator: "-") }
    var tappable: [String] { ["page"] }

    mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
      labels.begin("count", on: &stage)
    }

    mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
      labels.count(timer, on: &stage)
    }
  }

  /// What a tick shows is what the count itself shows at that time; then the link is over.
  @Test func ticksShowTheCountsAndEnd() throws {
    var page = try Simulation(Page.self, options: SceneOptions(Page.options))
    #expect(page.state == "0-0")
    for beginning in [0.0, 0.1] {
      let begin = page.now.advanced(bySeconds: beginning)
      try page.advance(to: begin)
      try page.handle(.tap(view: "page"))
      #expect(page.state == "0-0")
      for tick in 1...12 {
        let time = Double(tick) / 60
        try page.advance(to: begin.advanced(bySeconds: time + 1e-6))
        let numbers = [100, 7].map {
          CountUp(to: $0, duration: 0.2, overshoot: 1.03).number(at: time)
        }
        #expect(page.state == "\(numbers[0])-\(numbers[1])")
      }
      #expect(page.state == "100-7")
      #expect(page.nextDeadline == nil)
    }
  }

  /// Begun again on the way, it counts from 0 once more, by one link alone.
  @Test func aNewBeginningStopsTheLink() throws {
    var page = try Simulation(Page.self, options: SceneOptions(Page.options))
    try page.handle(.tap(view: "page"))
    try page.advance(to: Instant(seconds: 0.1))
    #expect(page.state != "0-0")
    try page.handle(.tap(view: "page"))
    #expect(page.state == "0-0")
    try page.advance(to: Instant(seconds: 0.35))
    #expect(page.state == "100-7" && page.nextDeadline == nil)
  }
}
