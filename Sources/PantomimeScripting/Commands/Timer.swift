import PantomimeKit

/// `timer NAME after=T`: records `timer fired NAME` then.
package struct TimerCommand: MakerCommand {
  package static let form = Form(
    "timer", "Starts a timer, which records `timer fired NAME` when its time is over.",
    details: "It fires once. What is due at one instant comes in the order in which it was started "
      + "(U19).",
    positionals: [Positional(.name)],
    options: [OptionForm("after", .time, "how long it waits")],
    example: ["scene blank", "timer hint after=0.5"])

  let construction: Construction
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let name = try arguments.next("a name", example: "timer hint after=0.5")
    span = name.span
    guard let after = try arguments.option("after")?.value else {
      throw ScriptError("'timer' needs a time", span, hint: "write after=0.5")
    }
    construction = .connection(.timer(name: try name.newName(), after: try after.seconds()))
  }
}
