import PantomimeKit
import PantomimeReporting

/// `plot rule=half against=projection rate=0.998`: plots the outcomes of lift-offs under one rule,
/// or the differences between the outcomes under two rules.
struct PlaneStatement: Sendable {
  private let rule: NamedRule?
  private let other: NamedRule?
  private let isCompared: Bool

  /// The keys for the options; without a rule, the value of the second one is a path.
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
    let catalog = arguments.catalog
    var (rule, other): (NamedRule?, NamedRule?)
    var isCompared = false
    var rest = arguments.optionsInOrder()[...]
    var last: NamedRule?
    while let option = rest.popFirst() {
      switch option.name.text {
      case PlaneStatement.subject.name:
        rule = try PlaneStatement.rule(option.value, &rest, catalog)
        last = rule
      case PlaneStatement.counterpart.name:
        if isCompared { throw PlaneStatement.twice(option) }
        (other, isCompared) = (try PlaneStatement.rule(option.value, &rest, catalog), true)
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
    _ word: Word, _ rest: inout ArraySlice<NamedValue>, _ catalog: Catalog
  ) throws(ScriptError) -> NamedRule? {
    if word.text == NamedRule.nameOfOwn { return nil }
    let behind = rest
    let rule: NamedRule = try RuleStatement.named(
      word, &rest, among: catalog.rules(for: word), what: "rule", all: "rules",
      others: [NamedRule.nameOfOwn])
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

  /// Returns the picture of the lift-offs whose distances and velocities are around those of the
  /// active or last pan.
  func picture(in session: Session, _ verb: Span) throws(ScriptError) -> Picture {
    let simulation = try session.simulationWithPan(verb)
    guard let shown = ShownDecision(session) else {
      throw ScriptError(
        "'\(simulation.name)' has no lift-off decision to draw", verb,
        hint: "use a scene that has one, for example: scene city-guide")
    }
    let record = shown.record
    // The record names the rule that decided, which isn't the scene's if another one was set.
    let own = record.chosenRule == nil ? record.rule ?? NamedRule.nameOfOwn : NamedRule.nameOfOwn
    func judge(_ rule: NamedRule?) -> DecisionPlane.Judge {
      DecisionPlane.Judge(rule.map { PlaneStatement.name($0) } ?? own) {
        record.decision(by: rule, of: $0)
      }
    }
    let count = record.lift.scope == .twoEnds ? 2 : record.lift.anchors.count
    let ends = (0..<count).map { index in
      Decision(index, record.lift, by: .position, margin: 0, .points, .unsaid)
    }
    let wording = Wording(along: record.direction)
    let words = DecisionPlane.Words(
      outcomes: ends.map { shown.goal($0) }, conditionals: ends.map { shown.verdict($0).goal },
      ahead: wording.ahead, behind: wording.behind,
      subject: Film(of: session)?.subject ?? simulation.name)
    let plane = DecisionPlane(
      around: record.lift, past: PlaneStatement.past(session, before: record.time),
      by: judge(rule), against: isCompared ? judge(other) : nil, words: words)
    return Picture { room in plane.drawing(columns: room.columns, rows: room.rows) }
  }

  /// The maximum number of earlier releases, and of inputs that are replayed to find them; our
  /// choice.
  private static let (mostPast, mostInputs) = (20, 20_000)

  /// Returns the earlier releases in the scene for which there was a decision.
  private static func past(_ session: Session, before time: Instant) -> [LiftOff] {
    guard let simulation = session.simulation, simulation.log.list.count <= mostInputs,
      let film = Film(of: session, from: .zero)
    else { return [] }
    var instants: [Instant] = []
    for entry in film.entries where entry.event.kind == .decided && entry.time < time {
      if instants.last != entry.time { instants.append(entry.time) }
    }
    return film.simulations(at: instants.suffix(mostPast)).compactMap { $0.decisionRecord?.lift }
  }

  /// Returns the name of a rule, with the parameters that differ from their defaults.
  private static func name(_ rule: NamedRule) -> String {
    let given = rule.parameters.filter { rule.values[$0] != $0.standard }
    return ([rule.name] + given.map { "\($0.name)=\(Numerals.text(rule.values[$0]))" })
      .joined(separator: " ")
  }
}
