import TestSupport
import PantomimeKit
import PantomimeProps
import Testing

/// Bursts that may be on the screen together, and labels that count beside them.
@Suite(.timeLimit) struct EmitterBurstsTests {
  private enum Step: String { case burst, fade }

  private static let gone = EventKind("gone", summary: "A surface goes.", [.count("burst")])
  private static let container = Rect2D(x: 48, y: 190, width: 294, height: 300)

  private func bursts(
    on stage: inout Stage, _ count: Int, by steps: inout Steps<Step>, seed: UInt64 = 7
  ) -> EmitterBursts {
    var bursts = EmitterBursts(
      of: Emitter(births: .standard, lifetime: 0.4, seed: seed),
      in: stage.addView("container", .frame(Self.container)), above: 60, reporting: Self.gone)
    for _ in 0..<count { bursts.begin(.burst, lasting: 1, by: &steps, on: &stage) }
    return bursts
  }

  private func bursts(on stage: inout Stage, _ count: Int, seed: UInt64 = 7) -> EmitterBursts {
    var steps = Steps<Step>()
    return bursts(on: &stage, count, by: &steps, seed: seed)
  }

  @Test(arguments: 0..<4)
  func eachSurfaceGoesByItself(gone: Int) throws {
    var stage = Stage()
    var bursts = bursts(on: &stage, 4)
    #expect(bursts.shown == [0, 1, 2, 3])
    bursts.end(gone, on: &stage)
    #expect(bursts.shown == [0, 1, 2, 3].filter { $0 != gone })
    #expect(try #require(bursts.newest).isShown == (gone != 3))
  }

  /// Every burst draws its particles from a different seed, the first from the emitter's.
  @Test func noTwoAreAlike() {
    var stage = Stage()
    let bursts = bursts(on: &stage, 5)
    #expect(bursts.all.map { $0.run.emitter.seed } == [7, 8, 9, 10, 11])
    #expect(Set(bursts.all.map { $0.timer }).count == 5)
    #expect(bursts.newest == bursts.all.last?.run)
    var empty = Stage()
    #expect(self.bursts(on: &empty, 0, seed: 0).newest == nil)
  }

  /// A fading burst exists until the animation that fades it ends it; each end is reported.
  @Test(arguments: 0..<3)
  func aSurfaceFadesAndGoes(index: Int) throws {
    var (stage, steps) = (Stage(), Steps<Step>())
    var bursts = bursts(on: &stage, 3, by: &steps)
    let names = bursts.all.map { stage.name(of: $0.surface) }
    #expect(names == ["surface.0", "surface.1", "surface.2"])
    #expect(bursts.index(until: bursts.all[index].timer) == index)
    #expect(bursts.index(until: nil) == nil)
    #expect(steps.areWaiting(on: stage))

    #expect(bursts.isWhole(index))
    bursts.fade(index, .fade, duration: 0.1, delay: 0.2, by: &steps, on: &stage)
    #expect(stage[bursts.all[index].surface, .alpha] == 0)
    #expect(stage.shown(bursts.all[index].surface, .alpha) == 1)
    #expect(!bursts.isWhole(index) && bursts.shown == [0, 1, 2])
    #expect([0, 1, 2].filter { bursts.isWhole($0) } == [0, 1, 2].filter { $0 != index })

    bursts.end(fadedBy: nil, on: &stage)
    #expect(bursts.shown == [0, 1, 2])
    let fade = try #require(bursts.all[index].fade)
    bursts.end(fadedBy: fade, on: &stage)
    #expect(bursts.shown == [0, 1, 2].filter { $0 != index } && !bursts.isWhole(index))
    let told = stage.trace.list.filter { $0.event.name == "gone" }
    #expect(told.map { $0.event["burst"]?.text } == ["\(index + 1)"])
  }

  /// The position and the size of a surface follow the container on screen.
  @Test func theEmitterStandsAboveTheFootOfItsContainer() throws {
    var stage = Stage()
    let bursts = bursts(on: &stage, 1)
    #expect(bursts.position(on: stage) == Point2D(x: 147, y: 240))
    #expect(bursts.size(on: stage) == Size2D(width: 588, height: 600))
    let container = try #require(stage.view(named: "container"))
    var moved = stage
    moved[container, .frame] = Rect2D(width: 400, height: 500)
    #expect(bursts.position(on: moved) == Point2D(x: 200, y: 440))
    #expect(bursts.size(on: moved) == Size2D(width: 800, height: 1_000))
    // An animation has not moved it yet.
    stage.animate("grow", to: [container: [.frame(Rect2D(width: 400, height: 500))]], duration: 1)
    #expect(bursts.position(on: stage) == Point2D(x: 147, y: 240))
    #expect(bursts.size(on: stage) == Size2D(width: 588, height: 600))
  }
}

/// Labels that count on a display link's ticks.
@Suite(.timeLimit) struct CountUpsTests {
  /// A page of two labels; a tap on it begins anew, one on `more` starts a link more.
  struct Page: TransitionScene {
    static let name = "page"
    static let states: [String] = []
    static let summary = "Two labels."
    static let options: [SceneOption] = [.screen]
    var labels = CountUps([100, 7].map { CountUp(to: $0, duration: 0.2, overshoot: 1.03) })

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
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

  /// A tick shows the value of the count at that time; then the link is over.
  @Test func ticksShowTheCountsAndEnd() throws {
    var page = try Simulation(Page.self, options: SceneOptions(Page.options))
    #expect(page.state == "0-0")
    for beginning in [0.0, 0.1] {
      let begin = page.now.advanced(bySeconds: beginning)
      _ = try page.advance(to: begin)
      try page.handle(.tap(view: "page"))
      #expect(page.state == "0-0")
      for tick in 1...12 {
        let time = Double(tick) / 60
        _ = try page.advance(to: begin.advanced(bySeconds: time + 1e-6))
        let numbers = [100, 7].map {
          CountUp(to: $0, duration: 0.2, overshoot: 1.03).number(at: time)
        }
        #expect(page.state == "\(numbers[0])-\(numbers[1])")
      }
      #expect(page.state == "100-7")
      #expect(page.nextDeadline == nil)
    }
  }

  /// Started again in flight, it counts from 0 again, with one link alone.
  @Test func aNewBeginningStopsTheLink() throws {
    var page = try Simulation(Page.self, options: SceneOptions(Page.options))
    try page.handle(.tap(view: "page"))
    _ = try page.advance(to: Instant(seconds: 0.1))
    #expect(page.state != "0-0")
    try page.handle(.tap(view: "page"))
    #expect(page.state == "0-0")
    _ = try page.advance(to: Instant(seconds: 0.35))
    #expect(page.state == "100-7" && page.nextDeadline == nil)
  }
}
