import PantomimeKit

/// `timer NAME after=T`: records `timer fired NAME` then.
package struct TimerCommand: MakerCommand {
  package static let form = Form(
    "timer", "Starts a timer, which records `timer fired NAME` when its time is over.",
    details: "It fires once. What is due at one instant comes in the order in which it was started "
      + "(U19).",
    positionals: [Positional(.name)],
    options: [after.form],
    example: ["scene blank", "timer hint after=0.5"])

  private static let after = VerbKey.seconds("after", "how long it waits")

  let construction: Construction
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let name = try arguments.next("a name", example: "timer hint after=0.5")
    span = name.span
    guard let after = try arguments.option(Self.after) else {
      throw ScriptError("'timer' needs a time", span, hint: "write after=0.5")
    }
    construction = .connection(.timer(name: try name.newName(), after: try after.value))
  }
}
