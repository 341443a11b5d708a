package import PantomimeKit

/// The state in which everything has settled without further input, found by running a fork.
package struct SettledFork {
  /// The fork, at rest or as far as it was run.
  package let simulation: Simulation
  /// The events that the fork recorded.
  let entries: [Trace.Entry]
  /// Whether something in the fork is still moving or pending, because it never ends or takes too
  /// many instants.
  package let isEndless: Bool

  /// The limits for running a fork: the number of instants, and the time in seconds after the last
  /// known end, when only endless activity remains; our choice.
  private static let (mostInstants, patience) = (4_000, 2.0)

  /// Creates a fork of a session and runs it, or returns `nil` if the session has no scene.
  package init?(of session: Session) {
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

/// The future of a session without further input.
///
/// It's computed on demand, because most answers don't need it and its cost grows with the number
/// of animators in flight.
final class Ahead {
  private let session: Session
  private let now: Simulation
  private var known: SettledFork?

  /// - Returns: `nil` if the session has no scene.
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

  /// Whether the ends of the animators in flight are known without running a fork.
  var isForeseeable: Bool {
    session.watchers.reactions.all.isEmpty && Prospect(of: now).isForeseeable
  }
}
