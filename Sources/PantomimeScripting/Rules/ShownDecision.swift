import PantomimeKit
import PantomimeReporting

/// A lift-off as a person is shown it, told between two ends or among anchors, in the words that
/// answers have.
struct ShownDecision {
  let decisionRecord: DecisionRecord
  /// Which way of the finger leads where; `nil` where the scene has not said.
  let heading: Heading?
  /// The two ends in the scene's own words; `nil` among anchors.
  private let ends: Ends?

  /// That of the present or last pan; `nil` where nothing is decided.
  ///
  /// - Parameter lift: the same lift-off, if the caller has played the session up to it already.
  init?(_ session: Session, lift: DecidedLift? = nil) {
    guard let decisionRecord = session.simulation?.decisionRecord else { return nil }
    self.decisionRecord = decisionRecord
    heading = Heading(decisionRecord)
    ends =
      decisionRecord.lift.scope == .twoEnds
      ? (lift ?? DecidedLift(of: session)).flatMap { Ends(of: $0) } : nil
  }

  /// When it was decided.
  var time: Instant { decisionRecord.time }

  /// The column that tells where a decision leads.
  var goalColumn: PlainTable.Column {
    switch decisionRecord.lift.scope {
    case .twoEnds: .init("outcome")
    case .anchors: .init("settles at", .decimal)
    }
  }

  /// The columns that the ground of a decision fills.
  var groundColumns: [PlainTable.Column] { [.init("by"), .init("margin", .decimal)] }

  /// A rule, and what it makes of the lift-off.
  struct Verdict {
    /// The outcome after "would": `expand`, `settle at 400`.
    let goal: String
    /// The same as a cell.
    let cell: String
    /// By what, and by how much.
    let ground: [String]
    let reason: String
  }

  /// What a rule, or with `nil` the scene's own, makes of it.
  func verdict(by rule: NamedRule?) -> Verdict { verdict(decisionRecord.decision(by: rule)) }

  /// A decision in words.
  func verdict(_ decision: Decision) -> Verdict {
    Verdict(
      goal: possibility(decision), cell: cell(decision),
      ground: [decision.by.rawValue, ShownDecision.margin(decision)],
      reason: reason(decision))
  }

  /// The outcome of a decision as a phrase: `returns to collapsed`, `settles at 400`.
  func goal(_ decision: Decision) -> String {
    switch decisionRecord.lift.scope {
    case .twoEnds: ends?[decision].phrase ?? (decision.completes ? "completes" : "reverts")
    case .anchors: "settles at \(Prose.points(decision.anchor))"
    }
  }

  /// The outcome of a decision after "would".
  private func possibility(_ decision: Decision) -> String {
    switch decisionRecord.lift.scope {
    case .twoEnds: ends?[decision].wouldPhrase ?? (decision.completes ? "complete" : "revert")
    case .anchors: "settle at \(Prose.points(decision.anchor))"
    }
  }

  /// The outcome of a decision in a word: `collapsed`, `400`.
  func cell(_ decision: Decision) -> String {
    switch decisionRecord.lift.scope {
    case .twoEnds: ends?.word(decision) ?? (decision.completes ? "completes" : "reverts")
    case .anchors: Prose.points(decision.anchor)
    }
  }

  /// The reason in the words of an answer.
  ///
  /// - Parameter omitsKnown: whether another line has named the velocity.
  func reason(_ decision: Decision, omitsKnown: Bool = false) -> String {
    wording(omitsKnown: omitsKnown).told(decision.why)
  }

  private func wording(omitsKnown: Bool) -> Wording {
    guard let heading else { return Wording(omitsKnown: omitsKnown) }
    return Wording(ahead: heading.ahead, behind: heading.behind, omitsKnown: omitsKnown)
  }

  /// Where a rule leads at another velocity of the finger, as a cell.
  func cell(by rule: NamedRule?, at velocity: Vector) -> String? {
    decisionRecord.decision(by: rule, at: velocity).map { cell($0) }
  }

  /// By how much what decided may change, as text.
  static func margin(_ decision: Decision) -> String {
    let margin = decision.margin
    guard margin.isFinite else { return "any" }
    switch decision.unit {
    case .fraction: return Prose.share(margin) + " of the distance"
    case .points: return Prose.points(margin) + " pt"
    case .pointsPerSecond: return Prose.speed(margin) + " pt/s"
    case .waysPerSecond: return Prose.plain(margin) + " distances/s"
    case .flag, .seconds, .perMillisecond: return decision.unit.text(margin)
    }
  }

  /// How it stood as the finger lifted, in a line.
  func title(_ rule: String) -> String {
    let end = decisionRecord.lift.isCancelled ? "cancelled" : "released"
    return "\(end) at \(Prose.seconds(time.seconds)) s: \(stood); rule \(rule)\n"
  }

  /// How it stood: how far it had come, and how fast it went.
  var stood: String {
    let lift = decisionRecord.lift
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

  /// The velocity with its direction in a word.
  private var speed: String {
    let velocity = decisionRecord.lift.velocity
    guard velocity != 0 else { return "zero velocity" }
    let (ahead, behind) = heading.map { ($0.ahead, $0.behind) } ?? ("forward", "back")
    return "\(Prose.speed(velocity)) pt/s \(velocity > 0 ? ahead : behind)"
  }
}
