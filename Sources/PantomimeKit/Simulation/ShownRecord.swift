/// A recorder that follows a run and digests the presentation values of views and layers at each
/// instant with an event or an input, and midway between each two of them.
///
/// The digests depend neither on how time is divided nor on a frame rate. Waiting at the end of a
/// run doesn't change them.
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
  /// The run at the last recorded instant, after everything that happened at it.
  private var held: Simulation?
  /// The number of events and inputs at that time.
  private var known = 0

  /// Creates a record that doesn't follow a run yet.
  public init() {}

  /// Creates the record of an entire run by replaying its log.
  ///
  /// - Throws: `OptionError` if the scene rejects options that it accepted when it started.
  public init(of run: Simulation) throws(OptionError) {
    var again = try run.replayed(first: 0, until: .zero)
    begin(again)
    for entry in run.log.inputs {
      pass(&again, to: entry.time)
      meet(again)
      // A refused input is refused again.
      try? again.handle(entry.input)
    }
    pass(&again, to: run.now)
    finish(again)
  }
}

extension ShownRecord {
  /// Starts to follow a run; its current presentation values are the initial ones.
  public mutating func begin(_ run: Simulation) {
    digests.restart()
    digests.sample(run, at: run.now)
    (held, known) = (run, ShownRecord.count(run))
  }

  /// Adds new properties with their initial values; call it before each input.
  public mutating func meet(_ run: Simulation) { digests.sample(run, at: nil) }

  /// Records the current instant if anything has happened at it; call it before time moves to
  /// another instant.
  public mutating func leave(_ run: Simulation, for instant: Instant) {
    // Otherwise, more is due at this instant, or the run was interrupted.
    guard run.now < instant, run.nextDeadline.map({ $0 > run.now }) ?? true else { return }
    finish(run)
  }

  /// Records the current instant if anything has happened at it; call it when the run is over or
  /// another run replaces it.
  public mutating func finish(_ run: Simulation) {
    let count = ShownRecord.count(run)
    guard count != known else { return }
    if var middle = held, middle.now < run.now {
      let half = (run.now.nanoseconds - middle.now.nanoseconds) / 2
      let instant = Instant(nanoseconds: middle.now.nanoseconds + half)
      // Due work in between, such as the ticks of a display link, leaves no events.
      if let due = middle.nextDeadline, due <= instant { _ = try? middle.advance(to: instant) }
      digests.sample(middle, at: instant)
    }
    digests.sample(run, at: run.now)
    (held, known) = (run, count)
  }

  /// Advances to an instant, and records each earlier instant at which something happens.
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
