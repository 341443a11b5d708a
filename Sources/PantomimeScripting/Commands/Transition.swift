import PantomimeKit

/// `transition NAME [duration=TIME] [curve=TIMING] …`: adds a percent-driven transition.
struct TransitionCommand: MakerCommand {
  static let form = Form(
    "transition", "Adds a percent-driven transition.",
    details: "`animate … on=NAME` fills it; `start`, `update 0.4`, `pause`, `finish` and `cancel` "
      + "with `on=NAME` are its calls, and `drive NAME by=GESTURE` connects a pan. While it is held, "
      + "its values follow the percent linearly (A226). Released, it runs over the remaining distance "
      + "at `completion-speed` (A224, A225). With `interactive=no`, a start runs over the duration "
      + "with `curve` (A228); `pause` makes it interactive. With `completes=no`, the animation's "
      + "completion never calls `completeTransition`: the transition stays in flight at its end, and "
      + "its container takes every touch (the fault MP-9 of `dive-deeper`).",
    positionals: [Positional(.name)],
    options: [
      duration.form, curve.form, speed.form, completionCurve.form, interactive.form,
      completes.form,
    ],
    example: [
      "scene blank", "view card frame=0,844,390,844", "transition push duration=0.5",
      "animate card.frame.y to=0 on=push", "start on=push", "update 0.4 on=push", "finish on=push",
      "run", "transition pop duration=0.3",
    ])

  private static let duration = VerbKey.seconds(
    "duration", "the duration of a full run, default 0.25 s (T105)"
  ).such(as: "1")
  private static let curve = VerbKey.timing(
    "curve", "the timing of a run that is not interactive, default ease-in-out")
  private static let speed = VerbKey<Double>(
    "completion-speed", .number, "the speed after release, default 1 (A224)"
  ) { (word) throws(ScriptError) in
    let speed = try word.number("a speed")
    guard speed > 0 else {
      throw ScriptError(
        "a completion speed cannot be '\(word.text)'", word.span, hint: "must be more than 0 (A224)"
      )
    }
    return speed
  }.such(as: "0.5")
  private static let completionCurve = VerbKey.timing(
    "completion-curve", "the timing after release, default ease-in-out (A226)")
  private static let interactive = VerbKey.flag(
    "interactive", "whether a start holds it, the default, or runs it (A228)"
  ).such(as: "no")

  private static let completes = VerbKey.flag(
    "completes", "whether its completion calls `completeTransition`, as by default"
  ).such(as: "no")

  let construction: Construction
  let span: Span
  let note: String?

  /// The default duration of Core Animation, in seconds (T105).
  private static let standardDuration = 0.25

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let name = try arguments.next("a name", example: "transition push duration=0.5")
    span = name.span
    let given = try arguments.option(Self.duration)?.value
    let curve = try arguments.option(Self.curve)
    let timing = try curve?.value ?? .easeInOut
    let speed = try arguments.option(Self.speed)?.value ?? 1
    let completion = try arguments.option(Self.completionCurve)
    let completionTiming = try completion?.value ?? .easeInOut
    let isInteractive = try arguments.option(Self.interactive)?.value ?? true
    let completes = try arguments.option(Self.completes)?.value ?? true
    let newName = try name.newName()
    var place = curve?.word.span ?? span
    do throws(OptionError) {
      var transition = try PercentDrivenTransition(
        duration: given ?? Self.standardDuration, timing: timing)
      place = completion?.word.span ?? span
      try transition.setCompletion(speed: speed, curve: completionTiming)
      transition.completes = completes
      construction = .transition(
        name: newName, transition, curve: timing, interactive: isInteractive)
      note = given.flatMap { TimingValue.note(void: $0, transition.duration, timing) }
    } catch {
      throw ScriptError(
        "invalid \(error.parameter) for a transition", place, hint: "must be \(error.allowed)")
    }
  }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    if case .transition(let name, _, _, _) = construction { try scene.newMover(name, span) }
  }
}

/// The transition to which a call belongs: the one that `on=NAME` names, or the only one.
struct TransitionTarget: Sendable {
  static let key = VerbKey.name("on", .transition, "the transition, if there are several")

  static let example = [
    "scene blank", "view card frame=0,844,390,844", "transition push duration=0.5",
    "animate card.frame.y to=0 on=push", "start",
  ]

  private let name: Word?
  private let verb: Word

  init(_ arguments: inout Arguments) throws(ScriptError) {
    name = try arguments.option(Self.key)?.value
    verb = arguments.verb
  }

  /// Returns the name of the transition.
  ///
  /// - Parameter own: The verb with which an animator does the same.
  func name(in scene: SceneCheck, own: String) throws(ScriptError) -> String {
    try scene.needsScene(verb.span)
    let known = scene.simulation?.transitionNames ?? []
    let span = name?.span ?? verb.span
    if let name, scene.simulation?.hasAnimator(named: name.text) == true {
      throw ScriptError(
        "'\(verb.text)' belongs to a transition, and '\(name.text)' is an animator", span,
        hint: "write \(own) on=\(name.text)")
    }
    guard !known.isEmpty else {
      throw ScriptError(
        "the scene has no transition", span, hint: "add one: transition NAME duration=0.5")
    }
    if let name {
      guard known.contains(name.text) else {
        throw ScriptError(
          "unknown transition '\(name.text)'", span,
          hint: Spelling.hint(name.text, among: known, what: "transitions"))
      }
      return name.text
    }
    guard known.count == 1 else {
      throw ScriptError(
        "the transition is ambiguous", span,
        hint: "add on=\(known[0]); the transitions are \(Spelling.list(known, "and"))")
    }
    return known[0]
  }

  func run(
    _ call: PercentDrivenTransition.Call, own: String, in session: inout Session
  ) throws(ScriptError) -> Response {
    let name = try name(in: SceneCheck(session.simulation, in: session.catalog), own: own)
    return try session.handle(
      .transition(call, name: name), span: self.name?.span ?? verb.span)
  }
}
