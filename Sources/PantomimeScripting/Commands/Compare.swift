import PantomimeKit
import PantomimeScenes

/// `compare rules`, `compare estimators`: one gesture, decided in every way there is.
package struct Compare: Command {
  package static let form = Form(
    "compare", "Runs the present gesture under other rules, or under all estimators.",
    details: "It looks at the pan under way as if the finger lifted now with the velocity last "
      + "reported, or at the last lift-off. `compare rules` shows the rules that decide otherwise "
      + "than the one in force, by what they decide; `compare rules all` every rule, `compare "
      + "rules sign half` those named. The margin is by how much the number that decided may "
      + "change before it may lead elsewhere, `any` where it may be anything. Among several "
      + "anchors it shows at which one it would rest. What is in force is marked. `compare "
      + "estimators` is what `velocity` shows.",
    positionals: [
      .choice(SubjectWord.self),
      Positional(.rules, isOptional: true),
    ],
    more: "…",
    example: [
      "scene city-guide", "pan began", "wait 0.1", "pan changed dy=-40", "compare rules",
    ])

  private enum SubjectWord: String, CaseIterable {
    case rules, estimators
  }

  private enum Subject {
    case rules(RulingTable.Choice)
    case estimators
  }

  /// The word for every rule.
  private static let all = NamedRule.nameOfAll

  private let subject: Subject
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    let word: SubjectWord = try arguments.choice(
      "what to compare", what: "comparison of", all: "comparisons", example: "compare rules")
    switch word {
    case .rules: subject = .rules(try Compare.choice(&arguments))
    case .estimators: subject = .estimators
    }
  }

  /// What follows `compare rules`.
  private static func choice(
    _ arguments: inout Arguments
  ) throws(ScriptError) -> RulingTable.Choice {
    if arguments.accept(all) != nil { return .all }
    var names: [String] = []
    while let word = arguments.next() {
      if word.text != NamedRule.nameOfOwn {
        let others = [NamedRule.nameOfOwn] + (names.isEmpty ? [all] : [])
        _ = try word.named(
          among: arguments.catalogue.rules, what: "rule", all: "rules", others: others)
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
      given.count == 1 ? [Candidate(all, "Every rule, whatever it decides.")] : []
    let own = [Candidate(NamedRule.nameOfOwn, "What the running scene decides by itself.")]
    let rules = completer.session.catalogue.rules
    let named = rules.map { Candidate($0.name, $0.summary) }
    return every + (own + named).filter { !given.contains($0.text) }
  }

  package var footing: Footing { .look }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try scene.needsScene(verb) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    let simulation = try session.simulationWithPan(verb)
    switch subject {
    case .estimators: return .page(RulingTable.estimators(session, simulation))
    case .rules(let choice):
      guard let ruling = ShownRuling(session) else {
        throw ScriptError(
          "'\(simulation.name)' decides nothing when the finger lifts", verb,
          hint: simulation.name == Blank.name
            ? "let a pan drive something: drive ANIMATOR by=GESTURE along=up way=PT"
            : "a scene that does is, for example: scene city-guide")
      }
      return .page(RulingTable.rules(choice, ruling, of: simulation, in: session.catalogue))
    }
  }
}
