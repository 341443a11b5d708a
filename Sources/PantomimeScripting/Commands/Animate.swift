import PantomimeKit

/// `animate PATH to=VALUE [on=ANIMATOR] [delay=FACTOR]`: adds a block to an animator.
///
/// `animate PATH to=VALUE duration=TIME` is a `UIView.animate` instead, without an animator to hold.
package struct Animate: MakerCommand {
  package static let form = Form(
    "animate", "Animates a value, by a block of an animator or without one.",
    details: "While the animator is inactive the block waits for its start (A140); while it is "
      + "active it runs at once over the time that is left (A141). `delay` is a delay factor: the "
      + "share of that time the block waits before it moves (A147, A148). With a duration it is a "
      + "`UIView.animate` instead: it starts now, after a `delay` in seconds, and hands out "
      + "nothing that could be paused, scrubbed, reversed or continued. The view takes no touches "
      + "meanwhile without `interaction=yes`, as UIKit documents.",
    positionals: [Positional(.path)],
    options: Target.options + [
      AnimatorTarget.key.form, delay.form, duration.form, curve.form,
      interaction.form,
    ],
    example: [
      "scene blank", "view card frame=20,600,350,200", "animator open duration=0.5",
      "animate card.frame.y to=80 on=open delay=0.5",
    ])

  // A share for an animator, a time with a duration: read where it is known which of them.
  private static let delay = VerbKey.name(
    "delay", .fraction, "the delay factor, 0 to 1; with a duration, a time")
  private static let duration = VerbKey.seconds(
    "duration", "how long it takes, where no animator does it")
  private static let curve = VerbKey.timing("curve", "its timing then, ease-in-out if not given")

  private static let interaction = VerbKey.flag(
    "interaction", "whether the view takes touches meanwhile; no if not given")

  let construction: Construction
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let target = try Target(&arguments, example: "animate card.frame.y to=80")
    span = target.span
    let name = try arguments.option(AnimatorTarget.key)
    let delay = try arguments.option(Self.delay)?.value
    let curve = try arguments.option(Self.curve)
    let interaction = try arguments.option(Self.interaction)
    if let duration = try arguments.option(Self.duration) {
      guard name == nil else {
        throw ScriptError(
          "an animator has a duration of its own", duration.span,
          hint: "leave out duration= for the animator, or on= for a UIView.animate")
      }
      construction = .viewAnimation(
        Construction.RunningAnimator(
          duration: try duration.value, delay: try delay?.seconds() ?? 0,
          timing: try curve?.value ?? .easeInOut,
          allowsUserInteraction: try interaction?.value ?? false),
        [target.change])
      return
    }
    if let curve {
      throw ScriptError(
        "an animator has a timing of its own", curve.span,
        hint: "write duration= as well, for a UIView.animate")
    }
    if let interaction {
      throw ScriptError(
        "an animator's views take touches unless its user-interaction is off", interaction.span,
        hint: "write duration= as well, for a UIView.animate")
    }
    let factor = try delay?.fraction() ?? 0
    if let delay, !(0...1).contains(factor) {
      throw ScriptError(
        "a delay factor cannot be '\(delay.text)'", delay.span, hint: "it takes 0 to 1 (A147)")
    }
    construction = .change(
      [target.change], by: Construction.Mover(animator: name?.word.text, delayFactor: factor))
  }
}
