import TestSupport
import PantomimeKit
import Testing

/// One animator that moves three properties, and that random operations are done to.
///
/// One property moves with the run, one late, one is added on the way. The animator pauses at its
/// ends, so that it is active all the time.
struct PictureWalk {
  private let seed: UInt64
  private let own: Timing
  private var generator: SplitMix64
  private var trio: Simulation
  /// The timing that the rest of the run follows.
  private var inForce: Timing
  /// Whether no timing so far leaps on its way.
  private var isSmooth: Bool
  /// Whether something was added where no way was left to it.
  private var hasWayless = false
  private var scrubsLinearly = true
  private var said: [String] = []

  init(seed: UInt64) throws {
    self.seed = seed
    generator = SplitMix64(seed: seed)
    own = generator.timing()
    inForce = own
    isSmooth = own.isSmooth
    let late = generator.number(0.05, 0.9)
    trio = try Simulation(
      Trio.self,
      options: SceneOptions(
        Trio.options,
        given: [("timing", .timing(own, text: "random")), ("late", .number(late))]))
    said.append("late \(late)")
    try trio.handle(.animator(.configure(.pausesOnCompletion, true)))
    try trio.handle(.animator(generator.chance(3) ? .pause : .start()))
  }

  private func check(
    _ holds: Bool, _ law: @autoclosure () -> String, at place: SourceLocation = #_sourceLocation
  ) {
    guard !holds else { return }
    Issue.record(
      "\(law())\nseed \(seed), own \(own)\n\(said.suffix(9).joined(separator: "\n"))",
      sourceLocation: place)
  }

  mutating func step() throws {
    switch generator.next() % 14 {
    case 0, 1: try pass(generator.number(0, 0.4))
    case 2, 3: try perform(.pause)
    case 4: try scrub(to: generator.chance(4) ? generator.pick([0, 1]) : generator.unit())
    case 5: try perform(.configure(.scrubsLinearly, generator.chance(2)))
    case 6: try perform(.reverse)
    case 7: try turnTwice()
    case 8: try add()
    case 9: try perform(.start())
    default:
      let timing = generator.chance(2) ? nil : generator.timing()
      let factor = generator.chance(2) ? 0 : generator.number(0.01, 1.2)
      try perform(.resume(timing: timing, durationFactor: factor))
    }
  }

  /// Time passes; a smooth picture moves without jumps, but for the last step at an end.
  private mutating func pass(_ seconds: Double) throws {
    _ = try trio.advance(to: trio.now.advanced(bySeconds: seconds))
    said.append("\(trio.now.seconds) shows \(trio.places)")
    try checkNextInstant()
  }

  private mutating func checkNextInstant() throws {
    guard trio.isRunning, isSmooth, trio.remaining > 1e-2 else { return }
    let now = trio.places
    _ = try trio.advance(to: Instant(nanoseconds: trio.now.nanoseconds + 1))
    // Next to an end the late ones may have all of their way left.
    for (one, other) in zip(now, trio.places).prefix(trio.isNextToEnd ? 1 : hasWayless ? 2 : 3) {
      check(abs(one - other) < 0.2, "what shows \(now) leaps to \(trio.places)")
    }
  }

  /// Operations that must not move the picture: neither immediately nor in the next nanosecond.
  private mutating func perform(_ input: AnimatorInput) throws {
    let before = trio
    do throws(InputError) { try trio.handle(.animator(input)) } catch { return }
    said.append("\(trio.now.seconds) \(input): \(trio.places), \(trio.remaining) s")
    if case .configure(.scrubsLinearly, let isOn) = input { scrubsLinearly = isOn }
    if case .resume(let timing?, _) = input, !before.isRunning {
      inForce = timing
      isSmooth = isSmooth && timing.isSmooth
    }
    checkJoint(before)
    try checkNextInstant()
  }

  /// The picture is the one from before, but for what a run that ends with it had still to go.
  private func checkJoint(_ before: Simulation) {
    let isOver = trio.parkings > before.parkings
    guard !isOver else { return checkEnd(before) }
    for (one, other) in zip(before.places, trio.places).prefix(hasWayless ? 2 : 3) {
      check(abs(one - other) <= 1e-4, "the picture jumps from \(before.places) to \(trio.places)")
    }
  }

  /// Nothing ends before its time: what is left at an end is the last step of the timing.
  private func checkEnd(_ before: Simulation) {
    let leap = { (timing: Timing) -> Double in
      guard let sheet = CurveSheet(timing) else { return 0 }
      return abs(sheet.progress(at: trio.goal) - trio.goal)
    }
    let allowed = 100 * (leap(own) + leap(inForce)) + 2e-3
    let change = abs(before.places[0] - trio.places[0])
    check(change <= allowed, "it ends at \(trio.places) from \(before.places)")
  }

