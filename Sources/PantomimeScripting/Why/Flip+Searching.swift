import PantomimeKit
import PantomimeReporting

// The search for the smallest change that would have flipped the outcome.

extension Flip {
  private init(_ words: String, _ change: NamedValue, _ outcome: String) {
    self.init(
      words, change: change, statement: "again \(FlipSearch.text(change))", outcome: outcome)
  }

  /// Returns the change for the last gesture, or `nil` if the host has paused the search.
  ///
  /// - Parameter time: The instant of the decision to flip, or `nil` if there was no decision.
  static func last(_ session: Session, decidedAt time: Instant?) -> Flip? {
    guard let gesture = session.lastGestures() else {
      return Flip("there is no gesture to repeat")
    }
    guard var search = FlipSearch(session, gesture) else {
      return Flip(
        "an unchanged repeat already has another outcome, because settings have changed since")
    }
    guard search.time == time else {
      return Flip("another gesture followed, and `again` repeats only the last one")
    }
    let decisionRecord = session.simulation?.decisionRecord.flatMap { $0.time == time ? $0 : nil }
    let isRefused = session.simulation.map { Flip.isRefused($0) } ?? false
    let decision = isRefused ? nil : decisionRecord?.decision
    let heading = decisionRecord.flatMap { Heading($0) }
    let isVertical = isRefused ? nil : heading?.isVertical
    if let flip = search.flip(decision, isVertical: isVertical) {
      return search.isPaused ? nil : Flip(flip, isMainVertical: isVertical)
    }
    if decision?.by == .cancellation {
      return Flip("a cancelled gesture reverts the run, whatever its parameters")
    }
    let none =
      search.hasNumbers
      ? "no change to a single parameter would do"
      : "the gesture has no parameter that could change the outcome"
    let rule = decision == nil || search.isPaused ? nil : otherRule(search, session)
    guard !search.isPaused else { return nil }
    guard let rule else { return Flip(none) }
    return Flip("\(none); another rule would", rule, "")
  }

  /// Returns the change for a tap, or for a gesture whose movement is so small that it counts as a
  /// tap.
  static func tap(_ session: Session) -> Flip? {
    guard let gesture = session.lastGestures(), let search = FlipSearch(session, gesture),
      search.hasNumbers
    else { return Flip("a tap has no parameter that could change the outcome") }
    return last(session, decidedAt: nil)
  }

  /// Returns the reason for a scroll view without pages, where every change changes the outcome.
  static func withoutThreshold(_ view: String) -> Flip {
    Flip("\(view) has no threshold: any change to the gesture changes where it settles")
  }

  /// Returns whether the last event that decided about a touch refused its pan.
  private static func isRefused(_ simulation: Simulation) -> Bool {
    let last = simulation.trace.entries.last { entry in
      entry.event.theme == .decided || entry.event.theme == .panRefused
    }
    return last?.event.theme == .panRefused
  }

  private static func otherRule(_ search: FlipSearch, _ session: Session) -> NamedValue? {
    guard let decisionRecord = session.simulation?.decisionRecord else { return nil }
    let present = decisionRecord.decision
    for rule in session.catalogue.rules
    where decisionRecord.decision(by: rule).index != present.index {
      if let change = search.leadsElsewhere(under: rule) { return change }
    }
    return nil
  }

  private init(_ flip: FlipSearch.Flip, isMainVertical: Bool?) {
    self.init(
      Flip.difference(flip, isMainVertical) + (flip.isLeast ? " (any amount is enough)" : ""),
      flip.change, Flip.consequence(flip.replayed))
  }

  // MARK: - The change

  private static func difference(
    _ flip: FlipSearch.Flip, _ isMainVertical: Bool?
  ) -> String {
    let isMore = flip.number > flip.parameter.number
    switch flip.parameter.quantity {
    case .time:
      let unit = flip.parameter.unit.isEmpty ? "s" : flip.parameter.unit
      let verb = ["hold", "for"].contains(flip.change.name.text) ? "hold" : "move"
      return "\(verb) for \(size(of: flip)) \(unit) \(isMore ? "longer" : "less")"
    case .speed: return "move \(size(of: flip)) pt/s \(isMore ? "faster" : "slower")"
    case .velocity(let extent): return directed(flip, extent, isMainVertical, isVelocity: true)
    case .distance(let extent): return directed(flip, extent, isMainVertical, isVelocity: false)
    case nil: return directed(flip, .both, isMainVertical, isVelocity: false)
    }
  }

