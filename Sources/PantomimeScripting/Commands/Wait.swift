/// `wait TIME`: advances the clock.
package struct Wait: Command {
  package static let form = Form(
    "wait", "Advances by a time.",
    details:
      "The time is in seconds, `ms`, or frames as in `3f`; `set rate=120` changes the frame rate.",
    positionals: [Positional(.time)], example: ["scene city-guide", "tap on=card", "wait 0.1"])

  let time: TimeValue
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let word = try arguments.next("a time", example: "wait 0.1")
    time = try TimeValue(word)
    span = word.span
  }

  package static let refusalInReaction: RefusalInReaction? = .takesTime

  package var elapsed: Elapsed { .by(time) }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try scene.needsScene(span) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try session.advance(
      to: session.options.frames.instant(after: time, from: session.now), span: span)
    return .nothing
  }
}
