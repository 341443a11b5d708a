/// A recorder that follows a run, and digests the presentation values of views and layers at each
/// instant with an event or an input, and midway between two of them.
///
/// The digests depend neither on how time is divided nor on a frame rate. Waiting at the end of a
/// run adds nothing to them.
///
/// ```swift
/// var record = ShownRecord()
/// record.begin(simulation)
/// record.meet(simulation)
/// try simulation.handle(.tap(view: "card"))
/// record.pass(&simulation, to: Instant(seconds: 1))
/// record.finish(simulation)
/// let lines = record.digests.lines  // shown card.frame 5d41402abc4b2a76
/// ```
public struct ShownRecord: Sendable {
  /// The digests so far.
  public private(set) var digests = ShownDigests()
  /// The run at the last noted instant, after everything that happened then.
  private var held: Simulation?
  /// The number of events and inputs then.
  private var known = 0

  /// Creates a record that follows no run yet.
  public init() {}

  /// Creates the record of a whole run by replaying its log.
  ///
  /// - Throws: `OptionError`, which the scene did not when it began.
  public init(of run: Simulation) throws(OptionError) {
    var again = try run.replayed(first: 0, until: .zero)
    begin(again)
    for entry in run.log.inputs {
      pass(&again, to: entry.time)
      meet(again)
      // An input that was refused is refused again.
      try? again.handle(entry.input)
    }
    pass(&again, to: run.now)
    finish(again)
  }
}

extension ShownRecord {
  /// Follows a run from now on; the values it shows now are the initial ones.
  public mutating func begin(_ run: Simulation) {
    digests.restart()
    digests.sample(run, at: run.now)
    (held, known) = (run, ShownRecord.count(run))
  }

  /// Adds the properties that are new, with their initial values; called before each input.
  public mutating func meet(_ run: Simulation) { digests.sample(run, at: nil) }

  /// Notes the present instant if anything has happened at it; called before time moves to another
  /// one.
  public mutating func leave(_ run: Simulation, for instant: Instant) {
    // More is to happen at this instant, or it was interrupted.
    guard run.now < instant, run.nextDeadline.map({ $0 > run.now }) ?? true else { return }
    finish(run)
  }

  /// Notes the present instant if anything has happened at it; called when the run is over, or is
  /// replaced by another one.
  public mutating func finish(_ run: Simulation) {
    let count = ShownRecord.count(run)
    guard count != known else { return }
    if var middle = held, middle.now < run.now {
      let half = (run.now.nanoseconds - middle.now.nanoseconds) / 2
      let instant = Instant(nanoseconds: middle.now.nanoseconds + half)
      // Events in between, such as the ticks of a display link, are not recorded.
      if let due = middle.nextDeadline, due <= instant { _ = try? middle.advance(to: instant) }
      digests.sample(middle, at: instant)
    }
    digests.sample(run, at: run.now)
    (held, known) = (run, count)
  }

  /// Advances to an instant, and notes each instant before it at which something is recorded.
  public mutating func pass(_ run: inout Simulation, to instant: Instant) {
    leave(run, for: instant)
    do throws(ImpossibleInputError) {
      while try !run.advance(toNextEventBefore: instant, maxSteps: .max).isReached {
        leave(run, for: instant)
      }
    } catch {}
  }

  private static func count(_ run: Simulation) -> Int { run.trace.count + run.log.inputs.count }
}
