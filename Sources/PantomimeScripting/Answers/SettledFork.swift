import PantomimeKit

/// How things come to rest if nobody does anything more: found on a fork, which is let run.
struct SettledFork {
  /// The fork, at rest, or as far as it was followed.
  let simulation: Simulation
  /// What happened on the way there.
  let entries: [Trace.Entry]
  /// Whether something is still going on, because it has no end or too many of them.
  let isEndless: Bool

  /// The most instants that a fork is followed over, and how long it is followed where only what has
  /// no end goes on, in seconds; our choice.
  private static let (mostInstants, patience) = (4_000, 2.0)

  /// Lets a fork of a session run; `nil` without a scene.
  init?(of session: Session) {
    guard let now = session.simulation else { return nil }
    self.init(of: session, from: now)
  }

  fileprivate init(of session: Session, from now: Simulation) {
    guard now.nextDeadline != nil else {
      (simulation, entries, isEndless) = (now, [], !now.endless.isEmpty)
      return
    }
    var fork = session
    fork.recording.sampler = nil
    fork.watchers.assertions = Assertions()
    fork.options.traceLength = nil
    var steps = 0
    var lastEnd = now.now
    while steps < SettledFork.mostInstants, let present = fork.simulation,
      let next = present.nextDeadline, next > present.now || steps == 0
    {
      if let end = present.nextEnd { lastEnd = end.time }
      let bound = lastEnd.advanced(bySeconds: SettledFork.patience)
      guard next <= bound, (try? fork.advance(to: next, span: Span(0, 0))) != nil else { break }
      steps += 1
    }
    let rested = fork.simulation ?? now
    simulation = rested
    entries = Array(rested.trace.entries[now.trace.count...])
    isEndless = rested.nextDeadline != nil || !rested.endless.isEmpty
  }
}

/// What comes of a session by itself, worked out when it is asked for: most answers don't need it, and it
/// takes as long as there are things in flight.
final class Ahead {
  private let session: Session
  private let now: Simulation
  private var known: SettledFork?

  /// - Returns: `nil` without a scene.
  init?(of session: Session) {
    guard let now = session.simulation else { return nil }
    (self.session, self.now) = (session, now)
  }

  var rest: SettledFork {
    if let known { return known }
    let rest = SettledFork(of: session, from: now)
    known = rest
    return rest
  }

  /// Whether the ends of what is in flight are known without letting a fork run.
  var isForeseeable: Bool {
    session.watchers.reactions.all.isEmpty && Prospect(of: now).isForeseeable
  }
}