  /// Returns the amount of the change, with the precision of the more precise of the two numbers.
  ///
  /// The new number is rounded, so without that precision the change from 49.6 to 50 would be 0.
  private static func size(of flip: FlipSearch.Flip) -> String {
    let (old, new) = (flip.parameter.number, flip.number)
    let exact = Numerals.text(old, decimals: Numerals.traceDecimals)
    let decimals = (flip.decimals...Numerals.traceDecimals).first {
      Numerals.text(old, decimals: $0) == exact
    }
    return Numerals.text((new - old).magnitude, decimals: decimals ?? Numerals.traceDecimals)
  }

  /// Returns the text for the change of a signed number, with the direction of the change.
  private static func directed(
    _ flip: FlipSearch.Flip, _ extent: GestureQuantity.Extent, _ isMainVertical: Bool?,
    isVelocity: Bool
  ) -> String {
    let (old, new) = (flip.parameter.number, flip.number)
    let isVertical = extent == .vertical || flip.parameter.part == 1
    func pointed(_ number: Double, _ unit: String) -> String {
      guard number != 0 else { return "0" }
      let word =
        isVertical ? (number < 0 ? "up" : "down") : (number < 0 ? "left" : "right")
      let parts = [Numerals.text(number.magnitude, decimals: 4), unit, word]
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
    let unit = isVelocity ? "pt/s" : "pt"
    guard old != 0, new != 0, (old < 0) == (new < 0) else {
      let verb = isVelocity ? "release at" : "drag"
      return "\(verb) \(pointed(new, unit)) instead of \(pointed(old, new == 0 ? unit : ""))"
    }
    let isMore = new.magnitude > old.magnitude
    let more = isVelocity ? (isMore ? "faster" : "slower") : (isMore ? "further" : "less")
    let word = isVertical ? (old < 0 ? "up" : "down") : (old < 0 ? "left" : "right")
    let isAcross = isMainVertical != isVertical
    let across = isVelocity && !isVertical ? " to the \(word)" : " \(word)"
    return "\(isVelocity ? "move" : "drag") \(size(of: flip)) \(unit) \(more)"
      + (isAcross ? across : "")
  }

  // MARK: - Its outcome

  private static func consequence(_ replayed: Replayed) -> String {
    guard let start = replayed.start.simulation, let end = replayed.lifted.simulation,
      let ahead = Ahead(of: replayed.lifted)
    else { return "has another outcome" }
    let moment = AnswerContext(
      before: start, after: end, entries: end.entries(since: start), response: .nothing,
      ahead: ahead,
      catalogue: replayed.lifted.catalogue)
    // A scroll view without pages has no outcome of its own, but it settles somewhere.
    let last =
      FlipSearch.last(from: replayed.start, to: replayed.lifted) ?? moment.last(.scrollReleased)
    if last == nil {
      if moment.last(.tap) != nil { return "becomes a tap" }
      let begins = moment.last(.gestureBegan, .scrollBegan, .pan) != nil
      return begins ? "ends without a decision" : "doesn't begin a pan"
    }
    if let last, last.event.theme == .scrollReleased, let view = last.event.view {
      let place = Answers.place(of: view, in: moment.rest.simulation)
      return "settles \(view) at \(Clause(.scrollEnded, place: place).spot)"
    }
    if let last, last.event.theme == .panRefused {
      let winner = last.event.winner ?? "none"
      let loser = last.event.gesture ?? end.panView ?? "the pan"
      return winner == "none" ? "refuses \(loser)" : "lets \(winner) win"
    }
    if let place = last?.event.anchor {
      return "settles at \(Prose.points(place))"
    }
    guard let landing = Answers.landing(moment) else {
      return last?.event.lastWord == "start" ? "reverts" : "completes"
    }
    return landing.phrase
  }
}
