import PantomimeKit
import PantomimeReporting

/// Where something comes to rest by itself, in the scene's own words, and when.
struct Destination {
  /// The state it leads to.
  let word: String
  /// Whether it leads back to where it came from.
  let isBack: Bool
  /// Seconds until then.
  let seconds: Double

  /// As the outcome of something: `expanded`, `back to collapsed`.
  var phrase: String { isBack ? "back to \(word)" : word }

  /// A clause of a kind that ends here.
  func clause(_ kind: Clause.Kind, _ subject: String? = nil) -> Clause {
    Clause(kind, subject, to: word, isReturn: isBack, in: seconds)
  }
}

extension Moment {
  /// Where an animator comes to its end by itself; `nil` if it does not.
  func destination(of animator: String) -> Destination? {
    func isEnd(_ entry: Trace.Entry) -> Bool {
      entry.event.theme == .completed && entry.event.animator == animator
    }
    let end = entriesAtNow.first(where: isEnd)
    guard ahead.isForeseeable else {
      return (end ?? rest.entries.first(where: isEnd)).map {
        destination(endingWith: $0, of: animator, in: rest.simulation)
      }
    }
    if let end { return destination(endingWith: end, of: animator, in: after) }
    guard let end = after.prospect.ownEnd(of: animator) else { return nil }
    return destination(
      of: animator, isBack: end.position == .start, place: end.place, at: end.time, in: after)
  }

  /// What has happened at this instant already: an end that an input creates comes at once.
  private var entriesAtNow: [Trace.Entry] {
    guard let turn = entries.lastIndex(where: { Moment.isImpulse($0.event) }) else { return [] }
    return entries[turn...].filter { $0.time == after.now }
  }

  private static func isImpulse(_ event: Event) -> Bool {
    switch event.theme {
    case .continued, .started, .delayed, .decided: true
    default: false
    }
  }

  /// Where a completion leads.
  ///
  /// - Parameters:
  ///   - end: the completion.
  ///   - animator: whose it is.
  ///   - simulation: the one whose state is asked.
  func destination(
    endingWith end: Trace.Entry, of animator: String, in simulation: Simulation
  ) -> Destination {
    destination(
      of: animator, isBack: end.event.lastWord == "start", place: end.event.runEnd,
      at: end.time, in: simulation)
  }

  private func destination(
    of animator: String, isBack: Bool, place: String?, at time: Instant,
    in simulation: Simulation
  ) -> Destination {
    Destination(
      word: anchor ?? state(of: animator, in: simulation) ?? place ?? (isBack ? "home" : "out"),
      isBack: isBack, seconds: seconds(until: time))
  }

  /// The anchor that was chosen last, by its place; `nil` where there are two ends.
  private var anchor: String? {
    guard !isPanUnderWay, let ruling = after.ruling, ruling.lift.scope == .anchors else {
      return nil
    }
    return Prose.points(ruling.decision.anchor)
  }

  /// The word of the scene's state that an animator leads to; `nil` where the scene has none for it.
  func state(of animator: String, in simulation: Simulation) -> String? {
    if case .word(let word)? = simulation.read("\(animator).state") { return word }
    guard hasStates(simulation) else { return nil }
    let isItsOwn =
      simulation.principalAnimator == animator || simulation.state != after.state
      || before.map { simulation.state != $0.state } ?? false
    return isItsOwn ? simulation.state : nil
  }

  /// Whether the state tells anything; an empty stage has none until it is given one.
  func hasStates(_ simulation: Simulation) -> Bool {
    simulation.state != simulation.name
  }

  /// What a transition leads to, from now on or just now.
  var transitionEnd: Destination? {
    guard
      let end = (entries.filter { $0.time == after.now } + rest.entries).first(where: {
        $0.event.theme == .transitionEnded
      })
    else { return nil }
    return Destination(
      word: rest.simulation.state, isBack: end.event.lastWord == "cancelled",
      seconds: seconds(until: end.time))
  }
}
