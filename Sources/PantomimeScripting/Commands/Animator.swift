import PantomimeKit

/// `animator NAME duration=0.5 curve=spring(0.8)`: adds an animator.
struct AnimatorCommand: MakerCommand {
  static let form = Form(
    "animator", "Adds an animator with one completion.",
    details: "It is inactive; `animate` adds animations. A spring with physical constants "
      + "determines the duration (A138). `velocity` is the initial velocity of a spring, in remaining "
      + "distances per second (A182), at the start the whole distance; two numbers give a `center` one spring for each axis (A185).",
    positionals: [Positional(.name)],
    options: [duration.form, curve.form, velocity.form],
    example: ["scene blank", "animator open duration=0.5 curve=spring(0.8)"])

  private static let duration = VerbKey.seconds(
    "duration", "the duration of a full run, default 0.25 s (T105)"
  ).such(as: "1")
  private static let curve = VerbKey.timing("curve", "the timing, default ease-in-out")
  private static let velocity = VerbKey<Vector>(
    "velocity", .numbers, "a spring's initial velocity, in remaining distances per second"
  ) { (word) throws(ScriptError) in
    let parts = word.parts
    guard parts.count <= 2 else {
      throw ScriptError(
        "a velocity has one or two numbers, not \(parts.count)", word.span,
        hint: "write velocity=5, or velocity=5,20 for a center")
    }
    let across = try parts[0].number("a velocity")
    return Vector(dx: across, dy: try parts.dropFirst().first?.number("a velocity") ?? across)
  }.such(as: "2")

  let construction: Construction
  let span: Span
  let note: String?

  /// The default duration of Core Animation, in seconds (T105).
  private static let standardDuration = 0.25

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let name = try arguments.next("a name", example: Self.form.example[1])
    span = name.span
    let given = try arguments.option(Self.duration)?.value
    let duration = given ?? Self.standardDuration
    let curve = try arguments.option(Self.curve)
    let timing = try curve?.value ?? .easeInOut
    let velocity = try arguments.option(Self.velocity)
    let speed = try velocity?.value
    if let velocity { try timing.checkForVelocity(at: velocity.span) }
    let newName = try name.newName()
    do throws(OptionError) {
      let animator =
        if let speed {
          try Animator(duration: duration, timing: timing, initialVelocity: speed)
        } else {
          try Animator(duration: duration, timing: timing)
        }
      construction = .animator(name: newName, animator)
      note = given.flatMap { TimingValue.note(void: $0, animator.duration, timing) }
    } catch {
      throw ScriptError(
        "invalid \(error.parameter) for an animator", curve?.word.span ?? name.span,
        hint: "must be \(error.allowed)")
    }
  }
}

extension AnimatorCommand {
  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    if case .animator(let name, _) = construction { try scene.newMover(name, span) }
  }
}

/// The object on which a verb of the animator's interface acts: the animator or the transition that
/// `on=NAME` names, or the only one.
package struct AnimatorTarget: Sendable {
  static let key = VerbKey.name(
    "on", .animator, "the animator or the transition, if there are several")

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

  /// Checks the name of an animator.
  ///
  /// - Parameter own: The call of a transition that has the same effect as the verb, for a transition
  ///   that is named instead.
  func check(_ scene: SceneCheck, insteadOf verbName: String, own: String) throws(ScriptError) {
    try scene.needsScene(verb)
    if let transition = scene.transition(name) {
      throw ScriptError(
        "'\(verbName)' belongs to an animator, and '\(transition)' is a transition",
        name?.span ?? verb, hint: "write \(own) on=\(transition)")
    }
    try check(scene)
  }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    if scene.transition(name) != nil { return }
    if let name { try scene.mover(name) } else { try scene.oneAnimator(verb) }
  }

  /// Carries out an operation of an animator.
  func run(_ input: AnimatorInput, in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(.animator(input, name: name?.text), span: name?.span ?? verb)
  }

  /// Carries out an operation of an animator, or the call of a transition.
  func run(
    _ input: AnimatorInput, or call: PercentDrivenTransition.Call, in session: inout Session
  ) throws(ScriptError) -> Response {
    let scene = SceneCheck(session.simulation, in: session.catalog)
    guard let transition = scene.transition(name) else { return try run(input, in: &session) }
    return try session.handle(.transition(call, name: transition), span: name?.span ?? verb)
  }
}
