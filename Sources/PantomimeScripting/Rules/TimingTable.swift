import PantomimeKit
import PantomimeReporting

/// The last run of an animator under other curves and springs, side by side.
///
/// Each timing takes the place of the run's: of the animator's own if the run continued that, otherwise
/// of the one with which the animator was continued. It runs from the pose and in the direction in
/// which the run began, on an animator of its own: a cubic curve continues from the point at which it
/// reaches the pose, and a new spring starts there, at the run's initial velocity (A126, A127; U21).
struct TimingTable {
  /// The last run that an animator began.
  private struct Run {
    let animator: String
    let curve: String
    /// The time that was left when the run began, in seconds.
    let remaining: Double
    let velocity: Double
    let progress: Double
    let isReversed: Bool

    /// The progress at the end of the run.
    var goal: Double { isReversed ? 0 : 1 }
    /// Whether the run began at the other end, so that its curve runs as a whole.
    var isWhole: Bool { progress == 1 - goal }
  }

  /// A run under a timing.
  private struct Row {
    let name: String
    /// The duration in seconds.
    let duration: Double
    let run: Run
    let animator: Animator
    let isPresent: Bool

    /// Returns the fraction of the distance that is covered after a time in seconds.
    func progress(at time: Double) -> Double {
      guard time < duration else { return 1 }
      let shown = animator.progress(at: Instant(clamping: time))
      return (shown - run.progress) / (run.goal - run.progress)
    }

    /// Returns the velocity at a time in seconds, in remaining distances per second.
    ///
    /// It is that of the parabola through three poses.
    func velocity(at time: Double) -> Double {
      let moment = Row.moment
      guard time + 2 * moment < duration else { return 0 }
      let now = progress(at: time)
      let (next, last) = (progress(at: time + moment), progress(at: time + 2 * moment))
      return (4 * next - last - 3 * now) / (2 * moment)
    }

    /// The highest velocity of the run.
    var fastest: Double {
      // These instants are none at which a staircase is likely to jump.
      (0..<TimingTable.samples).map {
        velocity(at: (Double($0) + 0.382) / Double(TimingTable.samples) * duration)
      }
      .reduce(max(velocity(at: 0), velocity(at: duration - 3 * Row.moment))) { max($0, $1) }
    }

    /// The first time in seconds at which half of the distance is covered.
    var half: Double {
      let times = (0...TimingTable.samples).map {
        Double($0) / Double(TimingTable.samples) * duration
      }
      guard let after = times.first(where: { progress(at: $0) >= 0.5 }), after > 0 else { return 0 }
      var (early, late) = (after - duration / Double(TimingTable.samples), after)
      for _ in 0..<40 {
        let middle = (early + late) / 2
        if progress(at: middle) >= 0.5 { late = middle } else { early = middle }
      }
      return late
    }

    /// The time over which a velocity is measured, in seconds; our choice.
    private static let moment = 1e-5
  }

  /// The timings to compare if none are named; our choice.
  private static let usual = [
    "linear", "ease-in", "ease-out", "ease-in-out", "spring(1)", "spring(0.8)", "spring(0.5)",
    "system-spring",
  ]

  /// The number of samples of a curve; our choice.
  private static let samples = 240

  private let run: Run
  private let rows: [Row]

  /// - Throws: An error if no animator has run, or if a spring never settles.
  init(_ session: Session, _ timings: [Word], verb: Span) throws(ScriptError) {
    let simulation = try session.running(verb)
    guard let run = TimingTable.lastRun(in: simulation.trace) else {
      throw ScriptError(
        "no animator has run", verb,
        hint: "transitions and layer animations have none; for example: scene city-guide; "
          + "tap on=card; run")
    }
    self.run = run
    let animators = TimingTable.Animators(run, simulation.animator(named: run.animator))
    var rows: [Row] = []
    let others = timings.isEmpty ? TimingTable.usual.map { Word($0, verb) } : timings
    for word in [Word(run.curve, verb)] + others
    where !rows.contains(where: { $0.name == word.text }) {
      let timing = TimingTable.timing(try TimingValue.read(word), run.velocity)
      let isPresent = rows.isEmpty
      guard let animator = animators.animator(timing, isPresent: isPresent),
        let duration = animator.remaining(at: .zero)
      else {
        throw ScriptError(
          "a run under \(word.text) never ends", word.span, hint: "a spring needs damping")
      }
      rows.append(
        Row(
          name: word.text, duration: duration, run: run, animator: animator, isPresent: isPresent))
    }
    self.rows = rows
  }

