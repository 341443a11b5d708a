import PantomimeKit
import PantomimeScenes

/// `compare rules`, `compare estimators`: one gesture, decided in every way there is.
package struct Compare: Command {
  package static let form = Form(
    "compare", "Runs the present gesture under all rules, or under all estimators.",
    details: "It looks at the pan under way as if the finger lifted now with the velocity last "
      + "reported, or at the last lift-off. The margin is by how much the number that decided may "
      + "change before the other end may win, `any` where it may be anything. Between several "
      + "anchors it shows which one each rule would choose. What is in force is marked. `compare "
      + "estimators` is what `velocity` shows.",
    positionals: [Positional(.words(Subject.allCases.map { $0.rawValue }))],
    example: [
      "scene city-guide", "pan began", "wait 0.1", "pan changed dy=-40", "compare rules",
    ])

  private enum Subject: String, CaseIterable {
    case rules
    case estimators
  }

  private let subject: Subject
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    let word = try arguments.next("what to compare", example: "compare rules")
    let name = try word.choice(
      Subject.allCases.map { $0.rawValue }, what: "comparison of", all: "comparisons")
    subject = Subject(rawValue: name) ?? .rules
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try scene.needsScene(verb) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    let simulation = try session.simulationWithPan(verb)
    switch subject {
    case .estimators: return .text(RulingTable.estimators(simulation))
    case .rules:
      guard let ruling = ShownRuling(simulation) else {
        throw ScriptError(
          "'\(simulation.name)' decides nothing when the finger lifts", verb,
          hint: simulation.name == Blank.name
            ? "let a pan drive something: drive ANIMATOR by=GESTURE along=up way=PT"
            : "a scene that does is, for example: scene city-guide")
      }
      return .text(RulingTable.rules(ruling, of: simulation))
    }
  }
}
