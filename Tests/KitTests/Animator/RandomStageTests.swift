import TestSupport
import PantomimeKit
import Testing

/// Random operations on three animators that move one view: the picture, the calls and the trace.
@Suite(.timeLimit) struct RandomStageTests {
  @Test(arguments: TestRun.seeds(8 as UInt64))
  func lawsHold(part: UInt64) throws {
    for seed in (part * 20)..<(part * 20 + TestRun.count(20, oneIn: 2)) {
      var run = try RandomPlay(seed: seed)
      for _ in 0..<50 { try run.step() }
      try run.endOfStory()
      try run.replayedInPieces()
    }
  }
}

/// A simulation that random inputs are fed into.
private struct RandomPlay {
  private let seed: UInt64
  private var generator: SplitMix64
  private let fresh: Simulation
  private var track: Simulation
  private var inputs: [(instant: Instant, input: Input)] = []
  /// The animators that have been given a timing that swings, in this run of theirs.
  private var swinging: Set<String> = []
  private let ownSwing: Bool
  private let firstStep: Double

  init(seed: UInt64) throws {
    self.seed = seed
    generator = SplitMix64(seed: seed)
    let timing = generator.timing()
    ownSwing = !timing.isSteady
    firstStep = abs(CurveSheet(timing)?.progress(at: 0) ?? 0)
    fresh = try Simulation(
      Track.self,
      options: SceneOptions(
        Track.options,
        given: [
          ("duration", .number(generator.pick([0, 0.2, 1, 2]))),
          ("timing", .timing(timing, text: "random")), ("animators", .number(3)),
        ]))
    track = fresh
  }

  private func check(_ holds: Bool, _ law: String, at place: SourceLocation = #_sourceLocation) {
    guard !holds else { return }
    let last = inputs.suffix(4).map { "\($0.instant.seconds) \($0.input)" }.joined(separator: "\n")
    Issue.record(
      "seed \(seed): \(law)\n\(last)\n\(track.trace.text.suffix(900))", sourceLocation: place)
  }

  mutating func step() throws {
    let operation = generator.operation()
    if case .advance(let advance) = operation { return try pass(advance) }
    let name = "a\(generator.next() % 3)"
    let input = input(for: operation, name)
    inputs.append((track.now, input))
    let before = track
    do throws(InputError) {
      try track.handle(input)
      checkPicture(operation, name, before)
    } catch {
      check(track.number("dot.x") == before.number("dot.x"), "a misuse moves nothing: \(error)")
      check(track.number("dot.model.x") == before.number("dot.model.x"), "nor any model")
    }
    checkRest()
  }

  private mutating func input(for operation: RandomOperation, _ name: String) -> Input {
    switch operation {
    case .start: .animator(.start(), name: name)
    case .startDelayed(let delay): .animator(.start(afterDelay: delay), name: name)
    case .pause: .animator(.pause, name: name)
    case .scrub(let fraction): .animator(.scrub(fraction), name: name)
    case .reverse: .animator(.reverse, name: name)
    case .resume(let timing, let factor):
      .animator(.resume(timing: timing, durationFactor: factor), name: name)
    case .stop(let finishing): .animator(.stop(withoutFinishing: !finishing), name: name)
    case .finish(let position): .animator(.finish(position), name: name)
    case .addCompletion: .construct(.completion(animator: name))
    case .configure(let setting, let isOn): .animator(.configure(setting, isOn), name: name)
    case .addBlock, .advance:
      .construct(
        .change(
          [PropertyChange(path: "dot.x", numbers: [generator.number(0, 100).rounded()])],
          by: Construction.Mover(
            animator: name, delayFactor: generator.chance(2) ? 0 : generator.unit())))
    }
  }

  private mutating func pass(_ advance: RandomOperation.Advance) throws {
    let before = track.now
    switch advance {
    case .by(let seconds): _ = try track.advance(to: before.advanced(bySeconds: seconds))
    case .deadline(let offset):
      guard let next = track.nextDeadline, next.seconds < 1e6 else { return }
      let wanted = Instant(nanoseconds: next.nanoseconds + offset)
      _ = try track.advance(to: max(before, wanted))
    }
    checkRest()
  }

