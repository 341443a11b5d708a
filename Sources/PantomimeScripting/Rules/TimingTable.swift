import PantomimeKit
import PantomimeReporting

/// The last run of an animator under other curves and springs, side by side.
///
/// Each timing runs over the distance that was left when the run began, in the time that it had left;
/// a spring given by its constants takes its own time. Springs begin at the run's initial velocity.
struct TimingTable {
  /// A run under a timing.
  private struct Row {
    let name: String
    /// The duration in seconds, or `nil` if the run never ends.
    let duration: Double?
    let sheet: CurveSheet
    let isPresent: Bool

    /// Returns the fraction of the distance that is covered after a time in seconds.
    func progress(at time: Double) -> Double {
      guard let duration, duration > 0 else { return time > 0 ? 1 : 0 }
      return sheet.progress(at: min(1, time / duration))
    }

    /// Returns the velocity at a fraction of the time, in remaining distances per second.
    func velocity(at fraction: Double) -> Double {
      guard let duration, duration > 0 else { return 0 }
      return sheet.slope(at: fraction) / duration
    }
  }

  /// The timings to compare if none are named; our choice.
  private static let usual = [
    "linear", "ease-in", "ease-out", "ease-in-out", "spring(1)", "spring(0.8)", "spring(0.5)",
    "system-spring",
  ]

  /// The number of samples of a curve; our choice.
  private static let samples = 240

  private let animator: String
  private let remaining: Double
  private let velocity: Double
  private let rows: [Row]

  /// - Throws: An error if no animator has run.
  init(_ session: Session, _ timings: [Word], verb: Span) throws(ScriptError) {
    let simulation = try session.running(verb)
    guard let run = TimingTable.lastRun(in: simulation.trace) else {
      throw ScriptError(
        "no animator has run", verb, hint: "for example: scene city-guide; tap on=card; run")
    }
    (animator, remaining, velocity) = (run.animator, run.remaining, run.velocity)
    var rows: [Row] = []
    let others = timings.isEmpty ? TimingTable.usual.map { Word($0, verb) } : timings
    for word in [Word(run.curve, verb)] + others
    where !rows.contains(where: { $0.name == word.text }) {
      let timing = TimingTable.timing(try TimingValue.read(word), velocity, over: remaining)
      let duration = timing.duration(asked: remaining)
      guard let sheet = CurveSheet(TimingTable.timing(timing, fittedTo: remaining)) else {
        continue
      }
      rows.append(
        Row(
          name: word.text, duration: duration < 1e9 ? duration : nil, sheet: sheet,
          isPresent: rows.isEmpty))
    }
    self.rows = rows
  }

  /// Returns the last run that an animator began.
  private static func lastRun(
    in trace: Trace
  ) -> (animator: String, curve: String, remaining: Double, velocity: Double)? {
    var known: (animator: String, remaining: Double, velocity: Double)?
    for entry in trace.entries.reversed() {
      guard case .word(let animator) = entry.event["animator"] else { continue }
      if known == nil, case .number(let remaining) = entry.event["remaining"], remaining > 0,
        remaining.isFinite
      {
        var velocity = 0.0
        if case .number(let number) = entry.event["velocity"] { velocity = number }
        known = (animator, remaining, velocity)
      }
      guard let known, known.animator == animator, case .word(let curve) = entry.event["curve"]
      else {
        continue
      }
      return (animator, curve, known.remaining, known.velocity)
    }
    return nil
  }

  /// Returns a timing with an initial velocity if it is a spring without one.
  private static func timing(_ timing: Timing, _ velocity: Double, over remaining: Double) -> Timing
  {
    switch timing {
    case .damped(let ratio, 0): .damped(ratio: ratio, velocity: velocity)
    case .spring(let spring) where spring.initialVelocity == 0:
      (try? SpringCurve(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: velocity)).map { .spring($0) } ?? timing
    case .linear, .cubic, .penner, .formula, .steps, .points, .damped, .spring: timing
    }
  }

  /// Returns a timing whose velocity is per duration instead of per second, because a curve is
  /// evaluated over a unit of time.
  private static func timing(_ timing: Timing, fittedTo duration: Double) -> Timing {
    guard case .damped(let ratio, let velocity) = timing else { return timing }
    return .damped(ratio: ratio, velocity: velocity * duration)
  }

  var page: Page {
    var page = Page()
    let start = velocity == 0 ? "" : ", starting at \(Numerals.text(velocity, decimals: 3)) per s"
    page.add("\(animator) has \(Prose.seconds(remaining)) s left\(start)\n")
    var table = PlainTable([
      .init("timing"), .init("lasts", .decimal), .init("half at", .decimal),
      .init("starts at", .decimal), .init("fastest", .decimal), .init("overshoot", .decimal),
    ])
    for row in rows {
      let fractions = (0...TimingTable.samples).map { Double($0) / Double(TimingTable.samples) }
      let fastest = fractions.reduce(0) { max($0, row.velocity(at: $1)) }
      let highest = fractions.reduce(0) { max($0, row.sheet.progress(at: $1)) }
      let half = row.duration.map { row.sheet.time(at: 0.5) * $0 }
      func seconds(_ time: Double?) -> String {
        time.map { "\(Numerals.text($0, decimals: 3)) s" } ?? "never"
      }
      table.add(
        [
          row.name, seconds(row.duration), seconds(half),
          "\(Numerals.text(row.velocity(at: 0), decimals: 2))/s",
          "\(Numerals.text(fastest, decimals: 2))/s",
          highest > 1.0005 ? "\(Numerals.text((highest - 1) * 100, decimals: 1)) %" : "",
        ], isMarked: row.isPresent)
    }
    page.add(table)
    page.add("`compare timings plot=yes` draws them\n")
    return page
  }

  /// The curves, one above the other.
  var picture: Picture {
    let longest = rows.compactMap { $0.duration }.reduce(0) { max($0, $1) }
    let span = longest > 0 ? longest : 1
    let times = (0...TimingTable.samples).map { Double($0) / Double(TimingTable.samples) * span }
    var plot = Plot(
      "\(animator) under other timings", across: Plot.Quantity("time", unit: "s"),
      curves: rows.map { row in
        Plot.Curve(
          row.name, unit: "", points: times.map { Point2D(x: $0, y: row.progress(at: $0)) })
      })
    plot.stacksCurves = true
    plot.panelRows = TimingTable.panelRows
    let whole = plot
    return Picture { room in whole.drawing(columns: room.columns, rows: room.rows) }
  }

  /// The number of rows of a curve; our choice.
  private static let panelRows = 5
}
