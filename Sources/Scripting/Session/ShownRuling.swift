import PantomimeKit
import Reporting

/// A lift-off as tables show it, whether it was decided between two ends or between anchors.
enum ShownRuling {
  case ends(Ruling)
  case anchors(AnchorRuling)

  /// That of the present or last pan; `nil` where nothing is decided.
  init?(_ simulation: any Simulating) {
    if let ruling = simulation.ruling {
      self = .ends(ruling)
    } else if let ruling = simulation.anchorRuling {
      self = .anchors(ruling)
    } else {
      return nil
    }
  }

  /// When it was decided.
  var time: Instant {
    switch self {
    case .ends(let ruling): ruling.time
    case .anchors(let ruling): ruling.time
    }
  }

  /// The columns that a decision fills.
  var columns: [PlainTable.Column] {
    let common: [PlainTable.Column] = [.init("by"), .init("margin", .decimal)]
    switch self {
    case .ends: return [.init("outcome")] + common
    case .anchors: return [.init("anchor", .decimal), .init("at pt", .decimal)] + common
    }
  }

  /// What was decided, as cells.
  var decided: [String] {
    switch self {
    case .ends(let ruling): ShownRuling.cells(ruling.decision)
    case .anchors(let ruling): ShownRuling.cells(ruling.decision)
    }
  }

  /// What a rule, or with `nil` the scene's own, makes of it, as cells, and why.
  func cells(by rule: NamedRule?) -> (cells: [String], reason: String) {
    switch self {
    case .ends(let ruling):
      let decision = ruling.decision(by: rule)
      return (ShownRuling.cells(decision), decision.reason)
    case .anchors(let ruling):
      let decision = ruling.decision(by: rule)
      return (ShownRuling.cells(decision), decision.reason)
    }
  }

  /// What a rule makes of it at another velocity of the finger, as cells.
  func cells(by rule: NamedRule?, at velocity: Vector) -> [String] {
    switch self {
    case .ends(let ruling):
      ruling.decision(by: rule, at: velocity).map { ShownRuling.cells($0) } ?? []
    case .anchors(let ruling):
      ruling.decision(by: rule, at: velocity).map { ShownRuling.cells($0) } ?? []
    }
  }

  private static func cells(_ decision: Decision) -> [String] {
    [
      decision.completes ? "completes" : "goes back", decision.by.rawValue,
      margin(decision.margin, decision.unit),
    ]
  }

  private static func cells(_ decision: AnchorDecision) -> [String] {
    [
      String(decision.index), number(decision.anchor), decision.by.rawValue,
      margin(decision.margin, decision.unit),
    ]
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
    let (isCancelled, stood) =
      switch self {
      case .ends(let ruling): (ruling.lift.isCancelled, ShownRuling.stood(ruling.lift))
      case .anchors(let ruling): (ruling.lift.isCancelled, ShownRuling.stood(ruling.lift))
      }
    let end = isCancelled ? "cancelled" : "lifted"
    return "\(end) at \(Numerals.text(time.seconds)) s, \(stood); rule \(rule)\n"
  }

  private static func stood(_ lift: LiftOff) -> String {
    "progress \(number(lift.progress)) of \(number(lift.distance)) pt, "
      + "\(number(lift.velocity)) pt/s to the end, \(number(lift.crossVelocity)) across"
  }

  private static func stood(_ lift: AnchoredLiftOff) -> String {
    "from \(number(lift.start)) to \(number(lift.position)) pt, \(number(lift.velocity)) pt/s, "
      + "\(number(lift.crossVelocity)) across; anchors "
      + lift.anchors.map(number).joined(separator: ", ")
  }

  static func number(_ value: Double) -> String {
    Numerals.text(value, decimals: Numerals.shownDecimals)
  }
}
