import PantomimeKit
import PantomimeReporting

/// A lift-off and its decision, either between two ends or among anchors, in the words of answers.
struct ShownDecision {
  let record: DecisionRecord
  /// The two ends in the words of the scene, or `nil` if the decision is among anchors.
  private let ends: Ends?

  /// Creates the decision for the active or last pan, or returns `nil` if there is none.
  ///
  /// - Parameter lift: The lift-off of that decision, if the caller has already replayed the
  ///   session up to it.
  init?(_ session: Session, lift: DecidedLift? = nil) {
    guard let record = session.simulation?.decisionRecord else { return nil }
    self.record = record
    ends =
      record.lift.scope == .twoEnds
      ? (lift ?? DecidedLift(of: session)).flatMap { Ends(of: $0) } : nil
  }

  /// The instant of the decision.
  var time: Instant { record.time }

  /// The column for the outcome of a decision.
  var goalColumn: PlainTable.Column {
    switch record.lift.scope {
    case .twoEnds: .init("outcome")
    case .anchors: .init("settles at", .decimal)
    }
  }

  /// The columns for the quantity that decides, and for its margin.
  var groundColumns: [PlainTable.Column] { [.init("by"), .init("margin", .decimal)] }

  /// A rule's decision for the lift-off, as text.
  struct Verdict {
    /// The outcome as it follows the word "would": `expand`, `settle at 400`.
    let goal: String
    /// The outcome as it's written in a table cell.
    let cell: String
    /// The quantity that decides, and its margin.
    let ground: [String]
    let reason: String
  }

  /// Returns the decision of a rule, or of the scene's default rule if the argument is `nil`.
  func verdict(by rule: NamedRule?) -> Verdict { verdict(record.decision(by: rule)) }

  /// Returns a decision as text.
  func verdict(_ decision: Decision) -> Verdict {
    Verdict(
      goal: possibility(decision), cell: cell(decision),
      ground: [decision.by.rawValue, ShownDecision.margin(decision)],
      reason: reason(decision))
  }

  /// Returns the outcome of a decision as a phrase: `returns to collapsed`, `settles at 400`.
  func goal(_ decision: Decision) -> String {
    switch record.lift.scope {
    case .twoEnds: ends?[decision].phrase ?? (decision.completes ? "completes" : "reverts")
    case .anchors: "settles at \(Prose.points(decision.anchor))"
    }
  }

  /// Returns the outcome of a decision as it follows the word "would".
  private func possibility(_ decision: Decision) -> String {
    switch record.lift.scope {
    case .twoEnds: ends?[decision].wouldPhrase ?? (decision.completes ? "complete" : "revert")
    case .anchors: "settle at \(Prose.points(decision.anchor))"
    }
  }

  /// Returns the outcome of a decision as a word: `collapsed`, `400`.
  func cell(_ decision: Decision) -> String {
    switch record.lift.scope {
    case .twoEnds: ends?.word(decision) ?? (decision.completes ? "completes" : "reverts")
    case .anchors: Prose.points(decision.anchor)
    }
  }

  /// Returns the reason for a decision, in the words of answers.
  ///
  /// - Parameter omitsKnown: Whether another line has already named the velocity.
  func reason(_ decision: Decision, omitsKnown: Bool = false) -> String {
    Wording(along: record.direction, omitsKnown: omitsKnown).text(of: decision.why)
  }

  /// Returns, for a table cell, the outcome that a rule would have at another velocity of the
  /// finger.
  func cell(by rule: NamedRule?, at velocity: Vector) -> String? {
    record.decision(by: rule, at: velocity).map { cell($0) }
  }

  /// Returns the text for the amount by which the deciding quantity may change without changing the
  /// decision.
  static func margin(_ decision: Decision) -> String {
    let margin = decision.margin
    guard margin.isFinite else { return "any" }
    switch decision.unit {
    case .fraction: return Prose.share(margin) + " of the distance"
    case .points: return Prose.points(margin) + " pt"
    case .pointsPerSecond: return Prose.speed(margin) + " pt/s"
    case .distancesPerSecond:
      let shown = Prose.plain(margin)
      return shown + (shown == "1" ? " distance/s" : " distances/s")
    case .flag, .count, .seconds, .perMillisecond: return decision.unit.text(margin)
    }
  }

  /// Returns a description of the lift-off and of the rule that has decided, on one line; and of the
  /// rule in effect, if it's another one or has other parameters.
  func title(_ session: Session) -> String {
    let end = record.lift.isCancelled ? "cancelled" : "released"
    return "\(end) at \(Prose.seconds(time.seconds)) s: \(stood); \(rules(session))\n"
  }

  /// Returns the rule that has decided, and the rule in effect if that is another one.
  func rules(_ session: Session) -> String {
    let present = session.ruleInEffect
    return ruleOfDecision(session).map { "decided by \($0), rule now \(present)" }
      ?? "rule \(present)"
  }

  /// Returns the rule that has decided, with its parameters, or `nil` if it's still in effect; the
  /// rule in effect decides as long as a finger is down.
  func ruleOfDecision(_ session: Session) -> String? { session.formerRule(record.chosenRule) }

  /// The text for the progress and the velocity at lift-off.
  var stood: String {
    let lift = record.lift
    let across = "\(Prose.speed(lift.crossVelocity)) pt/s across"
    switch lift.scope {
    case .twoEnds:
      let whole = lift.distance > 0 ? " of \(Prose.points(lift.distance)) pt" : ""
      return "\(Prose.share(lift.progress))\(whole), \(speed), \(across)"
    case .anchors:
      return "from \(Prose.points(lift.start)) to \(Prose.points(lift.position)) pt, "
        + "\(speed), \(across); anchors "
        + lift.anchors.map { Prose.points($0) }.joined(separator: ", ")
    }
  }

  /// The velocity, with its direction as a word.
  private var speed: String {
    let velocity = record.lift.velocity
    guard velocity != 0 else { return "zero velocity" }
    let wording = Wording(along: record.direction)
    let text = Prose.speed(velocity, apart: record.decision.why.speeds)
    return "\(text) pt/s \(velocity > 0 ? wording.ahead : wording.behind)"
  }
}

extension DecisionRecord {
  /// Returns the distance from a progress to the end that was decided, in points of the finger.
  func distanceLeft(from progress: Double) -> Double {
    lift.distance * (decision.completes ? 1 - progress : progress)
  }
}
