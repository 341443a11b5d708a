import TestSupport
import PantomimeKit
import Testing

/// The percent-driven transition as a machine: its states, its times, its poses.
@Suite(.timeLimit) struct PercentDrivenTransitionTests {
  typealias Condition = PercentDrivenTransition.Condition

  /// A transition of one second in a phase, at the instant 0.
  private func transition(in condition: Condition) throws -> PercentDrivenTransition {
    var transition = try PercentDrivenTransition(duration: 1, timing: .linear)
    guard condition != .idle else { return transition }
    transition.completes = condition != .open
    transition.begin(interactive: condition != .animating, at: .zero)
    transition.update(0.25)
    switch condition {
    case .idle, .interactive, .animating: break
    case .finishing, .finished, .open: transition.finish(at: .zero)
    case .cancelling, .cancelled: transition.cancel(at: .zero)
    }
    if [.finished, .cancelled, .open].contains(condition) { _ = transition.arrive(at: .latest) }
    #expect(transition.condition == condition)
    return transition
  }

  /// The effect of each input on each phase; an input that isn't listed has none.
  @Test(arguments: Condition.allCases)
  func everyInputInEveryPhase(condition: Condition) throws {
    let rests = [.idle, .finished, .cancelled].contains(condition)
    let isHeld = condition == .interactive
    func check(
      _ wanted: Condition?, _ input: (inout PercentDrivenTransition) -> Bool,
      at place: SourceLocation = #_sourceLocation
    ) throws {
      let before = try transition(in: condition)
      var after = before
      let hadEffect = input(&after)
      #expect(hadEffect == (wanted != nil), sourceLocation: place)
      #expect(after.condition == wanted ?? condition, sourceLocation: place)
      if wanted == nil { #expect(after == before, sourceLocation: place) }
    }
    try check(rests ? .interactive : nil) { $0.begin(interactive: true, at: .zero) }
    // The next transition begins at its start, wherever the last one was.
    if rests {
      try check(.interactive) {
        $0.begin(interactive: true, at: .zero) && $0.progress(at: .zero) == 0
      }
    }
    try check(rests ? .animating : nil) { $0.begin(interactive: false, at: .zero) }
    try check(isHeld ? .interactive : nil) { $0.update(0.5) }
    try check(isHeld ? .finishing : nil) { $0.finish(at: .zero) }
    try check(isHeld ? .cancelling : nil) { $0.cancel(at: .zero) }
    try check(nil) { $0.arrive(at: .zero) != nil }
    switch condition {
    case .animating, .finishing: try check(.finished) { $0.arrive(at: .latest) == .finish }
    case .cancelling: try check(.cancelled) { $0.arrive(at: .latest) == .cancel }
    case .idle, .interactive, .finished, .cancelled, .open:
      try check(nil) { $0.arrive(at: .latest) != nil }
    }
  }

  @Test(arguments: Condition.allCases)
  func readingsAgree(condition: Condition) throws {
    let transition = try transition(in: condition)
    let runs = [.animating, .finishing, .cancelling].contains(condition)
    #expect(transition.isUnderWay == (runs || condition == .interactive || condition == .open))
    #expect(transition.isInteractive == (condition == .interactive))
    #expect((transition.deadline != nil) == runs)
    #expect((transition.remaining(at: .zero) != nil) == runs)
    let outcome: PercentDrivenTransition.Outcome? =
      switch condition {
      case .idle, .interactive, .open: nil
      case .animating, .finishing, .finished: .finish
      case .cancelling, .cancelled: .cancel
      }
    #expect(transition.outcome == outcome)
    let shown: [Condition: Double] = [.interactive: 0.25, .finishing: 0.25, .cancelling: 0.25]
    let progress = condition == .finished || condition == .open ? 1 : shown[condition] ?? 0
    #expect(transition.progress(at: .zero) == progress)
    #expect(transition.percent == ([.idle, .animating].contains(condition) ? 0 : 0.25))
  }

  /// Released from one percent, the two ways take the whole duration together (A224, A225).
  @Test(arguments: [0, 0.5, 10, 3_600], [0.25, 1, 2])
  func finishAndCancelTakeTheWholeTogether(duration: Double, speed: Double) throws {
    for step in 0...100 {
      var transition = try PercentDrivenTransition(duration: duration)
      try transition.setCompletion(speed: speed)
      let start = Instant(seconds: 3)
      transition.begin(interactive: true, at: start)
      transition.update(Double(step) / 100)
      var back = transition
      let release = Instant(seconds: 4.5)
      transition.finish(at: release)
      back.cancel(at: release)
      let forth = try #require(transition.remaining(at: release))
      let home = try #require(back.remaining(at: release))
      let percent = Double(step) / 100
      #expect((forth - (1 - percent) * duration / speed).magnitude <= 1e-9)
      #expect((home - percent * duration / speed).magnitude <= 1e-9)
      #expect((forth + home - duration / speed).magnitude <= 1e-9)
      #expect(transition.deadline == release.advanced(bySeconds: forth))
      #expect(back.deadline == release.advanced(bySeconds: home))
    }
  }

  /// The worked example of the reference: a transition of 10 s (A278).
  @Test(arguments: [(0.5, 1.0, 5.0, 5.0), (0.5, 2, 2.5, 2.5), (0.3, 1, 7, 3)])
  func workedExample(percent: Double, speed: Double, finish: Double, cancel: Double) throws {
    var transition = try PercentDrivenTransition(duration: 10)
    try transition.setCompletion(speed: speed)
    transition.begin(interactive: true, at: .zero)
    transition.update(percent)
    var back = transition
    transition.finish(at: .zero)
    back.cancel(at: .zero)
    #expect(transition.remaining(at: .zero) == finish)
    #expect(back.remaining(at: .zero) == cancel)
  }

  /// The curve is laid from its beginning over the way that is left (U36): E(1/4) = 0.129162.
  @Test func completionCurveBeginsAfresh() throws {
    let shares = [(0.1, 0.019722), (0.25, 0.129162), (0.5, 0.5), (0.75, 0.870838), (1, 1)]
    for percent in [0.08, 0.2, 0.4, 0.9] {
      var transition = try PercentDrivenTransition(duration: 0.5)
      transition.begin(interactive: true, at: .zero)
      transition.update(percent)
      var back = transition
      transition.finish(at: .zero)
      back.cancel(at: .zero)
      for (share, eased) in shares {
        let forth = transition.progress(at: Instant(seconds: share * (1 - percent) * 0.5))
        let home = back.progress(at: Instant(seconds: share * percent * 0.5))
        #expect((forth - (percent + (1 - percent) * eased)).magnitude < 1e-6)
        #expect((home - percent * (1 - eased)).magnitude < 1e-6)
      }
    }
  }

  /// A critically damped spring with an initial velocity of 0.5, fitted to half a second (S17).
  @Test func runOfItsOwnFollowsItsTiming() throws {
    var transition = try PercentDrivenTransition(
      duration: 0.5, timing: .damped(ratio: 1, velocity: 0.5))
    transition.begin(interactive: false, at: .zero)
    let table = [
      (0, 0), (0.05, 0.245018), (0.1, 0.557236), (0.15, 0.767072), (0.2, 0.884693),
      (0.25, 0.945099), (0.3, 0.974559), (0.4, 0.994830), (0.499999999, 0.999),
    ]
    for (time, progress) in table {
      #expect((transition.progress(at: Instant(seconds: time)) - progress).magnitude < 1e-6)
    }
    let outcome = transition.arrive(at: Instant(seconds: 0.5))
    #expect(outcome == .finish)
    #expect(transition.progress(at: Instant(seconds: 0.5)) == 1)
  }

  /// On the frozen clock, a percentage shows the timing at that share of the duration (A234).
  @Test func timelineShowsTheTiming() throws {
    var frozen = try PercentDrivenTransition(
      duration: 0.5, timing: .damped(ratio: 1, velocity: 0.5), scrubCurve: .timeline)
    var running = frozen
    frozen.begin(interactive: true, at: .zero)
    running.begin(interactive: false, at: .zero)
    for step in 0...100 {
      let share = Double(step) / 100
      frozen.update(share)
      let shown = running.progress(at: Instant(seconds: share * 0.5))
      #expect((frozen.progress(at: .zero) - shown).magnitude < 1e-12)
    }
  }

  @Test(arguments: [
    (-1.0, 0.0), (0, 0), (0.3, 0.3), (1, 1), (1.5, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0),
  ])
  func percentIsClamped(given: Double, kept: Double) throws {
    var transition = try PercentDrivenTransition(duration: 1)
    transition.begin(interactive: true, at: .zero)
    transition.update(given)
    #expect(transition.percent == kept)
    #expect(transition.progress(at: .zero) == kept)
  }

  @Test func whatCannotBeSetIsRefused() throws {
    for duration in [-1, .nan, .infinity, 1e9] {
      #expect(throws: OptionError.self) { try PercentDrivenTransition(duration: duration) }
    }
    var transition = try PercentDrivenTransition(duration: 1)
    #expect(transition.completionSpeed == 1)
    try transition.setCompletion(speed: 3, curve: .linear)
    let before = transition
    for speed in [0, -1, .nan, .infinity] {
      #expect(throws: OptionError.self) { try transition.setCompletion(speed: speed) }
    }
    let restless = try SpringCurve(mass: 1, stiffness: 100, damping: 0)
    #expect(throws: OptionError.self) { try transition.setCompletion(curve: .spring(restless)) }
    #expect(throws: OptionError.self) { try transition.setCompletion(curve: .damped(ratio: -1)) }
    #expect(transition == before)
  }
}
