import PantomimeKit

/// `animator NAME duration=0.5 curve=spring(0.8)`: adds an animator.
package struct AnimatorCommand: MakerCommand {
  package static let form = Form(
    "animator", "Adds an animator with one completion.",
    details: "It is inactive; `animate` gives it something to do. A spring by its own constants "
      + "sets its own duration (A138).",
    positionals: [Positional(.name)],
    options: [
      OptionForm("duration", .time, "how long a whole run takes, 0.25 s if not given (T105)"),
      OptionForm("curve", .timing, "its timing, ease-in-out if not given"),
    ],
    example: ["scene blank", "animator open duration=0.5 curve=spring(0.8)"])

  let construction: Construction
  let span: Span

  /// Core Animation's own default, in seconds (T105).
  private static let standardDuration = 0.25

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let name = try arguments.next("a name", example: Self.form.example[1])
    span = name.span
    let duration = try arguments.option("duration")?.value.seconds() ?? Self.standardDuration
    let curve = try arguments.option("curve")?.value
    var timing: Timing?
    if let curve { timing = try TimingValue.read(curve) }
    let newName = try name.newName()
    do throws(OutOfRange) {
      construction = .animator(
        name: newName, try Animator(duration: duration, timing: timing ?? .easeInOut))
    } catch {
      throw ScriptError(
        "no animator can have that \(error.parameter)", curve?.span ?? name.span,
        hint: "it takes \(error.allowed)")
    }
  }
}