  /// The picture is where an assigned progress says (A64), at both ends all of it.
  private mutating func scrub(to fraction: Double) throws {
    guard !trio.isRunning else { return }
    try trio.handle(.animator(.scrub(fraction)))
    let place = trio.goal == 1 ? fraction : 1 - fraction
    said.append("\(trio.now.seconds) scrub \(fraction): \(trio.places)")
    guard scrubsLinearly else { return }
    check(abs(trio.places[0] - 100 * place) < 1e-9, "it is held at \(place)")
    if place == 0 || place == 1 {
      check(trio.places[1] == 100 * place, "and what is late at its end, \(trio.places)")
    }
    if place == 0 { check(trio.places[2] == 0, "and what was added on the way") }
    if place == 1, !hasWayless { check(trio.places[2] == trio.target, "and what was added") }
  }

  private mutating func add() throws {
    guard trio.target == 0 else { return }
    let before = trio
    hasWayless = trio.isNextToEnd
    let delay = generator.chance(2) ? 0 : generator.number(0, 0.8)
    try trio.handle(
      .construct(
        .change(
          [PropertyChange(path: "dot.z", numbers: [50])],
          by: Construction.Mover(animator: nil, delayFactor: delay))))
    said.append("\(trio.now.seconds) add after \(delay): \(trio.places)")
    if !hasWayless { checkJoint(before) }
  }

  /// Turned twice at one instant, everything is as if it never had been (A102).
  private mutating func turnTwice() throws {
    var fork = trio
    try fork.handle(.animator(.reverse))
    guard fork.parkings == trio.parkings else { return }
    try fork.handle(.animator(.reverse))
    let wait = generator.number(0, 0.5)
    for part in [0, 0.2, 0.7, 1] {
      let instant = trio.now.advanced(bySeconds: wait * part)
      var (one, other) = (trio, fork)
      _ = try one.advance(to: instant)
      _ = try other.advance(to: instant)
      check(one.places == other.places, "turned twice it shows \(other.places), not \(one.places)")
      check(one.remaining == other.remaining || !one.isRunning, "and takes as long")
      check(one.parkings == other.parkings, "and ends at the same instant")
    }
    trio = fork
  }

  /// Left alone it arrives, exactly, with all that it moves.
  mutating func end() throws {
    try? trio.handle(.animator(.start()))
    guard trio.isRunning else { return }
    _ = try trio.advance(to: trio.now.advanced(bySeconds: trio.remaining + 1e-6))
    check(!trio.isRunning, "it arrives")
    let target = hasWayless ? trio.places[2] : trio.target
    check(trio.places == [100, 100, target].map { $0 * trio.goal }, "at \(trio.places)")
  }
}

/// A dot with three properties and one animator of one second.
struct Trio: TransitionScene {
  static let name = "trio"
  static let states = ["only"]
  static let summary = "Three properties are moved by one animator."
  static let timing = OptionKey.timing(.linear, "linear")
  static let late = OptionKey.number(
    "late", 0...1, .fraction, standard: 0.3, "The delay factor of y.")
  static let options: [SceneOption] = [timing.option, late.option]

  private static let axes = ["x", "y", "z"].map { Property<Double>($0, .points) }

  let state = "only"

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let dot = stage.addView("dot", Trio.axes[0](0), Trio.axes[1](0), Trio.axes[2](0))
    let (timing, late) = (try options[Self.timing], try options[Self.late])
    do throws(OptionError) {
      let mover = stage.addAnimator("mover", try Animator(duration: 1, timing: timing))
      // A new animator refuses nothing.
      try? stage.addAnimations(to: mover) { $0[dot, Trio.axes[0]] = 100 }
      try? stage.addAnimations(to: mover, delayFactor: late) { $0[dot, Trio.axes[1]] = 100 }
    } catch {
      throw OptionError(option: "timing", problem: error.allowed)
    }
  }
}

extension Simulation {
  /// The screen's values of the three.
  fileprivate var places: [Double] { ["x", "y", "z"].map { amount("dot.\($0)") } }
  fileprivate var target: Double { amount("dot.model.z") }
  fileprivate var remaining: Double { amount("remaining") }
  fileprivate var goal: Double { read("reversed") == .flag(true) ? 0 : 1 }
  fileprivate var isRunning: Bool { read("running") == .flag(true) }
  fileprivate var isNextToEnd: Bool { amount("time-fraction") > 0.97 || amount("progress") > 0.97 }
  /// How often it has come to an end.
  fileprivate var parkings: Int { trace.list.count { $0.event.name == "animator parked" } }

  private func amount(_ path: String) -> Double { read(path)?.numbers.first ?? .nan }
}
