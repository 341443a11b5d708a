import PantomimeKit

/// `animate PATH to=VALUE [on=ANIMATOR] [delay=FACTOR]`: adds a block to an animator.
package struct Animate: MakerCommand {
  package static let form = Form(
    "animate", "Adds a block that changes a value to an animator.",
    details: "While the animator is inactive the block waits for its start (A140); while it is "
      + "active it runs at once over the time that is left (A141). `delay` is a delay factor: the "
      + "share of that time the block waits before it moves (A147, A148).",
    positionals: [Positional(.path)],
    options: Target.options + [
      AnimatorTarget.option, OptionForm("delay", .fraction, "the delay factor, 0 to 1"),
    ],
    example: [
      "scene blank", "view card frame=20,600,350,200", "animator open duration=0.5",
      "animate card.frame.y to=80 on=open delay=0.5",
    ])

  let construction: Construction
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let target = try Target(&arguments, example: "animate card.frame.y to=80")
    span = target.span
    let animator = try arguments.option("on")?.value.text
    let delay = try arguments.option("delay")?.value
    let factor = try delay?.fraction() ?? 0
    if let delay, !(0...1).contains(factor) {
      throw ScriptError(
        "a delay factor cannot be '\(delay.text)'", delay.span, hint: "it takes 0 to 1 (A147)")
    }
    construction = .change(
      [target.change], by: Construction.Mover(animator: animator, delayFactor: factor))
  }
}
