import TestSupport
import PantomimeKit
import Testing

/// Ticks of a display link that only advance a phase need not be delivered.
@Suite(.timeLimit) struct DisplayLinkTests {
  private func metronome(
    _ seed: UInt64, reporting: StageTimer.ReportedTicks
  ) throws -> Simulation {
    let options: [(name: String, value: OptionValue)] = [
      ("seed", .number(Double(seed))), ("all", .flag(reporting == .everyTick)),
    ]
    return try Simulation(Metronome.self, options: SceneOptions(Metronome.options, given: options))
  }

  /// Readers and other notifications see the same state as if every tick were delivered.
  @Test(arguments: TestRun.seeds(30 as UInt64, oneIn: 30))
  func passedOverTicksAreNotMissed(seed: UInt64) throws {
    var all = try metronome(seed, reporting: .everyTick)
    var last = try metronome(seed, reporting: .lastTick)
    var dice = Dice(state: seed)
    for _ in 0..<40 {
      // At a tick, right before it, right after it, or anywhere.
      let tick = Metronome.rates[dice.roll(Metronome.rates.count)]
      let near = all.now.nanoseconds / 1_000_000_000 * Int64(tick) + Int64(dice.roll(3 * tick))
      let instant =
        dice.roll(3) == 0
        ? all.now.advanced(bySeconds: Double(dice.roll(4_000)) / 1_000)
        : Instant(nanoseconds: near * 1_000_000_000 / Int64(tick) + Int64(dice.roll(3)) - 1)
      guard instant >= all.now else { continue }
      _ = try all.advance(to: instant)
      _ = try last.advance(to: instant)
      #expect(all.paths.map { all.read($0) } == last.paths.map { last.read($0) })
      #expect(all.nextDeadline == last.nextDeadline)
      if dice.roll(4) == 0 {
        try all.handle(.tap(view: "again"))
        try last.handle(.tap(view: "again"))
      }
    }
    // The first event contains the options.
    #expect(all.trace.list.dropFirst().elementsEqual(last.trace.list.dropFirst()))
    #expect(all.trace.list.count > 20)
  }

  @Test func anyTimeIsPassedAtOnce() throws {
    var metronome = try metronome(3, reporting: .lastTick)
    for seconds in [3e8, 3e9, 9.2e9] {
      let halt = try metronome.advance(to: Instant(seconds: seconds), maxSteps: 10_000)
      #expect(halt == .reached)
      #expect(metronome.now == Instant(seconds: seconds))
      for (index, rate) in Metronome.rates.enumerated() {
        let phase = (Int64(seconds) * Int64(rate)) % Metronome.phases
        #expect(metronome.read("dot.phase\(index)")?.numbers == [Double(phase)])
      }
    }
    // There is no frame at the last of all instants.
    _ = try metronome.advance(to: .latest, maxSteps: 10_000)
    #expect(metronome.now == .latest)
    #expect(!metronome.trace.list.contains { $0.event.name.hasPrefix("warning") })
  }

  /// Time is the same in pieces, and each is as long as it was asked to be.
  @Test(arguments: [1, 2, 3, 32])
  func piecesAreCounted(count: Int) throws {
    var whole = try metronome(5, reporting: .everyTick)
    var cut = whole
    _ = try whole.advance(to: Instant(seconds: 2))
    var pieces = 1
    while try !cut.advance(to: Instant(seconds: 2), maxSteps: count).isReached {
      #expect(cut.now < Instant(seconds: 2))
      pieces += 1
    }
    #expect(cut.trace == whole.trace && cut.now == whole.now)
    #expect(cut.paths.map { cut.read($0) } == whole.paths.map { whole.read($0) })
    // Two links meet at some of their ticks.
    #expect((400 / count...700 / count + 1).contains(pieces))
  }

  @Test func aDisplayLinkHasNoEnd() throws {
    var metronome = try metronome(5, reporting: .lastTick)
    #expect(metronome.endless == "the display link phase0")
    #expect(metronome.nextEnd?.what == "the timer note")
    try metronome.handle(.tap(view: "stop"))
    #expect(metronome.endless == nil && metronome.nextEnd == nil)
    #expect(metronome.nextDeadline == nil)
  }
}

/// Display links that count modulo a number, and timers that note where those are.
private struct Metronome: TransitionScene {
  static let name = "metronome"
  static let states = ["ticking"]
  static let summary = "Display links of which each shows a phase."
  static let seed = OptionKey.count("seed", 0...1_000, standard: 1, "When the timers fire.")
  static let all = OptionKey.flag("all", standard: true, "Whether every tick is delivered.")
  static let options: [SceneOption] = [seed.option, all.option]
  static let rates = [60, 97, 120]
  static let phases: Int64 = 300

  private let dot: ViewID
  private let properties: [Property<Double>]
  private let reporting: StageTimer.ReportedTicks
  private var dice: Dice
  private var timers: [TimerID] = []

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    properties = Self.rates.indices.map { Property<Double>("phase\($0)", .count) }
    dot = stage.addView("dot", properties.map { $0(0) })
    _ = stage.addView("again")
    _ = stage.addView("stop")
    dice = Dice(state: UInt64(try options[Self.seed]))
    reporting = try options[Self.all] ? .everyTick : .lastTick
    start(on: &stage)
    timers.append(stage.startTimer("note", after: 0.3))
  }

  var state: String { "ticking" }
  var tappable: [String] { ["again", "stop"] }

  private mutating func start(on stage: inout Stage) {
    for (index, rate) in Self.rates.enumerated() {
      guard let frames = try? Frames(rate: rate) else { continue }
      timers.append(stage.startDisplayLink("phase\(index)", frames: frames, reporting: reporting))
    }
  }

  mutating func tap(_ view: String, on stage: inout Stage) {
    for timer in timers { stage.cancel(timer) }
    timers = []
    guard view == "again" else { return }
    start(on: &stage)
    timers.append(stage.startTimer("note", after: 0))
  }

  mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
    guard timer.name == "note" else {
      guard let index = properties.firstIndex(where: { $0.name == timer.name }) else { return }
      stage[dot, properties[index]] = Double(timer.count % Self.phases)
      return
    }
    let shown = properties.map { stage.shown(dot, $0) }
    stage.record(.noted, nil, [.numbers("phases", shown)])
    // At some of the ticks of one of the links, too: 1/60 s after another, or anywhere.
    guard stage.now < Instant(seconds: 100) else { return }
    let pause = dice.roll(2) == 0 ? Double(dice.roll(90)) / 60 : Double(dice.roll(500)) / 1_000
    timers.append(stage.startTimer("note", after: pause))
  }
}

/// The same numbers in every run.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}

extension EventKind {
  fileprivate static let noted = EventKind(
    "noted", summary: "The properties on screen.", [FieldSchema("phases", .numbers(.count))])
}
