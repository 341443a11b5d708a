import PantomimeKit

/// `animator NAME duration=0.5 curve=spring(0.8)`: adds an animator.
struct AnimatorCommand: MakerCommand {
  static let form = Form(
    "animator", "Adds an animator with one completion.",
    details: "It is inactive; `animate` adds animations. A spring with physical constants "
      + "determines the duration (A138).",
    positionals: [Positional(.name)],
    options: [duration.form, curve.form],
    example: ["scene blank", "animator open duration=0.5 curve=spring(0.8)"])

  private static let duration = VerbKey.seconds(
    "duration", "the duration of a full run, default 0.25 s (T105)")
  private static let curve = VerbKey.timing("curve", "the timing, default ease-in-out")

  let construction: Construction
  let span: Span

  /// The default duration of Core Animation, in seconds (T105).
  private static let standardDuration = 0.25

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let name = try arguments.next("a name", example: Self.form.example[1])
    span = name.span
    let duration = try arguments.option(Self.duration)?.value ?? Self.standardDuration
    let curve = try arguments.option(Self.curve)
    let timing = try curve?.value
    let newName = try name.newName()
    do throws(OutOfRange) {
      construction = .animator(
        name: newName, try Animator(duration: duration, timing: timing ?? .easeInOut))
    } catch {
      throw ScriptError(
        "invalid \(error.parameter) for an animator", curve?.word.span ?? name.span,
        hint: "must be \(error.allowed)")
    }
  }
}

/// The animator on which a verb of the animator's interface acts: the one that `on=NAME` names, or
/// the principal one.
package struct AnimatorTarget: Sendable {
  static let key = VerbKey.name("on", .animator, "the animator, if there are several")

  let name: Word?
  let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    name = try arguments.option(Self.key)?.value
    verb = arguments.verb.span
  }

  init(_ name: Word?, verb: Span) {
    self.name = name
    self.verb = verb
  }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    if let name { try scene.animator(name) } else { try scene.oneAnimator(verb) }
  }

  func run(_ input: AnimatorInput, in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(.animator(input, name: name?.text), span: name?.span ?? verb)
  }
}
