import PantomimeKit

/// `animate PATH to=VALUE [on=ANIMATOR] [delay=FACTOR]`: adds a block to an animator.
///
/// `animate PATH to=VALUE duration=TIME` is equivalent to `UIView.animate`: it adds an animation
/// without an animator that could control it.
package struct Animate: MakerCommand {
  package static let form = Form(
    "animate", "Animates a value, with or without an animator.",
    details: "If the animator is inactive, the block waits for its start (A140); if it is "
      + "active, the block runs immediately over the remaining time (A141). `delay` is a delay factor: the "
      + "fraction of that time before the block moves (A147, A148); different delays stagger "
      + "animations. With a duration, the statement is a "
      + "`UIView.animate`: it starts after a `delay` in seconds and returns "
      + "nothing that can be paused, scrubbed, reversed or continued. Without `interaction=yes` the view "
      + "takes no touches meanwhile, as UIKit documents. `animate list.insets to=60,0,0,0 "
      + "duration=0.3` changes a scroll view's insets and moves content that is past them.",
    positionals: [Positional(.path)],
    options: Target.options + [
      AnimatorTarget.key.form, delay.form, duration.form, curve.form,
      interaction.form,
    ],
    example: [
      "scene blank", "view card frame=20,600,350,200", "animator open duration=0.5",
      "animate card.frame.y to=80 on=open delay=0.5",
    ])

  // The value is a factor for an animator but a time with `duration`, so it's parsed once it's
  // known which form the statement has.
  private static let delay = VerbKey.name(
    "delay", .fraction, "the delay factor, 0 to 1; with duration=, a time")
  private static let duration = VerbKey.seconds(
    "duration", "the duration, without an animator")
  private static let curve = VerbKey.timing(
    "curve", "the timing, without an animator; default ease-in-out")

  private static let interaction = VerbKey.flag(
    "interaction", "whether the view takes touches meanwhile, default no")

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
          "the animator already has a duration", duration.span,
          hint: "omit duration= for the animator, or on= for a UIView.animate")
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
        "the animator already has a timing", curve.span,
        hint: "add duration= for a UIView.animate")
    }
    if let interaction {
      throw ScriptError(
        "an animator's views take touches unless its user-interaction is off", interaction.span,
        hint: "write duration= as well, for a UIView.animate")
    }
    let factor = try delay?.fraction() ?? 0
    if let delay, !(0...1).contains(factor) {
      throw ScriptError(
        "a delay factor cannot be '\(delay.text)'", delay.span, hint: "must be 0 to 1 (A147)")
    }
    construction = .change(
      [target.change], by: Construction.Mover(animator: name?.word.text, delayFactor: factor))
  }
}
