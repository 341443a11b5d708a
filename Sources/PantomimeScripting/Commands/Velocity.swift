import PantomimeKit

/// `velocity`: shows what each estimator computes for the pan's velocity, and the decision that
/// would result.
struct VelocityCommand: Command {
  static let form = Form(
    "velocity", "Shows every estimator's velocity and the resulting decision.",
    details: "It evaluates the current pan as if released now, or the last one at "
      + "lift-off. `reported` is the velocity that the scene received; the current estimator is "
      + "marked; `set estimator=NAME` chooses one. The decision is that of the current rule.",
    example: [
      "scene city-guide", "pan began", "wait 0.1", "pan changed dy=-40", "velocity",
    ])

  private let verb: Span

  init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
  }

  var undoBehavior: UndoBehavior { .look }

  func check(_ scene: SceneCheck) throws(ScriptError) { try scene.needsScene(verb) }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    let simulation = try session.running(verb)
    if simulation.panSamples.isEmpty, let drag = ScrollDragSamples(session, simulation) {
      return .page(DecisionTable.estimators(session, drag))
    }
    return .page(DecisionTable.estimators(session, try session.simulationWithPan(verb)))
  }
}
