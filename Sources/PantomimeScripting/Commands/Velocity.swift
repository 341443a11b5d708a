import PantomimeKit

/// `velocity`: what every estimator makes of the pan, and what would be decided with that.
package struct VelocityCommand: Command {
  package static let form = Form(
    "velocity", "Shows what every estimator makes of the pan, and what each would decide.",
    details: "It looks at the pan under way as if the finger lifted now, or at the last one as it "
      + "lifted. `reported` is the velocity that the scene was told; the estimator in force is "
      + "marked, and chosen with `set estimator=NAME`. The decision is that of the rule in force.",
    example: [
      "scene city-guide", "pan began", "wait 0.1", "pan changed dy=-40", "velocity",
    ])

  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
  }

  package var footing: Footing { .look }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try scene.needsScene(verb) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    .page(RulingTable.estimators(session, try session.simulationWithPan(verb)))
  }
}
