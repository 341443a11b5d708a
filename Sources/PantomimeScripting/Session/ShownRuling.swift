import PantomimeKit
import PantomimeReporting

/// A lift-off as tables show it, told between two ends or among anchors.
struct ShownRuling {
  private let ruling: Ruling

  /// That of the present or last pan; `nil` where nothing is decided.
  init?(_ simulation: AnySimulation) {
    guard let ruling = simulation.ruling else { return nil }
    self.ruling = ruling
  }

  /// When it was decided.
  var time: Instant { ruling.time }

  /// The columns that a decision fills.
  var columns: [PlainTable.Column] {
    let goal: [PlainTable.Column] =
      switch ruling.lift.scope {
      case .twoEnds: [.init("outcome")]
      case .anchors: [.init("anchor", .decimal), .init("at pt", .decimal)]
      }
    return goal + groundColumns
  }

  /// The columns that the ground of a decision fills.
  var groundColumns: [PlainTable.Column] { [.init("by"), .init("margin", .decimal)] }

  /// A rule, and what it makes of the lift-off.
  struct Verdict {
    /// Where it goes, in words.
    let goal: String
    /// By what, and by how much.
    let ground: [String]
    let reason: String
  }

  /// What a rule, or with `nil` the scene's own, makes of it.
  func verdict(by rule: NamedRule?) -> Verdict {
    let decision = ruling.decision(by: rule)
    let goal =
      switch ruling.lift.scope {
      case .twoEnds: decision.outcome.rawValue
      case .anchors: "anchor \(decision.index) at \(ShownRuling.number(decision.anchor)) pt"
      }
    return Verdict(goal: goal, ground: ground(decision), reason: decision.reason)
  }

  /// What was decided, as cells.
  var decided: [String] { cells(ruling.decision) }

  /// What a rule, or with `nil` the scene's own, makes of it, as cells, and why.
  func cells(by rule: NamedRule?) -> (cells: [String], reason: String) {
    let decision = ruling.decision(by: rule)
    return (cells(decision), decision.reason)
  }

  /// What a rule makes of it at another velocity of the finger, as cells.
  func cells(by rule: NamedRule?, at velocity: Vector) -> [String] {
    ruling.decision(by: rule, at: velocity).map { cells($0) } ?? []
  }

  private func cells(_ decision: Decision) -> [String] {
    let goal: [String] =
      switch ruling.lift.scope {
      case .twoEnds: [decision.outcome.rawValue]
      case .anchors: [String(decision.index), ShownRuling.number(decision.anchor)]
      }
    return goal + ground(decision)
  }

  private func ground(_ decision: Decision) -> [String] {
    [decision.by.rawValue, ShownRuling.margin(decision.margin, decision.unit)]
  }

  private static func margin(_ margin: Double, _ unit: RuleUnit) -> String {
    guard margin.isFinite else { return "any" }
    switch unit {
    case .fraction: return number(margin) + " of the way"
    case .flag: return number(margin)
    case .points, .pointsPerSecond, .waysPerSecond, .seconds, .perMillisecond:
      return number(margin) + " " + unit.rawValue
    }
  }

  /// How it stood as the finger lifted, in a line.
  func title(_ rule: String) -> String {
    let end = ruling.lift.isCancelled ? "cancelled" : "lifted"
    return "\(end) at \(Numerals.text(time.seconds)) s, \(stood); rule \(rule)\n"
  }

  private var stood: String {
    let lift = ruling.lift
    let (velocity, across) = (
      ShownRuling.number(lift.velocity), ShownRuling.number(lift.crossVelocity)
    )
    switch lift.scope {
    case .twoEnds:
      return "progress \(ShownRuling.number(lift.progress)) of "
        + "\(ShownRuling.number(lift.distance)) pt, \(velocity) pt/s to the end, \(across) across"
    case .anchors:
      return "from \(ShownRuling.number(lift.start)) to \(ShownRuling.number(lift.position)) pt, "
        + "\(velocity) pt/s, \(across) across; anchors "
        + lift.anchors.map(ShownRuling.number).joined(separator: ", ")
    }
  }

  static func number(_ value: Double) -> String {
    Numerals.text(value, decimals: Numerals.shownDecimals)
  }
}