  /// The animators that repeat a run.
  private struct Animators {
    private let run: Run
    /// The animator, held where the run began, or `nil` if the run is a whole one.
    private let held: Animator?
    /// The animator whose run is repeated.
    private let original: Animator?
    /// Whether the run continued the animator's own timing.
    private let keepsOwn: Bool
    /// The duration factor with which the animator was continued.
    private var factor = 0.0

    init(_ run: Run, _ animator: Animator?) {
      self.run = run
      original = animator
      held =
        run.isWhole
        ? nil : animator.flatMap { Animators.held($0, $0.timing, run.progress, run.isReversed) }
      keepsOwn = held.map { Animators.lasts(Animators.continued($0, nil, 0), run) } ?? false
      guard let held, continued(matching: held.timing) == nil else { return }
      factor = run.remaining / held.duration
    }

    /// Returns the animator that repeats the run with a timing, or `nil` if it never ends.
    func animator(_ timing: Timing, isPresent: Bool) -> Animator? {
      guard held != nil else {
        var animator = try? Animator(duration: run.remaining, timing: timing)
        _ = try? animator?.start(hasBlocks: true, at: .zero)
        return animator
      }
      if isPresent, let animator = continued(matching: timing) { return animator }
      guard keepsOwn, let original else { return continued(timing) }
      let other = Animators.held(original, timing, run.progress, run.isReversed)
      return other.flatMap { Animators.continued($0, nil, factor) }
    }

    /// Returns the continued animator that takes as long as the run did: with its own timing or, if
    /// there is another one, with that.
    private func continued(matching timing: Timing) -> Animator? {
      for candidate in [nil, timing] {
        let animator = continued(candidate)
        if Animators.lasts(animator, run) { return animator }
      }
      return nil
    }

    private func continued(_ timing: Timing?) -> Animator? {
      held.flatMap { Animators.continued($0, timing, factor) }
    }

    private static func continued(
      _ held: Animator, _ timing: Timing?, _ factor: Double
    ) -> Animator? {
      var animator = held
      do throws(Misuse) {
        try animator.resume(timing: timing, durationFactor: factor, at: .zero)
        return animator
      } catch {
        return nil
      }
    }

    /// Returns whether an animator takes as long as the run did.
    private static func lasts(_ animator: Animator?, _ run: Run) -> Bool {
      guard let length = animator?.remaining(at: .zero) else { return false }
      return (length - run.remaining).magnitude < 1e-5
    }

    /// Returns an animator with a timing that is held at a progress, or `nil` if it can't be.
    private static func held(
      _ animator: Animator, _ timing: Timing, _ progress: Double, _ isReversed: Bool
    ) -> Animator? {
      guard var held = try? Animator(duration: animator.duration, timing: timing) else {
        return nil
      }
      held.readings = animator.readings
      do throws(Misuse) {
        _ = try held.pause(at: .zero)
        _ = try held.scrub(to: progress, at: .zero)
        try held.setReversed(isReversed, at: .zero)
      } catch {
        return nil
      }
      held.scrubsLinearly = animator.scrubsLinearly
      return held
    }
  }