  /// Nothing jumps under an operation; half a point is what springs leave at their ends (A200).
  private mutating func checkPicture(
    _ operation: RandomOperation, _ name: String, _ before: Simulation
  ) {
    let ends = { (track: Simulation) in
      track.trace.list.count { entry in
        entry.event.name.hasPrefix("completed") || entry.event.name == "animator parked"
      }
    }
    if track.word("\(name).animator.state") == "inactive" { swinging.remove(name) }
    switch operation {
    // An assignment moves the picture (A37), and so does a finish elsewhere (A34).
    case .scrub, .finish(.start), .finish(.end), .advance: return
    case .resume(.some(let timing), _):
      let isMapped = ownSwing || swinging.contains(name)
      if !timing.isSteady { swinging.insert(name) }
      // From a swing into a cubic the effect is undefined (A125).
      if isMapped { return }
    case .start, .startDelayed, .pause, .reverse, .resume, .stop, .finish, .addBlock,
      .addCompletion, .configure:
      break
    }
    // A run with no remaining time ends as it begins, including a block added at the end (A141).
    if ends(track) != ends(before) || (track.number("\(name).remaining") ?? 1) < 1e-9 { return }
    let isAtEnd = ["time-fraction", "progress"].contains { track.number("\(name).\($0)") == 1 }
    if operation == .addBlock, isAtEnd, track.word("\(name).reversed") == "no" { return }
    // Some timings begin elsewhere than at 0.
    if before.word("\(name).animator.state") == "inactive", firstStep > 0 { return }
    let change = abs((track.number("dot.x") ?? .nan) - (before.number("dot.x") ?? .nan))
    check(change <= 0.5, "the picture jumps by \(change) under \(operation)")
  }

  /// What the stage finds without looking at every animator is what a search finds.
  private func checkIndices() {
    let animators = track.animatorNames.compactMap { name in
      track.animator(named: name).map { (name: name, animator: $0) }
    }
    let running = animators.filter { $0.animator.isRunning }.map { $0.name }
    let held = animators.first { $0.animator.activity == .active && !$0.animator.isRunning }
    check(track.firstHeldAnimator == held?.name, "the first one held")
    let prospect = Prospect(of: track)
    let found = prospect.runningAnimators
    let chosen = track.principalAnimator.flatMap { running.contains($0) ? $0 : nil }
    check(found.first == chosen ?? running.first && found.count == running.count, "those running")
    let ends = animators.compactMap { prospect.ownEnd(of: $0.name)?.time }
    check(prospect.lastEnds.ofRuns == ends.max(), "the last end")
    for (name, _) in animators {
      let last = track.trace.list.lastIndex { entry in
        entry.event.animator == name
          && [.animatorStarted, .animatorMoving, .animatorContinued].contains(entry.event.kind)
      }
      check(track.milestones(of: name).motion == last, "the last motion of \(name)")
    }
  }

  /// If nothing is active, the picture is the model, and every completion has been called.
  private func checkRest() {
    checkIndices()
    let states = (0..<3).map { track.word("a\($0).animator.state") }
    if !states.contains("active") {
      check(track.number("dot.x") == track.number("dot.model.x"), "at rest the model is shown")
    }
    var (due, alone) = (0.0, 0.0)
    for entry in track.trace.list where entry.event.name.hasPrefix("completed") {
      guard case .number(let count)? = entry.event["completions"] else { continue }
      due += count
      if count == 0 { alone += 1 }
    }
    check(track.number("ends") == due, "every completion calls the scene once (A41)")
    check(track.number("ends.alone") == alone, "and once of an end without any")
    var last = Instant.zero
    for entry in track.trace.list {
      check(entry.time >= last, "time goes forward")
      last = entry.time
    }
  }

  /// After everything ends, all is at rest, at values that an input has set.
  mutating func endOfStory() throws {
    for name in ["a0", "a1", "a2"] {
      for input in [AnimatorInput.configure(.pausesOnCompletion, false), .start(), .finish(.end)] {
        inputs.append((track.now, .animator(input, name: name)))
        try? track.handle(.animator(input, name: name))
      }
    }
    while let next = track.nextDeadline, next.seconds < 1e6 { _ = try track.advance(to: next) }
    guard track.nextDeadline == nil else { return }
    checkRest()
  }

  /// The same inputs at the same instants, with time let pass in other pieces: the same trace.
  mutating func replayedInPieces() throws {
    var other = fresh
    for (instant, input) in inputs {
      while other.now < instant, generator.chance(2) {
        let left = instant.seconds(since: other.now)
        _ = try other.advance(
          to: min(instant, other.now.advanced(bySeconds: left * generator.unit())))
      }
      _ = try other.advance(to: instant)
      try? other.handle(input)
    }
    _ = try other.advance(to: track.now)
    check(other.trace.text == track.trace.text, "however time is cut, the trace is the same")
    check(other.number("dot.x") == track.number("dot.x"), "and so is the picture")
  }
}
