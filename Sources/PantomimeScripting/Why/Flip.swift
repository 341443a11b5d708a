import PantomimeKit
import PantomimeReporting

/// The least change that would have led elsewhere, in words.
enum Flip {
  /// What to change, as a statement, and what it would come to; or why there is no such number.
  ///
  /// - Parameter time: when that was decided which is asked about.
  static func told(_ session: Session, decidedAt time: Instant) -> [String] {
    guard let gesture = session.lastGestures() else {
      return ["no gesture is remembered that could be made once more"]
    }
    guard var search = FlipSearch(session, gesture) else {
      return ["made once more it leads elsewhere by itself, by what was set since"]
    }
    guard search.time == time else {
      return ["another gesture was made since, and only the last one is made once more"]
    }
    let ruling = session.simulation?.ruling
    let isRefused = session.simulation.map { Flip.isRefused($0) } ?? false
    let decision = isRefused ? nil : ruling?.decision
    let heading = ruling.flatMap { Heading($0) }
    if let flip = search.flip(decision, isVertical: isRefused ? nil : heading?.isVertical) {
      return sentence(flip)
    }
    if decision?.by == .cancellation {
      return ["a cancelled gesture goes back, whatever its numbers"]
    }
    let none =
      search.hasNumbers
      ? "no change of one of its numbers was found that leads elsewhere"
      : "the gesture was given no number that would have led elsewhere"
    guard decision != nil, let rule = otherRule(search, session) else { return [none] }
    return said(none, "another rule does", rule, divider: "; ")
  }

  /// Longer than this, a sentence and a statement stand in lines of their own, so that the statement
  /// can be copied; our choice.
  private static let longest = 48

  /// A sentence with the statement that goes with it, which is not torn apart.
  private static func said(
    _ before: String, _ after: String, _ change: NamedValue, divider: String
  ) -> [String] {
    let sentence = [before, after].filter { !$0.isEmpty }.joined(separator: divider) + ":"
    let statement = "`again \(text(change))`"
    return sentence.count + 1 + statement.count <= longest
      ? ["\(sentence) \(statement)"] : [sentence, statement]
  }

  /// Whether what was said last of a touch is that its pan was refused.
  private static func isRefused(_ simulation: Simulation) -> Bool {
    let last = simulation.trace.entries.last { entry in
      entry.event.theme == .decided || entry.event.theme == .panRefused
    }
    return last?.event.theme == .panRefused
  }

  private static func otherRule(_ search: FlipSearch, _ session: Session) -> NamedValue? {
    guard let ruling = session.simulation?.ruling else { return nil }
    let present = ruling.decision
    for rule in session.catalogue.rules where ruling.decision(by: rule).index != present.index {
      if let change = search.leadsElsewhere(under: rule) { return change }
    }
    return nil
  }

  private static func text(_ change: NamedValue) -> String {
    "\(change.name.text)=\(change.value.text)"
  }

  private static func sentence(_ flip: FlipSearch.Flip) -> [String] {
    let what = "\(difference(flip)) and \(consequence(flip.replayed))"
    let least = flip.isLeast ? "any change that way is enough" : ""
    return said(least, what, flip.change, divider: ": ")
  }

  // MARK: - What to change

  private static func difference(_ flip: FlipSearch.Flip) -> String {
    let isMore = flip.number > flip.parameter.number
    switch flip.parameter.quantity {
    case .time:
      let unit = flip.parameter.unit.isEmpty ? "s" : flip.parameter.unit
      return "\(size(of: flip)) \(unit) \(isMore ? "longer" : "shorter")"
    case .speed: return "\(size(of: flip)) pt/s \(isMore ? "faster" : "slower")"
    case .velocity(let extent): return directed(flip, extent, isVelocity: true)
    case .distance(let extent): return directed(flip, extent, isVelocity: false)
    case nil: return directed(flip, .both, isVelocity: false)
    }
  }

  /// The change as exactly as the statement has it.
  private static func size(of flip: FlipSearch.Flip) -> String {
    Numerals.text((flip.number - flip.parameter.number).magnitude, decimals: flip.decimals)
  }

  /// A number with a sign, told by where it points.
  private static func directed(
    _ flip: FlipSearch.Flip, _ extent: GestureQuantity.Extent, isVelocity: Bool
  ) -> String {
    let (old, new) = (flip.parameter.number, flip.number)
    let isVertical = extent == .vertical || flip.parameter.part == 1
    func pointed(_ number: Double, _ unit: String) -> String {
      guard number != 0 else { return "none" }
      let word =
        isVertical ? (number < 0 ? "up" : "down") : (number < 0 ? "left" : "right")
      let parts = [Numerals.text(number.magnitude, decimals: 4), unit, word]
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
    let unit = isVelocity ? "pt/s" : "pt"
    guard old != 0, new != 0, (old < 0) == (new < 0) else {
      return "\(pointed(new, unit)) instead of \(pointed(old, new == 0 ? unit : ""))"
    }
    let isMore = new.magnitude > old.magnitude
    let more = isVelocity ? (isMore ? "faster" : "slower") : (isMore ? "further" : "less far")
    let word = isVertical ? (old < 0 ? "up" : "down") : (old < 0 ? "left" : "right")
    return "\(size(of: flip)) \(unit) \(more)" + (isVelocity ? "" : " \(word)")
  }

  // MARK: - What it would come to

  private static func consequence(_ replayed: Replayed) -> String {
    guard let start = replayed.start.simulation, let end = replayed.lifted.simulation,
      let ahead = Ahead(of: replayed.lifted)
    else { return "it leads elsewhere" }
    let moment = Moment(
      before: start, after: end, entries: end.entries(since: start), response: .nothing,
      ahead: ahead,
      catalogue: replayed.lifted.catalogue)
    let last = moment.last(.decided, .panRefused)
    if last == nil { return "no pan begins" }
    if let last, last.event.theme == .panRefused {
      let winner = last.event.winner ?? "none"
      let loser = last.event.gesture ?? end.panView ?? "the pan"
      return winner == "none" ? "\(loser) is refused" : "\(winner) wins, and \(loser) is refused"
    }
    if let place = last?.event.anchor {
      return "it rests at \(Prose.points(place))"
    }
    guard let landing = Answers.landing(moment) else {
      return last?.event.lastWord == "start" ? "it goes back" : "it goes on"
    }
    return landing.isBack ? "it goes back to \(landing.word)" : "it goes to \(landing.word)"
  }
}
