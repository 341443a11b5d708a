import PantomimeKit
import PantomimeReporting

/// `plot rule=half against=sign`: where lift-offs lead by a rule, or where two rules differ.
struct PlaneStatement: Sendable {
  private let rule: NamedRule?
  private let other: NamedRule?
  private let isCompared: Bool

  /// - Parameters:
  ///   - rule: the rule's name, or that of the scene's own.
  ///   - against: that of the other one, where two are compared.
  init(_ rule: Word, against: Word?, in catalogue: Catalogue) throws(ScriptError) {
    self.rule = try PlaneStatement.rule(rule, catalogue)
    other = try against.flatMap { word throws(ScriptError) in
      try PlaneStatement.rule(word, catalogue)
    }
    isCompared = against != nil
  }

  private static func rule(
    _ word: Word, _ catalogue: Catalogue
  ) throws(ScriptError) -> NamedRule? {
    if word.text == Session.ownRule { return nil }
    return try word.named(
      among: catalogue.rules, what: "rule", all: "rules", others: [Session.ownRule])
  }

  /// The plane around the lift-off of the present or last pan.
  func picture(in session: Session, _ verb: Span) throws(ScriptError) -> Picture {
    let simulation = try session.simulationWithPan(verb)
    guard let shown = ShownRuling(session) else {
      throw ScriptError(
        "'\(simulation.name)' decides nothing when the finger lifts", verb,
        hint: "a scene that does is, for example: scene city-guide")
    }
    let ruling = shown.ruling
    let count = ruling.lift.scope == .twoEnds ? 2 : ruling.lift.anchors.count
    let goals = (0..<count).map { index in
      shown.goal(Decision(index, ruling.lift, by: .position, margin: 0, .points, .unsaid))
    }
    let plane = DecisionPlane(
      around: ruling.lift, by: PlaneStatement.judge(rule, ruling),
      against: isCompared ? PlaneStatement.judge(other, ruling) : nil, goals: goals)
    return Picture { columns in plane.drawing(columns: columns) }
  }

  private static func judge(_ rule: NamedRule?, _ ruling: Ruling) -> DecisionPlane.Judge {
    DecisionPlane.Judge(rule?.name ?? Session.ownRule) { ruling.decision(by: rule, of: $0) }
  }
}
