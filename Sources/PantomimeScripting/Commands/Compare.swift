import PantomimeKit
import PantomimeScenes

/// `compare rules`, `compare estimators`, `compare faults`, `compare timings`: shows the outcome of a
/// gesture under every rule, estimator or fault, or its run under other timings.
package struct Compare: Command {
  package static let form = Form(
    "compare", "Compares the last gesture under other rules, estimators, faults or timings.",
    details: "It evaluates the current pan as if released now with the last "
      + "reported velocity, or the last lift-off. `compare rules` lists the rules that decide differently "
      + "from the current one, grouped by outcome; `compare rules all` lists every rule, `compare "
      + "rules sign half` only those. The margin is how much the deciding number can "
      + "change before the outcome can flip; `any` means that any change can flip it. With several "
      + "anchors, it shows where the value would settle. The current rule is marked. `compare "
      + "estimators` is the same as `velocity`, unless all agree. `compare faults` repeats the scene "
      + "from its start with each of its faults alone, and lists those that change the outcome. "
      + "`compare timings` shows the last run of an animator under other curves and springs, or under "
      + "those that are named: how long it lasts, when half of the distance is covered, and how fast "
      + "it is, in remaining distances per second; `plot=yes` draws the curves one above the other.",
    positionals: [
      .choice(SubjectWord.self),
      Positional(.rules, isOptional: true),
    ],
    options: [plot.form] + PictureForm.options,
    more: "…",
    example: [
      "scene city-guide", "pan began", "wait 0.1", "pan changed dy=-40", "compare rules",
    ])

  private enum SubjectWord: String, CaseIterable {
    case rules, estimators, faults, timings
  }

  private static let plot = VerbKey.flag(
    "plot", "with timings: `yes` draws the curves", offering: [.yes])

  private enum Subject {
    case rules(DecisionTable.Choice)
    case estimators
    case faults
    case timings([Word], PictureForm?)
  }

  /// The word that stands for all rules.
  private static let all = NamedRule.nameOfAll

  private let subject: Subject
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    let word: SubjectWord = try arguments.choice(
      "a comparison", what: "comparison", all: "comparisons", example: "compare rules")
    switch word {
    case .rules: subject = .rules(try Compare.choice(&arguments))
    case .estimators: subject = .estimators
    case .faults: subject = .faults
    case .timings:
      let form = try PictureForm(ofTiming: &arguments, Self.plot)
      var timings: [Word] = []
      while let word = arguments.next() {
        _ = try TimingValue.read(word)
        timings.append(word)
      }
      subject = .timings(timings, form)
    }
  }

  /// Returns the rules after `compare rules`.
  private static func choice(
    _ arguments: inout Arguments
  ) throws(ScriptError) -> DecisionTable.Choice {
    if arguments.accept(all) != nil { return .all }
    var names: [String] = []
    while let word = arguments.next() {
      if word.text != NamedRule.nameOfOwn {
        let others = [NamedRule.nameOfOwn] + (names.isEmpty ? [all] : [])
        _ = try word.named(
          among: arguments.catalog.rules, what: "rule", all: "rules", others: others)
      }
      names.append(word.text)
    }
    return names.isEmpty ? .different : .named(names)
  }

  package static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]? {
    let given = given.filter { !$0.contains("=") }
    guard let subject = given.first else {
      return SubjectWord.allCases.map { Candidate($0.rawValue) }
    }
    guard subject == SubjectWord.rules.rawValue, !given.contains(all) else { return [] }
    let every =
      given.count == 1 ? [Candidate(all, "Every rule.")] : []
    let own = [Candidate(NamedRule.nameOfOwn, "The running scene's rule.")]
    let rules = completer.session.catalog.rules
    let named = rules.map { Candidate($0.name, $0.summary) }
    return every + (own + named).filter { !given.contains($0.text) }
  }

  package static func options(after given: [String]) -> [OptionForm] {
    let isOfTimings = given.first.map { $0 == SubjectWord.timings.rawValue } ?? true
    return isOfTimings ? form.options : []
  }

  package var undoBehavior: UndoBehavior {
    // Faults are compared by replaying the gesture.
    if case .faults = subject { .past(isStep: false) } else { .look }
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    if case .timings(_, let form?) = subject { try form.check(scene) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    switch subject {
    case .faults: return .page(try FaultTable(session, verb: verb).page)
    case .timings(let timings, let form):
      let table = try TimingTable(session, timings, verb: verb)
      guard let form else { return .page(table.page) }
      return try form.response(table.picture, in: session)
    case .estimators:
      return .page(DecisionTable.agreement(session, try session.simulationWithPan(verb)))
    case .rules(let choice):
      let simulation = try session.simulationWithPan(verb)
      guard let shown = ShownDecision(session) else {
        throw ScriptError(
          "'\(simulation.name)' has no lift-off decision to compare", verb,
          hint: simulation.name == Blank.name
            ? "connect a pan: drive ANIMATOR by=GESTURE along=up way=PT"
            : "use a scene that has one, for example: scene city-guide")
      }
      return .page(DecisionTable.rules(choice, shown, in: session))
    }
  }
}
