import PantomimeKit
import PantomimeReporting

/// `animate PATH to=VALUE [on=ANIMATOR] [delay=FACTOR]`: adds a block to an animator, or to a
/// transition.
///
/// `animate PATH to=VALUE duration=TIME` is equivalent to `UIView.animate`: it adds an animation
/// without an animator that could control it.
package struct Animate: MakerCommand {
  package static let form = Form(
    "animate", "Animates a value, with or without an animator or a transition.",
    details: "If the animator is inactive, the block waits for its start (A140); if it is "
      + "active, the block runs immediately over the remaining time (A141). `delay` is a delay factor: the "
      + "fraction of that time before the block moves (A147, A148); different delays stagger "
      + "animations. With a duration, the statement is a "
      + "`UIView.animate`: it starts after a `delay` in seconds and returns "
      + "nothing that can be paused, scrubbed, reversed or continued. `start` and `length` make it a "
      + "keyframe, which moves during that part of the run; keyframes of one instant and duration "
      + "belong to one call, whose curve is ease-in-out by default (T97). `repeat` counts cycles, "
      + "there and back with `autoreverse=yes`; at the end, the target is shown (T84, T85). "
      + "A `rotation` takes the shorter arc, so a full turn doesn't show (A213); `layer-animation` passes "
      + "through every angle. "
      + "`animate list.insets to=60,0,0,0 duration=0.3` changes a scroll view's insets and moves "
      + "content that is past them. `velocity=GESTURE` gives a spring the finger's velocity, divided "
      + "by the remaining distance along each axis of a `center` (G160): `when \"pan ended\" do "
      + "animate chip.center to=195,200 duration=0.5 curve=spring(0.8) velocity=move`. "
      + "Without `interaction=yes` the view takes no touches meanwhile, "
      + "as UIKit documents.",
    positionals: [Positional(.path)],
    options: Target.options + [
      AnimatorTarget.key.form, delay.form, start.form, length.form, duration.form, curve.form,
      repetition.form, autoreverse.form, velocity.form, interaction.form,
    ],
    example: [
      "scene blank", "view card frame=20,600,350,200", "animator open duration=0.5",
      "animate card.frame.y to=80 on=open delay=0.5",
    ])

  // The value is a factor for an animator but a time with `duration`, so it's parsed once it's
  // known which form the statement has.
  private static let delay = VerbKey.name(
    "delay", .fraction, "the delay factor, 0 to 1; with duration=, a time"
  ).such(as: "0.2")
  private static let duration = VerbKey.seconds(
    "duration", "the duration, without an animator"
  ).such(as: "1")
  private static let curve = VerbKey.timing(
    "curve", "the timing, without an animator; default ease-in-out")

  private static let start = VerbKey.share(
    "start", "a keyframe's relative start, 0 to 1; default 0"
  ).such(as: "0.25")
  private static let length = VerbKey.share(
    "length", "a keyframe's relative duration, 0 to 1; default up to the end"
  ).such(as: "0.5")
  private static let repetition = VerbKey<Double>(
    "repeat", .repetition, "the number of cycles, without an animator; fractions are allowed"
  ) { (word) throws(ScriptError) in
    if word.text == ParameterKind.forever { return .infinity }
    guard Numeral(word.text) != nil else {
      throw ScriptError(
        "'\(word.text)' is not a repeat count", word.span,
        hint: "write a number, or \(ParameterKind.forever)")
    }
    let count = try word.number("a repeat count")
    guard count > 0 else {
      throw ScriptError(
        "a repeat count cannot be '\(word.text)'", word.span,
        hint: "must be more than 0, or '\(ParameterKind.forever)'"
          + (count == 0 ? "; Core Animation takes 0 as 1 (T83)" : ""))
    }
    return count
  }
  private static let autoreverse = VerbKey.flag(
    "autoreverse", "whether each cycle also runs back, without an animator")

  private static let velocity = VerbKey<InitialVelocity>(
    "velocity", .gesture,
    "a spring's initial velocity without an animator: that of a pan, or "
      + "full distances per second"
  ) { (word) throws(ScriptError) in
    let parts = word.parts
    guard !word.isQuoted, Numeral(parts[0].text) != nil else { return .gesture(word.text) }
    guard parts.count <= 2 else {
      throw ScriptError(
        "a velocity has one or two numbers, not \(parts.count)", word.span,
        hint: "write velocity=5, or velocity=5,20 for a center")
    }
    let across = try parts[0].number("a velocity")
    return .distances(
      Vector(dx: across, dy: try parts.dropFirst().first?.number("a velocity") ?? across))
  }.such(as: "2")

  private static let interaction = VerbKey.flag(
    "interaction", "whether the view takes touches meanwhile, default no")

  let construction: Construction
  let span: Span
  let note: String?
  /// The place of `delay`, which a transition's block doesn't have.
  private let delaySpan: Span?
  /// The recognizer whose velocity a spring starts with.
  private let gesture: Word?
  private let change: PropertyChange

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    if let option = arguments.options.first(where: { option in
      !Self.form.options.contains { $0.name == option.name.text }
        && option.name.text.split(separator: ".").contains {
          ViewWords.properties.contains(String($0))
        }
    }) {
      let view = arguments.remainingWords.first.map { "\($0.text)." } ?? ""
      throw ScriptError(
        "'animate' has no option '\(option.name.text)'", option.name.span,
        hint: "write animate \(view)\(option.name.text) to=\(option.value.written)")
    }
    let target = try Target(&arguments, example: "animate card.frame.y to=80")
    (span, change) = (target.span, target.change)
    let name = try arguments.option(AnimatorTarget.key)
    let delay = try arguments.option(Self.delay)?.value
    let curve = try arguments.option(Self.curve)
    let interaction = try arguments.option(Self.interaction)
    let keyframe = try Self.keyframe(&arguments)
    let repetition = try arguments.option(Self.repetition)
    let autoreverse = try arguments.option(Self.autoreverse)
    let velocity = try arguments.option(Self.velocity)
    delaySpan = try arguments.option(Self.delay)?.span
    gesture = if case .gesture? = try velocity?.value { velocity?.word } else { nil }
    if let duration = try arguments.option(Self.duration) {
      guard name == nil else {
        throw ScriptError(
          "the animator already has a duration", duration.span,
          hint: "omit duration= for the animator, or on= for a UIView.animate")
      }
      let seconds = try duration.value
      let timing = try curve?.value ?? .easeInOut
      let cycles = try Self.repetition(
        try repetition?.value, autoreverses: try autoreverse?.value ?? false, of: seconds,
        repetition?.span ?? duration.span)
      try Self.check(velocity, timing, isOnce: cycles == nil && keyframe == nil)
      construction = .viewAnimation(
        Construction.RunningAnimator(
          duration: seconds, delay: try delay?.seconds() ?? 0, timing: timing,
          allowsUserInteraction: try interaction?.value ?? false, repetition: cycles,
          keyframe: keyframe, velocity: try velocity?.value),
        [target.change])
      note =
        cycles?.autoreverses == true && repetition == nil
        ? "without repeat=, it runs there and back once; then its target is shown (T85)"
        : TimingValue.note(void: seconds, timing.duration(asked: seconds), timing)
      return
    }
    note = nil
    if let repetition = repetition?.span ?? autoreverse?.span {
      throw ScriptError(
        "an animator does not repeat (A165)", repetition,
        hint: name == nil
          ? "add duration= for a UIView.animate"
          : "write duration= instead of on=, for a UIView.animate")
    }
    if let curve {
      throw ScriptError(
        "the animator already has a timing", curve.span,
        hint: "write it there: animator \(name?.word.text ?? "NAME") "
          + "curve=\(curve.written.value.written); or add duration= for a UIView.animate")
    }
    if let velocity {
      throw ScriptError(
        "the animator has its own initial velocity", velocity.span,
        hint: "write duration= instead of on=, or velocity= at the animator")
    }
    if let interaction {
      throw ScriptError(
        "an animator's views take touches unless its user-interaction is off", interaction.span,
        hint: "write duration= as well, for a UIView.animate")
    }
    if let delay, keyframe != nil {
      throw ScriptError(
        "a keyframe of an animator has no delay", delay.span, hint: "omit it; start= is its delay")
    }
    let factor = try delay?.fraction() ?? 0
    if let delay, !(0...1).contains(factor) {
      throw ScriptError(
        "a delay factor cannot be '\(delay.text)'", delay.span, hint: "must be 0 to 1 (A147)")
    }
    construction = .change(
      [target.change],
      by: Construction.Mover(
        animator: name?.word.text, delayFactor: factor, keyframe: keyframe))
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    if scene.simulation?.view(named: change.path) != nil {
      let property = [1: "alpha", 2: "center"][change.numbers.count] ?? "frame"
      throw ScriptError(
        "'\(change.path)' is a view", span, hint: "did you mean '\(change.path).\(property)'?")
    }
    if let gesture {
      try scene.gesture(gesture)
      try scene.tries(construction) { impossible in
        if case .connection(.wrongGesture) = impossible { gesture.span } else { span }
      }
    }
    guard case .change(_, let mover?) = construction else { return }
    // A drive's animator is named after its path. It exists only while the value settles, and a
    // statement without `on` doesn't mean it.
    if mover.animator == nil, let simulation = scene.simulation,
      let drive = simulation.principalAnimator, Animate.isDriven(drive, simulation)
    {
      let other = simulation.animatorNames.first { !Animate.isDriven($0, simulation) }
      throw ScriptError(
        other.map { "the animator is missing, for example on=\($0)" }
          ?? "no animator is declared here; only the drive of \(drive) has one", span,
        hint: "add duration=0.3 for a UIView.animate, or on=\(drive) for a block of the drive")
    }
    if mover.animator == nil, let simulation = scene.simulation, simulation.animatorNames.isEmpty,
      simulation.transitionNames.isEmpty
    {
      throw ScriptError(
        "the scene has no animator", span,
        hint: "add duration=0.3 for a UIView.animate, or declare one first: animator NAME "
          + "duration=0.3")
    }
    guard let delaySpan, let transition = mover.animator,
      scene.simulation?.transitionNames.contains(transition) == true
    else { return }
    throw ScriptError(
      "a block of the transition '\(transition)' has no delay (A236)", delaySpan,
      hint: "write start=0.5 for a keyframe that begins later")
  }

  /// Whether an animator belongs to a drive, so that its name is the path of a value.
  private static func isDriven(_ animator: String, _ simulation: Simulation) -> Bool {
    simulation.read(animator)?.numbers.isEmpty == false
  }

  /// Throws an error if an initial velocity doesn't belong to a single run of a spring.
  private static func check(
    _ velocity: GivenOption<InitialVelocity>?, _ timing: Timing, isOnce: Bool
  ) throws(ScriptError) {
    guard let velocity else { return }
    try timing.checkForVelocity(at: velocity.span)
    guard isOnce else {
      throw ScriptError(
        "a keyframe or a repeated run has no initial velocity", velocity.span,
        hint: "omit velocity=")
    }
  }

  /// Parses the span of a keyframe, or returns `nil` if the statement has none.
  private static func keyframe(
    _ arguments: inout Arguments
  ) throws(ScriptError) -> KeyframeSpan? {
    let (start, length) = (
      try arguments.option(Self.start), try arguments.option(Self.length)
    )
    guard let place = length?.span ?? start?.span else { return nil }
    let (begin, extent) = (try start?.value ?? 0, try length?.value)
    do throws(OptionError) {
      return try KeyframeSpan(start: begin, length: extent)
    } catch {
      throw ScriptError(
        "a keyframe from \(Numerals.text(begin)) cannot last \(Numerals.text(error.value))", place,
        hint: "\(error.parameter) must be \(error.allowed)")
    }
  }

  /// Returns the cycles of a view animation, or `nil` for a single pass.
  private static func repetition(
    _ count: Double?, autoreverses: Bool, of duration: Double, _ span: Span
  ) throws(ScriptError) -> Repetition? {
    guard count != nil || autoreverses else { return nil }
    do throws(OptionError) {
      let repetition = try Repetition(count: count ?? 1, autoreverses: autoreverses)
      _ = try Animator(duration: duration, timing: .linear, repeating: repetition)
      return repetition
    } catch {
      throw ScriptError(
        "'\(error.parameter)' cannot be \(Numerals.text(error.value))", span,
        hint: "must be \(error.allowed)")
    }
  }
}

// MARK: - Advice

extension Advice {
  /// Returns a note on statements that animate a rotation by more than half a turn, which a view
  /// animation does on the shorter arc, or `nil` if none does.
  func arcNote(on text: String) -> String? {
    for statement in text.split(separator: ";") {
      let words = statement.split(separator: " ").map(String.init)
      guard words.count > 2, words[0] == Animate.form.name, words[1].hasSuffix(".rotation"),
        let target = words.first(where: { $0.hasPrefix("to=") || $0.hasPrefix("by=") }),
        let angle = Numeral(String(target.dropFirst(3)))?.value
      else { continue }
      let now = simulation?.read(words[1])?.numbers.first ?? 0
      let end = target.hasPrefix("by=") ? now + angle : angle
      guard (end - now).magnitude > 180 else { continue }
      let time = words.first { $0.hasPrefix("duration=") } ?? "duration=0.3"
      let layer =
        "layer-animation \(words[1]) from=\(Prose.plain(now)) to=\(Prose.plain(end)) \(time)"
      return "A view animation takes the shorter arc, and a full turn doesn't show (A213); "
        + "`\(layer)` passes through every angle."
    }
    return nil
  }
}