  /// Returns the last run that an animator began.
  private static func lastRun(in trace: Trace) -> Run? {
    let entries = trace.list
    var begin: (index: Int, animator: String, remaining: Double)?
    for index in entries.indices.reversed() {
      guard case .word(let animator) = entries[index].event["animator"] else { continue }
      if begin == nil, case .number(let remaining) = entries[index].event["remaining"],
        remaining > 0, remaining.isFinite
      {
        begin = (index, animator, remaining)
      }
      guard let begin, begin.animator == animator,
        case .word(let curve) = entries[index].event["curve"]
      else { continue }
      let event = entries[begin.index].event
      var (velocity, progress) = (0.0, 0.0)
      if case .number(let number) = event["velocity"] { velocity = number }
      if case .number(let number) = event["progress"] { progress = number }
      return Run(
        animator: animator, curve: curve, remaining: begin.remaining, velocity: velocity,
        progress: progress, isReversed: isReversed(animator, at: begin.index, in: trace))
    }
    return nil
  }

  /// Returns whether an animator is reversed after an event; the end of a run restores its direction.
  private static func isReversed(_ animator: String, at index: Int, in trace: Trace) -> Bool {
    var isReversed = false
    for entry in trace.list[...index].reversed()
    where entry.event["animator"] == .word(animator) {
      if entry.event.kind == .animatorReversed { isReversed.toggle() }
      if let position = entry.event.position, position != .current { break }
    }
    return isReversed
  }

  /// Returns a timing with an initial velocity if it is a spring without one.
  private static func timing(_ timing: Timing, _ velocity: Double) -> Timing {
    switch timing {
    case .damped(let ratio, 0): .damped(ratio: ratio, velocity: velocity)
    case .spring(let spring) where spring.initialVelocity == 0:
      (try? SpringCurve(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: velocity)).map { .spring($0) } ?? timing
    case .linear, .cubic, .penner, .formula, .steps, .points, .damped, .spring: timing
    }
  }

  var page: Page {
    var page = Page()
    let progress = Numerals.text(run.progress, decimals: 4)
    let place =
      run.isWhole ? "" : " from progress \(progress) \(run.isReversed ? "back to 0" : "to 1")"
    let start =
      run.velocity == 0 ? "" : ", starting at \(Numerals.text(run.velocity, decimals: 3)) per s"
    page.add("last run of \(run.animator): \(Prose.seconds(run.remaining)) s\(place)\(start)\n")
    var table = PlainTable([
      .init("timing"), .init("lasts", .decimal), .init("half at", .decimal),
      .init("starts at", .decimal), .init("fastest", .decimal), .init("overshoot", .decimal),
    ])
    for row in rows {
      let times = (0...TimingTable.samples).map {
        Double($0) / Double(TimingTable.samples) * row.duration
      }
      let highest = times.reduce(0) { max($0, row.progress(at: $1)) }
      table.add(
        [
          row.name, "\(Numerals.text(row.duration, decimals: 3)) s",
          "\(Numerals.text(row.half, decimals: 3)) s",
          "\(Numerals.text(row.velocity(at: 0), decimals: 2))/s",
          "\(Numerals.text(row.fastest, decimals: 2))/s",
          highest > 1.0005 ? "\(Numerals.text((highest - 1) * 100, decimals: 1)) %" : "",
        ], isMarked: row.isPresent)
    }
    page.add(table)
    page.add("`compare timings plot=yes` draws them\n")
    return page
  }

  /// The curves, one above the other.
  var picture: Picture {
    let longest = rows.reduce(0) { max($0, $1.duration) }
    let span = longest > 0 ? longest : 1
    let times = (0...TimingTable.samples).map { Double($0) / Double(TimingTable.samples) * span }
    var plot = Plot(
      "\(run.animator) under other timings", across: Plot.Quantity("time", unit: "s"),
      curves: rows.map { row in
        Plot.Curve(
          row.name, unit: "", points: times.map { Point2D(x: $0, y: row.progress(at: $0)) })
      })
    plot.stacksCurves = true
    plot.quantity = "progress"
    plot.panelRows = TimingTable.panelRows
    let whole = plot
    return Picture { room in whole.drawing(columns: room.columns, rows: room.rows) }
  }

  /// The number of rows of a curve; our choice.
  private static let panelRows = 5
}
