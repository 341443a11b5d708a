import PantomimeKit

/// `running NAME PATH to=VALUE duration=TIME …`: adds an animator that is already running.
package struct Running: MakerCommand {
  package static let form = Form(
    "running", "Adds a running animator with one block.",
    details:
      "Equivalent to `runningPropertyAnimator` (A164): the block runs now, the presentation moves "
      + "after the delay.",
    positionals: [Positional(.name), Positional(.path)],
    options: Target.options + [duration.form, delay.form, curve.form],
    example: [
      "scene blank", "view card alpha=1", "running fade card.alpha to=0 duration=0.3 delay=0.1",
    ])

  private static let duration = VerbKey.seconds("duration", "the duration").such(as: "1")
  private static let delay = VerbKey.seconds("delay", "the delay").such(as: "0.2")
  private static let curve = VerbKey.timing("curve", "the timing, default ease-in-out")

  let construction: Construction
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let example = "running fade card.alpha to=0 duration=0.3"
    let name = try arguments.next("a name", example: example)
    let target = try Target(&arguments, example: example)
    span = name.span
    guard let duration = try arguments.option(Self.duration)?.value else {
      throw ScriptError("'running' needs a duration", name.span, hint: "write duration=0.3")
    }
    let delay = try arguments.option(Self.delay)?.value ?? 0
    let timing = try arguments.option(Self.curve)?.value ?? .easeInOut
    construction = .running(
      name: try name.newName(),
      Construction.RunningAnimator(duration: duration, delay: delay, timing: timing),
      [target.change])
  }
}
