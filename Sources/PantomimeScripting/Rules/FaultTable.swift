import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The outcomes of the last gesture under each fault of its scene, side by side.
struct FaultTable {
  private let entry: SceneEntry
  private let gesture: PastGesture
  /// The session immediately after the scene's start, and the statements from then to the gesture.
  private let base: Session
  private let earlier: [HistoryEntry]

  /// - Throws: An error if the scene has no faults, or if there was no gesture.
  init(_ session: Session, verb: Span) throws(ScriptError) {
    let simulation = try session.running(verb)
    guard let entry = session.catalog.scene(simulation.name), !entry.faults.isEmpty else {
      throw ScriptError(
        "'\(simulation.name)' has no faults", verb,
        hint: "use a scene that has some, for example: scene city-guide")
    }
    guard let gesture = session.lastGestures()?.withoutSampler else {
      throw ScriptError(
        "there is no gesture to repeat", verb,
        hint: "for example: \(entry.examples.first ?? "pan began")")
    }
    var earlier: [HistoryEntry] = []
    for past in Lineage(of: gesture.start) {
      guard !past.statement.beginsScene, past.stood.scene != nil else { break }
      earlier.append(past)
    }
    (self.entry, self.gesture, self.earlier) = (entry, gesture, earlier.reversed())
    guard let history = session.history, let first = earlier.last else {
      base = gesture.opened(gesture.start)
      return
    }
    var recall = Recall(history, for: session)
    base = try recall.session(before: first).withPersistentState(of: session)
  }

  /// The sessions immediately before and after the gesture.
  private typealias Played = (start: Session, lifted: Session)

  /// Repeats the gesture with only the given faults switched on, or returns `nil` if the gesture
  /// can't be performed.
  private func played(with faults: [String]) -> Played? {
    guard var options = base.simulation?.log.options else { return nil }
    options.set(SceneOption.faults([]).name, to: .faults(faults))
    guard let begun = try? entry.start(options) else { return nil }
    var fork = base.bare
    fork.begin(begun)
    for past in earlier {
      switch past.kind {
      case .upTo(let instant):
        guard (try? fork.advance(to: instant, span: Span(0, 0))) != nil else { return nil }
      case .aside: continue
      default: guard (try? fork.execute(past.statement)) != nil else { return nil }
      }
    }
    let start = fork
    for statement in gesture.statements {
      guard (try? fork.execute(statement)) != nil else { return nil }
    }
    return (start, fork)
  }

  /// The outcome of a gesture, in the form that a row shows.
  private struct Outcome {
    let text: String
    let rest: String
    let simulation: Simulation?
    /// The numbers of times that the faults changed something, from the gesture until everything is
    /// at rest.
    private let counts: [String: Int]

    init(_ played: Played) {
      let answer = GestureComparison.answer(played.start, played.lifted)
      text = answer?.outcome.first?.untimedBody ?? "nothing"
      rest = GestureComparison.rest(played.lifted)
      simulation = SettledFork(of: played.lifted)?.simulation
      let start = played.start.simulation?.trace.count ?? 0
      let entries = simulation?.trace.list
      counts =
        entries.map { entries in
          entries[max(start, entries.startIndex)...].reduce(into: [:]) { counts, entry in
            if entry.event.kind == .fault { counts[entry.event.lastWord, default: 0] += 1 }
          }
        } ?? [:]
    }

    /// Returns how often a fault changed something although nothing differs at rest, or an empty text
    /// if it didn't.
    func traces(of fault: String) -> String {
      counts[fault].map { "only on the way: \($0 == 1 ? "once" : "\($0) times")" } ?? ""
    }

    /// Returns the first path whose value at rest differs from that in another outcome, with both
    /// values.
    func difference(from other: Outcome) -> String {
      guard let one = other.simulation, let two = simulation,
        let first = PathDifference.all(between: one, and: two).first(where: { $0.path != "time" })
      else { return "" }
      return "\(first.path) \(first.other), not \(first.one)"
    }
  }

  var page: Page {
    let present = Outcome((gesture.opened(gesture.start), gesture.lifted))
    let on = gesture.lifted.simulation?.faults ?? []
    let healthy = on.isEmpty ? present : played(with: []).map { Outcome($0) }
    // Without an outcome to compare with, the faults are compared with those that are on.
    let reference = healthy ?? present
    var table = PlainTable([
      .init("fault"), .init("outcome"), .init("at rest"), .init("differs at rest"),
    ])
    var impossible: [String] = []
    if let healthy {
      table.add(["none", healthy.text, healthy.rest, ""], isMarked: on.isEmpty)
    } else {
      impossible.append("none")
    }
    if !on.isEmpty {
      table.add(
        [
          Spelling.list(on, "and"), present.text, present.rest, present.difference(from: reference),
        ],
        isMarked: true)
    }
    var same = 0
    var standing: [String] = []
    // A fault that is on alone has the marked row.
    for fault in entry.faults where on != [fault.id] {
      guard let played = played(with: [fault.id]) else {
        impossible.append(fault.id)
        continue
      }
      let outcome = Outcome(played)
      let whole = outcome.difference(from: reference)
      let difference = whole.isEmpty ? outcome.traces(of: fault.id) : whole
      guard !difference.isEmpty || outcome.text != reference.text || outcome.rest != reference.rest
      else {
        if fault.changes { same += 1 } else { standing.append(fault.id) }
        continue
      }
      table.add([fault.id, outcome.text, outcome.rest, difference])
    }
    return page(table, same: same, standing: standing, impossible: impossible)
  }

  private func page(
    _ table: PlainTable, same: Int, standing: [String], impossible: [String]
  ) -> Page {
    var page = Page()
    page.add(table)
    if same > 0 {
      page.add("\(same) fault\(same == 1 ? " changes" : "s change") nothing in this gesture\n")
    }
    if !standing.isEmpty {
      page.add("the same on or off: \(standing.joined(separator: ", "))\n")
    }
    if !impossible.isEmpty {
      page.add("the gesture is impossible with \(Spelling.list(impossible, "or"))\n")
    }
    page.add("`faults ID` describes one, and a gesture that shows it, if there is one\n")
    return page
  }
}

extension PastGesture {
  /// The same gesture, in sessions that don't take samples.
  fileprivate var withoutSampler: PastGesture {
    func plain(_ session: Session) -> Session {
      var session = session
      session.recording.sampler = nil
      return session
    }
    return PastGesture(
      start: plain(start), statements: statements, lifted: plain(lifted), present: plain(present))
  }
}
