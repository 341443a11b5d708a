import PantomimeKit
import PantomimeReporting

/// The states of a simulation at its earlier events, restored from the history, so that the reason
/// for an event doesn't depend on what has happened since.
final class PastStates {
  private let session: Session
  private let simulation: Simulation
  private var known: [Int: (before: Simulation, after: Simulation)] = [:]

  init(_ session: Session, _ simulation: Simulation) {
    (self.session, self.simulation) = (session, simulation)
  }

  /// Returns the simulation immediately before the input that recorded the event at an index, or the
  /// current one if the history doesn't reach back that far.
  func before(_ index: Int) -> Simulation { states(index).before }

  /// Returns the simulation immediately after the input that recorded the event at an index, or the
  /// current one if the history doesn't reach back that far.
  func after(_ index: Int) -> Simulation { states(index).after }

  private func states(_ index: Int) -> (before: Simulation, after: Simulation) {
    if let states = known[index] { return states }
    let states = restored(index) ?? (simulation, simulation)
    known[index] = states
    return states
  }

  /// Replays the statement that recorded an event, up to that event.
  private func restored(_ index: Int) -> (before: Simulation, after: Simulation)? {
    guard let history = session.history, simulation.trace.list.indices.contains(index),
      let past = Lineage(of: session).statement(recording: index)
    else { return nil }
    var recall = Recall(history, for: session)
    guard let start = try? recall.session(before: past).opened(for: past.statement).simulation,
      start.name == simulation.name, start.trace.count <= index
    else { return nil }
    let inputs = simulation.log.list
    var (before, after) = (start, start)
    for entry in inputs[min(start.log.list.count, inputs.endIndex)...] {
      before = after
      _ = try? after.advance(to: entry.time)
      if after.trace.count > index { return (before, after) }
      before = after
      // An input that was refused then is refused again.
      try? after.handle(entry.input)
      if after.trace.count > index { return (before, after) }
    }
    // Time alone has caused the event.
    _ = try? after.advance(to: simulation.trace.list[index].time)
    return after.trace.count > index ? (before, after) : nil
  }
}

extension Session {
  /// Returns the session with an earlier state of its simulation, in which nothing that happened
  /// since has happened.
  func standing(at simulation: Simulation) -> Session {
    var fork = self
    fork.recording.sampler = nil
    fork.watchers.assertions = Assertions()
    fork.simulation = simulation
    fork.watchers.reactions.skip(to: simulation.trace.count)
    return fork
  }
}

/// A pan whose touch was lost, so that whatever it holds stays held.
struct LostTouch {
  private let account: GestureAccount
  private let last: Trace.Entry

  /// Returns the lost touch of the active pan, or `nil` if there is none.
  init?(_ session: Session, _ simulation: Simulation) {
    guard simulation.isPanLost, let last = simulation.lastTouch else { return nil }
    self.last = last
    account = GestureAccount(session, simulation)
  }

  /// Returns whether the touch was lost after an event, given by its index.
  func isLater(than index: Int?, in simulation: Simulation) -> Bool {
    guard let index else { return true }
    return simulation.trace.list[index].time <= last.time
      || !simulation.trace.list[index...].contains { $0.time > last.time }
  }

  var explanation: Explanation {
    let held = account.simulation.held.map { "\($0.text)" } ?? "the pan is still active"
    let time = Prose.seconds(last.time.seconds)
    var why = Explanation("\(held); the touch was lost at \(time) s")
    why.add("touches", account.touches(by: last.time))
    why.add("won", account.winners)
    why.add("lost", account.losers(besides: account.taps))
    why.add("because", Clause(.undelivered).text)
    why.add("when", account.conditions)
    why.add("fault", account.faults)
    why.cite(last.event.reason)
    why.end()
    return why
  }
}

extension Reason {
  /// The speeds that the reason compares, in points per second.
  var speeds: [Double] {
    parts.flatMap { part -> [Double] in
      switch part {
      case .number(let number), .speed(let number), .limit(let number): [number.magnitude]
      case .aside(_, let answered): answered.speeds
      case .known(let known): known.speeds
      case .text, .count, .share, .heading, .later: []
      }
    }
  }
}
