import TestSupport
import PantomimeKit
import Testing

/// Timers, display links and animations without an interface, by the stage's one clock.
@Suite(.timeLimit) struct StageTimerTests {
  /// Events due at one instant happen in the order in which they were started, of any kind (S23).
  @Test(arguments: [
    ["timer", "animation", "late"], ["animation", "timer", "late"], ["late", "animation", "timer"],
    ["timer", "late", "animation"], ["animation", "late", "timer"], ["late", "timer", "animation"],
  ])
  func endsAtOneInstantComeInTheOrderOfTheStarts(order: [String]) throws {
    var clock = try Simulation.clockwork()
    var names: [String] = []
    for view in order {
      let count = names.count { ($0 == "timer 0") == (view == "timer") }
      names.append(view == "timer" ? "timer 0" : "animation \(count)")
      try clock.tap(view)
    }
    #expect(clock.nextDeadline == Instant(seconds: order.contains("late") ? 0.2 : 0.5))
    try clock.go(to: 0.499_999_999)
    #expect(clock.told == [])
    try clock.go(to: 0.5)
    #expect(clock.told == names)
    #expect(clock.nextDeadline == nil)
    #expect(clock.read("dot.radius") == .points(2))
  }

  /// The instant of a tick is computed from its number, counted from the link's start (T150).
  @Test(arguments: [24, 50, 60, 90, 120, 997], [0.0, 0.1, 1.0 / 3])
  func ticksAreComputedNotSummed(rate: Int, start: Double) throws {
    var clock = try Simulation.clockwork(rate: rate)
    try clock.go(to: start)
    let begin = clock.now.nanoseconds
    try clock.tap("link")
    for tick in Int64(1)...200 {
      let instant = Instant(nanoseconds: begin + tick * 1_000_000_000 / Int64(rate))
      #expect(clock.nextDeadline == instant)
      _ = try clock.advance(to: instant)
      #expect(clock.count("told") == Int(tick))
    }
    #expect(clock.count("waiting") == 1)
  }

  @Test func cancelledTimersDoNotFire() throws {
    var clock = try Simulation.clockwork()
    try clock.tap("timer", "link", "timer")
    #expect(clock.count("waiting") == 3)
    try clock.go(to: 0.1)
    #expect(clock.count("told") == 6)
    try clock.tap("stop", "stop")
    #expect(clock.count("waiting") == 0)
    #expect(clock.nextDeadline == nil)
    try clock.go(to: 5)
    #expect(clock.count("told") == 6)
  }

  @Test func aTimerThatHasFiredIsOver() throws {
    var clock = try Simulation.clockwork()
    try clock.tap("timer")
    try clock.go(to: 0.5)
    #expect(clock.told == ["timer 0"])
    #expect(clock.count("waiting") == 0)
    try clock.tap("stop")
    try clock.go(to: 3)
    #expect(clock.count("told") == 1)
  }

  /// Timers that start one another at one instant are cut off, and the simulation continues.
  @Test func endlessTimersAreCutOff() throws {
    var clock = try Simulation.clockwork(again: true)
    try clock.tap("timer")
    try clock.go(to: 0.6)
    let found = clock.trace.list.filter { $0.event.misuse == .endless }
    #expect(found.map { $0.event["name"]?.text } == ["timer-0"])
    #expect(clock.now >= Instant(seconds: 0.6))
  }

  /// For any division of time, the trace and the notifications are the same.
  @Test func cuttingTimeChangesNothing() throws {
    func run(_ cuts: [Double]) throws -> Simulation {
      var clock = try Simulation.clockwork(rate: 120)
      try clock.tap("link", "late", "timer", "animation")
      for cut in cuts { try clock.go(to: cut) }
      try clock.go(to: 1)
      return clock
    }
    let whole = try run([])
    let cut = try run((0..<999).map { Double($0) / 1_000 })
    #expect(cut.trace == whole.trace)
    #expect(cut.told == whole.told)
    #expect(whole.count("told") == 123)
  }

  @Test func aCopyIsAFork() throws {
    var clock = try Simulation.clockwork()
    try clock.tap("timer", "link")
    var fork = clock
    try fork.tap("stop")
    try fork.go(to: 1)
    try clock.go(to: 1)
    #expect(fork.count("told") == 0)
    #expect(clock.count("told") == 61)
  }
}

/// ``Stage.animate`: animations of views without a handle.
@Suite(.timeLimit) struct ViewAnimationTests {
  /// The block is executed at the call; what is shown waits, and eases in and out (S13).
  @Test func onlyWhatIsShownWaits() throws {
    var clock = try Simulation.clockwork()
    try clock.tap("late")
    #expect(clock.read("dot.model.radius") == .points(1))
    for (time, alpha) in [(0.1, 0.0), (0.2, 0), (0.275, 0.129162), (0.35, 0.5), (0.5, 1)] {
      try clock.go(to: time)
      let shown = try #require(clock.read("dot.radius")?.numbers.first)
      #expect((shown - alpha).magnitude < 1e-6)
    }
  }

  /// It has no interface: no path and no name, and it is never the principal animator.
  @Test func hasNoInterface() throws {
    var clock = try Simulation.clockwork()
    let before = clock.paths
    try clock.tap("animation")
    #expect(clock.paths == before)
    #expect(clock.animatorNames == [])
    #expect(clock.read("fraction") == nil)
    #expect(clock.read("animation 0.fraction") == nil)
    for name in ["animation 0", nil] {
      #expect(throws: InputError.self) { try clock.handle(.animator(.pause, name: name)) }
    }
  }

  /// Cancelled, the model takes the value on screen, and no completion is called.
  @Test func cancelledItStaysWhereItIs() throws {
    var clock = try Simulation.clockwork()
    try clock.tap("animation")
    try clock.go(to: 0.25)
    try clock.tap("stop", "stop")
    #expect(clock.read("dot.model.radius") == .points(0.5))
    try clock.go(to: 2)
    #expect(clock.read("dot.radius") == .points(0.5))
    #expect(clock.told == [])
    #expect(!clock.trace.list.contains { $0.event.name.hasPrefix("misuse") })
  }
}

/// Signals from outside.
@Suite(.timeLimit) struct SignalTests {
  @Test func optionsAreThoseOfTheSceneUnlessGiven() throws {
    var clock = try Simulation.clockwork(rate: 90)
    try clock.handle(.signal(Signal("ring")))
    #expect(clock.count("signal") == 90)
    try clock.handle(.signal(Signal("ring", [Signal.Value("rate", .number(30))])))
    #expect(clock.count("signal") == 30)
    // For that once only.
    try clock.handle(.signal(Signal("ring")))
    #expect(clock.count("signal") == 90)
    // An option that it does not provide, though the scene declares it, is not ignored silently.
    let problem = OptionError(option: "again", problem: "ring accepts rate")
    #expect(throws: InputError(.badOption(problem))) {
      try clock.handle(.signal(Signal("ring", [Signal.Value("again", .flag(true))])))
    }
  }

  @Test func whatIsNotDeclaredIsRefused() throws {
    var clock = try Simulation.clockwork()
    let before = clock.trace
    do throws(InputError) {
      try clock.handle(.signal(Signal("data")))
      Issue.record("it was taken")
    } catch {
      #expect(error == InputError(.noSignal("data")))
    }
    #expect(clock.trace == before)
  }
}
