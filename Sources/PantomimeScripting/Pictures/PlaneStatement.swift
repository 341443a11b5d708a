import PantomimeKit
import PantomimeReporting

/// `plot rule=half against=projection rate=0.998`: plots the outcomes of lift-offs under a rule, or
/// the differences between two rules.
struct PlaneStatement: Sendable {
  private let rule: NamedRule?
  private let other: NamedRule?
  private let isCompared: Bool

  /// The keys for the options; the second is a path when values are plotted.
  static let subject = VerbKey.name(
    "rule", .rule, "the rule whose decisions to plot, instead of values")
  static let counterpart = VerbKey.name(
    "against", .path, "the path on the horizontal axis, or the rule to compare")

  /// Parses `rule=` and `against=`, each immediately followed by the parameters of its rule.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, whose other options are parsed elsewhere.
  ///   - others: The names of those options.
  init(_ arguments: inout Arguments, besides others: [String]) throws(ScriptError) {
    let catalogue = arguments.catalogue
    var (rule, other): (NamedRule?, NamedRule?)
    var isCompared = false
    var rest = arguments.optionsInOrder()[...]
    var last: NamedRule?
    while let option = rest.popFirst() {
      switch option.name.text {
      case PlaneStatement.subject.name:
        rule = try PlaneStatement.rule(option.value, &rest, catalogue)
        last = rule
      case PlaneStatement.counterpart.name:
        if isCompared { throw PlaneStatement.twice(option) }
        (other, isCompared) = (try PlaneStatement.rule(option.value, &rest, catalogue), true)
        last = other
      case let name where others.contains(name): break
      case let name:
        let known = last?.parameters.map { $0.name } ?? []
        throw ScriptError(
          "'plot' has no option '\(name)' here", option.name.span,
          hint: Spelling.hint(
            name,
            among: [PlaneStatement.subject.name, PlaneStatement.counterpart.name] + others + known,
            what: "options"))
      }
    }
    (self.rule, self.other, self.isCompared) = (rule, other, isCompared)
  }

  /// Returns the named rule, or `nil` for the scene's default.
  private static func rule(
    _ word: Word, _ rest: inout ArraySlice<NamedValue>, _ catalogue: Catalogue
  ) throws(ScriptError) -> NamedRule? {
    if word.text == NamedRule.nameOfOwn { return nil }
    let behind = rest
    let rule: NamedRule = try RuleStatement.named(
      word, &rest, among: catalogue.rules, what: "rule", all: "rules", others: [NamedRule.nameOfOwn]
    )
    var names: Set<String> = []
    for option in behind.dropLast(rest.count) where !names.insert(option.name.text).inserted {
      throw twice(option)
    }
    return rule
  }

  private static func twice(_ option: NamedValue) -> ScriptError {
    ScriptError(
      "'\(option.name.text)' is given twice", option.name.span, hint: "keep one")
  }

  /// Returns the plane around the lift-off of the active or last pan.
  func picture(in session: Session, _ verb: Span) throws(ScriptError) -> Picture {
    let simulation = try session.simulationWithPan(verb)
    guard let shown = ShownDecision(session) else {
      throw ScriptError(
        "'\(simulation.name)' decides nothing at lift-off", verb,
        hint: "use a scene that does, for example: scene city-guide")
    }
    let decisionRecord = shown.decisionRecord
    let count = decisionRecord.lift.scope == .twoEnds ? 2 : decisionRecord.lift.anchors.count
    let goals = (0..<count).map { index in
      shown.goal(Decision(index, decisionRecord.lift, by: .position, margin: 0, .points, .unsaid))
    }
    let plane = DecisionPlane(
      around: decisionRecord.lift, by: PlaneStatement.judge(rule, decisionRecord),
      against: isCompared ? PlaneStatement.judge(other, decisionRecord) : nil, goals: goals
    ) { ShownDecision.margin($0) }
    return Picture { columns in plane.drawing(columns: columns) }
  }

  private static func judge(
    _ rule: NamedRule?, _ decisionRecord: DecisionRecord
  ) -> DecisionPlane.Judge {
    DecisionPlane.Judge(PlaneStatement.name(rule)) { decisionRecord.decision(by: rule, of: $0) }
  }

  /// Returns the name of a rule, with the parameters that differ from their defaults.
  private static func name(_ rule: NamedRule?) -> String {
    guard let rule else { return NamedRule.nameOfOwn }
    let given = rule.parameters.filter { rule.values[$0] != $0.standard }
    return ([rule.name] + given.map { "\($0.name)=\(Numerals.text(rule.values[$0]))" })
      .joined(separator: " ")
  }
}
